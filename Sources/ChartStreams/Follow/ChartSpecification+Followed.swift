import ChartModel
import SourceText

extension ChartSpecification {
  /// The specification with buckets and an aggregate that are known before the rows come.
  ///
  /// Times are put into minutes and dates into their own unit where nobody says otherwise.
  func followed() throws(ReadingError) -> ChartSpecification {
    guard !needsRows else { throw Self.notFollowed }
    guard mark != .sector else {
      throw ReadingError(
        .badOption, at: .init(source: "follow"), found: "the shares of a pie change with every row",
        remedy: "Choose another --mark, such as bar.")
    }
    var followed = self
    followed.keepsRows = false
    if x.type == .temporal, x.bucketing.isOpen {
      let unit = x.precision ?? .minute
      followed.x.bucketing = .calendar(unit)
      followed.assume(.bucket(unit))
    }
    if y.aggregate == nil {
      let aggregate = y.field == nil ? .count : y.fallback
      followed.y.aggregate = aggregate
      if aggregate != .count { followed.assume(.aggregate(aggregate)) }
    }
    guard followed.y.aggregate != .median else {
      throw ReadingError(
        .badOption, at: .init(source: "follow"), found: "a median needs all rows of a bucket, and rows are not kept",
        remedy: "Choose another --aggregate, such as mean.")
    }
    guard x.type == .temporal || !x.bucketing.isOpen else {
      throw ReadingError(
        .badOption, at: .init(source: "follow", column: x.field),
        found: "it is not known which buckets to close along this X",
        remedy: "Choose a column of times with --x, or the width of a bucket with --bucket, such as --bucket 10.")
    }
    return followed
  }

  /// Says what nobody asked for, before what is said of the mark.
  private mutating func assume(_ assumption: Assumption) {
    let mark = assumptions.firstIndex { if case .mark = $0 { true } else { false } }
    assumptions.insert(assumption, at: mark ?? assumptions.endIndex)
  }

  /// That rows make no buckets that could close.
  static var notFollowed: ReadingError {
    ReadingError(
      .badOption, at: .init(source: "follow"), found: "these rows are not put into buckets along X",
      remedy: "Choose times or numbers with --x, numbers with --y, and a --bucket.")
  }
}

extension Bucketing {
  /// Whether the buckets come about only when all rows are known.
  fileprivate var isOpen: Bool {
    switch self {
    case .asGiven, .auto, .none, .bins: true
    case .calendar, .width: false
    }
  }
}
