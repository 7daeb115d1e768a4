import ChartDeclarations
@testable import ChartSnapshot
import Foundation
import Testing

/// What authors write is held against the data.
@MainActor @Suite struct WordsTests {
  private struct Fruit: View {
    var pears = "7 crates"
    var summary: String?
    var body: some View {
      Chart {
        BarMark(x: .value("Fruit", "Apples"), y: .value("Crates", 12))
          .accessibilityLabel("Apples").accessibilityValue("12 crates")
        BarMark(x: .value("Fruit", "Pears"), y: .value("Crates", 7))
          .accessibilityLabel("Pears").accessibilityValue(pears)
      }
      .chartTitle("Crates")
      .accessibilityChartDescriptor(Words(summary: summary))
    }
  }

  private struct Words: AXChartDescriptorRepresentable {
    let summary: String?
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: nil, summary: summary, xAxis: AXCategoricalDataAxisDescriptor(title: "Fruit", categoryOrder: []),
        yAxis: nil, series: [])
    }
  }

  private func failure(_ view: some View) -> String? {
    do { try expectTrueWords(of: view) } catch { return (error as? WordsFailure)?.description }
    return nil
  }

  @Test func trueWordsPass() {
    #expect(failure(Fruit(summary: "Apples are highest, at 12 crates.")) == nil)
  }

  @Test func aWrongValueIsNamed() throws {
    let told = try #require(failure(Fruit(pears: "9 crates")))
    #expect(told == "\"Pears: 9 crates\". The value here is 7. Write \"7\". (value-mismatch)")
  }

  @Test func aWrongSummaryIsNamed() throws {
    let told = try #require(failure(Fruit(summary: "Pears are highest, at 7 crates.")))
    #expect(
      told == "\"Pears are highest, at 7 crates.\". The highest value is 12, at Apples. "
        + "Write that value and that place. (extremum-mismatch)")
  }

  private struct Points: AXChartDescriptorRepresentable {
    let points: [AXDataPoint]
    func makeChartDescriptor() -> AXChartDescriptor {
      AXChartDescriptor(
        title: nil, summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Fruit", categoryOrder: []),
        yAxis: AXNumericDataAxisDescriptor(title: "Crates", range: 0...20, gridlinePositions: []) { "\($0)" },
        series: [AXDataSeriesDescriptor(name: "Crates", isContinuous: false, dataPoints: points)])
    }
  }

  private struct Stock: View {
    let points: [AXDataPoint]
    var body: some View {
      Chart {
        BarMark(x: .value("Fruit", "Apples"), y: .value("Crates", 12.25))
        BarMark(x: .value("Fruit", "Pears"), y: .value("Crates", 7))
        BarMark(x: .value("Fruit", "Plums"), y: .value("Crates", Double.nan))
      }
      .accessibilityChartDescriptor(Points(points: points))
    }
  }

  private static let day = Date(timeIntervalSince1970: 1_750_000_000)

  private struct Days: View {
    var body: some View {
      Chart(0..<2, id: \.self) { number in
        LineMark(
          x: .value("Day", WordsTests.day.addingTimeInterval(Double(number) * 86_400)), y: .value("Crates", number + 5))
      }
      .accessibilityChartDescriptor(
        Points(points: [AXDataPoint(x: "Sunday", y: 5), AXDataPoint(x: "Monday", y: 5)]))
    }
  }

  @Test func pointsThatAgreePass() {
    #expect(failure(Stock(points: [AXDataPoint(x: "Pears", y: 7), AXDataPoint(x: "Apples", y: 12)])) == nil)
    #expect(failure(Stock(points: [AXDataPoint(x: "Apples", y: 12.3), AXDataPoint(x: "Plums")])) == nil)
    #expect(failure(Stock(points: [])) == nil)
    #expect(failure(Stock(points: [AXDataPoint(x: "All fruit", y: 19)])) == nil)
    #expect(failure(Stock(points: [AXDataPoint(x: "Apples", y: 1_225), AXDataPoint(x: "Pears", y: 700)])) == nil)
  }

  @Test func pointsThatDifferAreNamed() {
    let points = [AXDataPoint(x: "Apples", y: 12.1), AXDataPoint(x: "Pears"), AXDataPoint(x: "Plums", y: 0)]
    #expect(
      failure(Stock(points: points)) == """
        The descriptor says 12.1 at Apples. The value here is 12.25. (descriptor-mismatch)
        The descriptor says nothing at Pears. The value here is 7. (descriptor-mismatch)
        The descriptor says 0 at Plums. The value here is nothing. (descriptor-mismatch)
        """)
  }

  @Test func pointsAtOtherPlacesMeetInTheirOrder() {
    #expect(
      failure(Days()) == "The descriptor says 5 at Monday. The value here is 6. (descriptor-mismatch)")
  }
}
