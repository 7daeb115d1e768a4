/// What a project sets of the linter, as `.chartvoice.toml` has it.
///
/// ```toml
/// extends = "../shared.toml"
///
/// [lint]
/// rules = { subjective-term = "off", vague-quantity = "error" }
/// names = ["Rapid City"]
/// units = ["kWh"]
///
/// [[lint.overrides]]
/// files = "Tests/**"
/// rules = { empty-label = "info" }
/// ```
public struct LintConfiguration: Sendable, Equatable {
  /// What holds for some files alone.
  struct Override: Sendable, Equatable {
    /// The folder of the configuration, from which paths are compared, with a slash at its end.
    var folder: String
    var files: [PathGlob]
    var rules: [String: RuleLevel]

    func isFor(_ path: String) -> Bool {
      guard path.hasPrefix(folder) else { return false }
      let inside = String(path.dropFirst(folder.count))
      return files.contains { $0.matches(inside) }
    }
  }

  /// Another configuration that this one adds to, as the file names it.
  public internal(set) var extends: String?
  var rules: [String: RuleLevel] = [:]
  var names: [String] = []
  var units: [String] = []
  var overrides: [Override] = []

  /// A configuration that sets nothing.
  public init() {}

  /// The same behind another, whose settings hold where this one has none.
  public func added(to base: LintConfiguration) -> LintConfiguration {
    var sum = base
    sum.extends = extends
    sum.rules.merge(rules) { $1 }
    sum.names += names.filter { !base.names.contains($0) }
    sum.units += units.filter { !base.units.contains($0) }
    sum.overrides += overrides
    return sum
  }

  /// The rules for a file by its whole path; a later override wins over an earlier one.
  public func rules(forFile path: String) -> FileRules {
    var found = FileRules()
    found.levels = overrides.filter { $0.isFor(path) }.reduce(rules) { $0.merging($1.rules) { $1 } }
    found.names = names + units
    return found
  }
}

/// Why a configuration could not be read, with the place in its file and a remedy.
public struct LintConfigurationError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file, as messages call it.
  public var file: String
  /// The line, where one is known.
  public var line: Int?
  /// What is wrong and what would be right, as a sentence.
  public var message: String

  /// A fault of a configuration.
  public init(file: String, line: Int? = nil, message: String) {
    (self.file, self.line, self.message) = (file, line, message)
  }

  /// The place and the message.
  public var description: String { file + (line.map { ", line \($0)" } ?? "") + ": " + message }
}
