import ChartModel
import SourceText

/// Finds what authors write in Vega-Lite charts: titles, descriptions, titles of axes and legends, descriptions of marks.
struct VegaLiteTexts {
  private let file: String
  private let lines: LinesOfTexts
  private let root: JSONTree
  private var texts: [LintText] = []
  /// How many rows may still be looked at, all views counted: a small file can hold many views and many rows.
  private var rowsLeft: Int
  /// What is known of data that stand in a file of their own.
  private let loaded: () -> LabelContext?

  init(
    bytes: [UInt8], file: String, rowLimit: Int = ChartLimits.transformedRows,
    loading loaded: @escaping () -> LabelContext? = { nil }
  ) throws {
    rowsLeft = rowLimit
    (self.file, self.loaded) = (file, loaded)
    do {
      root = try JSONTree(parsing: bytes, source: file)
    } catch {
      throw LintInputError(error, file: file)
    }
    lines = LinesOfTexts(bytes)
    guard root.members != nil else {
      throw LintInputError(
        file: file, line: root.line, message: "This is no chart. Give an object with \"mark\" and \"encoding\".")
    }
  }

  /// Hands over the texts in the order of their lines.
  mutating func forEach(_ body: (LintText) throws -> Void) throws {
    let chart = VegaLiteView(chart: root)
    let data = chart.readsFile ? loaded() : nil
    add(chart, VegaLiteSpec.texts(of: chart), data)
    visit(chart, data)
    let sorted = texts.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }
    for text in sorted { try body(text.element) }
  }

  private mutating func visit(_ view: VegaLiteView, _ data: LabelContext? = nil, facets: Set<String> = []) {
    rowsLeft -= view.rows?.count ?? 0
    let known = VegaLiteContext(view, readsRows: rowsLeft >= 0).context
    let context = data.map(known.with) ?? known
    let title = view.tree["title"]
    if let title {
      add(title.members == nil ? title : title["text"], .title, context)
      add(title["subtitle"], .title, context)
    }
    add(view.tree["description"], .summary, context)
    add(view.tree["mark"]?["description"], .mark, context)
    add(view.tree["encoding"]?["description"]?["value"], .mark, context)
    for channel in VegaLiteView.channels { guides(of: view.tree["encoding"]?[channel], context) }
    guides(of: view.tree["facet"], context)
    for channel in ["row", "column"] { guides(of: view.tree["facet"]?[channel], context) }
    let facets = facets.union(view.facetFields)
    for child in view.children {
      if !view.isLayered, !child.isComposed { add(child, VegaLiteSpec.part, nil, facets) }
      visit(child, facets: facets)
    }
  }

  /// A view as a chart with what it states of itself; of views beside each other nothing but title and summary.
  private mutating func add(
    _ view: VegaLiteView, _ members: [(String, JSONNode)], _ data: LabelContext?, _ facets: Set<String> = []
  ) {
    let readsRows = rowsLeft >= 0
    let units = view.isComposed ? [] : view.units
    let spec = VegaLiteSpec(units: units, facets: facets) { unit in
      let series = VegaLiteContext(unit, readsRows: readsRows).series
      let names = series.isEmpty ? data?.series ?? [] : series
      return names.isEmpty ? nil : names.count
    }
    var context = LabelContext()
    context.kind = .chart
    context.spec = spec.tree(members)
    let title = view.tree["title"]
    let label = title.flatMap { VegaLiteTitle.lines($0["text"] ?? $0) } ?? ""
    var text = LintText(label, context: context, file: file, line: view.tree.line)
    text.isChart = true
    text.chartLines = chartLines
    texts.append(text)
  }

  private var chartLines: ClosedRange<Int> { root.line...max(root.line, lines.count) }

  /// The texts of an axis or a legend; an empty title takes it away on purpose.
  private mutating func guides(of definition: JSONTree?, _ context: LabelContext) {
    guard let definition, definition.members != nil else { return }
    add(definition["title"], .note, context)
    for guide in ["axis", "legend", "header"] {
      add(definition[guide]?["title"], .note, context)
      add(definition[guide]?["description"], .note, context)
    }
  }

  private mutating func add(_ tree: JSONTree?, _ kind: LabelContext.Kind, _ context: LabelContext) {
    guard let tree else { return }
    let first = tree.elements?.first ?? tree
    guard let text = VegaLiteTitle.lines(tree) else { return }
    var context = context
    context.kind = kind
    let column = lines.column(of: first.string ?? "", line: first.line)
    var found = LintText(text, context: context, file: file, line: first.line, column: column)
    found.lines = first.line...max(first.line, tree.elements?.last?.line ?? first.line)
    found.chartLines = chartLines
    texts.append(found)
  }
}
