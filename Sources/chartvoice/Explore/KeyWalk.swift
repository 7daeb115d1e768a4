import ChartNarration

/// A walk by keys: each key asks for what the person's map says, and the answer is one new line.
///
/// Moves that come faster than one can hear, as from a key that is held, are heard as tones; words come when it rests.
struct KeyWalk {
  private let keys: KeyMap
  private let walk: Walk
  private let output: WalkOutput
  private var prompt: WalkPrompt?
  /// What the last move said, while more keys may follow.
  private var held: [String] = []
  /// What is to be said besides, which no later move replaces.
  private var notes: [String] = []
  /// Whether the last answer has more to it, which is made when no key waits for it.
  private var isUnfinished = false
  /// Whether what takes a while to say has been made for the charts as they are shown.
  private var isPrepared = false
  /// Whether the line of the prompt must be said again, as something was taken from it.
  private var isErased = false
  /// Whether help was asked for just now, so that a letter asks for a topic.
  private var mayNameTopic = false

  init(_ walk: Walk, keys: KeyMap, output: WalkOutput) {
    (self.walk, self.keys, self.output) = (walk, keys, output)
  }

  /// Whether something is still to be said when no more keys wait.
  var isHolding: Bool { !held.isEmpty || !notes.isEmpty || isErased || isUnfinished || !isPrepared }

  /// Says what was held back, and what the last answer left open.
  mutating func rest() throws {
    try sayHeld()
    if isUnfinished {
      let answer = walk.rest()
      try output.say(answer.lines + answer.notes)
      isPrepared = false
    }
    isUnfinished = false
    if isErased, let prompt {
      try output.endLine()
      try output.echo(prompt.text.isEmpty ? "\(prompt.question) " : prompt.line)
    }
    isErased = false
    if !isPrepared { walk.prepare() }
    isPrepared = true
  }

  private mutating func sayHeld() throws {
    if !held.isEmpty || !notes.isEmpty { try output.say(held + notes) }
    (held, notes) = ([], [])
  }

  /// Takes what came from the keyboard; false when the walk is over.
  mutating func take(_ input: KeyInput) throws -> Bool {
    guard prompt == nil else { return try ask(input) }
    switch input {
    case .paste:
      try rest()
      try output.say(["Pasted text was left out."])
      return true
    case .key(.character("c", .control)): return try run("quit")
    case .key(let key):
      if let topic = topic(key) { return try run("help " + topic) }
      guard let line = keys[key] else { return try explain(key) }
      defer { mayNameTopic = line == "help" }
      return try take(line)
    }
  }

  /// The topic that a key names behind that of help; the same key again names all.
  private mutating func topic(_ key: Key) -> String? {
    guard mayNameTopic, case .character(let letter) = key.base, key.modifiers.isEmpty else {
      mayNameTopic = false
      return nil
    }
    if keys[key] == "help" { return "topics" }
    mayNameTopic = false
    return HelpTopic.all.first { $0.letter == letter.lowercased().first }?.name
  }

  /// A letter that asks for nothing: silence would leave one to wonder.
  private mutating func explain(_ key: Key) throws -> Bool {
    guard case .character = key.base, key.modifiers.isEmpty else { return true }
    try rest()
    let help = keys.spokenKeys(for: "help").last.map { " \($0) is help." } ?? ""
    try output.say(["\(key.spoken) does nothing.\(help)"])
    return true
  }

  /// Leaves the terminal with a line that has its end.
  mutating func pause() throws {
    walk.pause()
    try output.say([])
  }

  /// Says where one is, or what is asked, after an interruption.
  mutating func resume() throws {
    try rest()
    guard let prompt else { return try output.say(walk.place()) }
    try output.say([prompt.line])
  }

  // MARK: Commands

  private mutating func take(_ line: String) throws -> Bool {
    let needsText = FocusWord.named(line)?.needsText == true
    guard needsText || line == KeyMap.anyCommand else { return try run(line) }
    try rest()
    let prompt = WalkPrompt(line)
    self.prompt = prompt
    try output.say([prompt.question])
    return true
  }

  private mutating func run(_ line: String) throws -> Bool {
    let isMove = Self.moves.contains(line)
    if !isMove { try sayHeld() }
    let answer = try walk.answer(to: line)
    isUnfinished = answer.isUnfinished
    notes += answer.notes
    if isMove, !answer.ends {
      held = answer.lines
    } else {
      try output.say(answer.lines + notes)
      notes = []
    }
    return !answer.ends
  }

  /// The moves that keys repeat while they are held.
  private static let moves: Set = [
    "left", "right", "in", "out", "first", "last", "previous-series", "next-series", "start", "end", "top", "lowest",
    "highest", "next-peak", "previous-peak", "next-gap", "previous-gap", "next-crossing", "previous-crossing", "ahead",
    "behind", "scroll-ahead", "scroll-behind",
  ]

  // MARK: Questions

  private mutating func ask(_ input: KeyInput) throws -> Bool {
    guard let outcome = prompt?.take(input) else { return true }
    switch outcome {
    case .nothing: break
    // A line that must be said again has the new characters in it already.
    case .typed(let text): if isErased { try rest() } else { try output.echo(text) }
    case .erased: isErased = true
    case .cancelled: try answerNothing()
    case .entered(let line): return try close(running: line)
    }
    return true
  }

  private mutating func answerNothing() throws {
    (prompt, isErased) = (nil, false)
    try output.say(["Cancelled."])
  }

  private mutating func close(running line: String) throws -> Bool {
    try rest()
    prompt = nil
    try output.endLine()
    return try run(line)
  }
}
