import ChartModel
import SourceText

/// What a chart's transforms and expressions see besides the data, and how much they may do.
///
/// One context belongs to one reading and is used by one thread.
final class VegaContext {
  /// The limits of one reading. They are far above what a chart that a person reads needs.
  struct Limits: Sendable {
    /// How many rows any table may have.
    var rows = ChartLimits.transformedRows
    /// How many cells (rows times columns) any table may have, and all marks that are kept together with names along scales.
    var cells = ChartLimits.transformedCells
    /// How many charts one specification may come to: in facets, concats and repeats together.
    var charts = ChartLimits.elements
    /// How many marks all charts together may have.
    var marks = ChartLimits.marks
    /// How many steps all expressions and transforms together may take: each node that is evaluated is one, and each row that a
    /// transform, a view or a facet looks at.
    var steps = ChartLimits.expressionSteps
    /// How long any text, and how large any array, that an expression makes may be.
    var output = ChartLimits.expressionResult
    /// How deep expressions may nest.
    var depth = SourceLimits.jsonDepth
  }

  /// The values of parameters, by name: the initial ones.
  var signals: [String: VegaValue]
  /// The parameters that are selections; none of them has anything selected unless it says so.
  var selections: Set<String>
  /// The zone that JavaScript would call local.
  let zone: TimeZoneRules
  let limits: Limits
  /// The fields that only move marks beside their place, at random.
  var jitter: Set<String> = []
  /// How many steps have been taken.
  var stepsTaken = 0
  /// What was noticed and is not an error, each once, as sentences without their place.
  var warnings: [SpecificationFault] = []
  /// What the texts of fields that were read as dates are, by the names of the fields.
  var dateTexts: [String: DateTexts] = [:]
  /// The regular expressions that expressions have used.
  var regularExpressions = RegularExpressionCache()
  /// The formats that expressions have used.
  var formats = FormatCache()

  init(
    zone: TimeZoneRules = .utc, signals: [String: VegaValue] = [:], selections: Set<String> = [],
    limits: Limits = Limits()
  ) {
    self.zone = zone
    self.signals = signals
    self.selections = selections
    self.limits = limits
  }

  /// Counts steps of work, such as rows that are looked at, against what one reading may take.
  func spend(_ steps: Int, at node: SpecificationNode, found: String) throws(SpecificationFault) {
    let sum = stepsTaken.addingReportingOverflow(max(0, steps))
    stepsTaken = sum.overflow ? .max : sum.partialValue
    guard stepsTaken > limits.steps else { return }
    throw SpecificationFault(
      .tooLarge, at: node, found: found, expected: "at most \(limits.steps.withCommas) steps in all",
      remedy: "Aggregate the data before, or show less of it.")
  }

  /// Remembers a warning, unless it is there already.
  func warn(_ fault: SpecificationFault) {
    if !warnings.contains(fault) { warnings.append(fault) }
  }
}
