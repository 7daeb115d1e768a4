import Testing

/// What nobody sees is not told, and axes, bars and plans are told as they are drawn.
@Suite struct AsDrawnTests {
  private typealias Chart = LayeredChart

  private static func drawn(
    _ description: String, _ table: String, says: String, never: [String] = []
  ) -> SaidTable {
    SaidTable(description: description, name: "t.vl.json", table: table, says: says, never: never)
  }

  private static func unit(_ mark: String, _ encoding: String...) -> String {
    Chart.mark(mark, encoding.joined(separator: ", "))
  }

  private static let x = Chart.field("x", "v")
  private static let y = Chart.field("y", "w")

  // MARK: What is seen

  private static let staff = Chart(
    rows: #"""
      {"s": "January", "p": "base", "n": 0}, {"s": "Hired", "p": "base", "n": 312}, {"s": "Left", "p": "base", "n": 318},
      {"s": "December", "p": "base", "n": 0}, {"s": "January", "p": "people", "n": 312}, {"s": "Hired", "p": "people", "n": 47},
      {"s": "Left", "p": "people", "n": 41}, {"s": "December", "p": "people", "n": 318}
      """#)
  private static func lifted(_ color: String) -> String {
    staff.text(
      unit(
        "bar", Chart.field("x", "s", "nominal", #", "sort": null"#), Chart.field("y", "n"),
        #""order": {"field": "p"}"#,
        Chart.field(
          "color", "p", "nominal", #", "scale": {"domain": ["base", "people"], "range": ["\#(color)", "blue"]}"#)
      ))
  }

  private static let points = Chart(
    rows: #"""
      {"v": 8, "w": 40, "k": "a"}, {"v": 12, "w": 55, "k": "b"}, {"v": 25, "w": 61, "k": "c"}, {"v": 18, "w": 97, "k": "d"}
      """#)
  private static func texts(_ condition: String) -> String {
    points.text(
      unit("point", x, y),
      unit(
        #"{"type": "text", "dx": 6}"#, Chart.field("x", "v"), #""y": {"datum": 90}"#,
        Chart.field("text", "k", "nominal"), condition))
  }

  private static let seen: [SaidTable] = [
    drawn(
      "a part of a stack that only lifts the other", lifted("transparent"),
      says: "From 312 for January to 318 for December; largest rise: 47 for Hired; largest fall: 41 for Left.",
      never: ["base"]),
    drawn(
      "no color in hexadecimal digits", lifted("#ffffff00"), says: "Waterfall chart, 4 categories.", never: ["base"]),
    drawn(
      "a part in a color", lifted("red"), says: "Stacked bar chart, 4 categories.", never: ["Waterfall"]),
    drawn(
      "texts that a condition hides",
      texts(#""opacity": {"condition": {"test": "datum.k == 'b'", "value": 1}, "value": 0}"#),
      says: "Note at 12: b.", never: ["Note at 8", "Note at 25"]),
    drawn(
      "texts that a condition shows",
      texts(#""opacity": {"condition": {"test": "datum.k == 'b'", "value": 0}, "value": 1}"#),
      says: "Note at 8: a.", never: ["Note at 12"]),
    drawn(
      "texts of the first condition that holds for them",
      texts(
        #""opacity": {"condition": [{"test": "datum.k == 'b'", "value": 0}, {"test": "datum.v < 20", "value": 1}], "value": 0}"#
      ),
      says: "Note at 8: a.", never: ["Note at 12", "Note at 25"]),
    drawn(
      "a line without a color",
      Chart(
        rows: #"""
          {"v": 1, "w": 4, "k": "a"}, {"v": 2, "w": 6, "k": "a"}, {"v": 3, "w": 9, "k": "a"}, {"v": 1, "w": 8, "k": "b"},
          {"v": 2, "w": 5, "k": "b"}, {"v": 3, "w": 1, "k": "b"}
          """#
      ).text(
        unit(
          "line", x, y, Chart.field("detail", "k", "nominal"),
          #""color": {"condition": {"test": "datum.k == 'b'", "value": "transparent"}, "value": "red"}"#)),
      says: "Line chart, 3 places.", never: ["b:", "B:", "lines"]),
    drawn(
      "the text of the condition that a parameter decides",
      Chart(rows: points.rows, whole: #""params": [{"name": "unit", "value": "w"}], "#).text(
        unit("bar", Chart.field("x", "k", "nominal"), y),
        unit(
          "text", Chart.field("x", "k", "nominal"), y,
          #""text": {"condition": [{"test": "unit == 'w'", "field": "w"}], "field": "v"}"#)),
      says: "1. A: 40", never: ["v 8"]),
    drawn("texts that are all shown", texts(#""opacity": {"value": 1}"#), says: "Note at 12: b.", never: []),
    drawn(
      "a text that is moved far away",
      points.text(
        unit("point", x, y),
        #""data": {"values": [{"v": 8, "t": "Falls from here"}]}, "#
          + unit(#"{"type": "text", "dx": 140}"#, x, Chart.field("text", "t", "nominal"))),
      says: "Note: Falls from here.", never: ["Note at 8"]),
    drawn(
      "a band between two names",
      Chart(rows: #"{"y": "2019", "w": 4}, {"y": "2020", "w": 7}, {"y": "2021", "w": 5}"#).text(
        unit("line", Chart.field("x", "y", "ordinal"), y),
        #""data": {"values": [{"a": "2019", "b": "2020"}]}, "#
          + unit("rect", Chart.field("x", "a", "ordinal"), #""x2": {"field": "b"}"#)),
      says: "Line chart, 3 years.", never: ["Rule"]),
    drawn(
      "a text moved upwards keeps its place along X",
      points.text(
        unit("point", x, y),
        #""data": {"values": [{"v": 8, "t": "Falls from here"}]}, "#
          + unit(#"{"type": "text", "dy": -140}"#, x, Chart.field("text", "t", "nominal"))),
      says: "Note at 8: Falls from here."),
    drawn(
      "a text at the beginning of a band names it",
      points.text(
        unit("line", x, y),
        #""data": {"values": [{"a": 12, "z": 18, "t": "Storm"}]}, "#
          + unit("rect", Chart.field("x", "a"), #""x2": {"field": "z"}"#),
        #""data": {"values": [{"a": 12, "z": 18, "t": "Storm"}]}, "#
          + unit("text", Chart.field("x", "a"), Chart.field("text", "t", "nominal"))),
      says: "Storm: from 12 to 18.", never: ["Note", "Band"]),
    drawn(
      "words at a few of many points are notes",
      points.text(
        unit("line", x, y),
        #""transform": [{"filter": "datum.k == 'd'"}], "# + unit("text", x, y, Chart.field("text", "k", "nominal"))),
      says: "Note at 18: d."),
    drawn(
      "what layers say of themselves",
      points.text(unit("point", x, y), #""description": "Only here to catch the pointer", "# + unit("line", x, y)),
      says: "X axis: v, from 0 to 26.", never: ["pointer"]),
    drawn(
      "shares written at the parts that they are of",
      Chart(rows: #"{"k": "a", "v": 126, "s": 0.45}, {"k": "b", "v": 154, "s": 0.55}"#).text(
        unit("arc", Chart.field("theta", "v"), Chart.field("color", "k", "nominal")),
        unit(
          #"{"type": "text", "radius": 90}"#, Chart.field("theta", "v", "quantitative", #", "stack": true"#),
          Chart.field("color", "k", "nominal"), Chart.field("text", "s"))),
      says: "1. A: 126, 45 percent", never: ["0.45"]),
  ]

  @Test(arguments: seen) func onlyWhatIsSeenIsSaid(_ given: SaidTable) throws { try given.check() }

  // MARK: What looks hidden

  private static func look(_ mark: String, _ more: String = "") -> String {
    points.text(unit(mark, Chart.field("x", "k", "nominal"), y) + more)
  }

  private static let outlined: [SaidTable] = [
    drawn(
      "bars with an outline and no fill", look(##"{"type": "bar", "fill": "transparent", "stroke": "#333"}"##),
      says: "Bar chart, 4 categories."),
    drawn(
      "bars of which one has neither",
      points.text(
        unit(
          "bar", Chart.field("x", "k", "nominal"), y,
          #""color": {"condition": {"test": "datum.k == 'b'", "value": "transparent"}, "value": "red"}"#)),
      says: "Bar chart, 3 categories."),
    drawn(
      "a color that says how opaque it may be", look(#"{"type": "bar", "color": "rgba(255, 0, 0)"}"#),
      says: "Bar chart, 4 categories."),
    drawn(
      "the low end of a range of colors is seen from there on",
      Chart(
        rows:
          #"{"a": "p", "b": "m", "v": 0}, {"a": "q", "b": "m", "v": 30}, {"a": "p", "b": "n", "v": 80}, {"a": "q", "b": "n", "v": 45}"#
      ).text(
        unit(
          "rect", Chart.field("x", "a", "nominal"), Chart.field("y", "b", "nominal"),
          Chart.field("color", "v", "quantitative", #", "scale": {"range": ["transparent", "red"]}"#))),
      says: "Values: v, from 0 to 80."),
    drawn(
      "one hidden part lifts no stack",
      Chart(
        rows: #"""
          {"s": "p", "k": "a", "n": 4}, {"s": "p", "k": "b", "n": 5}, {"s": "q", "k": "a", "n": 6}, {"s": "q", "k": "b", "n": 2},
          {"s": "r", "k": "a", "n": 3}, {"s": "r", "k": "b", "n": 7}
          """#
      ).text(
        unit(
          "bar", Chart.field("x", "s", "nominal"), Chart.field("y", "n"), Chart.field("color", "k", "nominal"),
          #""opacity": {"condition": {"test": "datum.s == 'q' && datum.k == 'a'", "value": 0}, "value": 1}"#)),
      says: "Stacked bar chart, 3 categories.", never: ["Waterfall"]),
    drawn(
      "a text at a mark that is level with a line",
      points.text(
        unit("line", x, y), unit("rule", #""y": {"datum": 55}"#),
        #""data": {"values": [{"v": 12, "w": 55, "t": "Strike"}]}, "#
          + unit("text", x, y, Chart.field("text", "t", "nominal"))),
      says: "Note at 12: Strike.", never: ["Strike: 55"]),
  ]

  @Test(arguments: outlined) func whatLooksHiddenIsSaidAsSeen(_ given: SaidTable) throws { try given.check() }

  // MARK: Axes

  private static let cells = Chart(
    rows: #"""
      {"f": "A", "v": 1, "w": 4}, {"f": "A", "v": 2, "w": 9}, {"f": "B", "v": 3, "w": 31}, {"f": "B", "v": 6, "w": 47}
      """#)
  private static func facet(_ mark: String, _ resolve: String = "") -> String {
    cells.text(
      #""facet": {"field": "f"}, \#(resolve)"spec": {\#(unit(mark, x, y))}"#)
  }

  private static let axes: [SaidTable] = [
    drawn("points are held against zero", points.text(unit("point", x, y)), says: "X axis: v, from 0 to 26."),
    drawn("a line is not", points.text(unit("line", x, y)), says: "X axis: v, from 8 to 25."),
    drawn(
      "nor points whose author says so",
      points.text(unit("point", Chart.field("x", "v", "quantitative", #", "scale": {"zero": false}"#), y)),
      says: "X axis: v, from 8 to 26."),
    drawn(
      "nor rounded where their author says that too",
      points.text(
        unit("point", Chart.field("x", "v", "quantitative", #", "scale": {"zero": false, "nice": false}"#), y)),
      says: "X axis: v, from 8 to 25."),
    drawn(
      "an end that a parameter gives",
      Chart(rows: points.rows, whole: #""params": [{"name": "most", "value": 120}], "#).text(
        unit(
          "bar", Chart.field("x", "k", "nominal"),
          Chart.field("y", "w", "quantitative", #", "scale": {"domainMax": {"expr": "most"}}"#))),
      says: "Y axis: w, from 0 to 120."),
    drawn(
      "an end beside values below zero",
      points.text(
        #""transform": [{"calculate": "datum.w - 60", "as": "d"}], "#
          + unit(
            "bar", Chart.field("x", "k", "nominal"),
            Chart.field("y", "d", "quantitative", #", "scale": {"domainMax": 90}"#))),
      says: "Y axis: d, from minus 20 to 90."),
    drawn(
      "lying bars of cells with axes of their own",
      cells.text(
        #""facet": {"row": {"field": "f"}}, "resolve": {"scale": {"x": "independent"}}, "spec": {"#
          + unit("bar", Chart.field("x", "w"), Chart.field("y", "v", "ordinal")) + "}"),
      says: "X axis: w, from 0 to 50."),
    drawn(
      "a share as the header of its cell writes it",
      Chart(rows: #"{"s": 0.25, "v": 1, "w": 4}, {"s": 0.5, "v": 2, "w": 9}"#).text(
        #""facet": {"field": "s", "type": "quantitative", "header": {"format": ".0%"}}, "spec": {\#(unit("point", x, y))}"#
      ),
      says: "Chart 1 of 2: 25%"),
    drawn(
      "an end with a decimal of its own",
      points.text(unit("line", Chart.field("x", "v", "quantitative", #", "scale": {"domain": [-0.5, 30.5]}"#), y)),
      says: "X axis: v, from minus 0.5 to 30.5."),
    drawn("cells share both axes", facet("line"), says: "X axis: v, from 1 to 6.", never: ["X axis: v, from 1 to 2"]),
    drawn("and that of Y", facet("line"), says: "Y axis: w, from 0 to 50."),
    drawn(
      "each cell has its own", facet("line", #""resolve": {"scale": {"y": "independent"}}, "#),
      says: "Y axis: w, from 0 to 9."),
    drawn(
      "a date as the header of its cell writes it",
      Chart(rows: #"{"d": "2012-03-01", "v": 1, "w": 4}, {"d": "2012-04-01", "v": 2, "w": 9}"#).text(
        #""facet": {"field": "d", "type": "temporal", "header": {"format": "%B"}}, "spec": {\#(unit("point", x, y))}"#),
      says: "Chart 2 of 2: April"),
    drawn(
      "bars in a grid of names are its cells",
      Chart(
        rows: #"""
          {"a": "1", "b": "Mon", "v": 4}, {"a": "2", "b": "Mon", "v": 7}, {"a": "1", "b": "Tue", "v": 5}, {"a": "2", "b": "Tue", "v": 9}
          """#
      ).text(
        unit("bar", Chart.field("x", "a", "ordinal"), Chart.field("y", "b", "ordinal"), Chart.field("color", "v"))),
      says: "Heat map, 2 columns, 2 rows.", never: ["Bar chart"]),
  ]

  @Test(arguments: axes) func axisIsSaidAsDrawn(_ given: SaidTable) throws { try given.check() }

  // MARK: One measure

  private static let goal = Chart(rows: #"{"actual": 270, "target": 250, "r": [150, 225, 293]}"#)
  private static let occupied = Chart(rows: #"{"o": 0.72}"#)
  private static let bent = #", "scale": {"domain": [0, 1], "range": [-1.57, 1.57]}"#
  private static let scale =
    #""mark": "arc", "encoding": {"theta": {"datum": 1, "type": "quantitative"\#(bent)}, "theta2": {"datum": 0}}"#

  private static let measures: [SaidTable] = [
    drawn(
      "bars of an array behind the bar of what is measured",
      goal.text(
        unit("bar", Chart.field("x", "r[2]")), unit("bar", Chart.field("x", "r[0]")),
        unit(#"{"type": "bar", "size": 10}"#, Chart.field("x", "actual")),
        unit(#"{"type": "tick", "size": 18}"#, Chart.field("x", "target"))),
      says: "Actual 270, target 250, r 2 293, r 0 150.", never: ["r[2]", "for actual"]),
    drawn(
      "an axis that is not rounded, as far as the bars behind go",
      goal.text(
        unit("bar", Chart.field("x", "r[2]", "quantitative", #", "scale": {"nice": false}"#)),
        unit(#"{"type": "bar", "size": 10}"#, Chart.field("x", "target")),
        unit(#"{"type": "tick", "size": 18}"#, Chart.field("x", "actual"))),
      says: "X axis: target, actual, from 0 to 293."),
    drawn(
      "named bands behind a bar and its goal",
      goal.text(
        #""data": {"values": [{"b": "poor", "a": 0, "z": 200}, {"b": "good", "a": 200, "z": 300}]}, "#
          + unit("bar", Chart.field("x", "a"), #""x2": {"field": "z"}"#, Chart.field("color", "b", "nominal")),
        unit(#"{"type": "bar", "size": 10}"#, Chart.field("x", "actual")),
        unit(#"{"type": "tick", "size": 18}"#, Chart.field("x", "target"))),
      says: "Actual 270, target 250.", never: ["bins", "1 poor"]),
    drawn(
      "a gauge",
      occupied.text(
        scale,
        unit("arc", Chart.field("theta", "o", "quantitative", bent + #", "stack": null"#), #""theta2": {"datum": 0}"#),
        unit("text", Chart.field("text", "o", "quantitative", #", "format": ".0%""#))),
      says: "O: 72 percent.", never: ["100 percent of", "Note", "Pie", "sector"]),
    drawn(
      "its kind",
      occupied.text(
        scale,
        unit("arc", Chart.field("theta", "o", "quantitative", bent + #", "stack": null"#), #""theta2": {"datum": 0}"#)),
      says: "Gauge.", never: ["X axis"]),
    drawn(
      "one half of a pyramid in a cell of its own",
      Chart(
        rows: #"""
          {"a": "0-9", "s": "Men", "n": -61}, {"a": "10-19", "s": "Men", "n": -64}, {"a": "0-9", "s": "Women", "n": 58},
          {"a": "10-19", "s": "Women", "n": 60}
          """#
      ).text(
        #""facet": {"column": {"field": "s"}}, "spec": {"#
          + unit(
            "bar", Chart.field("x", "n", "quantitative", #", "axis": {"labelExpr": "abs(datum.value)"}"#),
            Chart.field("y", "a", "ordinal")) + "}"),
      says: "Highest: 64 for 10-19.", never: ["minus", "above the axis", "below the axis"]),
  ]

  @Test(arguments: measures) func measureIsSaid(_ given: SaidTable) throws { try given.check() }

  // MARK: Plans

  private static let plan = Chart(
    rows: #"""
      {"t": "Survey", "a": "2025-03-03", "z": "2025-03-28"}, {"t": "Permits", "a": "2025-03-17", "z": "2025-05-30"},
      {"t": "Painting", "a": "2025-08-18", "z": "2025-09-12"}
      """#)
  private static let task = Chart.field("y", "t", "nominal", #", "sort": null"#)
  private static let bars = unit("bar", Chart.field("x", "a", "temporal"), #""x2": {"field": "z"}"#, task)
  private static let granted = #""data": {"values": [{"t": "Permits", "d": "2025-05-30", "w": "Granted"}]}, "#
  private static let milestone = [Chart.field("x", "d", "temporal"), task]

  private static let plans: [SaidTable] = [
    drawn(
      "from when to when, and the longest", plan.text(bars),
      says: "3 events: from March 3 to September 12, 2025; longest: Permits, 74 days."),
    drawn(
      "each task with its dates", plan.text(bars),
      says: "2. Permits, March 17 to May 30, 74 days"
    ),
    drawn(
      "a milestone with its words",
      plan.text(
        bars, granted + Chart.mark("point", milestone.joined(separator: ", ")),
        granted + Chart.mark("text", (milestone + [Chart.field("text", "w", "nominal")]).joined(separator: ", "))),
      says: "Note at May 30: Granted.", never: ["4 events", "point"]),
    drawn(
      "points that show more than their words",
      plan.text(
        bars,
        granted
          + Chart.mark(
            "point", (milestone + [Chart.field("size", "n")]).joined(separator: ", "),
            #""transform": [{"calculate": "7", "as": "n"}], "#),
        granted + Chart.mark("text", (milestone + [Chart.field("text", "w", "nominal")]).joined(separator: ", "))),
      says: "Timeline, 4 events."),
    drawn(
      "a milestone without words is an event",
      plan.text(bars, granted + Chart.mark("point", milestone.joined(separator: ", "))),
      says: "Timeline, 4 events."),
  ]

  @Test(arguments: plans) func planIsSaid(_ given: SaidTable) throws { try given.check() }

  @Test func sharesAreTheSameWhereverTheyStand() throws {
    try Self.drawn(
      "rounded each by itself",
      Chart(
        rows: #"""
          {"k": "a", "m": "X", "v": 4}, {"k": "b", "m": "X", "v": 55}, {"k": "c", "m": "X", "v": 20}, {"k": "d", "m": "X", "v": 45},
          {"k": "a", "m": "Z", "v": 50}, {"k": "b", "m": "Z", "v": 20}, {"k": "c", "m": "Z", "v": 20}, {"k": "d", "m": "Z", "v": 10}
          """#
      ).text(
        Self.unit(
          "bar", Chart.field("x", "m", "nominal"), Chart.field("y", "v", "quantitative", #", "stack": "normalize""#),
          Chart.field("color", "k", "nominal"))),
      says: "1. X: 4 a, 3 percent; 55 b, 44 percent; 20 c, 16 percent; 45 d, 36 percent"
    ).check()
  }

  // MARK: Paths

  private static let road = Chart(
    rows: #"""
      {"v": 40, "w": 20, "year": 2001}, {"v": 55, "w": 24, "year": 2002}, {"v": 61, "w": 33, "year": 2003}, {"v": 52, "w": 31, "year": 2004}
      """#)
  private static func path(_ mark: String, _ order: String = "year") -> String {
    road.text(unit(mark, x, y, Chart.field("order", order)))
  }

  private static let paths: [SaidTable] = [
    drawn(
      "from end to end", path("line"), says: "From 40, 20 (year 2001) to 52, 31 (year 2004).",
      never: ["rank correlation"]),
    drawn("its kind", path("line"), says: "Connected point chart, 4 places."),
    drawn("in the order of X", path("line", "v"), says: "Line chart, 4 places.", never: ["Connected"]),
    drawn(
      "from last to first",
      road.text(unit("line", x, y, Chart.field("order", "year", "quantitative", #", "sort": "descending""#))),
      says: "Point chart, 4 places.", never: ["Connected", "From 40"]),
    drawn("points alone are no path", path("point"), says: "Point chart, 4 places."),
  ]

  @Test(arguments: paths) func pathIsSaid(_ given: SaidTable) throws { try given.check() }

  // MARK: Two measures

  private static let spend = Chart(
    rows: #"""
      {"v": 1, "a": 42, "b": 4.6}, {"v": 2, "a": 51, "b": 4.4}, {"v": 3, "a": 66, "b": 4}, {"v": 4, "a": 81, "b": 3.5}
      """#,
    whole: #""resolve": {"scale": {"y": "independent"}}, "#)

  @Test func twoMeasuresGoTheirWays() throws {
    try Self.drawn(
      "one up, one down",
      Self.spend.text(
        Self.unit("line", Self.x, Chart.field("y", "a")), Self.unit("line", Self.x, Chart.field("y", "b"))),
      says: "A rose from 42 at 1 to 81 at 4; b fell from 4.6 at 1 to 3.5 at 4."
    ).check()
  }

  // MARK: Ranks

  private static let places = Chart(
    rows: #"""
      {"w": 1, "t": "X", "r": 1}, {"w": 2, "t": "X", "r": 2}, {"w": 3, "t": "X", "r": 3}, {"w": 1, "t": "Y", "r": 2},
      {"w": 2, "t": "Y", "r": 3}, {"w": 3, "t": "Y", "r": 1}, {"w": 1, "t": "Z", "r": 3}, {"w": 2, "t": "Z", "r": 1},
      {"w": 3, "t": "Z", "r": 2}
      """#)

  private static let turned: [SaidTable] = [
    drawn(
      "who is last is at the bottom",
      places.text(
        unit(
          "line", Chart.field("x", "w", "ordinal"),
          Chart.field("y", "r", "quantitative", #", "scale": {"reverse": true}"#), Chart.field("color", "t", "nominal"))
      ),
      says: "Order at the end: Y, Z, and X; X sank most, from 1 for 1 to 3 for 3. Lower values are drawn higher.",
      never: ["rose", "fell", "longest rise", "longest fall"]),
    drawn(
      "two that change places",
      Chart(
        rows: #"""
          {"w": 1, "t": "X", "r": 1}, {"w": 2, "t": "X", "r": 1}, {"w": 3, "t": "X", "r": 2}, {"w": 1, "t": "Y", "r": 2},
          {"w": 2, "t": "Y", "r": 2}, {"w": 3, "t": "Y", "r": 1}
          """#
      ).text(
        unit(
          "line", Chart.field("x", "w", "ordinal"),
          Chart.field("y", "r", "quantitative", #", "scale": {"reverse": true}"#), Chart.field("color", "t", "nominal"))
      ),
      says:
        "Y climbed most, from 2 for 1 to 1 for 3; X sank most, from 1 for 1 to 2 for 3. Lower values are drawn higher.",
      never: ["up to", "down to"]),
  ]

  @Test(arguments: turned) func rankIsSaid(_ given: SaidTable) throws { try given.check() }
}
