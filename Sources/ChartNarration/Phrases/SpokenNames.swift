import ChartModel

/// What a chart, its axes and its unit are called.
struct SpokenNames {
  let chart: BucketedChart
  let voice: Voice
  /// Whether a capital at the beginning would make two names one, so that labels must keep names as they are.
  let differOnlyInCapitals: Bool

  init(chart: BucketedChart, voice: Voice) {
    self.chart = chart
    self.voice = voice
    var names = chart.series.compactMap(\.name)
    if case .categories(let categories) = chart.xAxis.domain { names += categories }
    if case .categories(let levels) = chart.yAxis.domain { names += levels }
    differOnlyInCapitals = Set(names.map(\.capitalizedFirst)).count < Set(names).count
  }

  /// The unit as given, or a column that is named for what it counts, such as `steps`.
  var unit: String? {
    if let unit = chart.yAxis.unit { return unit }
    guard chart.aggregate != .count, let field = chart.yAxis.field, voice.isUnit(field.spoken) else { return nil }
    return field.spoken
  }

  /// What stands along X: its title or its column.
  var x: String { chart.xAxis.title?.spokenTitle ?? (chart.xAxis.field ?? "").spokenField.spokenTitle }

  /// What is measured: its title, or its column and aggregate.
  var y: String {
    if let title = chart.yAxis.title { return title.spokenTitle }
    guard let field = chart.yAxis.field?.spokenField else { return voice.say(.aggregateCountRows) }
    if let end = chart.yAxis.endField?.spokenField, !end.isEmpty { return voice.list([field, end]) }
    return voice.measure(field, aggregate: chart.aggregate)
  }

  /// The calendar unit of a bucket in a word.
  func bucket(_ unit: CalendarUnit) -> String { voice.word(forBucket: unit) }

  /// The chart's title: the author's, else what is measured by what.
  var title: String {
    if let title = chart.title?.spoken, !title.isEmpty { return title }
    let x = chart.xAxis.calendarUnit.map(bucket) ?? self.x
    // A pie without names, and a chart of nothing.
    if x.isEmpty || x == y { return chart.yAxis.field == nil ? voice.say(.nameUntitled) : y.capitalizedFirst }
    return voice.say(.nameTitle, ["y": y, "x": x]).capitalizedFirst
  }
}

extension Voice {
  /// The word for a calendar unit, as in `date by month`.
  func word(forBucket unit: CalendarUnit) -> String {
    Phrase.fill(phrases["buckets." + unit.rawValue]?.long["other"] ?? "", [:])
  }
}
