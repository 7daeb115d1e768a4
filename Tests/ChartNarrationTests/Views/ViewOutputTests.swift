import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Labels, tables and trees of several charts, to the letter.
@Suite struct ViewOutputTests {
  private static func two(_ second: String = "yield") -> DeclaredViews {
    DeclaredViews(
      title: "Yields",
      views: [
        ViewChart.view("site", .category("Crookston"), ViewChart.chart([("a", 1)])),
        ViewChart.view("site", .category("St. Paul"), ViewChart.chart([("a", 2)], y: second)),
      ], sharesY: true)
  }

  @Test func labelsStandBelowTheirChart() throws {
    let narrated = try ViewChart.narrated(Self.two())
    #expect(narrated.labelLines() == ["Chart 1 of 2: Crookston", "A: 1", "Chart 2 of 2: St. Paul", "A: 2"])
    #expect(
      narrated.labelsJSON().text
        == #"{"schema":"chartvoice.labels/1","title":"Yields","voice":"en","verbosity":"standard","labels":["#
        + #"{"id":"Crookston/yield/a","series":null,"label":"A: 1","value":1},"#
        + #"{"id":"St.-Paul/yield/a","series":null,"label":"A: 2","value":2}]}"#)
  }

  @Test func aChartWithoutAMarkSaysSoAmongLabels() throws {
    var declared = Self.two()
    declared.views[0].chart.layers = []
    #expect(try ViewChart.narrated(declared).labelLines().prefix(2) == ["Chart 1 of 2: Crookston", "No data."])
  }

