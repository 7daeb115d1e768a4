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
}
