/// One series of points.
public struct AudioGraphSeries: Sendable, Equatable, Codable {
  /// Its name.
  public var name: String?
  /// Whether its points are joined, as those of a line are.
  public var isContinuous: Bool
  /// The points in the order of X.
  public var dataPoints: [AudioGraphPoint]

  /// A series from its parts.
  public init(name: String?, isContinuous: Bool, dataPoints: [AudioGraphPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// One point.
public struct AudioGraphPoint: Sendable, Equatable, Codable {
  /// Where it stands along X.
  public var xValue: AudioGraphValue
  /// Its value; `nil` where it is missing.
  public var yValue: AudioGraphValue?
  /// Its values on the additional axes, in their order.
  public var additionalValues: [AudioGraphValue]
  /// What is said of it.
  public var label: String?

  /// A point at a number.
  public init(x: Double, y: Double? = nil, additionalValues: [AudioGraphValue] = [], label: String? = nil) {
    self.init(x: .number(x), y: y, additionalValues: additionalValues, label: label)
  }

  /// A point at a category.
  public init(x: String, y: Double? = nil, additionalValues: [AudioGraphValue] = [], label: String? = nil) {
    self.init(x: .category(x), y: y, additionalValues: additionalValues, label: label)
  }

  package init(x: AudioGraphValue, y: Double?, additionalValues: [AudioGraphValue], label: String?) {
    xValue = x
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// A value on an axis: a number on a numeric one, a category on a categorical one.
public enum AudioGraphValue: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// A category.
  case category(String)
}

extension AudioGraphValue: Codable {
  private enum CodingKeys: String, CodingKey {
    case number, category
  }

  /// The value of the one key that is not null.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let category = try container.decodeIfPresent(String.self, forKey: .category) {
      self = .category(category)
    } else {
      self = .number(try container.decode(Double.self, forKey: .number))
    }
  }

  /// Writes both keys, that of the other kind as null.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .number(let number):
      try container.encode(number, forKey: .number)
      try container.encodeNil(forKey: .category)
    case .category(let category):
      try container.encodeNil(forKey: .number)
      try container.encode(category, forKey: .category)
    }
  }
}
