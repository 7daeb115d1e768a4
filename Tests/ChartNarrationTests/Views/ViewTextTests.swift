import ChartModel
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// The exact words of several charts in one file.
@Suite struct ViewTextTests {
  private func lines(
    _ declared: DeclaredViews, upTo level: DescriptionLevel = .summary, _ verbosity: Verbosity = .standard
  ) throws -> [String] {
    try ViewChart.narrated(declared, verbosity).descriptionLines(upTo: level)
  }

  // MARK: A chart for each value of a field

  @Test func whatAllHaveInCommonIsSaidOnce() throws {
    #expect(
      try lines(ViewChart.barley(), upTo: .groups) == [
        "Barley yields in 1931", "3 bar charts by site: Crookston, Duluth, and Waseca.",
        "Highest of all: 63.8 bushel, Waseca. Lowest of all: 26 bushel, Duluth.", "Each: 3 categories.",
        "X axis: variety: Manchuria, Trebi, and Glabron.", "Y axis: yield in bushel, from 0 to 65.", "",
        "Chart 1 of 3: Crookston", "Highest: 44.2 bushel for Trebi; lowest: 32.4 bushel for Manchuria.",
        "Mean: about 38.2 bushel, median: 38.1 bushel.", "", "3 marks along X:", "1. Manchuria: 32.4 bushel",
        "2. Trebi: 44.2 bushel", "3. Glabron: 38.1 bushel", "",
        "Chart 2 of 3: Duluth", "Highest: 33.2 bushel for Trebi; lowest: 26 bushel for Manchuria.",
        "Mean: about 28.8 bushel, median: 27.3 bushel.", "", "3 marks along X:", "1. Manchuria: 26 bushel",
        "2. Trebi: 33.2 bushel", "3. Glabron: 27.3 bushel", "",
        "Chart 3 of 3: Waseca", "Highest: 63.8 bushel for Trebi; lowest: 49 bushel for Manchuria.",
        "Mean: 58.1 bushel, median: 61.5 bushel.", "", "3 marks along X:", "1. Manchuria: 49 bushel",
        "2. Trebi: 63.8 bushel", "3. Glabron: 61.5 bushel",
      ])
  }

  @Test func briefAndOneLine() throws {
    #expect(
      try lines(ViewChart.barley(), upTo: .groups, .brief) == [
        "Barley yields in 1931", "3 bar charts by site: Crookston, Duluth, and Waseca.",
        "Highest of all: 63.8 bushel, Waseca. Lowest of all: 26 bushel, Duluth.", "", "Chart 1 of 3: Crookston",
        "Highest: 44.2 bushel for Trebi; lowest: 32.4 bushel for Manchuria.", "", "Chart 2 of 3: Duluth",
        "Highest: 33.2 bushel for Trebi; lowest: 26 bushel for Manchuria.", "",
        "Chart 3 of 3: Waseca", "Highest: 63.8 bushel for Trebi; lowest: 49 bushel for Manchuria.",
      ])
    #expect(
      try lines(ViewChart.barley(), upTo: .label) == [
        "Barley yields in 1931; highest of all: 63.8 bushel, Waseca; lowest of all: 26 bushel, Duluth."
      ])
  }

  @Test func lyingBarsTellTheirAxesAsTheyAreOnThePage() throws {
    let lines = try self.lines(ViewChart.barley(title: nil, orientation: .horizontal), upTo: .overview)
    #expect(
      lines.prefix(6) == [
        "Yield by variety, by site", "3 horizontal bar charts by site: Crookston, Duluth, and Waseca.",
        "Highest of all: 63.8 bushel, Waseca. Lowest of all: 26 bushel, Duluth.", "Each: 3 categories.",
        "Y axis, the categories: variety: Manchuria, Trebi, and Glabron.", "X axis: yield in bushel, from 0 to 65.",
      ])
  }

  /// Days that only one chart has belong to the common axis, and no axis is common that nobody shares.
  @Test(arguments: [
    (true, ["X axis: date by day, from June 1 to June 8, 2025."], []),
    (
      false, [],
      [
        "X axis: date by day, from June 1 to June 4, 2025.", "X axis: date by day, from June 2 to June 8, 2025.",
      ]
    ),
  ])
  func axesOfTime(isShared: Bool, root: [String], each: [String]) throws {
    let declared = DeclaredViews(
      views: [
        ViewChart.view("cylinders", .number(4), ViewChart.days([(1, 3), (2, 5), (4, 4)])),
        ViewChart.view("cylinders", .number(6), ViewChart.days([(2, 3), (3, 5), (8, 4)])),
      ], sharesX: isShared, sharesY: true)
    let lines = try self.lines(declared)
    let start = try #require(lines.firstIndex(of: ""))
    #expect(lines[..<start].filter { $0.hasPrefix("X axis") } == root)
    #expect(lines[start...].filter { $0.hasPrefix("X axis") } == each)
    #expect(lines[..<start].contains("2 line charts by cylinders: 4 and 6."))
    #expect(lines.contains("Chart 1 of 2: cylinders 4"))
    // Both reach the same heights, which tells neither from the other.
    #expect(!lines.contains { $0.contains("of all") })
  }

  @Test func twoFieldsAreToldOneByOne() throws {
    let sites = ["Duluth", "Waseca"]
    let years = [1931.0, 1932]
    let views = sites.enumerated().flatMap { place, site in
      years.map { year in
        DeclaredView(
          names: [
            ViewName(title: "site", value: .category(site)), ViewName(title: "year", value: .number(year)),
          ], chart: ViewChart.chart([("a", 10 + Double(place)), ("b", year - 1_925)]))
      }
    }
    let narrated = try ViewChart.narrated(DeclaredViews(views: views))
    #expect(narrated.title == "Yield by variety, by site and year")
    #expect(
      narrated.overview().prefix(3) == [
        "4 bar charts by site and year.", "Site: Duluth and Waseca.", "Year: 1,931; 1,932.",
      ])
    #expect(narrated.names == ["Duluth, year 1,931", "Duluth, year 1,932", "Waseca, year 1,931", "Waseca, year 1,932"])
  }

  @Test func manyNamesAreToldByTheFirstAndTheLast() throws {
    let views = (1...9).map { ViewChart.view("k", .category("Name \($0)"), ViewChart.chart([("a", Double($0))])) }
    let lines = try self.lines(DeclaredViews(views: views), upTo: .groups)
    #expect(lines[1] == "9 bar charts by k, from Name 1 to Name 9.")
    #expect(!lines.contains { $0.contains("along X") })
    #expect(lines.contains("Chart 9 of 9: Name 9"))
  }

  // MARK: Names

  @Test(arguments: [
    (ViewName(title: "site", value: .category("Waseca")), "Waseca"),
    (ViewName(title: "site", value: nil), "no site"),
    (ViewName(title: "is_weekend", value: .category("true")), "is weekend true"),
    (ViewName(title: "year", value: .category("1931")), "year 1931"),
    (ViewName(title: "Cylinders", value: .number(4)), "Cylinders 4"),
    (ViewName(title: "mass", value: .bin(from: 0.5, to: 1)), "mass from 0.5 to 1"),
    (ViewName(title: "mass", value: .number(.infinity)), "mass infinity"),
    (ViewName(value: .category("Miles_per_Gallon")), "Miles per Gallon"), (ViewName(value: nil), "no name"),
    (ViewName(title: "date", value: RichChart.day(6), calendarUnit: .day), "June 6, 2025"),
    (ViewName(title: "date", value: RichChart.day(6), calendarUnit: .month), "June 2025"),
    (ViewName(title: "a\u{7}b", value: .category("two\nlines")), #"two\nlines"#),
  ])
  func names(name: ViewName, spoken: String) throws {
    let chart = ViewChart.chart([("a", 1)])
    let declared = DeclaredViews(views: [
      DeclaredView(names: [name], chart: chart), ViewChart.view(name.title, .category("other"), chart),
    ])
    #expect(try ViewChart.narrated(declared).names[0] == spoken)
  }

  // MARK: Charts side by side

  @Test func chartsOfDifferentKindsAreListedByTheirTitles() throws {
    let twice = ViewChart.chart([("a", 1), ("b", -1)])
    let declared = DeclaredViews(
      views: [
        DeclaredView(chart: ViewChart.days([(1, 3), (2, 5)])),
        DeclaredView(chart: ViewChart.days([(1, 2), (2, 9)], mark: .bar, title: "Volume")),
        DeclaredView(chart: twice), DeclaredView(chart: twice),
      ], omissions: [Omission(.map, pointer: "/hconcat/0"), Omission(.decoration, pointer: "/hconcat/1")])
    let lines = try self.lines(declared)
    #expect(
      lines.prefix(8) == [
        "4 charts: Price by day, June 1 to June 2, 2025; Volume; Yield by variety, 1 of 2; "
          + "Yield by variety, 2 of 2.",
        "Left out: a map.", "", "Chart 1 of 4: Price by day, June 1 to June 2, 2025",
        "Rose from 3 on June 1 to 5 on June 2.", "Line chart, 2 days.",
        "X axis: date by day, from June 1 to June 2, 2025.", "Y axis: price, from 3 to 5.",
      ])
    #expect(lines.contains("Chart 4 of 4: Yield by variety"))
    #expect(try ViewChart.narrated(declared).title == "4 charts")
    #expect(try self.lines(declared, .full)[1] == "Left out: a map and a decoration.")
  }

  /// Totals compare where values add up.
  @Test func totalsOfCharts() throws {
    let views = [
      ("Bern", [("a", 3.0), ("b", 4.0)]), ("Oslo", [("a", 1.0), ("b", 2.0)]), ("Lima", [("a", 2.0), ("b", 1.0)]),
    ]
    .map { ViewChart.view("city", .category($0.0), ViewChart.chart($0.1, unit: "step", aggregate: .sum)) }
    #expect(
      try ViewChart.narrated(DeclaredViews(views: views, sharesY: true)).message
        == "Highest total: 7 steps, Bern. Lowest total: 3 steps, Oslo and Lima.")
    // Axes of their own say that their values are not to be compared.
    #expect(try ViewChart.narrated(DeclaredViews(views: views)).message == "")
  }

  /// A grid of columns by columns.
  @Test func aGridIsNamedByItsTitles() throws {
    let views = [("mass", "height"), ("mass", "age")].map { y, x in
      DeclaredView(
        names: [ViewName(value: .category(y)), ViewName(value: .category(x))],
        chart: ViewChart.chart([("a", 1)], mark: .point, x: x, y: y, aggregate: nil))
    }
    #expect(try ViewChart.narrated(DeclaredViews(views: views)).names == ["Mass by height", "Mass by age"])
    var other = views
    other[0].names[0].value = .category("Ratings")
    #expect(try ViewChart.narrated(DeclaredViews(views: other)).names[0] == "Ratings, height")
  }

  @Test func whatDoesNotMeasureTheSameIsNotCompared() throws {
    let declared = DeclaredViews(
      views: [
        ViewChart.view(nil, .category("a"), ViewChart.chart([("x", 1)], y: "mass")),
        ViewChart.view(nil, .category("b"), ViewChart.chart([("x", 2)], y: "height")),
      ], sharesY: true)
    #expect(try ViewChart.narrated(declared).message == "")
    #expect(try lines(declared)[0] == "2 bar charts: a and b.")
  }

  @Test func theAuthorsTitleStandsBesideTheName() throws {
    let declared = DeclaredViews(
      title: "Two years", subtitle: "of rain.", authorDescription: "Rain fell",
      views: [
        ViewChart.view("year", .category("wet"), ViewChart.chart([("x", 1)], title: "The wet year")),
        ViewChart.view("year", .category("dry"), ViewChart.chart([("x", 0)], title: "The dry year")),
      ])
    let lines = try self.lines(declared)
    #expect(lines.first == "Two years. Of rain.")
    #expect(lines.contains("Rain fell."))
    #expect(lines.contains("Chart 2 of 2: dry: The dry year"))
  }

  // MARK: One or none

  @Test func oneChartIsToldAsEver() throws {
    let declared = DeclaredViews(
      title: "All", views: [DeclaredView(chart: ViewChart.chart([("a", 1), ("b", 2)]))],
      omissions: [Omission(.image, pointer: "/layer/1")])
    #expect(
      try lines(declared, upTo: .groups) == [
        "All", "Highest: 2 for b.", "Bar chart, 2 categories.", "X axis: variety: a and b.",
        "Y axis: yield, from 0 to 2.", "Left out: pictures.", "Lowest: 1 for a.", "", "2 marks along X:",
        "1. A: 1", "2. B: 2",
      ])
  }

  @Test func theOnlyCellOfAFacetSaysWhichItIs() throws {
    let declared = DeclaredViews(views: [
      ViewChart.view("site", .category("Waseca"), ViewChart.chart([("a", 1), ("b", 2)]))
    ])
    #expect(try lines(declared).first == "Yield by variety. Waseca.")
    #expect(try ViewChart.narrated(declared).narrators[0].chart.series[0].id == "yield")
  }

  @Test func nothingThatCanBeTold() throws {
    let declared = DeclaredViews(title: "World", views: [], omissions: [Omission(.map, pointer: "")])
    #expect(try lines(declared) == ["World", "No chart that can be told.", "Left out: a map."])
  }

  @Test(arguments: Verbosity.allCases) func everySentenceIsWellFormed(verbosity: Verbosity) throws {
    for declared in [ViewChart.barley(), ViewChart.barley(title: nil, orientation: .horizontal)] {
      let narrated = try ViewChart.narrated(declared, verbosity)
      for text in narrated.overview() + [narrated.message, ViewNodes(narrated: narrated).label] {
        #expect(text.hasSuffix(".") && !text.hasSuffix(".."), "\(text)")
        #expect(text.first.map { $0.isUppercase || $0.isNumber } == true, "\(text)")
        for wrong in ["  ", " ,", ",,", " .", "{", "}"] { #expect(!text.contains(wrong), "\(text)") }
      }
    }
  }
}
