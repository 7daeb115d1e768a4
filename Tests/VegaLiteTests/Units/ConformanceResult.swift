import ChartModel

@testable import SourceText
@testable import VegaLite

/// What came of comparing a chart with what Vega says of it.
enum ConformanceResult {
  case equal
  case random
  case different(String)
  case refused(String)

  /// Compiles the chart and compares the labels of its marks.
  init(_ entry: ConformanceGallery.Entry, in gallery: ConformanceGallery) {
    do {
      let isOld = entry.version < "6.4"
      let (view, context) = try Self.view(of: gallery.specification(entry), folder: gallery.folder)
      let labels = Self.labels(of: view, context, isOld: isOld)
      if let omitted = view.omitted.first {
        self = Self.comparedInPart(labels, entry, without: omitted)
      } else {
        self = Self.compared(labels, entry)
      }
    } catch let fault as SpecificationFault {
      let place = fault.pointer.isEmpty ? "" : "\(fault.pointer): "
      self = fault.kind == .refused ? .refused(place + fault.found) : .different("\(place)\(fault.found)")
    } catch {
      self = .different("\(error)")
    }
  }

  /// Vega's labels of the marks of a specification, as this project works them out.
  static func labels(of text: [UInt8], folder: String, isOld: Bool = false) throws -> [String] {
    let (view, context) = try view(of: text, folder: folder)
    return labels(of: view, context, isOld: isOld)
  }

  private static func labels(of view: CompiledView, _ context: VegaContext, isOld: Bool) -> [String] {
    view.charts.flatMap(\.units).flatMap { VegaLabel($0, context: context, isOld: isOld).texts }
  }

  private static func view(of text: [UInt8], folder: String) throws -> (CompiledView, VegaContext) {
    let root = SpecificationNode(try JSONTreeParser.parse(text, source: "chart.vl.json"))
    let context = VegaContext()
    let loader = VegaDataLoader(root: root, folders: DataFolders(specification: folder), context: context)
    let compiler = ViewCompiler(sources: loader, context: context)
    return (try compiler.compile(ViewTree.make(root, in: context)), context)
  }

  /// Of a chart of which something is left out, what is there must be right.
  private static func comparedInPart(
    _ labels: [String], _ entry: ConformanceGallery.Entry, without fault: SpecificationFault
  ) -> ConformanceResult {
    if entry.markCount <= entry.labels.count, let wrong = LabelMatching.firstMissing(labels, in: entry.labels) {
      return .different("\"\(wrong)\" is no mark of Vega's")
    }
    return .refused("in part, \(labels.count) of \(entry.markCount) marks told: \(fault.pointer): \(fault.found)")
  }

  static func compared(_ labels: [String], _ entry: ConformanceGallery.Entry) -> ConformanceResult {
    if entry.check == "random" { return .random }
    if let missing = LabelMatching.firstMissing(entry.labels, in: labels) {
      let place = entry.labels.firstIndex(of: missing) ?? 0
      let own = labels.indices.contains(place) ? labels[place] : "no mark"
      let count = "of \(entry.markCount) marks (here \(labels.count))"
      return .different("\(count), \"\(missing)\" is missing; here \"\(own)\"")
    }
    guard labels.count == entry.markCount else {
      return .different("\(entry.markCount) marks, here \(labels.count)")
    }
    return .equal
  }
}
