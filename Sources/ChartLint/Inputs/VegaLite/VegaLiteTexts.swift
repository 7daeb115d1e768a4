import ChartReading

/// Finds what authors write in Vega-Lite charts: titles, descriptions, titles of axes and legends, descriptions of marks.
struct VegaLiteTexts {
  private let file: String
  private let lines: LinesOfTexts
  private let root: JSONTree
  private var texts: [LintText] = []
  /// How many rows may still be looked at, all views counted: a small file can hold many views and many rows.
  private var rowsLeft: Int

  init(bytes: [UInt8], file: String, rowLimit: Int = 2_000_000) throws {
    rowsLeft = rowLimit
    self.file = file
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
    visit(VegaLiteView(chart: root))
    let sorted = texts.enumerated().sorted {
      ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
    }
    for text in sorted { try body(text.element) }
  }

  private mutating func visit(_ view: VegaLiteView) {
    rowsLeft -= view.rows?.count ?? 0
    let context = VegaLiteContext(view, readsRows: rowsLeft >= 0).context
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
    for child in view.children { visit(child) }
  }

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
    texts.append(LintText(text, context: context, file: file, line: first.line, column: column))
  }
}
