import ChartDeclarations
import ChartModel
import Testing

@Suite struct WindowTests {
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
