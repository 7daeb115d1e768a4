import ChartNarration
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where a person's settings lie.
enum ProfilePlace {
  /// The settings of a file, of the standard place, or none.
  ///
  /// - Parameter option: what `--profile` says; `nil` for the standard place, which may be empty.
  static func settings(_ option: String?) throws -> ProfileSettings {
    guard option != "none" else { return ProfileSettings() }
    guard let option else {
      guard let path = standard, access(path, F_OK) == 0 else { return ProfileSettings() }
      // Nobody named it, so nobody waits for what comes of a pipe there.
      try WholeFile.checkRegular(path, called: "profile")
      return try read(path)
    }
    return try read(option)
  }

  /// `$XDG_CONFIG_HOME/chartvoice/profile.toml`, else below `~/.config`; `nil` where there is no home.
  ///
  /// A path in `XDG_CONFIG_HOME` that is not absolute is ignored, as the XDG Base Directory Specification asks.
  static var standard: String? {
    let folder = variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (folder ?? variable("HOME").map { $0 + "/.config" }).map { $0 + "/chartvoice/profile.toml" }
  }

  private static func read(_ path: String) throws -> ProfileSettings {
    let text = try TextFile.read(path, called: "profile")
    var settings = try ProfileParser(file: path.escapingControls).settings(text)
    // A voice is named from where the profile lies, so that the two can be moved together.
    if let voice = settings.voice, voice != "en", !voice.hasPrefix("/"), let slash = path.lastIndex(of: "/") {
      settings.voice = path[...slash] + voice
    }
    return settings
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    let text = String(cString: value)
    return text.isEmpty ? nil : text
  }
}