  @Test func groupsStandBelowTheirChart() throws {
    #expect(
      try ViewChart.narrated(Self.two()).groupLines() == [
        "Chart 1 of 2: Crookston", "1 mark along X:", "1. A: 1", "", "Chart 2 of 2: St. Paul", "1 mark along X:",
        "1. A: 2",
      ])
  }

  @Test func tablesOfOneForm() throws {
    let narrated = try ViewChart.narrated(Self.two())
    #expect(narrated.tableCSV() == "view,variety,yield,rows\nCrookston,a,1,1\nSt. Paul,a,2,1\n")
    #expect(
      narrated.tableLines() == [
        "Chart 1 of 2: Crookston", "Variety, yield", "A: 1", "", "Chart 2 of 2: St. Paul",
        "Variety, yield", "A: 2",
      ])
    let fields =
      #""fields":[{"name":"variety","title":"variety","type":"nominal","unit":null,"aggregate":null},"#
      + #"{"name":"yield","title":"yield","type":"quantitative","unit":null,"aggregate":"mean"}]"#
    let source = #""source":{"rowsRead":1,"rowsSetAside":0,"bucketing":"none"}}"#
    #expect(
      narrated.tableJSON().text
        == #"{"schema":"chartvoice.table/1","title":"Yields","kind":"bar","views":["#
        + #"{"title":"Crookston","kind":"bar",\#(fields),"rows":[{"id":"Crookston/yield/a","values":["a",1],"count":1}],\#(source),"#
        + #"{"title":"St. Paul","kind":"bar",\#(fields),"rows":[{"id":"St.-Paul/yield/a","values":["a",2],"count":1}],\#(source)],"#
        + #""source":{"rowsRead":2,"rowsSetAside":0,"bucketing":"none"}}"#)
  }

  @Test func tablesOfSeveralForms() throws {
    #expect(
      try ViewChart.narrated(Self.two("weight")).tableCSV()
        == "Crookston\nvariety,yield,rows\na,1,1\n\nSt. Paul\nvariety,weight,rows\na,2,1\n")
  }

  @Test func theTreeHasAChartForEachChart() throws {
    let tree = try ViewChart.narrated(Self.two()).focusTree()
    #expect(tree.id == "@chart")
    #expect(tree.role == .chart)
    #expect(
      tree.label
        == "Yields. 2 bar charts by site: Crookston and St. Paul. Highest of all: 2, St. Paul. Lowest of all: 1, Crookston."
    )
    #expect(tree.children.map(\.id) == ["Crookston/@chart", "St.-Paul/@chart"])
    #expect(tree.children.map(\.role) == [.chart, .chart])
    #expect(tree.children[0].label == "Crookston. Bar chart, 1 category. One value: 1 for a.")
    #expect(
      tree.children[1].children.map(\.id) == ["St.-Paul/yield", "St.-Paul/@x-axis", "St.-Paul/@y-axis"])
    var ids: [String] = []
    func collect(_ node: FocusNode) {
      ids.append(node.id)
      node.children.forEach(collect)
    }
    collect(try ViewChart.narrated(ViewChart.barley()).focusTree())
    #expect(Set(ids).count == ids.count)
    #expect(
      try ViewChart.narrated(Self.two()).focusJSON().text.hasPrefix(
        #"{"schema":"chartvoice.focus/1","root":{"id":"@chart","role":"chart","label":"Yields. "#))
  }

  @Test func descriptions() throws {
    let text = try ViewChart.narrated(Self.two()).descriptionJSON().text
    let begin: [String] = [
      #"{"schema":"chartvoice.description/1","title":"Yields","kind":"bar","overview":["#,
      #""2 bar charts by site: Crookston and St. Paul.","Each: 1 category.","X axis: variety: a.","Y axis: yield, from 0 to 2."],"#,
      #""summary":["Highest of all: 2, St. Paul. Lowest of all: 1, Crookston."],"groups":[],"facts":null,"views":["#,
      #"{"title":"Crookston","kind":"bar","overview":["Bar chart, 1 category.","X axis: variety: a.","Y axis: yield, from 0 to 2."],"#,
      #""summary":["One value: 1 for a."],"groups":[],"facts":{"series":[{"id":"Crookston/yield","#,
    ]
    #expect(text.hasPrefix(begin.joined()))
    var mixed = Self.two()
    mixed.views[1].chart = ViewChart.days([(1, 3)])
    #expect(try ViewChart.narrated(mixed).descriptionJSON().text.contains(#""title":"Yields","kind":null"#))
  }

  @Test func audioGraphs() throws {
    let text = try ViewChart.narrated(Self.two()).axChartJSON().text
    #expect(
      text.hasPrefix(
        #"{"schema":"chartvoice.axchart/1","title":"Yields","summary":"Highest of all: 2, St. Paul. Lowest of all: 1, Crookston. "#
          + #"2 bar charts by site: Crookston and St. Paul. Each: 1 category. X axis: variety: a. Y axis: yield, from 0 to 2.","views":[{"title":"Crookston","summary":"#
      ))
    #expect(text.components(separatedBy: "\"schema\"").count == 2)
  }

  @Test func selections() throws {
    let narrated = try ViewChart.narrated(Self.two())
    let selections: [ChartSelection] = [.point(0), .point(0)]
    #expect(
      narrated.selectionLines(selections) == ["Chart 1 of 2: Crookston", "A: 1.", "Chart 2 of 2: St. Paul", "A: 2."])
    #expect(
      narrated.selectionJSON(selections).text.hasPrefix(
        #"{"schema":"chartvoice.selection/1","title":"Yields","views":[{"title":"Crookston","selection":{"from":"a","to":"a"}"#
      ))
  }

  @Test func soundsAreNamedByTheirChart() throws {
    let narrated = try ViewChart.narrated(Self.two())
    #expect(narrated.textByID() == ["Crookston/yield/a": "Crookston. A: 1", "St.-Paul/yield/a": "St. Paul. A: 2"])
    #expect(
      narrated.comment
        == "2 bar charts by site: Crookston and St. Paul. Each: 1 category. X axis: variety: a. "
        + "Y axis: yield, from 0 to 2. "
        + "Highest of all: 2, St. Paul. Lowest of all: 1, Crookston. Crookston: One value: 1 for a. "
        + "St. Paul: One value: 2 for a.")
  }

  /// One chart gives, byte for byte, what its narrator gives.
  @Test func oneChartIsItsNarrator() throws {
    let declared = DeclaredViews(views: [DeclaredView(chart: ViewChart.chart([("a", 1), ("b", 2)]))])
    let narrated = try ViewChart.narrated(declared)
    let narrator = narrated.narrators[0]
    #expect(narrated.descriptionJSON().text == narrator.descriptionJSON().text)
    #expect(narrated.labelsJSON().text == narrator.labelsJSON().text)
    #expect(narrated.tableJSON().text == narrator.tableJSON().text)
    #expect(narrated.tableCSV() == narrator.tableCSV())
    #expect(narrated.focusTree() == narrator.focusTree())
    #expect(narrated.axChartJSON().text == narrator.axChartJSON().text)
    #expect(narrated.transcript() == narrator.transcript())
    #expect(narrated.comment == narrator.comment)
    #expect(narrated.textByID() == narrator.textByID())
    #expect(narrated.message == narrator.message && narrated.title == narrator.title)
  }
}
