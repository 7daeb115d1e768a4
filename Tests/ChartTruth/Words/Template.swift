/// A phrase of a voice as a pattern: words that stand as they are, and places that are filled in.
struct Template: Sendable {
  enum Part: Sendable {
    case words([UInt8])
    case place(String)
  }

  /// What stands in the places of one reading.
  typealias Slots = [String: String]

  private let parts: [Part]
  /// The places in their order.
  private let names: [String]
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
    names = parts.compactMap { if case .place(let name) = $0 { name } else { nil } }
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
    guard isFramed(text) else { return [] }
    var found: [[Range<Int>]] = []
    read(0, text, [], &found)
    return found.map { ranges in
      zip(names, ranges).reduce(into: [:]) { $0[$1.0] = String(decoding: text[$1.1], as: UTF8.self) }
    }
  }

  /// Whether a text begins and ends as the phrase does: most do not, and need no more reading.
  private func isFramed(_ text: ArraySlice<UInt8>) -> Bool {
    Self.stand(start, in: text, at: text.startIndex)
      && text.count >= end.count && Self.stand(end, in: text, at: text.endIndex - end.count)
  }

  private func read(_ part: Int, _ text: ArraySlice<UInt8>, _ filled: [Range<Int>], _ found: inout [[Range<Int>]]) {
    guard part < parts.count else {
      if text.isEmpty { found.append(filled) }
      return
    }
    switch parts[part] {
    case .words(let words):
      if Self.stand(words, in: text, at: text.startIndex) {
        read(part + 1, text.dropFirst(words.count), filled, &found)
      }
    case .place:
      let next = part + 1 < parts.count ? parts[part + 1] : nil
      for end in Self.ends(of: text, before: next) where end > text.startIndex {
        read(part + 1, text[end...], filled + [text.startIndex..<end], &found)
      }
    }
  }

  private static func stand(_ words: [UInt8], in text: ArraySlice<UInt8>, at start: Int) -> Bool {
    guard text.endIndex - start >= words.count else { return false }
    var place = start
    for byte in words {
      if text[place] != byte { return false }
      place += 1
    }
    return true
  }

  /// Where a place can end: before each occurrence of the words that follow it.
  private static func ends(of text: ArraySlice<UInt8>, before part: Part?) -> [Int] {
    guard case .words(let words)? = part else { return text.isEmpty ? [] : [text.endIndex] }
    var ends: [Int] = []
    var place = text.startIndex
    while place < text.endIndex {
      if stand(words, in: text, at: place) { ends.append(place) }
      place += 1
    }
    return ends
  }
}
