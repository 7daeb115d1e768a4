@_spi(Bytes) import SourceText

/// How many dates of a column are periods of each length.
struct PeriodLengths: Sendable {
  private var counts = SIMD8<UInt32>()

  mutating func add(_ precision: DatePrecision) { counts[precision.rawValue] &+= 1 }
  mutating func add(_ precision: DatePrecision, count: Int) { counts[precision.rawValue] &+= UInt32(clamping: count) }

  /// How many there are of a length; times belong to their days.
  func count(_ precision: DatePrecision) -> Int {
    Int(counts[precision.rawValue]) + (precision == .day ? Int(counts[DatePrecision.time.rawValue]) : 0)
  }

  /// The lengths that there are, the longest first.
  var lengths: [DatePrecision] { Self.all.filter { count($0) > 0 } }
  var total: Int { Self.all.reduce(0) { $0 + count($1) } }

  static let all: [DatePrecision] = [.year, .halfYear, .quarter, .month, .week, .day]
}

/// Finds a column whose dates are periods of several lengths, such as years and quarters: rows of one length alone are told, as
/// the longer periods hold the shorter ones.
struct PeriodSearch {
  let columns: [ColumnEvidence]
  let options: ReadingOptions

  /// What is told of a column, and what is left out.
  struct Result: Equatable {
    var column: Int
    var kept: DatePrecision
    var others: [DatePrecision]
  }

  /// The first such column. Of its lengths the commonest is kept, of two as common the shorter one.
  var result: Result? {
    columns.lazy.compactMap { column -> Result? in
      let periods = column.periods
      let lengths = periods.lengths
      guard lengths.count > 1, periods.total * 10 >= column.values * 9, mayBeLeftOut(column.name) else { return nil }
      let commonest = lengths.max { (periods.count($0), $0) < (periods.count($1), $1) }
      guard let kept = options.periods.flatMap({ lengths.contains($0) ? $0 : nil }) ?? commonest else { return nil }
      return Result(column: column.index, kept: kept, others: lengths.filter { $0 != kept })
    }.first
  }

  /// Whether somebody said what a column is, or its dates are no periods, as births are none.
  private func mayBeLeftOut(_ name: String) -> Bool {
    options.types[name] == nil && !options.identifiers.contains(name) && !options.measures.contains(name)
      && !NamedKind.isBirth(name)
  }
}

extension DatePrecision {
  /// How fine a text is written that tells itself alone, with times as days; `nil` where it is no such date.
  init?(ofPeriod text: Bytes) {
    if DateNumber.year.read(text) != nil {
      self = .year
    } else if case .value(_, let precision, _) = DateText.read(text, style: .plain) {
      self = min(precision, .day)
    } else {
      return nil
    }
  }

  /// `years`, `quarters`.
  var plural: String {
    switch self {
    case .year: "years"
    case .halfYear: "half-years"
    case .quarter: "quarters"
    case .month: "months"
    case .week: "weeks"
    case .day, .time: "days"
    }
  }
}
