import SourceText
import TOMLKit

/// Reads a person's settings from TOML; what it does not know is an error, so that no wish is lost in silence.
///
/// ```toml
/// verbosity = "standard"
/// value-first = true
///
/// [mark]
/// tokens = ["place", "value", "change"]
/// ```
public struct ProfileParser {
  private let file: String

  /// A parser that names the given file in its errors.
  public init(file: String) { self.file = file }

  /// The settings in a TOML text; what it leaves out is as the preset has it.
  ///
  /// - Throws: `ProfileError` for text that is not TOML, a key, token or word that there is not, a token that is there
  ///   twice, or marks without place and value.
  public func settings(_ text: String) throws(ProfileError) -> ProfileSettings {
    let root = try table(text)
    let fields = ProfileFields(file: file, text: text, table: root, name: nil)
    try fields.allow(["verbosity", "value-first", "voice", "chart", "group", "mark", "keys"])
    var settings = ProfileSettings()
    settings.verbosity = try fields.verbosity() ?? .standard
    settings.valueFirst = try fields.flag("value-first") ?? false
    settings.voice = try fields.text("voice")
    settings.profile.chart = try role("chart", fields, settings.verbosity)
    settings.profile.group = try role("group", fields, settings.verbosity)
    settings.profile.mark = try role("mark", fields, settings.verbosity)
    if settings.valueFirst { settings.profile.mark.putValueFirst() }
    try check(settings.profile, fields)
    settings.keys = try fields.fields(of: "keys")?.keyMap() ?? KeyMap()
    return settings
  }

  private func table(_ text: String) throws(ProfileError) -> TOMLTable {
    if let fault = TOMLFault.first(in: text) {
      throw ProfileError(file: file, line: fault.line, message: fault.sentence)
    }
    do {
      return try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      throw ProfileError(
        file: file, line: Int(error.source.begin.line),
        message: "This is not TOML: \(error.description.escapingControls).")
    } catch {
      throw ProfileError(file: file, line: nil, message: "This is not TOML.")
    }
  }

  private func role<Token: ProfileToken>(
    _ name: String, _ root: ProfileFields, _ verbosity: Verbosity
  ) throws(ProfileError) -> Profile.Role<Token> {
    guard let fields = try root.fields(of: name) else { return Profile.Role(verbosity) }
    try fields.allow(["verbosity", "tokens", "omit"])
    var role = Profile.Role<Token>(try fields.verbosity() ?? verbosity)
    if let tokens: [Token] = try fields.tokens("tokens") { role.tokens = tokens }
    let omitted: [Token] = try fields.tokens("omit") ?? []
    role.tokens.removeAll(where: omitted.contains)
    return role
  }

  /// A label or a group of nothing would be silence.
  private func check(_ profile: Profile, _ fields: ProfileFields) throws(ProfileError) {
    guard profile.mark.says(.place) || profile.mark.says(.value) else {
      throw fields.failure(at: "mark", "[mark] must say \"place\" or \"value\".")
    }
    guard profile.group.says(.range) || profile.group.says(.value) else {
      throw fields.failure(at: "group", "[group] must say \"range\" or \"value\".")
    }
    guard profile.chart.says(.title) || profile.chart.says(.message) else {
      throw fields.failure(at: "chart", "[chart] must say \"title\" or \"message\".")
    }
  }
}
