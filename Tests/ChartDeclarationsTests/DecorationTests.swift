import ChartAnalysis
import ChartDeclarations
import ChartModel
import Testing

/// Points on a line, an area or bars: a layer of their own in the declaration, no series of their own on the chart.
@MainActor @Suite struct DecorationTests {
  private func line(_ x: Int, _ y: Int) -> LineMark { LineMark(x: .value("X", x), y: .value("Y", y)) }
  private func point(_ x: Int, _ y: Int) -> PointMark { PointMark(x: .value("X", x), y: .value("Y", y)) }
  private func kinds(_ chart: some View) -> [MarkKind] { chart.layers.map(\.specification.mark) }

  @Test func aDeclarationKeepsEveryLayerInItsOrder() {
    let pairs = Chart(0..<3, id: \.self) {
      line($0, $0)
      point($0, $0)
    }
    #expect(kinds(pairs) == [.line, .point])
    #expect(pairs.layers.map(\.rows.rowCount) == [3, 3])
    #expect(
      kinds(
        Chart {
          point(0, 0)
          line(0, 0)
        }) == [.point, .line])
    #expect(
      kinds(
        Chart {
          BarMark(x: .value("X", 0), y: .value("Y", 0))
          point(0, 0)
          AreaMark(x: .value("X", 0), y: .value("Y", 0))
        }) == [.bar, .point, .area])
  }

  @Test func textsStayWithTheirMarks() {
    let chart = Chart {
      line(0, 0).accessibilityLabel("line")
      line(1, 1)
      Plot {
        point(1, 1).accessibilityLabel("one").accessibilityIdentifier("id-one")
        point(0, 0)
      }
      .accessibilityLabel("Both")
    }
    #expect(chart.layers.map(\.authors) == [[0: AuthorText(label: "line")], [0: AuthorText(label: "one")]])
    #expect(chart.layers.map(\.identifiers) == [[:], [0: "id-one"]])
    #expect(chart.layers.map(\.plots) == [[], [DeclaredPlot(name: "Both", rows: [0, 1])]])
  }

  @Test func pointsOnALineAreNoSeries() {
    let chart = Chart {
      line(0, 0)
      line(1, 1)
      point(1, 1).accessibilityLabel("one")
      point(0, 0)
    }
    .bucketed()
    #expect(chart.kind == .line)
    #expect(chart.series.map { $0.marks.map(\.author?.label) } == [[nil, "one"]])
  }

  @Test func otherPointsAreASeries() {
    let beside = Chart(0..<3, id: \.self) {
      line($0, $0)
      point($0, $0 + 1)
    }
    #expect(beside.bucketed().series.map(\.marks.count) == [3, 3])
    let other = Chart {
      line(0, 0)
      PointMark(x: .value("X", 0), y: .value("Other", 0))
    }
    #expect(other.bucketed().series.map(\.name) == ["Y", "Other"])
  }
}
