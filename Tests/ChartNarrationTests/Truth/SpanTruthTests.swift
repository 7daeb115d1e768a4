import ChartModel
import ChartTestSupport
import Testing
import ToldCharts

@testable import ChartAnalysis
@testable import ChartNarration

/// Groups by every method, labels with every token of a profile, candlesticks, boxes and error bars: all read back.
@Suite struct SpanTruthTests {
  private static let voice = Voice.english

  private static func told(
    _ chart: BucketedChart, _ method: GroupingMethod = .automatic, _ profile: Profile = Profile()
  ) throws -> ToldChart {
    let voice = Self.voice
    return ToldChart(Narrator(chart, facts: ChartFacts(chart, grouping: method), voice: voice, profile: profile))
  }

  static let methods: [GroupingMethod] = [.automatic, .calendar, .trend, .ticks, .count(3), .count(8)]

  @Test(arguments: Seeds.some(0..<9, oneIn: 4)) func groupsByEveryMethodAreTrue(part: Int) throws {
    for seed in part * 10..<part * 10 + 10 {
      let chart = SpanChart(seed: seed).chart
      for method in Self.methods where method != .calendar || chart.xAxis.type == .temporal {
        for problem in try Self.told(chart, method).problemsOfGroups {
          Issue.record("span seed \(seed), \(method): \(problem)")
        }
      }
    }
  }

  /// What is said of whole charts of candlesticks and boxes.
  @Test(arguments: 0..<6) func sentencesAreTrue(part: Int) throws {
    for seed in part * 10..<part * 10 + 10 {
      var known: Set<String> = []
      for verbosity in [Verbosity.full, .brief] {
        let span = SpanChart(seed: seed)
        guard [.candlesticks, .boxes].contains(span.shape) else { continue }
        let told = try Self.told(span.chart, .automatic, Profile(verbosity))
        for problem in told.untruths(but: &known) { Issue.record("span seed \(seed), \(verbosity): \(problem)") }
      }
    }
  }

  /// Charts of all kinds, by every method.
  @Test(arguments: Seeds.some(0..<10, oneIn: 5)) func groupsOfAllKindsAreTrue(part: Int) throws {
    for seed in part * 10..<part * 10 + 10 {
      let chart = TruthChart(seed: UInt64(seed) + 7_000).chart
      for method in Self.methods where method != .calendar || chart.xAxis.type == .temporal {
        for problem in try Self.told(chart, method).problemsOfGroups {
          Issue.record("seed \(seed + 7_000), \(method): \(problem)")
        }
      }
    }
  }

  static var everyToken: Profile {
    var profile = Profile(.full)
    profile.mark.tokens = MarkToken.allCases
    profile.group.tokens = GroupToken.allCases
    return profile
  }

  @Test(arguments: Seeds.some(0..<6, oneIn: 4)) func labelsWithEveryTokenAreTrue(part: Int) throws {
    for seed in part * 10..<part * 10 + 10 {
      let charts = [SpanChart(seed: seed).chart, TruthChart(seed: UInt64(seed) + 3_000).chart]
      for chart in charts {
        for problem in try Self.told(chart, .automatic, Self.everyToken).untruthsOfPlaces() {
          Issue.record("span seed \(seed), every token: \(problem)")
        }
      }
    }
  }

  /// One digit more or less in any label or group is noticed.
  @Test(arguments: Seeds.some(0..<9, oneIn: 2)) func noticesEveryDigit(part: Int) throws {
    for seed in part * 4..<part * 4 + 4 {
      for method in [GroupingMethod.automatic, .trend] {
        let told = try Self.told(SpanChart(seed: seed).chart, method, Self.everyToken)
        for text in told.unnoticedChangesOfPlaces(TruthTests.withADigitChanged) {
          Issue.record("span seed \(seed), \(method), changed: \(text)")
        }
      }
    }
  }
}
