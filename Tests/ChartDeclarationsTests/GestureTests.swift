import ChartAnalysis
import ChartDeclarations
import ChartModel
import Testing

/// Gestures are held, and done when a test performs them on the plot.
@MainActor @Suite struct GestureTests {
  private static let size = CGSize(width: 100, height: 50)

  private struct Line: View {
    var record: (String) -> Void = { _ in }
    @State private var selected: Int?
    @GestureState private var moved: CGFloat = 0

    var body: some View {
      Chart(0..<11, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
        .chartXScale(domain: 0...10)
        .chartTitle(selected.map { "At \($0), moved \(Int(moved))" } ?? "None")
        .chartGesture { proxy in
          SpatialTapGesture()
            .onEnded { selected = proxy.value(atX: $0.location.x) }
            .exclusively(
              before: LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
                .onChanged { value in
                  switch value {
                  case .first(true): record("rests")
                  case .second(true, let drag?): record("at \(Int(drag.location.x)) from \(Int(drag.startLocation.x))")
                  default: record("waits")
                  }
                }
            )
            .onEnded { _ in record("ends") }
        }
        .gesture(DragGesture().updating($moved) { value, state, _ in state = value.translation.width })
        .gesture(MagnifyGesture().onEnded { record("times \($0.magnification)") })
    }
  }

  private func proxy(_ page: ChartPage) -> ChartProxy { ChartProxy(page.bucketed(), plotSize: Self.size) }

  @Test func aTapSelects() {
    let page = ChartPage(Line())
    #expect(page.declaration().title == "None")
    #expect(page.perform(.tap(at: CGPoint(x: 30, y: 10)), proxy(page)))
    #expect(page.declaration().title == "At 3, moved 0")
    #expect(!page.perform(.turn(at: .zero, by: .degrees(9)), proxy(page)))
    #expect(!page.perform(.tap(at: .zero), onChart: 1, proxy(page)))
  }

  @Test func aRestingFingerThatMovesIsTwoGestures() {
    var steps: [String] = []
    let page = ChartPage(Line { steps.append($0) })
    #expect(page.perform(.pressAndDrag(CGPoint(x: 20, y: 5), CGPoint(x: 60, y: 5)), proxy(page)))
    #expect(steps == ["rests", "waits", "at 20 from 20", "at 60 from 20", "ends"])
    steps = []
    #expect(page.perform(.pinch(at: .zero, scale: 2), proxy(page)))
    #expect(steps == ["times 2.0"])
  }

  @Test func aHeldFingerEndsNothing() {
    var steps: [String] = []
    let page = ChartPage(Line { steps.append($0) })
    #expect(page.perform(.pressAndDrag(CGPoint(x: 20, y: 5), CGPoint(x: 60, y: 5)).held, proxy(page)))
    #expect(steps == ["rests", "waits", "at 20 from 20", "at 60 from 20"])
  }

  private struct Selecting: View {
    @State private var day: Int?
    @State private var days: ClosedRange<Int>?
    var body: some View {
      Chart(0..<11, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", $0)) }
        .chartXScale(domain: 0...10).chartXSelection(value: $day).chartXSelection(range: $days)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            Rectangle().fill(.clear).contentShape(Rectangle())
              .gesture(
                MagnificationGesture().onChanged { _ in day = proxy.plotFrame.map { Int(geometry[$0].width) } })
          }
        }
    }
  }

  @Test func bindingsOfSelectionAreSet() {
    let page = ChartPage(Selecting())
    page.perform(.tap(at: CGPoint(x: 40, y: 1)), proxy(page))
    #expect(page.declaration().selection == .point(4))
    page.perform(.drag(CGPoint(x: 70, y: 1), CGPoint(x: 20, y: 1)), proxy(page))
    #expect(page.declaration().selection == .range(anchor: 2, head: 7))
  }

  @Test func gesturesOnViewsOverThePlotAreReached() {
    let page = ChartPage(Selecting())
    #expect(page.perform(.pinch(at: .zero, scale: 3), proxy(page)))
    // The plot is as wide as the proxy says.
    #expect(page.declaration().selection == .point(100))
  }
}
