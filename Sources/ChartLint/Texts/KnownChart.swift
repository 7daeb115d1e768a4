import Synchronization

/// What all labels of a chart share besides the words: the names that it has, and its data, made ready once.
final class KnownChart: Sendable {
  /// The names that the configuration protects.
  let given: [String]
  /// Where rules for words look at nothing.
  let protected: ProtectedNames
  /// The context that they come from; another of the same chart may differ in all that is of one label.
  private var context: LabelContext { shared.context }
  private let shared: SharedContext
  /// The words of the language.
  let words: LintWords
  private let keptNames = Mutex<KnownNames?>(nil)
  private let keptData = Mutex<ClaimData?>(nil)

  init(_ shared: SharedContext, given: [String], _ words: LintWords) {
    (self.shared, self.given, self.words) = (shared, given, words)
    protected = ProtectedNames(shared.context, names: given)
  }

  /// What a label may name; made where a rule asks for it.
  var names: KnownNames { Self.value(of: keptNames) { KnownNames(context, names: given, words) } }

  /// The axes and the data as claims read them, without the place that a label belongs to.
  var claimData: ClaimData { Self.value(of: keptData) { ClaimData(context, words: words) } }

  private static func value<Value: Sendable>(of kept: borrowing Mutex<Value?>, _ make: () -> Value) -> Value {
    kept.withLock { kept in
      if let kept { return kept }
      let made = make()
      kept = made
      return made
    }
  }

  /// Whether another context is of the same chart; a series that only its label's own place has would be a name.
  func isChart(of shared: SharedContext) -> Bool {
    let other = shared.context
    return context.series == other.series && context.x == other.x && context.y == other.y
      && KnownNames.ownSeries(context) == KnownNames.ownSeries(other) && context.names == other.names
      && context.siblings == other.siblings && context.data == other.data && hasLettersOf(other)
  }

  /// Whether two equal contexts are written with the same bytes, as names are looked for: `é` may be one letter or two.
  private func hasLettersOf(_ other: LabelContext) -> Bool {
    zip(Self.names(context), Self.names(other)).allSatisfy { $0.utf8.elementsEqual($1.utf8) }
  }

  private static func names(_ context: LabelContext) -> [String] {
    let axes = [context.x, context.y].compactMap { $0 }
    return context.series + context.siblings + context.names + axes.flatMap { $0.categories }
      + axes.flatMap { [$0.name, $0.unit].compactMap { $0 } }
  }
}

/// The charts whose labels were judged last: the labels of a chart come together, by turns with those of a few others.
final class RecentCharts: Sendable {
  private static let limit = 8
  private let given: [String]
  private let words: LintWords
  private let recent = Mutex(Recent())

  /// The latest first.
  private struct Recent {
    var charts: [KnownChart] = []
    /// The charts of contexts that were asked for: most texts share theirs with one before.
    var contexts: [(context: SharedContext, chart: KnownChart)] = []
  }

  init(given: [String], _ words: LintWords) { (self.given, self.words) = (given, words) }

  /// The chart of a context, read anew where it is not among the last.
  func chart(of shared: SharedContext) -> KnownChart {
    recent.withLock { recent in
      if let known = recent.contexts.first(where: { $0.context === shared }) { return known.chart }
      let chart = chart(of: shared, among: &recent.charts)
      recent.contexts = [(shared, chart)] + recent.contexts.prefix(Self.limit - 1)
      return chart
    }
  }

  /// The chart of another context: to compare all that is in two takes long.
  private func chart(of shared: SharedContext, among charts: inout [KnownChart]) -> KnownChart {
    if let chart = charts.first(where: { $0.isChart(of: shared) }) { return chart }
    let chart = KnownChart(shared, given: given, words)
    charts = [chart] + charts.prefix(Self.limit - 1)
    return chart
  }
}
