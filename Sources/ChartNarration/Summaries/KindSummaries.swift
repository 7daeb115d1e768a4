import ChartAnalysis
import ChartModel

/// What charts of one kind say beyond highest and lowest.
extension Narrator {
  var kindSummaries: [String] {
    [distributionSentence, correlationSentence, heatSummary, divergingSentences, shareChangeSentence, leaderSentence]
      .filter { !$0.isEmpty }
  }

  // MARK: Histograms

  /// Whether the chart counts values in bins, so that its message is where most of them are.
  var distribution: Distribution? { shape.whole.distribution }

  /// `82 in total. Most: 19, from 20 to 25.`
  func distributionMessage(_ found: Distribution, _ series: Series) -> String {
    guard let first = found.fullest.first, let most = series.marks[first].value.number else { return "" }
    let values: PhraseValues = ["value": value(most), "place": listed(found.fullest, in: series)]
    return Sentence(voice.say(.messageTotal, ["value": rounded(found.total)]))
      .adding(voice.say(.messageMost, values), .sentence).sentence
  }

  private var distributionSentence: String {
    guard let found = distribution, let series = chart.walkedSeries.first, !found.isFlat else { return "" }
    let half = places.range(
      from: series.marks[found.middleHalf.lowerBound].x, to: series.marks[found.middleHalf.upperBound].x, opening: true)
    var sentence = Sentence(
      voice.say(.histogramHalf, ["range": half, "percent": numbers.percent(found.middleHalfShare)]))
    if let skew = found.skew, abs(skew) >= FeatureThresholds.standard.leastToldSkew {
      sentence.append(voice.say(skew > 0 ? .histogramTailHigh : .histogramTailLow), .sentence)
    }
    if !planned.contains(.modes) { sentence.append(modesText, .sentence) }
    if !found.emptyStretches.isEmpty {
      let texts = found.emptyStretches.map { places.text(.bin(from: $0.lowerBound, to: $0.upperBound)) }
      let runs = voice.list(texts, atMost: Self.listedPlaces)
      sentence.append(voice.say(.histogramEmpty, ["ranges": runs]), .sentence)
    }
    return sentence.sentence
  }

  /// The hills of a histogram; empty where it has one.
  var modesText: String {
    guard let found = distribution, let series = chart.walkedSeries.first, found.modes.count > 1 else { return "" }
    let peaks = voice.list(found.modes.map { inner($0.places, in: series) }, atMost: Self.listedPlaces)
    guard found.modes.count > 2 else { return voice.say(.messageTwoPeaks, ["ranges": peaks]) }
    return voice.say(.histogramPeaks, count: found.modes.count, ["ranges": peaks])
  }

  private func inner(_ range: Range<Int>, in series: Series) -> String {
    places.range(
      from: series.marks[range.lowerBound].x, to: series.marks[max(range.lowerBound, range.upperBound - 1)].x,
      opening: true)
  }

  // MARK: Points

  /// How X and Y go together: by rank, so that a bent line counts as much as a straight one.
  var correlationText: String {
    guard let found = shape.whole.correlations?.all else { return "" }
    let number = numbers.exact(found.spearman, decimals: 2).text
    let values: PhraseValues = ["x": names.xAlone.withoutAside, "y": names.y.withoutAside, "number": number]
    let isUp = found.spearman > 0
    if abs(found.spearman) >= FeatureThresholds.standard.leastToldCorrelation {
      return voice.say(isUp ? .correlationRises : .correlationFalls, values)
    }
    guard found.isTendency else { return voice.say(.correlation, values) }
    return voice.say(isUp ? .correlationTendsUp : .correlationTendsDown, values)
  }

  /// What the message does not tell where the points lie in clusters, which are seen first.
  private var correlationSentence: String {
    clusterText.isEmpty || correlationText.isEmpty ? "" : Sentence(correlationText).sentence
  }

  /// What a cloud of points is, in one sentence: its clusters, or how X and Y go together; empty where it is neither.
  var pointMessage: String {
    guard isOfPoints else { return "" }
    return Sentence(clusterText.isEmpty ? correlationText : clusterText).sentence
  }

