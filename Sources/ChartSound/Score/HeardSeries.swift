internal import ChartAnalysis
public import ChartModel

extension Series {
  /// Whether a mark of it is heard: a series of hidden marks alone would be a silence of which nobody knows the reason.
  var isHeard: Bool { !marks.allSatisfy(\.isHidden) }
}

extension BucketedChart {
  /// The series that are heard one after another: those that are walked, and every part where a total says nothing.
  ///
  /// The total of a normalized stack, or of shares that make a hundred, is the same everywhere, that of a centered one cannot
  /// be read, and that of the parts of a whole is the whole.
  var heardSeries: [Series] { isHeardInParts ? series : walkedSeries }

  /// What the series are called that can be heard by themselves.
  public var soundingNames: [String] { soloSeries.map { $0.name ?? $0.id } }

  /// The series that can be heard by themselves: those that are heard, then the parts of a stack whose total is heard.
  var soloSeries: [Series] { heardSeries + (hasHeardParts ? stackedParts : []) }

  /// The facts of the series that can be heard by themselves, in the same order.
  func soloFacts(_ facts: ChartFacts) -> [SeriesFacts] {
    if isHeardInParts { return facts.series }
    return facts.walked + (hasHeardParts ? zip(series, facts.series).filter { isPart($0.0) }.map(\.1) : [])
  }

  /// Whether the parts of a stack are heard at each X in place of their total.
  func isHeardAsParts(_ series: Series, _ options: SoundOptions) -> Bool {
    options.stack == .parts && hasHeardParts && totals?.id == series.id
  }

  /// Whether it is a stack whose totals or parts are heard.
  var hasHeardParts: Bool { totals != nil && !isHeardInParts }

  /// The parts of a stack from the first one up.
  var stackedParts: [Series] { series.filter(isPart) }

  private var isHeardInParts: Bool { isPartToWhole || stack == .normalize || stack == .center || isOfPercents }

  /// Whether it is a stack of shares in percent, each of which is heard at its own height, wherever it is drawn.
  var isOfPercents: Bool { totals != nil && fillsHundred }
}
