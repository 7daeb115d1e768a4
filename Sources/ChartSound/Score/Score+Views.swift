public import ChartAnalysis
public import ChartModel

extension Score {
  /// The score of charts that belong together, one after another, three soft rising notes between two.
  ///
  /// Charts that share their Y axis share their pitches too; else each has those of its own axis, and `pitch` has no
  /// domain. All together they last no longer than `options.longest`: the charts for which there is no time are the last.
  ///
  /// - Parameters:
  ///   - views: The charts.
  ///   - facts: What the data of each says.
  ///   - options: How they are to sound.
  ///   - introduction: What is heard before a chart, by its place and by the tones that it is introduced by.
  public init(
    views: BucketedViews, facts: [ChartFacts], options: SoundOptions = SoundOptions(),
    introduction: ((_ place: Int, _ tones: [IntroductionTone]) -> [IntroductionLine])? = nil
  ) {
    let charts = Array(zip(views.views.map(\.chart), facts))
    let longest = min(options.longest, ChartLimits.soundSeconds) / min(options.tempo.clamped(to: 0.5...4), 1)
    var options = options.sharing(among: charts.map(\.0))
    options.polarity = options.polarity ?? charts.map(\.0).drawnPolarity
    let hasEdges = options.context.remove(.edges) != nil
    let introduced = { (place: Int, score: Score) in
      guard let introduction else { return score }
      var score = score
      score.introduce(introduction(place, IntroductionTone.tones(of: charts[place].0, in: score, options: options)))
      return score
    }
    guard charts.count != 1 else {
      self = introduced(0, Score(chart: charts[0].0, facts: charts[0].1, options: options))
      if hasEdges { addEdges() }
      return
    }
    self.init(
      title: views.title ?? "", duration: 0,
      pitch: PitchMapping(low: options.lowFrequency, high: options.highFrequency, domain: nil), notes: [],
      zone: charts.first?.0.calendar.zone ?? .utc)
    // Introductions do not count: who asks for them loses no chart by them.
    var (glides, counted, isFull) = (0, 0.0, false)
    for (place, (chart, facts)) in charts.enumerated() {
      // What would pass the limit is counted, not introduced; what follows it is not even made.
      let score = isFull ? nil : Score(chart: chart, facts: facts, options: options)
      guard let score, counted == 0 || counted + ViewMarker.pause + score.duration <= longest + 1e-6 else {
        isFull = true
        silentSeries += chart.heardSeries.filter(options.wants).map { SilentSeries(id: $0.id, view: place) }
        continue
      }
      counted += (place == 0 ? 0 : ViewMarker.pause) + score.duration
      append(introduced(place, score.inView(place)), glides: &glides, hasMarkers: options.context.contains(.markers))
    }
    if hasEdges, duration > 0 { addEdges() }
    if duration == 0 { duration = ScoreTiming.silence }
  }

  /// - Parameter glides: how many glides there are by now, so that those of two charts are never one.
  private mutating func append(_ score: Score, glides: inout Int, hasMarkers: Bool) {
    let isFirst = duration == 0
    if !isFirst, hasMarkers { notes += ViewMarker.notes(from: duration) }
    lengths = isFirst || lengths == score.lengths ? score.lengths : nil
    if isFirst { pitch = score.pitch } else if pitch != score.pitch { pitch = score.pitch.withoutDomain }
    let start = isFirst ? 0 : duration + ViewMarker.pause
    notes += score.notes.map { $0.shifted(by: start, glides: glides) }
    glides += (score.notes.compactMap(\.glide).max() ?? -1) + 1
    spans += score.spans.map { $0.shifted(by: start) }
    introduction += score.introduction.map { $0.shifted(by: start) }
    duration = (start + score.duration).onScoreGrid
    silentSeries += score.silentSeries
    reducedCount += score.reducedCount
    concessions += score.concessions.filter { !concessions.contains($0) }
  }
}

extension Score {
  /// The same as that of one of several charts.
  fileprivate func inView(_ place: Int) -> Score {
    var score = self
    for index in score.silentSeries.indices { score.silentSeries[index].view = place }
    return score
  }
}

/// Three soft rising notes between two charts, where two series have two.
enum ViewMarker {
  /// Seconds between two charts.
  static let pause = 1.2
  /// C5, G5 and C6: the marker between series, and an octave above its beginning.
  private static let frequencies = [523.25, 783.99, 1_046.5]
  private static let length = 0.1

  static func notes(from start: Double) -> [Note] {
    let first = start + (pause - Double(frequencies.count) * length) / 2
    return frequencies.enumerated().map { index, frequency in
      Note(
        start: (first + Double(index) * length).onScoreGrid, length: length, frequency: frequency,
        gain: (EqualLoudness.gain(at: frequency) - 15).rounded(toStep: 0.001), instrument: Instrument.sine.name,
        role: .marker)
    }
  }
}

extension SoundOptions {
  /// The same for one of several charts, which has its part of the time.
  fileprivate func sharing(among charts: [BucketedChart]) -> SoundOptions {
    guard charts.count > 1 else { return self }
    var options = self
    options.longest = max(longest / Double(charts.count) - ViewMarker.pause, max(leastPerSeries, 0.5))
    let least = min(duration.lowerBound, options.longest)
    options.duration = least...max(least, min(duration.upperBound, options.longest))
    options.keepAxis(of: charts)
    return options
  }

  /// Leaves pitches as the Y axis stands where several charts have the same, so that they compare.
  public mutating func keepAxis(of charts: [BucketedChart]) {
    keepsAxis = charts.count > 1 && charts.allSatisfy { $0.yAxis.domain == charts.first?.yAxis.domain }
  }
}

extension PitchMapping {
  /// The same for marks of which not all share one way from value to pitch.
  var withoutDomain: PitchMapping {
    var mapping = PitchMapping(low: low, high: high, domain: nil)
    (mapping.polarity, mapping.steps) = (polarity, steps)
    return mapping
  }
}
