import ChartModel
import SourceText
import TOMLKit

/// Reads a configuration from TOML; what it does not know is an error, so that no wish is lost in silence.
public struct LintConfigurationParser {
  private let file: String
  private let folder: String
  private let showsValues: Bool

  /// - Parameters:
  ///   - file: What errors call the file.
  ///   - folder: The whole path of the folder where it lies, from which `files` of overrides are meant.
  ///   - showsValues: Whether errors may show what keys are set to: not of a file that another one names, which may be any
  ///     file that has nothing to do with charts.
  public init(file: String, folder: String, showsValues: Bool = true) {
    (self.file, self.showsValues) = (file, showsValues)
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
  }

  /// What a text sets.
  ///
  /// - Throws: `LintConfigurationError` for text that is not TOML, a key, rule or level that there is not, or a value of another
  ///   type.
  public func configuration(_ text: String) throws(LintConfigurationError) -> LintConfiguration {
    // Some editors write a mark at the beginning.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let root = ConfigurationFields(
      file: file, text: text, table: try table(text), name: "The top", showsValues: showsValues)
    try root.allow(["extends", "lint"])
    var configuration = LintConfiguration()
    configuration.extends = try root.path("extends")
    guard let lint = try root.fields("lint", called: "[lint]") else { return configuration }
    try lint.allow(["extends", "rules", "names", "units", "overrides"])
    configuration.extends = try lint.path("extends") ?? configuration.extends
    configuration.rules = try lint.rules()
    configuration.names = try lint.texts("names")
    configuration.units = try lint.texts("units")
    for fields in try lint.tables("overrides", called: "[[lint.overrides]]") {
      try fields.allow(["files", "rules"])
      let files = try fields.texts("files")
      guard !files.isEmpty else {
        throw fields.failure(at: "overrides", "[[lint.overrides]] must say for which files.")
      }
      configuration.overrides.append(
        LintConfiguration.Override(folder: folder, files: files.map(PathGlob.init), rules: try fields.rules()))
    }
    return configuration
  }

  /// The most bytes of a configuration.
  private static let limit = ChartLimits.configurationBytes

  private func table(_ text: String) throws(LintConfigurationError) -> TOMLTable {
    guard text.utf8.count <= Self.limit else {
      throw LintConfigurationError(file: file, message: "This configuration is longer than 100 KB. Shorten it.")
    }
    if let fault = TOMLFault.first(in: text) {
      throw LintConfigurationError(file: file, line: fault.line, message: fault.sentence)
    }
    do {
      return try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      let remedy = "Give this file with --config to see what is wrong."
      throw LintConfigurationError(
        file: file, line: Int(error.source.begin.line),
        message: "This is not TOML" + (showsValues ? ": \(error.description.escapingControls)." : ". " + remedy))
    } catch {
      throw LintConfigurationError(file: file, message: "This is not TOML.")
    }
  }
}
