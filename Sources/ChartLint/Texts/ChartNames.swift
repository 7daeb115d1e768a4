import Synchronization

/// The names of a chart and of a configuration, made ready once for all labels of the chart.
final class ChartNames: Sendable {
  /// The names that the configuration protects.
  let given: [String]
  /// Where rules for words look at nothing.
  let protected: ProtectedNames
  /// The context that they come from; another with the same names may differ in all else.
  var context: LabelContext { shared.context }
  private let shared: SharedContext
  /// The words of the language.
  let words: LintWords
  private let kept = Mutex<KnownNames?>(nil)

  init(_ shared: SharedContext, given: [String], _ words: LintWords) {
    (self.shared, self.given, self.words) = (shared, given, words)
    protected = ProtectedNames(shared.context, names: given)
  }

  /// What a label may name; made where a rule asks for it.
  var known: KnownNames {
    kept.withLock { kept in
      if let kept { return kept }
      let made = KnownNames(context, names: given, words)
      kept = made
      return made
    }
  }

  /// Whether the names of another context are the same.
  func areNames(of shared: SharedContext) -> Bool {
    if shared === self.shared { return true }
    let other = shared.context
    return context.series == other.series && context.x == other.x && context.y == other.y
      && context.focus == other.focus && context.siblings == other.siblings && context.data == other.data
  }
}

/// The names of the charts whose labels were judged last: the labels of a chart come together, by turns with those of a few others.
final class RecentNames: Sendable {
  private static let limit = 4
  private let given: [String]
  private let words: LintWords
  /// The latest first.
  private let recent = Mutex<[ChartNames]>([])

  init(given: [String], _ words: LintWords) { (self.given, self.words) = (given, words) }

  /// The names of a chart, made anew where they are not among the last.
  func names(of shared: SharedContext) -> ChartNames {
    recent.withLock { recent in
      if let names = recent.first(where: { $0.areNames(of: shared) }) { return names }
      let names = ChartNames(shared, given: given, words)
      recent = [names] + recent.prefix(Self.limit - 1)
      return names
    }
  }
}
