import ChartAnalysis
import ChartModel

extension Narrator {
  /// The noise and the trend test of each series, what each feature weighs, and every threshold.
  ///
  /// ```
  /// How this was found:
  /// Noise: about 420 steps. Mann-Kendall score: 1.98.
  /// On Saturdays and Sundays: mean about 4,200 steps … Weight: 5.1 times the noise over 100 percent of X.
  ///
  /// Thresholds:
  /// The most features that a summary tells: 3
  /// ```
  public func explanationLines() -> [String] { ExplanationLines(narrator: self).lines }
}

/// How the sentences about the data were found, for who wants to check them.
struct ExplanationLines: Narrating {
  let narrator: Narrator
  private var featureSentences: FeatureSentences { FeatureSentences(narrator: narrator) }

  /// The noise and the trend test of each series, what each feature weighs, and every threshold.
  var lines: [String] {
    [voice.say(.explainHeading) + ":"]
      + zip(chart.walkedSeries, shape.series).prefix(Self.toldSeries).map(tests)
      .filter { !$0.isEmpty } + toldFeatures.map { weight($0, weighed($0)) } + [
        "", voice.say(.explainThresholds) + ":",
      ]
      + FeatureThresholds.standard.all.map(threshold)
  }

  private func tests(_ series: Series, _ features: SeriesFeatures) -> String {
    guard features.isOrdered, features.valueCount > 1 else { return "" }
    var sentence = Sentence(voice.say(.explainNoise, ["value": rounded(features.noise.value)]))
    if !features.leftAside.isEmpty {
      sentence.append(voice.say(.explainLeftAside, count: features.leftAside.count), .sentence)
    }
    if let trend = features.trend {
      let values: PhraseValues = ["score": short(trend.score), "rise": rounded(trend.rise)]
      sentence.append(voice.say(.explainTrend, values), .sentence)
    }
    let segments = features.segments
    if !segments.segments.isEmpty {
      let values: PhraseValues = ["tolerance": rounded(segments.tolerance)]
      sentence.append(voice.say(.explainSegments, count: segments.neededCount, values), .sentence)
    }
    return Sentence(seriesName(series)).adding(sentence.text, .context).sentence
  }

  /// The sentence of a feature, or that of the message which tells it.
  private func weighed(_ salient: SalientFeature) -> String {
    let own = featureSentences.sentence(of: salient)
    guard own.isEmpty else { return own }
    let claims = planned.filter {
      switch (salient.feature, $0) {
      case (.leader, .above), (.crossings, .swapping): true
      default: false
      }
    }
    return ClaimSentences(narrator: narrator).sentence(of: claims)
  }

  private func weight(_ salient: SalientFeature, _ text: String) -> String {
    let values: PhraseValues = ["effect": short(salient.effect), "percent": numbers.percent(salient.coverage)]
    return Sentence(text).adding(voice.say(.explainWeight, values), .sentence).sentence
  }

  private func threshold(_ name: String, _ value: Double) -> String {
    Sentence(voice.say(threshold: name)).adding(numbers.exact(value, decimals: 9).text, .context).line
  }

  private func short(_ number: Double) -> String { numbers.rounded(number, decimals: 2).text }
}

extension Voice {
  /// What a threshold is called.
  func say(threshold name: String) -> String {
    phrases[Self.key(ofThreshold: name)]?.long.other.filled([:]) ?? ""
  }

  /// The place of a threshold's name in a voice.
  static func key(ofThreshold name: String) -> String { "thresholds." + name.replacing(".", with: "-") }
}
