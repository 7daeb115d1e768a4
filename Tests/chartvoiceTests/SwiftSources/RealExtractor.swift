import Foundation

/// The program that reads Swift sources, as people install it. Tests that need it are skipped where it is not, and say so;
/// `Scripts/check-swift-lint` runs them with it.
enum RealExtractor {
  /// By the variable CHARTVOICE_TEXTS_SWIFT, beside the program, or in the folders of PATH; `nil` where it is nowhere.
  private static let url: URL? = {
    let variables = ProcessInfo.processInfo.environment
    let folders =
      [Program.url.deletingLastPathComponent().path] + (variables["PATH"] ?? "").split(separator: ":").map(String.init)
    let named = variables["CHARTVOICE_TEXTS_SWIFT"].map { URL(fileURLWithPath: $0, relativeTo: Project.folder).path }
    let paths = [named].compactMap(\.self) + folders.map { $0 + "/" + Installation.extractor }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }()

  static var isFound: Bool { url != nil }
  static let absence = "chartvoice-texts-swift is not installed: see Scripts/check-swift-lint"

  /// The program with it beside it.
  static func installation() throws -> Installation {
    let installation = try Installation()
    guard let url else { throw CocoaError(.fileNoSuchFile) }
    try FileManager.default.createSymbolicLink(
      at: installation.place("bin/" + Installation.extractor), withDestinationURL: url)
    return installation
  }
}
