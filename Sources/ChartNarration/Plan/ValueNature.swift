import ChartModel

/// What values are, as their unit and the names that people gave them tell: whether a sum of them means anything.
struct ValueNature {
  /// Whether values are percents, which add up to nothing over several places.
  var isInPercent: Bool
  /// Whether they are ratios, of which one means "as much".
  var areRatios: Bool
  /// Whether they are called shares or rates.
  var areShares: Bool
  /// Whether they may add up: not means, and not rates and shares, unless somebody asks for their sum.
  var addsUp: Bool

  init(_ chart: BucketedChart, isInPercent: Bool) {
    let own = Self.words([chart.yAxis.title, chart.yAxis.field])
    let all = own.union(Self.words([chart.title]))
    self.isInPercent = isInPercent
    areRatios = !own.isDisjoint(with: Self.ratios)
    areShares = !own.isDisjoint(with: Self.shares)
    addsUp = !isInPercent && all.isDisjoint(with: Self.means) && (chart.aggregate == .sum || !areShares && !areRatios)
  }

  private static let means: Set<String> = ["average", "averages", "avg", "mean", "means", "median"]
  private static let ratios: Set<String> = ["ratio", "ratios", "odds"]
  private static let shares: Set<String> = ["rate", "rates", "share", "shares", "percent", "percentage", "pct"]

  private static func words(_ texts: [String?]) -> Set<String> {
    Set(texts.compactMap { $0 }.flatMap { $0.lowercased().split { !$0.isLetter } }.map(String.init))
  }
}
