import SourceText

/// Reads string catalogues of Xcode: the English texts, with their variations.
///
/// A catalogue does not say what a text is for, so it counts as a note.
struct StringCatalogue {
  let file: String
  private let root: JSONTree
  private let lines: LinesOfTexts

  init(bytes: [UInt8], file: String) throws {
    self.file = file
    do {
      root = try JSONTree(parsing: bytes, source: file)
    } catch {
      throw LintInputError(error, file: file)
    }
    lines = LinesOfTexts(bytes)
  }

  /// Hands over the texts; of a key without an English text, the key where the catalogue's own language is English.
  func forEach(_ body: (LintText) throws -> Void) throws {
    guard let strings = root["strings"]?.members else {
      throw LintInputError(
        file: file, line: root.line, message: "This catalogue has no \"strings\". Save it by Xcode, or name its kind.")
    }
    let isSourceEnglish = Self.isEnglish(root["sourceLanguage"]?.string ?? "en")
    for string in strings where string.value["extractionState"]?.string != "stale" {
      let localizations = string.value["localizations"]?.members ?? []
      let english = localizations.filter { Self.isEnglish($0.name) }
      for localization in english { try texts(of: localization.value, localization.value["substitutions"], body) }
      if english.isEmpty, isSourceEnglish { try text(string.name, line: string.value.line, nil, body) }
    }
  }

  /// Whether a language is English: `en`, `en-GB`.
  static func isEnglish(_ language: String) -> Bool {
    let lowered = language.lowercased()
    return lowered == "en" || lowered.hasPrefix("en-") || lowered.hasPrefix("en_")
  }

  /// A unit of text, or variations by number or device that hold such units.
  private func texts(
    of tree: JSONTree, _ substitutions: JSONTree?, _ body: (LintText) throws -> Void
  ) throws {
    if let value = tree["stringUnit"]?["value"], let text = value.string {
      try self.text(text, line: value.line, substitutions, body)
    }
    for variations in tree["variations"]?.members ?? [] {
      for variation in variations.value.members ?? [] { try texts(of: variation.value, substitutions, body) }
    }
  }

  private func text(
    _ text: String, line: Int, _ substitutions: JSONTree?, _ body: (LintText) throws -> Void
  ) throws {
    let sample = FormatPlaceholders(Self.substituted(text, substitutions))
    // An empty text is not yet written.
    guard !sample.isOnlyPlaceholders, !text.isEmpty else { return }
    var found = LintText(
      sample.filled, context: .note, file: file, line: line, column: lines.column(of: text, line: line))
    found.breaksLines = false
    try body(found)
  }

  // MARK: Substitutions

  /// A text with `%#@name@` replaced by what the catalogue says of that name for many.
  private static func substituted(_ text: String, _ substitutions: JSONTree?) -> String {
    let mark = "%#@"
    guard text.contains(mark) else { return text }
    var parts = text.split(separator: mark, omittingEmptySubsequences: false)[...]
    var result = String(parts.removeFirst())
    for part in parts {
      guard let end = part.firstIndex(of: "@") else {
        result += mark + part
        continue
      }
      let rule = substitutions?[String(part[..<end])]
      result += many(rule) ?? "%@"
      result += part[part.index(after: end)...]
    }
    return result
  }

  private static func many(_ rule: JSONTree?) -> String? {
    let plural = rule?["variations"]?["plural"]
    return (plural?["other"] ?? plural?.members?.last?.value)?["stringUnit"]?["value"]?.string
  }
}
