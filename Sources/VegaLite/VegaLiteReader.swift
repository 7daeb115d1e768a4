public import ChartModel
public import SourceText

/// What a caller may say about the reading of a Vega-Lite specification.
public struct VegaLiteOptions: Sendable, Equatable {
  /// The zone that the specification calls local.
  public var zone: TimeZoneRules
  /// Folders besides that of the specification from which it may read data.
  public var allowedFolders: [String]
  /// The most marks that all charts together may have; `nil` is 200,000.
  public var mostMarks: Int?

  /// Options; left out, times are in UTC and data come from the specification's own folder alone.
  public init(zone: TimeZoneRules = .utc, allowedFolders: [String] = [], mostMarks: Int? = nil) {
    self.zone = zone
    self.allowedFolders = allowedFolders
    self.mostMarks = mostMarks
  }
}

/// A Vega-Lite specification, read: the charts that it declares, with the data that Vega computes.
public struct VegaLiteChart: Sendable {
  /// The charts.
  public var views: DeclaredViews
  /// What was noticed and is no error, each once, as sentences with their place.
  public var warnings: [String]
}

/// Reads Vega-Lite specifications of versions 5 and 6, from anywhere: no script runs and nothing is fetched.
public enum VegaLiteReader {
  /// Reads a specification and the data that it names.
  ///
  /// ```swift
  /// let chart = try VegaLiteReader.read(.file(path: "chart.vl.json"))
  /// chart.views.views.count  // 1
  /// ```
  ///
  /// - Throws: `ReadingError` with the JSON pointer and the line of what is wrong.
  public static func read(_ input: TableInput, options: VegaLiteOptions = VegaLiteOptions()) throws -> VegaLiteChart {
    try read(ChartInput.open(input), options: options)
  }

  /// Reads a specification that is open.
  ///
  /// - Throws: `ReadingError` with the JSON pointer and the line of what is wrong.
  public static func read(_ input: ChartInput, options: VegaLiteOptions = VegaLiteOptions()) throws -> VegaLiteChart {
    let name = input.input.name
    if let refusal = input.kind.refusal(source: name) { throw refusal }
    let tree = try JSONTreeParser.parse(input.all(atMost: SourceLimits.jsonBytes), source: name)
    // Only all of it tells whether a file that is named as a chart is one of Vega.
    if let refusal = SpecificationKind(of: tree).refusal(source: name) { throw refusal }
    let folders = DataFolders(specification: input.input.folder, allowed: options.allowedFolders)
    do throws(SpecificationFault) {
      return try read(SpecificationNode(tree), named: name, folders, options)
    } catch {
      throw ReadingError(error, in: name)
    }
  }

  /// Checks the specification, makes its views, works out their rows, and declares what is drawn.
  private static func read(
    _ root: SpecificationNode, named name: String, _ folders: DataFolders, _ options: VegaLiteOptions
  ) throws(SpecificationFault) -> VegaLiteChart {
    var limits = VegaContext.Limits()
    limits.marks = options.mostMarks ?? ChartLimits.marks
    let context = VegaContext(zone: options.zone, limits: limits)
    context.jitter = JitterFields(root).names
    try SpecificationCheck.check(root, in: context)
    let tree = try ViewTree.make(root, in: context)
    let loader = VegaDataLoader(root: root, folders: folders, context: context)
    let compiled = try ViewCompiler(sources: loader, context: context).compile(tree)
    var views = ViewLowering(names: CalendarNames(zone: options.zone)).views(compiled)
    views.settings = ShownSettings(root, in: context).all
    try SharedNames(limits: limits).check(views, at: root)
    if views.areEmptyMaps {
      throw SpecificationFault(
        .refused, at: root["mark"] ?? root, found: "a map that shows no values cannot be told",
        remedy: "Give its regions or places a value, by color or by size.")
    }
    return VegaLiteChart(views: views, warnings: context.warnings.map { ReadingError($0, in: name).description })
  }
}

extension DeclaredViews {
  /// Whether there is nothing but maps of which nothing can be told.
  fileprivate var areEmptyMaps: Bool {
    views.isEmpty && undrawn.isEmpty && !omissions.isEmpty && omissions.allSatisfy { $0.kind == .map }
  }
}

extension TableInput {
  /// The folder of a file; `nil` for standard input.
  fileprivate var folder: String? {
    guard case .file(let path) = self else { return nil }
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