  private var clusterText: String {
    guard isOfPoints, let clusters = shape.whole.clusters?.clusters, clusters.count > 1 else { return "" }
    let list = clusters.reduce(into: Sentence()) { sentence, cluster in
      let values: PhraseValues = [
        "points": voice.say(.overviewPoints, count: cluster.count),
        "x": axis(cluster.centreX, of: chart.xAxis, names.xUnit),
        "y": axis(cluster.centreY, of: chart.yAxis, names.unit), "x-title": names.xAlone, "y-title": names.y,
      ]
      sentence.append(voice.say(axesNeedNames ? .titledClusterPart : .clusterPart, values), .part)
    }
    return Sentence(voice.say(.clusters, count: clusters.count)).adding(list.text, .context).text
  }

  /// Whether the units of points do not tell which number belongs to which axis.
  var axesNeedNames: Bool {
    isOfPoints && names.xUnit.map { voice.unit($0) } == names.unit.map { voice.unit($0) }
  }

  private func axis(_ number: Double, of axis: Axis, _ unit: String?) -> String {
    let numbers = SpokenNumber(voice: voice, shift: axis.numberLook.shift)
    let number = numbers.rounded(number, decimals: axis.decimals)
    guard let unit else { return number.text }
    return voice.say(.labelValue, ["number": number.text, "unit": voice.unit(unit, forShown: number.shown)])
  }

  // MARK: Cells and sides

  /// The columns and the rows with the highest and the lowest total or mean.
  private var heatSummary: String {
    guard let heat = shape.whole.heat else { return "" }
    return Sentence(planned.contains(.heatLines(areColumns: true)) ? "" : heatColumnsText)
      .adding(planned.contains(.heatLines(areColumns: false)) ? "" : heatRowsText, .sentence)
      .adding(emptyCells(heat), .sentence).sentence
  }

  /// The columns of a heat map with the highest and the lowest total or mean.
  var heatColumnsText: String {
    guard let heat = shape.whole.heat else { return "" }
    let found = [heat.highestColumns, heat.lowestColumns].map { found in
      found.map { (places.text(heat.columns[$0]), heat.columnLines[$0]) }
    }
    return lines(found, heat, names.x)
  }

  /// The rows of a heat map with the highest and the lowest total or mean.
  var heatRowsText: String {
    guard let heat = shape.whole.heat else { return "" }
    let found = [heat.highestRows, heat.lowestRows].map { found in
      found.map { (seriesName(chart.walkedSeries[$0]), heat.rows[$0]) }
    }
    return lines(found, heat, (chart.seriesField ?? "").spokenField)
  }

  /// `1 cell without data: Wednesday, 8 AM`: what has no mark has no label that could say so.
  private func emptyCells(_ heat: HeatFacts) -> String {
    guard heat.unmarkedCount > 0 else { return "" }
    let count = Sentence(voice.say(.heatEmpty, count: heat.unmarkedCount))
    guard heat.unmarkedCount <= Self.listedPlaces else { return count.text }
    let found = chart.walkedSeries.compactMap { series -> String? in
      let marked = Set(series.marks.map(\.x))
      let empty = heat.columns.filter { !marked.contains($0) }
      return empty.isEmpty ? nil : cells(empty, of: seriesName(series))
    }
    return count.adding(listApart(names: found), .context).text
  }

  private func lines(_ found: [[(name: String, line: HeatLine)]], _ heat: HeatFacts, _ title: String) -> String {
    let highest: PhraseKey = heat.comparesTotals ? .heatTotal : heat.poolsRows ? .heatCells : .heatMean
    return zip(found, [highest, .heatLowest])
      .reduce(into: Sentence()) { $0.append(line($1.0, heat, $1.1, title), .part) }.text
  }

  private func line(
    _ found: [(name: String, line: HeatLine)], _ heat: HeatFacts, _ key: PhraseKey, _ title: String
  ) -> String {
    guard let first = found.first?.line, let number = heat.comparesTotals ? first.total : first.mean else { return "" }
    let value =
      heat.comparesTotals
      ? rounded(number) : roundedMiddle(number, in: Statistics([facts.lowest, facts.highest].compactMap { $0 }))
    let names = voice.list(found.map(\.name), atMost: Self.listedPlaces)
    return voice.say(key, ["title": title, "names": names, "value": value])
  }

