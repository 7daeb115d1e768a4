import Foundation
import Testing

@testable import VegaLite

/// Every expression of Vega-Lite's gallery is read, or refused for a reason.
///
/// The gallery is no part of the project: the test runs where `CHARTVOICE_SHARED`, or `../shared` beside the package,
/// has `vega-gallery`.
@Suite struct GalleryExpressionTests {
  static let folder: URL? = {
    let package = URL(filePath: #filePath).pathComponents.prefix { $0 != "Tests" }.joined(separator: "/")
    let beside = URL(filePath: package).deletingLastPathComponent().appending(path: "shared").path
    let shared = ProcessInfo.processInfo.environment["CHARTVOICE_SHARED"] ?? beside
    let specs = URL(filePath: shared).appending(path: "vega-gallery/specs")
    return FileManager.default.fileExists(atPath: specs.path) ? specs : nil
  }()

  @Test(.enabled(if: folder != nil, "the gallery is not here"))
  func everyExpressionIsRead() throws {
    let folder = try #require(Self.folder)
    var refused: Set<String> = []
    var count = 0
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      for source in Self.expressions(try JSONSerialization.jsonObject(with: Data(contentsOf: file))) {
        count += 1
        do {
          _ = try VegaExpression(source)
        } catch {
          #expect(error.kind == .refused, "\(Shown.fault(error))")
          refused.insert(error.found)
        }
      }
    }
    #expect(count > 100)
    #expect(refused.subtracting(["random gives another number on each run", "scale needs a drawn chart"]) == [])
  }

  private static let places: Set<String> = ["calculate", "expr", "labelExpr", "test", "filter"]

  private static func expressions(_ tree: Any, isLogical: Bool = false) -> [String] {
    if let object = tree as? [String: Any] {
      return object.sorted { $0.key < $1.key }.flatMap { name, value in
        let isPlace = places.contains(name) || isLogical && ["and", "or", "not"].contains(name)
        if isPlace, let text = value as? String { return [text] }
        return expressions(value, isLogical: isPlace)
      }
    }
    guard let array = tree as? [Any] else { return [] }
    return array.flatMap { element in
      if isLogical, let text = element as? String { return [text] }
      return expressions(element, isLogical: isLogical)
    }
  }
}
