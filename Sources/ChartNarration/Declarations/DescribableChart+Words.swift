import ChartAnalysis
public import ChartModel

extension DescribableChart {
  /// A narrator of the chart, in English unless another voice is given.
  ///
  /// - Throws: `VoiceError` if the embedded voice cannot be read, which the tests of ChartVoice rule out.
  public func narrator(voice: Voice? = nil, verbosity: Verbosity = .standard) throws -> Narrator {
    let chart = bucketed()
    return Narrator(chart, facts: ChartFacts(chart), voice: voice ?? .english, verbosity: verbosity)
  }

  /// All that is said of the chart, line by line: title, message, overview, summary, groups.
  ///
  /// ```swift
  /// print(try chart.describe())
  /// // Steps, June 2025
  /// // 192,000 steps in total, 6,870 a day.
  /// ```
  ///
  /// - Throws: `VoiceError`, as `narrator(voice:verbosity:)` does.
  public func describe(voice: Voice? = nil, verbosity: Verbosity = .standard) throws -> String {
    try narrator(voice: voice, verbosity: verbosity).descriptionLines(upTo: .groups).joined(separator: "\n")
  }

  /// What a screen reader should say on each mark, in focus order.
  ///
  /// ```swift
  /// try chart.labels().first  // "June 1: 7,204 steps"
  /// ```
  ///
  /// - Throws: `VoiceError`, as `narrator(voice:verbosity:)` does.
  public func labels(voice: Voice? = nil, verbosity: Verbosity = .standard) throws -> [String] {
    try narrator(voice: voice, verbosity: verbosity).labels().map(\.text)
  }

  /// What is said of each focus group along X; none where the marks are few enough to walk one by one.
  ///
  /// ```swift
  /// try chart.groups().first  // "June 1 to June 7: 44,120 steps, 6,303 a day."
  /// ```
  ///
  /// - Throws: `VoiceError`, as `narrator(voice:verbosity:)` does.
  public func groups(voice: Voice? = nil, verbosity: Verbosity = .standard) throws -> [String] {
    try narrator(voice: voice, verbosity: verbosity).groupLabels().map(\.text)
  }
}
