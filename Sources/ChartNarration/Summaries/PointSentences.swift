import ChartAnalysis
import ChartModel

/// What a cloud of points says: how X and Y go together, and its clusters.
struct PointSentences: Narrating {
  let narrator: Narrator

  /// How X and Y go together: by rank, so that a bent line counts as much as a straight one.
  var correlationText: String {
    guard let found = shape.whole.correlations?.all else { return "" }
    // A correlation that rounds to zero is told as zero, without a sign.
    let hundredths = (found.spearman * 100).rounded()
    let number = numbers.exact(hundredths == 0 ? 0 : found.spearman, decimals: 2).text
    let values: PhraseValues = ["x": names.xAlone.withoutAside, "y": names.y.withoutAside, "number": number]
    let isUp = found.spearman > 0
    // Where the lowest is on top, "lower" could mean either; below zero "smaller" could, too.
    let shrinks = chart.isTurned && (facts.lowest ?? 0) >= 0
    if abs(found.spearman) >= FeatureThresholds.standard.leastToldCorrelation {
      return voice.say(isUp ? .correlationRises : shrinks ? .correlationShrinks : .correlationFalls, values)
    }
    guard found.isTendency else { return voice.say(.correlation, values) }
    return voice.say(isUp ? .correlationTendsUp : .correlationTendsDown, values)
  }

  /// What the message does not tell where the points lie in clusters, which are seen first.
  var sentence: String {
    clusterText.isEmpty || correlationText.isEmpty ? "" : Sentence(correlationText).sentence
  }

  /// What a cloud of points is, in one sentence: its clusters, or how X and Y go together; empty where it is neither.
  var message: String {
    guard isOfPoints else { return "" }
    return Sentence(clusterText.isEmpty ? correlationText : clusterText).sentence
  }

  private var clusterText: String {
    guard isOfPoints, let clusters = shape.whole.clusters?.clusters, clusters.count > 1 else { return "" }
    let list = clusters.enumerated().reduce(into: Sentence()) { sentence, found in
      // Points and axes are named once, and the unit that both have is said once behind them.
      let isFirst = found.offset == 0
      let values: PhraseValues = [
        "points": isFirst
          ? voice.say(.overviewPoints, count: found.element.count) : numbers.whole(found.element.count),
        "x": axis(found.element.centreX, of: chart.xAxis, isFirst || !axesNeedNames ? names.xUnit : nil),
        "y": axis(found.element.centreY, of: chart.yAxis, names.unit), "x-title": names.xAlone, "y-title": names.y,
      ]
      sentence.append(voice.say(axesNeedNames && isFirst ? .titledClusterPart : .clusterPart, values), .part)
    }
    return Sentence(voice.say(.clusters, count: clusters.count)).adding(list.text, .context).text
  }

  private func axis(_ number: Double, of axis: Axis, _ unit: String?) -> String {
    let numbers = SpokenNumber(voice: voice, look: axis.numberLook)
    let number = numbers.rounded(number, decimals: axis.decimals)
    guard let unit else { return number.text }
    return voice.say(.labelValue, ["number": number.text, "unit": voice.unit(unit, forShown: number.shown)])
  }
}
