import SourceText
import TOMLKit

/// The keys of one table of a configuration, with errors that say where they stand.
struct ConfigurationFields {
  let file: String
  let text: String
  let table: TOMLTable
  /// What errors call the table.
  let name: String
  /// Whether errors may show what keys are set to.
  let showsValues: Bool

  /// Refuses the first key, in the order of their names, that is not one of those allowed.
  func allow(_ keys: [String]) throws(LintConfigurationError) {
    guard let unknown = table.keys.sorted().first(where: { !keys.contains($0) }) else { return }
    let near = NearestNames.nearest(to: unknown, among: keys)
    let remedy = near.map { "Did you mean \"\($0)\"?" } ?? "Its keys are: \(keys.joined(separator: ", "))."
    throw failure(at: unknown, "\(name) has no key \"\(unknown.escapingControls)\". \(remedy)")
  }

  func text(_ key: String) throws(LintConfigurationError) -> String? {
    guard let value = table[key] else { return nil }
    guard let text = value.string else { throw failure(at: key, "\(key) must be a text in quotes.") }
    return text
  }

  /// A text that names a file.
  func path(_ key: String) throws(LintConfigurationError) -> String? {
    guard let path = try text(key) else { return nil }
    guard !path.isEmpty else {
      throw failure(at: key, "\(key) must name a file, such as \"../shared.toml\".")
    }
    return path
  }

  /// A list of texts, or one text alone.
  func texts(_ key: String) throws(LintConfigurationError) -> [String] {
    guard let value = table[key] else { return [] }
    if let text = value.string { return [text] }
    guard let array = value.array else { throw failure(at: key, "\(key) must be a list of texts: [\"one\", \"two\"].") }
    var texts: [String] = []
    for element in array {
      guard let text = element.string else {
        throw failure(at: key, "\(key) must be a list of texts: [\"one\", \"two\"].")
      }
      texts.append(text)
    }
    return texts
  }

  func fields(_ key: String, called name: String) throws(LintConfigurationError) -> ConfigurationFields? {
    guard let value = table[key] else { return nil }
    guard let inner = value.table else {
      throw failure(at: key, "\(key) must be a table: \(name), with its keys below.")
    }
    return ConfigurationFields(file: file, text: text, table: inner, name: name, showsValues: showsValues)
  }

  func tables(_ key: String, called name: String) throws(LintConfigurationError) -> [ConfigurationFields] {
    guard let value = table[key] else { return [] }
    let message = "\(key) must be written as \(name), with files and rules below."
    guard let array = value.array else { throw failure(at: key, message) }
    var tables: [ConfigurationFields] = []
    for element in array {
      guard let inner = element.table else { throw failure(at: key, message) }
      tables.append(ConfigurationFields(file: file, text: text, table: inner, name: name, showsValues: showsValues))
    }
    return tables
  }

  /// The levels of rules by their ids.
  func rules() throws(LintConfigurationError) -> [String: RuleLevel] {
    guard let fields = try fields("rules", called: "rules = { empty-label = \"off\" } or [lint.rules]") else {
      return [:]
    }
    var rules: [String: RuleLevel] = [:]
    for id in fields.table.keys.sorted() {
      guard FileRules.known.contains(id) else { throw failure(at: id, UnknownRule(id: id).description) }
      let found = fields.table[id]?.string
      guard let level = found.flatMap(RuleLevel.init) else {
        let levels = "\"off\", \"info\", \"warning\" or \"error\""
        let wrong = (showsValues ? found : nil).map { ", not \"\($0.escapingControls)\"" } ?? ""
        throw failure(at: id, "\(id) must be \(levels)\(wrong).")
      }
      rules[id] = level
    }
    return rules
  }

  /// An error at a key.
  func failure(at key: String, _ message: String) -> LintConfigurationError {
    LintConfigurationError(file: file, line: line(of: key), message: message)
  }

  /// The first line that gives a key a value, or has it as the name of a table; `nil` where it is written in another way.
  private func line(of key: String) -> Int? {
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if Self.gives(line.prefix { $0 != "#" }, key) { return number + 1 }
    }
    return nil
  }

  private static func gives(_ line: Substring, _ key: String) -> Bool {
    var rest = line
    while let place = rest.indices.first(where: { rest[$0...].hasPrefix(key) }) {
      let before = rest[..<place].last
      let behind = rest[place...].dropFirst(key.count).drop { $0 == "\"" || $0 == "'" || $0.isWhitespace }
      let isWhole = before.map { !$0.isLetter && !$0.isNumber && $0 != "-" && $0 != "_" } ?? true
      if isWhole, behind.first == "=" || behind.first == "." || behind.first == "]" { return true }
      rest = rest[place...].dropFirst()
    }
    return false
  }
}
