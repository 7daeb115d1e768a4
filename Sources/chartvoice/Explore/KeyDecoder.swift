import ChartModel
import ChartNarration

/// What comes from a keyboard.
enum KeyInput: Equatable {
  case key(Key)
  /// Text that was put in at once.
  case paste(String)
}

/// Makes keys of the bytes that a terminal sends, however they are cut into reads.
///
/// After ECMA-48 and the control sequences of xterm. What it does not know is swallowed whole, never read as letters.
struct KeyDecoder {
  private var state = State.ground

  private enum State {
    case ground
    /// Behind one or two escapes.
    case escape(count: Int)
    /// Behind `ESC [`, and what came since.
    case control(Parameters)
    /// Behind `ESC O`, and the digits that came since.
    case shifted(Parameters)
    /// Behind `ESC [ [`, as the console of Linux begins F1 to F5.
    case console
    /// Within an answer of a terminal, which ends with `ESC \` or a bell; what began it, and whether more has come.
    case answer(UInt8, isEscaped: Bool, hasMore: Bool)
    /// The bytes of a mouse that are left.
    case mouse(Int)
    case letter(UTF8Letter, Key.Modifiers)
    case paste(PastedText)
  }

  /// What stands between the start and the end of a sequence.
  struct Parameters {
    private(set) var bytes: [UInt8] = []
    /// Whether it is longer than any that is known, and is not kept.
    var isLong: Bool { bytes.count > 32 }
    /// Whether two escapes stood before it, as some terminals send Alt.
    var hasAlt = false
    mutating func append(_ byte: UInt8) { if !isLong { bytes.append(byte) } }
  }

  /// How long, in milliseconds, more bytes may belong to what has come; `nil` where nothing is under way.
  ///
  /// The parts of a sequence come at once, those of a paste over a slow line: where its end is lost, the keys are the user's
  /// again after that.
  var patience: Int32? {
    switch state {
    case .ground: nil
    case .paste: 1_000
    default: Self.keyWait
    }
  }

  /// Whether more bytes may belong to a key that has begun.
  var isPending: Bool { patience == Self.keyWait }

  /// How long, in milliseconds, an escape waits for what would make it a sequence.
  private static let keyWait: Int32 = 50

  /// Whether nothing is under way.
  var isIdle: Bool { if case .ground = state { true } else { false } }

  /// The keys that bytes complete.
  mutating func inputs(_ bytes: some Sequence<UInt8>) -> [KeyInput] {
    var inputs: [KeyInput] = []
    for byte in bytes { take(byte, &inputs) }
    return inputs
  }

  /// What stands by itself when nothing more came in time: an escape is the key Escape, and a paste without an end is what has
  /// come of it.
  mutating func flush() -> [KeyInput] {
    defer { state = .ground }
    switch state {
    case .escape(let count): return Array(repeating: .key(.named(.escape)), count: count)
    case .control(let parameters) where parameters.bytes.isEmpty: return [.key(.character("[", .alt))]
    case .shifted(let parameters) where parameters.bytes.isEmpty: return [.key(.character("O", .alt))]
    case .answer(let start, isEscaped: false, hasMore: false):
      return [.key(.character(Character(Unicode.Scalar(start)), .alt))]
    case .paste(let paste): return [.paste(paste.text)]
    default: return []
    }
  }

  // MARK: Bytes

  private mutating func take(_ byte: UInt8, _ inputs: inout [KeyInput]) {
    switch state {
    case .ground: begin(byte, [], &inputs)
    case .escape(let count): takeEscaped(byte, count, &inputs)
    case .control(let parameters): takeControl(byte, parameters, &inputs)
    case .shifted(let parameters): takeShifted(byte, parameters, &inputs)
    case .console: end(KeySequences.console(byte), [], &inputs)
    case .answer(let start, let isEscaped, _): takeAnswer(byte, start, isEscaped, &inputs)
    case .mouse(let left): state = left > 1 ? .mouse(left - 1) : .ground
    case .letter(let letter, let modifiers): takeLetter(byte, letter, modifiers, &inputs)
    case .paste(let paste): takePasted(byte, paste, &inputs)
    }
  }

