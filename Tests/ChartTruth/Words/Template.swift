/// A phrase of a voice as a pattern: words that stand as they are, and places that are filled in.
struct Template: Sendable {
  enum Part: Sendable {
    case words([UInt8])
    case place(String)
  }

  /// What stands in the places of one reading.
  typealias Slots = [String: String]

  private let parts: [Part]
  /// The words with which every reading begins and ends.
  private let start: [UInt8]
  private let end: [UInt8]
  private let text: String

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      if open > rest.startIndex { parts.append(.words(Array(rest[..<open].utf8))) }
      parts.append(.place(String(rest[rest.index(after: open)..<close])))
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.words(Array(rest.utf8))) }
    self.parts = parts
    start = if case .words(let words)? = parts.first { words } else { [] }
    end = if case .words(let words)? = parts.last { words } else { [] }
  }

  /// The template with its places filled in.
  func filled(_ values: Slots) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .words(let words): text += String(decoding: words, as: UTF8.self)
      case .place(let name): text += values[name] ?? ""
      }
    }
  }

  /// Every way in which a whole text can be this phrase; no place is ever empty.
  func readings(of text: ArraySlice<UInt8>) -> [Slots] {
    var found: [Slots] = []
    guard isFramed(text) else { return found }
    read(parts[...], text, [:], &found)
    return found
  }

  /// Whether a text begins and ends as the phrase does: most do not, and need no more reading.
  private func isFramed(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count >= start.count, text.count >= end.count else { return false }
    var place = text.startIndex
    for byte in start {
      if text[place] != byte { return false }
      place += 1
    }
    place = text.endIndex - end.count
    for byte in end {
      if text[place] != byte { return false }
      place += 1
    }
    return true
  }

  private func read(_ parts: ArraySlice<Part>, _ text: ArraySlice<UInt8>, _ slots: Slots, _ found: inout [Slots]) {
    guard let part = parts.first else {
      if text.isEmpty { found.append(slots) }
      return
    }
    switch part {
    case .words(let words):
      if text.starts(with: words) { read(parts.dropFirst(), text.dropFirst(words.count), slots, &found) }
    case .place(let name): fill(name, parts.dropFirst(), text, slots, &found)
    }
  }

  private func fill(
    _ name: String, _ rest: ArraySlice<Part>, _ text: ArraySlice<UInt8>, _ slots: Slots, _ found: inout [Slots]
  ) {
    guard !text.isEmpty else { return }
    for end in Self.ends(of: text, before: rest.first) where end > text.startIndex {
      var filled = slots
      filled[name] = String(decoding: text[text.startIndex..<end], as: UTF8.self)
      read(rest, text[end...], filled, &found)
    }
  }

  /// Where a place can end: before each occurrence of the words that follow it.
  private static func ends(of text: ArraySlice<UInt8>, before part: Part?) -> [Int] {
    guard case .words(let words)? = part, let first = words.first else { return [text.endIndex] }
    var ends: [Int] = []
    for place in text.indices where text[place] == first && text[place...].starts(with: words) { ends.append(place) }
    return ends
  }
}
