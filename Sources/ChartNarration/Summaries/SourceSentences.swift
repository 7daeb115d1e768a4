import ChartAnalysis
import ChartModel

/// What was read, left out and assumed.
struct SourceSentences: Narrating {
  let narrator: Narrator

  /// What was read, left out and assumed.
  var sentences: [String] {
    let source = chart.source
    var sentences: [String] = []
    if verbosity == .full, source.rowsRead > 0 {
      sentences.append(voice.say(.overviewRowsRead, count: source.rowsRead))
    }
    if source.rowsSetAside > 0 { sentences.append(voice.say(.overviewSetAside, count: source.rowsSetAside)) }
    if source.rowsWithoutX > 0 {
      sentences.append(voice.say(.overviewWithoutX, count: source.rowsWithoutX, ["x": names.x]))
    }
    if source.rowsUnplaced > 0 {
      sentences.append(voice.say(.overviewNoPlace, count: source.rowsUnplaced, ["x": names.x]))
    }
    sentences += source.rowsWithout.map {
      voice.say($0.isUnplaced ? .overviewNoPlace : .overviewWithoutX, count: $0.count, ["x": $0.field.spokenField])
    }
    if source.rowsOutsideRange > 0 { sentences.append(voice.say(.overviewOutside, count: source.rowsOutsideRange)) }
    if let (rows, first) = chart.strayDoubles {
      let x = chart.xAxis.calendarUnit.map(names.bucket) ?? names.x
      sentences.append(
        voice.say(.overviewDoubles, count: rows, ["x": x, "place": places.place(first, withYear: true)]))
    }
    if let span = source.dataSpan { sentences.append(spanSentence(span)) }
    if chart.roundsValues, !profile.hidesNumbers { sentences.append(roundedSentence) }
    if source.medianIsApproximate { sentences.append(voice.say(.overviewApproximateMedian)) }
    if chart.xAxis.type == .temporal, !chart.calendar.zone.isPlain {
      sentences.append(voice.say(.overviewZone, ["zone": chart.calendar.zone.identifier.spokenField]))
    }
    if !source.assumptions.isEmpty { sentences.append(assumed(source.assumptions)) }
    if !source.columnsNotShown.isEmpty {
      let columns = source.columnsNotShown.map(\.spokenField)
      sentences.append(voice.say(.overviewNotShown, ["names": voice.list(columns, atMost: Self.namedColumns)]))
    }
    return sentences.map { Sentence($0).sentence }
  }

  private var roundedSentence: String {
    // Parts of one that are told in percent have two decimals less.
    let decimals = max(0, chart.yAxis.decimals - chart.yAxis.numberLook.shift)
    return decimals == 0 ? voice.say(.overviewRoundedWhole) : voice.say(.overviewRounded, count: decimals)
  }

  /// Which ends are filled in part, and from when to when data are.
  private func spanSentence(_ span: DataSpan) -> String {
    let (first, last) = (date(span.first), date(span.last))
    let isOneYear = span.beginsWithin && span.endsWithin && first.date.year == last.date.year
    let values: PhraseValues = [
      "bucket": chart.xAxis.calendarUnit.map(names.bucket) ?? "",
      "from": day(first, span.unit, withYear: !isOneYear), "to": day(last, span.unit, withYear: true),
    ]
    if span.beginsWithin, span.endsWithin { return voice.say(.overviewPartialBoth, values) }
    return voice.say(span.beginsWithin ? .overviewPartialFirst : .overviewPartialLast, values)
  }

  private func date(_ instant: Instant) -> SpokenDate { SpokenDate(voice: voice, instant, chart.calendar.zone) }

  /// A day, or a month where data are of months.
  private func day(_ date: SpokenDate, _ unit: CalendarUnit, withYear: Bool) -> String {
    unit >= .month ? date.month(withYear: withYear) : date.day(withYear: withYear)
  }

  private func assumed(_ assumptions: [Assumption]) -> String {
    voice.say(.overviewAssumed, ["choices": voice.list(assumptions.map(choice))])
  }

  /// Of more columns than these the first are named, and how many more there are.
  private static var namedColumns: Int { 6 }

  /// What was assumed, as a part of a sentence.
  func choice(_ assumption: Assumption) -> String {
    switch assumption {
    case .x(let field, _): voice.say(.assumptionX, ["field": field.spokenField])
    case .y(let field): voice.say(.assumptionY, ["field": field.spokenField])
    case .countedRows: voice.say(.assumptionCountedRows)
    case .series(let field): voice.say(.assumptionSeries, ["field": field.spokenField])
    case .bucket(let unit): voice.say(.assumptionBucket, ["unit": names.bucket(unit)])
    case .bins(let width): voice.say(.assumptionBins, ["width": places.number(width)])
    case .aggregate(let aggregate): choice(aggregate)
    case .mark(let kind): choice(kind)
    }
  }

  private func choice(_ aggregate: Aggregate) -> String {
    switch aggregate {
    case .sum: voice.say(.assumptionAggregateSum)
    case .mean: voice.say(.assumptionAggregateMean)
    case .median: voice.say(.assumptionAggregateMedian)
    default: voice.say(.assumptionAggregateOther, ["name": aggregate.rawValue])
    }
  }

  private func choice(_ kind: MarkKind) -> String {
    switch kind {
    case .bar: voice.say(.assumptionMarkBar)
    case .line: voice.say(.assumptionMarkLine)
    case .point: voice.say(.assumptionMarkPoint)
    case .area: voice.say(.assumptionMarkArea)
    case .rule: voice.say(.assumptionMarkRule)
    case .rectangle: voice.say(.assumptionMarkRectangle)
    case .sector: voice.say(.assumptionMarkSector)
    }
  }
}

extension TimeZoneRules {
  /// Whether the zone is the one that goes without saying.
  fileprivate var isPlain: Bool { identifier == TimeZoneRules.utc.identifier }
}
