import ChartModel
import ChartNarration
import TableReading
import VegaLite

/// The charts of an input as a walk needs them: told, and made again in other buckets where a table is read from a file.
struct WalkedInput {
  let narrated: NarratedViews
  let navigator: FocusNavigator

  init(_ input: InputOptions, _ chart: ChartOptions, _ voice: VoiceOptions) throws {
    narrated = try NarratedInput(input, chart, voice).narrated
    // What came from standard input is gone, and a specification has the buckets of its author.
    let isTable = FileIdentity.isFile(input.input) && (try? ChartInput.open(input.source).isSpecification) == false
    let rebucket = isTable ? Self.rebucketing(input, chart, voice) : nil
    navigator = FocusNavigator(narrated, rebucket: rebucket) { text, chart in
      try? XPlaces(chart.whole?.chart ?? chart, name: "").range(text, option: "go")
    }
  }

  /// Reads the table again; which part of it is shown is the walk's by then, no longer the options'.
  private static func rebucketing(
    _ input: InputOptions, _ chart: ChartOptions, _ voice: VoiceOptions
  ) -> FocusNavigator.Rebucketing {
    var (input, chart) = (input, chart)
    input.quiet = true
    (chart.window, chart.at) = (nil, nil)
    return { bucketing in
      var chart = chart
      if let bucketing { chart.bucket = bucketing }
      return try NarratedInput(input, chart, voice).narrated
    }
  }
}
