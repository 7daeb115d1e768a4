// The code of the page "Pin what VoiceOver users hear"; PageTests holds the two together.
import ChartDeclarations
import ChartDescriptions
import ChartSound
import Foundation
import Testing

@MainActor @Suite struct SalesChartTests {
  let chart = SalesChart(sales: DescribePage.sales)

  @Test func labelsSayFruitAndCrates() throws {
    #expect(try chart.labels() == ["Apples: 120", "Pears: 75", "Plums: 90"])
  }

  @Test func theSummaryTellsTheTotal() throws {
    #expect(try chart.describe().contains("285 in total"))
  }

  @Test func everyBarIsHeardAndTheHighestIsApples() throws {
    let notes = chart.score().notes.filter { $0.role == .data }
    #expect(notes.map(\.mark) == ["Crates/Apples", "Crates/Pears", "Crates/Plums"])
    #expect(notes.max { $0.frequency < $1.frequency }?.mark == "Crates/Apples")
  }

  @Test func theDescriptorForVoiceOverIsPinned() throws {
    let descriptor = try chart.narrator().axChart()
    #expect(descriptor.title == "Crates sold in June")
    #expect(descriptor.series.flatMap(\.dataPoints).map(\.label) == ["Apples: 120", "Pears: 75", "Plums: 90"])
  }
}
