/// One mark: a value at a place along X.
public struct Mark: Sendable, Equatable {
  /// `series/x`, made safe; stable for the same chart and data.
  public var id: String
  /// Where it stands.
  public var x: XValue
  /// What it shows.
  public var value: MarkValue
  /// How many rows it stands for.
  public var rowCount: Int
  /// What its author wrote over it, or `nil`.
  public var author: AuthorText?
  /// The values of the chart's detail fields, in their order; `nil` for one that is missing. Empty where there are none.
  public var details: [XValue?]
  /// What it tells within its range or around its value, as a candlestick and a box do; `nil` for a plain value.
  public var spread: Spread?
  /// Whether the first end of its range, as it was given, is the upper one: from open to close, it fell.
  public var falls = false
  /// Whether data fill only a part of its bucket, so that its value does not compare with those of the others.
  public var isPartial = false
  /// Whether its author draws it unlike the others, so that it is seen first.
  public var isHighlighted = false

  /// A mark from its parts.
  public init(
    id: String, x: XValue, value: MarkValue, rowCount: Int, author: AuthorText? = nil, details: [XValue?] = []
  ) {
    self.id = id
    self.x = x
    self.value = value
    self.rowCount = rowCount
    self.author = author
    self.details = details
  }

  /// Whether its author keeps it from assistive technology, which then counts it as absent.
  public var isHidden: Bool { author?.isHidden == true }

  /// The value of a detail field; `nil` where it is missing.
  package func detail(_ field: Int) -> XValue? { details.indices.contains(field) ? details[field] : nil }
}

/// A place along X.
public enum XValue: Hashable, Sendable {
  /// A category by its name.
  case category(String)
  /// A number.
  case number(Double)
  /// A numeric bin, its upper end open.
  case bin(from: Double, to: Double)
  /// A point in time.
  case instant(Instant)
  /// A bucket of time, or a stretch that the data gives, its end open.
  case interval(from: Instant, to: Instant)
}

/// What a mark shows: a number, a range or a level, or one of the states without any; five states that are never confused
/// (the fifth, out of domain, is a number beyond `Axis.domain`).
public enum MarkValue: Hashable, Sendable {
  /// A finite number, zero included.
  case number(Double)
  /// From one finite number to another that is not lower.
  case range(from: Double, to: Double)
  /// A category of a Y axis of categories.
  case category(String)
  /// Rows are there, and none has a value.
  case missing
  /// Rows are there, and their values are not numbers (NaN).
  case notANumber
  /// A value beyond all numbers, in the data or by adding up.
  case infinite(negative: Bool)
  /// No row falls into the bucket.
  case empty

  /// The finite number, or `nil` in every other state.
  public var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  /// Whether there is a value at all: a number, a range or a category.
  public var isPresent: Bool {
    switch self {
    case .number, .range, .category: true
    case .missing, .notANumber, .infinite, .empty: false
    }
  }

  /// The number, or the lower end of a range; `nil` in every other state.
  public var low: Double? {
    switch self {
    case .number(let value), .range(let value, _): value
    default: nil
    }
  }

  /// The number, or the upper end of a range; `nil` in every other state.
  public var high: Double? {
    switch self {
    case .number(let value), .range(_, let value): value
    default: nil
    }
  }
}