  private mutating func begin(_ byte: UInt8, _ modifiers: Key.Modifiers, _ inputs: inout [KeyInput]) {
    if byte == Self.escape { return state = .escape(count: 1) }
    if byte >= 0x80 { return state = UTF8Letter(byte).map { .letter($0, modifiers) } ?? .ground }
    end(KeySequences.single(byte), modifiers, &inputs)
  }

  private mutating func takeEscaped(_ byte: UInt8, _ count: Int, _ inputs: inout [KeyInput]) {
    var parameters = Parameters()
    parameters.hasAlt = count > 1
    switch byte {
    case Self.escape where count > 1: inputs.append(.key(.named(.escape)))
    case Self.escape: state = .escape(count: 2)
    case UInt8(ascii: "["): state = .control(parameters)
    case UInt8(ascii: "O"): state = .shifted(parameters)
    default:
      if count > 1 { inputs.append(.key(.named(.escape))) }
      if KeySequences.answers.contains(byte) { return state = .answer(byte, isEscaped: false, hasMore: false) }
      begin(byte, .alt, &inputs)
    }
  }

  private mutating func takeControl(_ byte: UInt8, _ parameters: Parameters, _ inputs: inout [KeyInput]) {
    var parameters = parameters
    switch byte {
    case UInt8(ascii: "[") where parameters.bytes.isEmpty: state = .console
    case UInt8(ascii: "M") where parameters.bytes.isEmpty: state = .mouse(3)
    case UInt8(ascii: "~") where parameters.bytes == Array("200".utf8): state = .paste(PastedText())
    case 0x20..<0x40:
      parameters.append(byte)
      state = .control(parameters)
    case 0x40..<0x7F where parameters.isLong: state = .ground
    case 0x40..<0x7F: end(KeySequences.control(parameters.bytes, byte), parameters.hasAlt ? .alt : [], &inputs)
    default: begin(byte, [], &inputs)
    }
  }

  private mutating func takeShifted(_ byte: UInt8, _ parameters: Parameters, _ inputs: inout [KeyInput]) {
    var parameters = parameters
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: ";"):
      parameters.append(byte)
      state = .shifted(parameters)
    case 0x20..<0x7F where parameters.isLong: state = .ground
    case 0x20..<0x7F: end(KeySequences.shifted(parameters.bytes, byte), parameters.hasAlt ? .alt : [], &inputs)
    default: begin(byte, [], &inputs)
    }
  }

  private mutating func takeAnswer(_ byte: UInt8, _ start: UInt8, _ isEscaped: Bool, _ inputs: inout [KeyInput]) {
    switch byte {
    case 0x07: state = .ground
    case UInt8(ascii: "\\") where isEscaped: state = .ground
    case _ where isEscaped: takeEscaped(byte, 1, &inputs)
    default: state = .answer(start, isEscaped: byte == Self.escape, hasMore: true)
    }
  }

  private mutating func takeLetter(
    _ byte: UInt8, _ letter: UTF8Letter, _ modifiers: Key.Modifiers, _ inputs: inout [KeyInput]
  ) {
    var letter = letter
    guard letter.append(byte) else {
      state = .ground
      return begin(byte, [], &inputs)
    }
    guard letter.isWhole else { return state = .letter(letter, modifiers) }
    end(letter.character.map { .character($0) }, modifiers, &inputs)
  }

  private mutating func takePasted(_ byte: UInt8, _ paste: PastedText, _ inputs: inout [KeyInput]) {
    var paste = paste
    // One owner alone, so that a byte costs no copy of those before it.
    state = .ground
    // A paste whose end never comes must not take the way out.
    if byte == 0x03 { return inputs.append(.key(.character("c", .control))) }
    guard paste.append(byte) else { return state = .paste(paste) }
    inputs.append(.paste(paste.text))
  }

  /// Ends what is under way with a key, or with none.
  private mutating func end(_ key: Key?, _ modifiers: Key.Modifiers, _ inputs: inout [KeyInput]) {
    state = .ground
    guard var key else { return }
    key.modifiers.formUnion(modifiers)
    inputs.append(.key(key))
  }

  static let escape: UInt8 = 0x1B
}
