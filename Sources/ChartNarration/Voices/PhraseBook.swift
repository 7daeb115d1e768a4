import Synchronization

/// The phrases of a voice by their keys. Those of a voice that is part of the program are made when they are first said.
final class PhraseBook: Sendable {
  private let compiled: CompiledPhrases
  private let made: Mutex<[String: Phrase]>

  /// The phrases of a file.
  init(_ phrases: [String: Phrase]) {
    compiled = CompiledPhrases("")
    made = Mutex(phrases)
  }

  /// The phrases that `Scripts/generate-voices` wrote.
  init(compiled text: StaticString) {
    compiled = CompiledPhrases(text)
    made = Mutex([:])
  }

  subscript(key: String) -> Phrase? {
    made.withLock { made in
      if let phrase = made[key] { return phrase }
      let phrase = compiled.phrase(key)
      made[key] = phrase
      return phrase
    }
  }
}

/// A table of phrases as text: a line each, ordered by the bytes of the keys. A line is a key and its forms, with tabs between:
///
/// ```
/// labels.value	={number} {unit}	short.={number}
/// marks.day	={n} days	one={n} day
/// ```
///
/// A form is named by its plural category, which is left out for `other`, behind `short.` for the short form.
struct CompiledPhrases: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  /// The phrase of a key; `nil` where there is none. Nothing but its own line is read whole.
  func phrase(_ key: String) -> Phrase? {
    text.withUTF8Buffer { bytes in
      Self.line(key, in: bytes[...]).map { Self.phrase(String(decoding: $0, as: UTF8.self)) }
    }
  }

  private typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// Halves the lines that are left until one begins with the key.
  private static func line(_ key: String, in bytes: Bytes) -> Bytes? {
    var rest = bytes
    while !rest.isEmpty {
      let before = rest.prefix(rest.count / 2).lastIndex(of: newline).map { rest.prefix(through: $0) } ?? rest.prefix(0)
      let line = rest.dropFirst(before.count).prefix { $0 != newline }
      let own = line.prefix { $0 != tab }
      if own.elementsEqual(key.utf8) { return line }
      rest = own.lexicographicallyPrecedes(key.utf8) ? rest.dropFirst(before.count + line.count + 1) : before
    }
    return nil
  }

  private static let newline = UInt8(ascii: "\n")
  private static let tab = UInt8(ascii: "\t")

  private static func phrase(_ line: String) -> Phrase {
    var (long, short) = (Phrase.Forms(other: Template("")), Phrase.Forms?.none)
    for form in line.split(separator: "\t").dropFirst() {
      let (name, template) = (form.prefix { $0 != "=" }, Template(String(form.drop { $0 != "=" }.dropFirst())))
      if name.hasPrefix("short.") {
        short = (short ?? Phrase.Forms(other: template)).with(template, for: name.dropFirst("short.".count))
      } else {
        long = long.with(template, for: name)
      }
    }
    return Phrase(long, short: short)
  }
}

extension Phrase.Forms {
  /// The same with the template of a plural category, or of `other` where it has no name.
  fileprivate func with(_ template: Template, for category: Substring) -> Phrase.Forms {
    var forms = self
    if category.isEmpty { forms.other = template } else { forms.rest[String(category)] = template }
    return forms
  }
}
