import ChartDeclarations
import ChartDescriptions
import ExampleCharts
import Foundation
import Testing

/// The same data through a declaration and through a file with options is the same `BucketedChart`.
@MainActor @Suite struct SameChartTests {
  nonisolated static let requests: [(name: String, request: ChartRequest)] = [
    (
      "medicine-doses",
      request {
        ($0.mark, $0.x, $0.y, $0.series) = (.bar, "time", "doses", "status")
        ($0.bucketing, $0.aggregate, $0.stack) = (.calendar(.day), .sum, .zero)
        $0.title = "Medicine doses"
      }
    ),
    (
      "symptom-intensity",
      request {
        ($0.mark, $0.x, $0.xEnd, $0.y) = (.bar, "start", "end", "intensity")
        $0.yLevels = Symptom.Intensity.allCases.map(\.description)
        $0.title = "Symptom intensity"
      }
    ),
    (
      "daily-users",
      request {
        ($0.mark, $0.x, $0.y, $0.series) = (.bar, "date", "users", "kind")
        ($0.bucketing, $0.stack, $0.title) = (.calendar(.day), .zero, "Daily users")
      }
    ),
    (
      "integers",
      request { ($0.mark, $0.x, $0.y, $0.title) = (.line, "index", "value", "Eleven integers") }
    ),
    (
      "event-streams",
      request {
        ($0.mark, $0.x, $0.y) = (.point, "time", "stream")
        ($0.yLevels, $0.title) = (["first", "second"], "Two timelines of events")
      }
    ),
    (
      "steps-month",
      request {
        ($0.mark, $0.x, $0.y) = (.bar, "date", "steps")
        ($0.bucketing, $0.title) = (.calendar(.day), "Steps")
      }
    ),
  ]

  @Test(arguments: requests.map(\.name)) func isTheSame(name: String) throws {
    let request = try #require(Self.requests.first { $0.name == name }?.request)
    let example = try #require(name == "steps-month" ? StepsMonth() : ExampleCorpusTests.examples[name])
    let file = ExampleCorpusTests.folder.appendingPathComponent(name).appendingPathComponent("data.csv").path
    var read = try DescribedChart(.file(path: file), request: request).chart
    var declared = example.bucketed()
    // What only a file has: its name.
    read.source.name = nil
    // What no option can say: where the author put ticks.
    declared.yAxis.ticks = .automatic
    #expect(declared.xAxis == read.xAxis)
    #expect(declared.yAxis == read.yAxis)
    #expect(declared.series.map(\.id) == read.series.map(\.id))
    #expect(declared == read)
  }

  nonisolated private static func request(_ fill: (inout ChartRequest) -> Void) -> ChartRequest {
    var request = ChartRequest()
    fill(&request)
    return request
  }
}
