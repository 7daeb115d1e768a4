import ChartDeclarations
import ChartModel
import Testing

@Suite struct DecorationTests {
  private func line(_ x: Int, _ y: Int) -> LineMark { LineMark(x: .value("X", x), y: .value("Y", y)) }
  private func point(_ x: Int, _ y: Int) -> PointMark { PointMark(x: .value("X", x), y: .value("Y", y)) }
  private func kinds(_ chart: some View) -> [MarkKind] { chart.layers.map(\.specification.mark) }

  @Test func pointsOnALine() {
    #expect(
      kinds(
        Chart(0..<3, id: \.self) {
          line($0, $0); point($0, $0)
        }) == [.line])
    #expect(
      kinds(
        Chart {
          point(0, 0); line(0, 0)
        }) == [.line])
  }

  @Test func pointsOnAreasAndBars() {
    let area = Chart {
      AreaMark(x: .value("X", 0), y: .value("Y", 0)); point(0, 0)
    }
    let bar = Chart {
      BarMark(x: .value("X", 0), y: .value("Y", 0)); point(0, 0)
    }
    #expect(kinds(area) == [.area])
    #expect(kinds(bar) == [.bar])
  }

  @Test func otherPointsStay() {
    #expect(
      kinds(
        Chart(0..<3, id: \.self) {
          line($0, $0); point($0, $0 + 1)
        }) == [.line, .point])
    #expect(
      kinds(
        Chart {
          line(0, 0); line(1, 1); point(0, 0)
        }) == [.line, .point])
    #expect(
      kinds(
        Chart {
          line(0, 0); line(1, 1); point(0, 0); point(0, 0)
        }) == [.line, .point])
    #expect(
      kinds(
        Chart {
          line(0, 0); point(0, 0).foregroundStyle(by: .value("K", "a"))
        }) == [.line, .point])
    #expect(
      kinds(
        Chart {
          line(0, 0); PointMark(x: .value("X", 0), y: .value("Other", 0))
        }) == [.line, .point])
    #expect(
      kinds(
        Chart {
          point(0, 0); point(1, 1)
        }) == [.point])
  }

  @Test func pointsBesideBucketsStay() {
    let chart = Chart {
      LineMark(x: .value("X", date(0), unit: .day), y: .value("Y", 0))
      PointMark(x: .value("X", date(0)), y: .value("Y", 0))
    }
    #expect(kinds(chart) == [.line, .point])
  }

  @Test func notANumberIsItself() {
    let chart = Chart {
      LineMark(x: .value("X", 0), y: .value("Y", Double.nan))
      PointMark(x: .value("X", 0), y: .value("Y", Double.nan))
    }
    #expect(kinds(chart) == [.line])
  }

  @Test func textsMoveToTheirMarks() {
    let chart = Chart {
      line(0, 0)
      line(1, 1)
      Plot {
        point(1, 1).accessibilityLabel("one").accessibilityIdentifier("id-one")
        point(0, 0)
      }
      .accessibilityLabel("Both")
    }
    let layer = chart.layers.first
    #expect(kinds(chart) == [.line])
    #expect(layer?.authors == [1: AuthorText(label: "one")])
    #expect(layer?.identifiers == [1: "id-one"])
    #expect(layer?.plots == [DeclaredPlot(name: "Both", rows: [0, 1])])
  }

  @Test func pointsWithTextStayBesideALineWithText() {
    let chart = Chart {
      line(0, 0).accessibilityLabel("line")
      point(0, 0).accessibilityLabel("point")
    }
    #expect(kinds(chart) == [.line, .point])
  }
}
