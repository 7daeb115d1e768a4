import ChartLint
import SourceText

/// The configuration of each file: that of `--config`, or the nearest `.chartvoice.toml` above it in its repository.
final class ConfigurationPlaces {
  static let name = ".chartvoice.toml"
  /// How many configurations may add to one another.
  private static let mostExtended = 20

  private let given: LintConfiguration?
  /// What was found for each folder; a configuration that could not be read is a failure for all files below it.
  private var found: [String: Result<LintConfiguration, any Error>] = [:]

  /// - Parameter path: what `--config` says; `none` for no configuration at all.
  init(_ path: String?) throws {
    switch path {
    case nil: given = nil
    case "none"?: given = LintConfiguration()
    case let path?: given = try Self.read(path, extendedBy: [])
    }
  }

  /// The rules of a file; of standard input they are those of the folder where one is.
  func rules(for path: String) throws -> FileRules {
    let whole = path == "-" ? PathNames.whole("./-") : PathNames.whole(path)
    let configuration = try given ?? found(in: PathNames.folder(of: whole)).get()
    return configuration.rules(forFile: whole)
  }

  private func found(in folder: String) -> Result<LintConfiguration, any Error> {
    if let known = found[folder] { return known }
    let result = search(folder)
    found[folder] = result
    return result
  }

  private func search(_ folder: String) -> Result<LintConfiguration, any Error> {
    let path = (folder == "/" ? "" : folder) + "/" + Self.name
    // A link that leads to nothing is a wish that cannot be met.
    if FileIdentity.isThere(path) || FileIdentity.isLink(path) { return Result { try Self.read(path, extendedBy: []) } }
    // A repository is a project of its own.
    guard folder != "/", folder != ".", !FileIdentity.isThere(folder + "/.git") else {
      return .success(LintConfiguration())
    }
    return found(in: PathNames.folder(of: folder))
  }

  /// Reads a configuration and those that it adds to.
  private static func read(_ path: String, extendedBy chain: [String]) throws -> LintConfiguration {
    try WholeFile.checkRegular(path, called: "configuration")
    let text = try TextFile.read(path, called: "configuration")
    let whole = PathNames.whole(path)
    let shown = path.hasPrefix("/") ? PathNames.shown(path) : path
    let parser = LintConfigurationParser(
      file: shown.escapingControls, folder: PathNames.folder(of: whole), showsValues: chain.isEmpty)
    let own = try parser.configuration(text)
    guard let base = own.extends else { return own }
    guard !chain.contains(whole), chain.count < mostExtended else {
      throw LintConfigurationError(
        file: shown.escapingControls, message: "extends leads back to this file, or through too many. Take it out.")
    }
    let beside = base.hasPrefix("/") ? base : PathNames.folder(of: whole) + "/" + base
    do {
      return own.added(to: try read(beside, extendedBy: chain + [whole]))
    } catch let error as TextFileError {
      throw LintConfigurationError(file: shown.escapingControls, message: "extends names \(error)")
    }
  }
}
