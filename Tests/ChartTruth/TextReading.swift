import ChartModel

/// One text, read from left to right as phrases between commas, colons, semicolons and full stops.
///
/// Where a text can be read in several ways, it is true if one of them is.
struct TextReading {
  private let text: [UInt8]
  private let scene: Scene
  private let meanings: [(meaning: Meaning, forms: [Phrasebook.Form])]
  /// Where a phrase may end, and where the next one then begins.
  private let joins: [(end: Int, next: Int, isStop: Bool)]
  /// How far the best reading came, and what was wrong there.
  private var farthest = 0
  private var problems: [String] = []

  init(_ text: String, _ scene: Scene) {
    let isLine = [Role.title, .label, .heading, .stop].contains(scene.role)
    let bare = !isLine && text.last.map { ".!?".contains($0) } == true ? String(text.dropLast()) : text
    self.text = Array(bare.utf8)
    self.scene = scene
    meanings = (Meaning.byRole[scene.role] ?? []).filter { scene.mayMean($0.meaning.key) }
    joins = Self.joins(of: self.text)
  }

  private static func joins(of text: [UInt8]) -> [(end: Int, next: Int, isStop: Bool)] {
    let marks: [UInt8] = Array(",:;.!?".utf8)
    let found = text.indices.dropLast().filter { marks.contains(text[$0]) && text[$0 + 1] == UInt8(ascii: " ") }
    return found.map { ($0, $0 + 2, [UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(text[$0])) }
      + [(text.count, text.count, true)]
  }

  /// What was wrong where the reading came to an end.
  var problem: String {
    let rest = String(decoding: text[min(farthest, text.count)...], as: UTF8.self)
    return problems.isEmpty ? "cannot be read from \"\(rest)\" on" : problems.prefix(6).joined(separator: "; ")
  }

  /// Whether the whole text can be read and is true.
  var isTrue: Bool {
    mutating get { reads(from: 0, isStart: true, scene) }
  }

  private mutating func reads(from start: Int, isStart: Bool, _ scene: Scene) -> Bool {
    guard start < text.count else {
      guard let problem = scene.unfinished else { return true }
      note(problem, at: start)
      return false
    }
    for join in joins where join.end > start {
      let piece = text[start..<join.end]
      if reads(piece, join, scene) { return true }
      if isStart, let small = Self.uncapitalized(piece), reads(small, join, scene) { return true }
    }
    if problems.isEmpty { farthest = max(farthest, start) }
    return false
  }

  private mutating func reads(
    _ piece: ArraySlice<UInt8>, _ join: (end: Int, next: Int, isStop: Bool), _ scene: Scene
  ) -> Bool {
    let whole = String(decoding: piece, as: UTF8.self)
    for (meaning, forms) in meanings {
      for claim in Self.claims(of: piece, whole, meaning.key, forms) {
        var after = scene
        if let problem = meaning.check(claim, &after) {
          if Explaining.isOn, !forms.isEmpty || meaning.key == "=value" {
            note("\(meaning.key): \(problem)", at: join.end)
          }
          continue
        }
        after.heard.append(meaning.key)
        if join.isStop, join.end < text.count {
          if let problem = after.unfinished {
            note(problem, at: join.end)
            continue
          }
          after.beginSentence()
        }
        if reads(from: join.next, isStart: join.isStop, after) { return true }
      }
    }
    return false
  }

  private static func claims(
    of piece: ArraySlice<UInt8>, _ whole: String, _ key: String, _ forms: [Phrasebook.Form]
  ) -> [Claim] {
    var claims: [Claim] = []
    if forms.isEmpty { claims.append(Claim(key: key, form: "", slots: ["text": whole])) }
    for form in forms {
      for slots in form.template.readings(of: piece) { claims.append(Claim(key: key, form: form.name, slots: slots)) }
    }
    return claims
  }

  private static func uncapitalized(_ piece: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = piece.first, (65...90).contains(first) else { return nil }
    return [first + 32] + piece.dropFirst()
  }

  private mutating func note(_ problem: String, at place: Int) {
    if place > farthest { (farthest, problems) = (place, []) }
    if place == farthest, !problems.contains(problem) { problems.append(problem) }
  }
}

extension Scene {
  /// Whether a phrase can be meant at all: the label of one mark says nothing of parts, rules or details that are not.
  fileprivate func mayMean(_ key: String) -> Bool {
    guard role == .label else { return true }
    if key.hasPrefix("rules.") { return !chart.rules.isEmpty }
    if key.hasPrefix("labels.part") || ["labels.share", "labels.total", "labels.highest-part"].contains(key) {
      return isStack
    }
    return !(key.contains("detail") && chart.details.isEmpty)
  }

  /// What a text that ends here leaves unsaid; `nil` where it is whole.
  var unfinished: String? {
    switch role {
    case .label:
      if heard.count < 2, heard != ["=event"], heard != ["message.empty"] { return "it says a place and nothing else" }
      return owed.isEmpty || owed.count > 5 ? nil : "it does not say \(owed)"
    case .group, .stop, .stops:
      if heard.count < 2 { return "it says a place and nothing else" }
      return owed.isEmpty || role != .stop && leavesOutForLength ? nil : why("it does not say \(owed)")
    case .kind: return owed.isEmpty ? unsaidKind : "it does not say \(owed)"
    default: return owed.isEmpty ? nil : "it does not say \(owed)"
    }
  }

  private var unsaidKind: String? {
    guard !evidence.showsParts, evidence.kind != "event",
      heard.contains(where: { $0.hasPrefix("kinds.") || $0.hasPrefix("spreads.") })
    else {
      return nil
    }
    let asked = [
      ("kinds.layered", !layers.isEmpty), ("kinds.horizontal", chart.orientation == .horizontal),
      ("kinds.centered", chart.stack == .center), ("kinds.normalized", chart.stack == .normalize && chart.isStacked),
    ]
    return asked.first { $0.1 && !heard.contains($0.0) }.map { "it does not say \($0.0)" }
  }

  /// A new sentence is about all series again, but for one about a selection.
  mutating func beginSentence() {
    guard role == .message || role == .summary else { return }
    rows = evidence.rows
    marks = rows.flatMap(\.marks)
  }
}
