public import Foundation

/// One series of points.
open class AXDataSeriesDescriptor: NSObject {
  /// Its name.
  open var name: String?
  /// Its name with styles.
  open var attributedName: NSAttributedString?
  /// Whether its points are joined, as those of a line are.
  open var isContinuous: Bool
  /// The points.
  open var dataPoints: [AXDataPoint]

  /// A series from its parts.
  public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }

  /// A series from its parts, its name with styles.
  public convenience init(attributedName: NSAttributedString?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.init(name: attributedName?.string, isContinuous: isContinuous, dataPoints: dataPoints)
    self.attributedName = attributedName
  }
}

/// One point.
open class AXDataPoint: NSObject {
  /// Where it stands along X.
  open var xValue: AXDataPointValue
  /// Its value; `nil` where it is missing.
  open var yValue: AXDataPointValue?
  /// Its values on the additional axes, in their order.
  open var additionalValues: [AXDataPointValue]
  /// What is said of it.
  open var label: String?
  /// What is said of it, with styles.
  open var attributedLabel: NSAttributedString?

  init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
    xValue = x
    yValue = y.map { .number($0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A point at a number.
  public convenience init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(.number(x), y, additionalValues, label) }

  /// A point at a category.
  public convenience init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(.category(x), y, additionalValues, label) }
}

/// A value on an axis: a number on a numeric one, a category on a categorical one.
open class AXDataPointValue: NSObject {
  /// The number; zero of a category.
  open var number = 0.0
  /// The category; empty of a number.
  open var category = ""
  let isNumber: Bool

  init(number: Double?, category: String?) {
    isNumber = number != nil
    self.number = number ?? 0
    self.category = category ?? ""
  }

  /// A number.
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: nil) }
  /// A category.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: nil, category: category)
  }
}
