import ChartAnalysis
import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct WindowTests {
  private let numbers = Chart(0..<5, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
  private let dates = Chart { LineMark(x: .value("X", date(0)), y: .value("Y", 1)) }
  private let names = Chart(["b", "a", "c"], id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 1)) }

  @Test func lengths() {
    #expect(
      dates.chartXVisibleDomain(length: 3_600 * 24).declaration().window == DeclaredWindow(length: 86_400_000_000))
    #expect(numbers.chartXVisibleDomain(length: 2.5).declaration().window == DeclaredWindow(length: 2.5))
    #expect(names.chartXVisibleDomain(length: 2).declaration().window == DeclaredWindow(length: 2))
    #expect(numbers.declaration().window == nil)
    #expect(numbers.chartXVisibleDomain(length: -1).declaration().window == nil)
    #expect(numbers.chartXVisibleDomain(length: Double.nan).declaration().window == nil)
    #expect(Chart {}.chartXVisibleDomain(length: 1).declaration().window == nil)
  }

  @Test func positions() {
    let window = dates.chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 60)
    #expect(window.chartScrollPosition(initialX: date(5)).declaration().window?.position == (june + 5) * 1e6)
    #expect(window.chartScrollPosition(x: .constant(date(5))).declaration().window?.position == (june + 5) * 1e6)
    #expect(window.chartScrollPosition(initialX: "elsewhere").declaration().window?.position == nil)
    let places = names.chartXVisibleDomain(length: 2).chartScrollPosition(initialX: "a")
    #expect(places.declaration().window?.position == 1)
    #expect(places.chartXScale(domain: ["z", "y", "a"]).declaration().window?.position == 2)
  }

  @Test func windowsAcross() {
    let chart = Chart { BarMark(x: .value("N", 1), y: .value("A", "a")) }
    #expect(
      chart.chartYVisibleDomain(length: 3).chartScrollPosition(initialY: "a").declaration().window
        == DeclaredWindow(length: 3, position: 0))
    #expect(chart.chartXVisibleDomain(length: 3).declaration().window == nil)
  }

  @Test func selections() {
    #expect(numbers.declaration().selection == .none)
    #expect(numbers.chartXSelection(value: .constant(3)).declaration().selection == .point(3))
    #expect(numbers.chartXSelection(value: .constant(Double.nan)).declaration().selection == .none)
    #expect(numbers.chartXSelection(value: .constant(Int?.none)).declaration().selection == .none)
    #expect(numbers.chartXSelection(range: .constant(1...3)).declaration().selection == .range(anchor: 1, head: 3))
    #expect(dates.chartXSelection(value: .constant(date(0))).declaration().selection == .point(june * 1e6))
    #expect(dates.chartXSelection(value: .constant(3)).declaration().selection == .none)
    #expect(names.chartXSelection(value: .constant("c")).declaration().selection == .point(2))
    #expect(names.chartXSelection(value: .constant("?")).declaration().selection == .none)
  }

  @Test func ofSeveralSelectionsThoseThatHoldSomethingCount() {
    let range = numbers.chartXSelection(range: .constant(2...3)), none = Int?.none
    let chosen = ChartSelection.range(anchor: 2, head: 3)
    #expect(range.chartXSelection(value: .constant(none)).declaration().selection == chosen)
    #expect(
      numbers.chartXSelection(value: .constant(none)).chartXSelection(range: .constant(2...3)).declaration()
        .selection == chosen)
    #expect(range.chartXSelection(value: .constant(4)).declaration().selection == chosen)
    #expect(
      numbers.chartXSelection(value: .constant(4)).chartXSelection(range: .constant(2...3)).declaration()
        .selection == chosen)
    let empty = numbers.chartXSelection(range: .constant(ClosedRange<Int>?.none))
    #expect(empty.chartXSelection(value: .constant(4)).declaration().selection == .point(4))
    // Of two that hold something, the one that stands nearest to the chart.
    #expect(range.chartXSelection(range: .constant(0...1)).declaration().selection == chosen)
    #expect(empty.chartXSelection(range: .constant(0...1)).declaration().selection == .range(anchor: 0, head: 1))
    // A range without places on the axis is no selection.
    let words = numbers.chartXSelection(range: .constant("a"..."b")).chartXSelection(value: .constant(4))
    #expect(words.declaration().selection == .point(4))
    let across = Chart { BarMark(x: .value("N", 1), y: .value("A", "a")) }
      .chartYSelection(value: .constant(String?.none)).chartYSelection(range: .constant("a"..."a"))
    #expect(across.declaration().selection == .range(anchor: 0, head: 0))
  }

  @Test func ofSeveralWordsThoseThatSaySomethingCount() {
    let half = numbers.chartXVisibleDomain(length: Double.nan).chartXVisibleDomain(length: 2)
    #expect(half.declaration().window == DeclaredWindow(length: 2))
    let bound = half.chartScrollPosition(initialX: 1).chartScrollPosition(x: .constant(3))
    #expect(bound.declaration().window?.position == 3)
    #expect(
      half.chartScrollPosition(x: .constant(3)).chartScrollPosition(initialX: 1).declaration().window?.position == 3)
    #expect(
      half.chartScrollPosition(x: .constant(Double.nan)).chartScrollPosition(initialX: 1).declaration()
        .window?.position == 1)
    let titled = numbers.chartTitle("Inner").chartTitle("Outer", subtitle: "June").declaration()
    #expect(titled.title == "Inner" && titled.subtitle == "June")
    let sectors = Chart([5, 7], id: \.self) {
      SectorMark(angle: .value("N", $0)).foregroundStyle(by: .value("K", "\($0)"))
    }
    .chartAngleSelection(value: .constant(Double?.none)).chartAngleSelection(value: .constant(6.0))
    #expect(sectors.declaration().selection == .point(1))
    let bars = Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)).foregroundStyle(by: .value("K", "k")) }
      .chartForegroundStyleScale(domain: [1]).chartForegroundStyleScale(domain: ["l", "k"])
    #expect(bars.layers.first?.specification.series?.order == ["l", "k"])
  }

  @Test func hiddenLayersHaveNoPlaces() {
    let chart = Chart {
      PointMark(x: .value("X", "hidden"), y: .value("Z", 1)).accessibilityHidden(true)
      BarMark(x: .value("X", "a"), y: .value("Y", 1)).accessibilityHidden(true)
      BarMark(x: .value("X", "b"), y: .value("Y", 2))
    }
    .chartXSelection(value: .constant("b")).chartXVisibleDomain(length: 1).chartScrollPosition(initialX: "b")
    let declaration = chart.declaration()
    // The layer of bars is told, the hidden bar keeps its place in it, and the hidden point has none.
    #expect(declaration.selection == .point(1))
    #expect(declaration.window?.position == 1)
    #expect(chart.bucketed().series.flatMap { $0.marks.map(\.x) } == [.category("b")])
    let numbers = Chart {
      PointMark(x: .value("X", 1), y: .value("Z", 1)).accessibilityHidden(true)
      BarMark(x: .value("N", 2), y: .value("X", "a"))
      RuleMark(y: .value("Limit", "a"))
    }
    let across = numbers.chartYSelection(value: .constant("a")).declaration()
    #expect(across.selection == .point(0))
    #expect(across.rules.map(\.place) == [.x(.category("a"))])
    let nothing = Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)).accessibilityHidden(true) }
      .chartXSelection(value: .constant("a")).declaration()
    #expect(nothing.selection == .none)
  }

  /// Every category is selected at its place on the finished chart.
  @Test func categoriesStandAsOnTheFinishedChart() {
    let hidden = Chart {
      PointMark(x: .value("X", "h"), y: .value("Z", 1)).accessibilityHidden(true)
      BarMark(x: .value("X", "b"), y: .value("Y", 1))
      BarMark(x: .value("X", "h"), y: .value("Y", 1))
      PointMark(x: .value("X", "c"), y: .value("Z", 1))
      PointMark(x: .value("X", "b"), y: .value("Z", 1))
    }
    let ordered = Chart {
      PointMark(x: .value("X", "z"), y: .value("Z", 1))
      BarMark(x: .value("X", Intensity.severe), y: .value("Y", 1))
      BarMark(x: .value("X", Intensity.mild), y: .value("Y", 1))
    }
    let charts: [any View] = [
      hidden, hidden.chartXScale(domain: ["c", "q", "h"]), names, names.chartXScale(domain: ["z", "c"]), ordered,
    ]
    for chart in charts { expectPlacesAsOnTheFinishedChart(chart) }
  }

  private func expectPlacesAsOnTheFinishedChart(_ chart: some View) {
    guard case .categories(let categories) = chart.bucketed().xAxis.domain else {
      Issue.record("no categories")
      return
    }
    #expect(categories.count > 1)
    for (place, name) in categories.enumerated() {
      let selection = chart.chartXSelection(value: .constant(name)).declaration().selection
      #expect(selection == .point(Double(place)), "\(name) of \(categories)")
    }
  }

  @Test func theFirstLayerDecidesOnPlaces() {
    let chart = Chart {
      LineMark(x: .value("X", 1), y: .value("Y", 1))
      BarMark(x: .value("Name", "a"), y: .value("Y", 1))
    }
    #expect(chart.chartXSelection(value: .constant(1)).declaration().selection == .point(1))
  }

  @Test func orderedCategoriesArePlacesAmongAll() {
    let chart = Chart { BarMark(x: .value("X", Intensity.severe), y: .value("Y", 1)) }
    #expect(chart.chartXSelection(value: .constant(Intensity.mild)).declaration().selection == .point(2))
  }

  @Test(arguments: [
    (0.0, ChartSelection.point(0)), (5, .point(0)), (6, .point(1)), (12, .point(1)), (13, .none), (-1, .none),
  ])
  func sectorsByTheirAngle(angle: Double, expected: ChartSelection) {
    let chart = Chart([5, 7], id: \.self) {
      SectorMark(angle: .value("N", $0)).foregroundStyle(by: .value("K", "\($0)"))
    }
    #expect(chart.chartAngleSelection(value: .constant(angle)).declaration().selection == expected)
  }

  @Test func aBindingIsReadWhenTheChartIsDeclared() {
    struct Explorer: View {
      @State var day: Date?
      @State var count = 0
      var body: some View {
        VStack {
          Text("Days")
          Chart { LineMark(x: .value("X", date(0)), y: .value("Y", count)) }.chartXSelection(value: $day)
        }
      }
    }
    let explorer = Explorer()
    #expect(explorer.declaration().selection == .none)
    explorer.day = date(60)
    #expect(explorer.declaration().selection == .point((june + 60) * 1e6))
    var stored = 4
    let binding = Binding(get: { stored }, set: { stored = $0 })
    binding.wrappedValue = 9
    #expect(stored == 9)
  }
}
