import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// Labels one by one are the labels all at once.
@Suite struct LabelStreamTests {
  @Test(arguments: TextPropertyTests.plain.prefix(40)) func piecesAreTheWhole(chart: GeneratedChart) throws {
    let narrated = NarratedViews(try chart.narrator(.full))
    var text = ""
    narrated.writeLabelsJSON { text += $0 }
    #expect(text == narrated.labelsJSON().text + "\n")
  }

  @Test func anEmptyChartHasNoLabelsInJSON() throws {
    var text = ""
    NarratedViews(try TestChart().narrator(.instants([]), [])).writeLabelsJSON { text += $0 }
    #expect(text.hasSuffix("\"labels\":[]}\n"))
  }
}
