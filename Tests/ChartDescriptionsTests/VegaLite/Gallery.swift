import ChartModel
import Foundation

@testable import SourceText
@testable import VegaLite

/// Vega-Lite's gallery; it lies beside the project, and not everywhere.
struct Gallery {
  let folder: String
  /// The names of its charts, in order.
  let names: [String]

  /// The gallery in `CHARTVOICE_SHARED`, or in a folder `shared` beside the package; `nil` where it is not there.
  init?() {
    let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let shared = ProcessInfo.processInfo.environment["CHARTVOICE_SHARED"] ?? "/\(package)/../shared"
    folder = shared + "/vega-gallery"
    guard let files = try? FileManager.default.contentsOfDirectory(atPath: folder + "/specs") else { return nil }
    let only = ProcessInfo.processInfo.environment["CHARTVOICE_ONLY"]?.split(separator: ",").map(String.init)
    names = files.filter { $0.hasSuffix(".vl.json") }.map { String($0.dropLast(8)) }.sorted()
      .filter { only?.contains($0) ?? true }
  }

  /// The charts of a specification.
  func views(_ name: String) throws -> DeclaredViews {
    let path = "\(folder)/specs/\(name).vl.json"
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    let root = SpecificationNode(try JSONTreeParser.parse(bytes, source: path))
    let context = VegaContext()
    let loader = VegaDataLoader(root: root, folders: DataFolders(specification: folder), context: context)
    let view = try ViewCompiler(sources: loader, context: context).compile(ViewTree.make(root, in: context))
    return ViewLowering(names: CalendarNames(zone: .utc)).views(view)
  }
}