  /// How many marks lie above and below zero, where the message does not say so.
  private var divergingSentences: String { messageTellsSides ? "" : divergingText }

  /// Whether the message is how many marks lie on which side of zero: what goes up and down about it has no other.
  var messageTellsSides: Bool {
    guard planned.isEmpty, chart.kind == .bar, shape.whole.diverging.count == 1, facts.walked.count == 1, tellsChange,
      !tellsTotal(facts.walked[0])
    else { return false }
    return shape.course(of: 0, facts.walked[0]) == .varied
  }

  /// How many marks of each series lie above, below and at zero.
  var divergingText: String {
    guard shape.whole.diverging.count <= Self.toldSeries else { return "" }
    return shape.whole.diverging.reduce(into: Sentence()) { sentence, found in
      let series = chart.walkedSeries[found.series]
      let marks = marks(found.aboveCount, of: series)
      var text = Sentence(voice.say(.divergingAbove, ["marks": marks]))
      text.append(voice.say(.divergingBelow, ["k": numbers.whole(found.belowCount)]))
      if found.zeroCount > 0, !profile.hidesNumbers {
        text.append(voice.say(.divergingZero, ["k": numbers.whole(found.zeroCount)]))
      }
      let name = seriesName(series)
      sentence.append(Sentence(name).adding(text.text, .context).text, .sentence)
    }.sentence
  }

  // MARK: Shares and ranks

  /// The part of a stack whose share changed most.
  private var shareChangeSentence: String {
    guard let found = shape.whole.shareChanges, let totals = chart.totals, let first = found.largest.first,
      found.changes.indices.contains(first), chart.stack != .center,
      // From one bin to another a share does not change: bins are no course.
      places.kind != .bin
    else { return "" }
    let change = found.changes[first]
    // Where it went up and down between, the ends would hide it.
    if let shares = facts.shares.indices.contains(change.series) ? facts.shares[change.series] : nil,
      let low = shares.minimum, let high = shares.maximum, high.value - low.value > 2 * abs(change.to - change.from)
    {
      return shareSentence(.shareRange, chart.series[change.series], low, high, totals)
    }
    let values: PhraseValues = [
      "name": seriesName(chart.series[change.series]), "first": numbers.percent(change.from),
      "last": numbers.percent(change.to), "place-first": places.place(totals.marks[found.firstPlace].x),
      "place-last": places.place(totals.marks[found.lastPlace].x),
    ]
    return Sentence(voice.say(.shareChange, values)).sentence
  }

  /// Which of three or more series was highest at first, and which at last.
  private var leaderSentence: String {
    guard let ranks = shape.whole.ranks, !ranks.areParts, ranks.series.count > 2, ranks.highestThroughout == nil else {
      return ""
    }
    let walked = ranks.series.map { chart.walkedSeries[$0] }
    guard let first = ranks.firstRanks.firstIndex(of: 1), let last = ranks.lastRanks.firstIndex(of: 1) else {
      return ""
    }
    // Who is highest at both ends led all along, or between them others did: either way the ends say nothing new.
    guard ranks.series.indices.contains(where: { (ranks.firstRanks[$0] == 1) != (ranks.lastRanks[$0] == 1) }) else {
      return ""
    }
    let leaders = { (places: [Int]) in
      voice.list(walked.indices.filter { places[$0] == 1 }.map { seriesName(walked[$0]) }, atMost: Self.listedPlaces)
    }
    let values: PhraseValues = [
      "first": leaders(ranks.firstRanks), "last": leaders(ranks.lastRanks),
      "place-first": places.place(walked[first].marks[ranks.firstPlaces[first]].x),
      "place-last": places.place(walked[last].marks[ranks.lastPlaces[last]].x),
    ]
    return Sentence(voice.say(.rankHighest, values)).sentence
  }
}
