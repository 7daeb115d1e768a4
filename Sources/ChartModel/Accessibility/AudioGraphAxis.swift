/// An axis of numbers or of categories.
public protocol AudioGraphAxis: Sendable {
  /// What stands along it.
  var title: String { get set }
}

/// An axis of numbers; time is seconds since 1970.
public struct AudioGraphNumericAxis: AudioGraphAxis, Equatable, Codable {
  /// How values stand along the axis.
  public enum ScaleType: String, Sendable, Codable, CaseIterable {
    case linear, log10, ln
  }

  /// What stands along it.
  public var title: String
  /// The lowest and the highest value that the axis can show.
  public var range: ClosedRange<Double>
  /// Where its gridlines are, ascending.
  public var gridlinePositions: [Double]
  /// Says a value; it is called like the closure that it stands for.
  public var valueDescriptionProvider: AudioGraphValueText
  /// How values stand along it; linear if nothing else is said.
  public var scaleType: ScaleType

  /// A linear axis from its parts.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: AudioGraphValueText
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
    scaleType = .linear
  }
}

/// An axis of categories.
public struct AudioGraphCategoricalAxis: AudioGraphAxis, Equatable, Codable {
  /// What stands along it.
  public var title: String
  /// Every category in its order.
  public var categoryOrder: [String]

  /// An axis from its parts.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// Either of the two axes, for comparing and for coding.
enum AnyAudioGraphAxis: Equatable {
  case numeric(AudioGraphNumericAxis)
  case categorical(AudioGraphCategoricalAxis)

  /// Axes of other types, which only a foreign module could make, count as categories without names.
  init(_ descriptor: any AudioGraphAxis) {
    switch descriptor {
    case let numeric as AudioGraphNumericAxis: self = .numeric(numeric)
    case let categorical as AudioGraphCategoricalAxis: self = .categorical(categorical)
    default: self = .categorical(AudioGraphCategoricalAxis(title: descriptor.title, categoryOrder: []))
    }
  }

  var descriptor: any AudioGraphAxis {
    switch self {
    case .numeric(let numeric): numeric
    case .categorical(let categorical): categorical
    }
  }
}

extension AnyAudioGraphAxis: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind
  }

  /// Which axis it is.
  enum Kind: String, Codable {
    case numeric, categorical
  }

  init(from decoder: any Decoder) throws {
    switch try decoder.container(keyedBy: CodingKeys.self).decode(Kind.self, forKey: .kind) {
    case .numeric: self = .numeric(try AudioGraphNumericAxis(from: decoder))
    case .categorical: self = .categorical(try AudioGraphCategoricalAxis(from: decoder))
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .numeric(let numeric):
      try container.encode(Kind.numeric, forKey: .kind)
      try numeric.encode(to: encoder)
    case .categorical(let categorical):
      try container.encode(Kind.categorical, forKey: .kind)
      try categorical.encode(to: encoder)
    }
  }
}
