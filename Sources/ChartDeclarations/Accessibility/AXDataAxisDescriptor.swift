public import Foundation

/// An axis of numbers or of categories.
public protocol AXDataAxisDescriptor: AnyObject {
  /// What stands along it.
  var title: String { get set }
  /// What stands along it, with styles.
  var attributedTitle: NSAttributedString { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// How values stand along the axis.
  public enum ScaleType: Int, Sendable {
    case linear = 0
    case log10, ln
  }

  /// What stands along it.
  open var title: String
  /// What stands along it, with styles.
  open var attributedTitle: NSAttributedString
  /// The lowest and the highest value that the axis can show.
  open var range: ClosedRange<Double>
  /// Where its gridlines are.
  open var gridlinePositions: [Double]
  /// Says a value.
  open var valueDescriptionProvider: (Double) -> String
  /// How values stand along it.
  open var scaleType = ScaleType.linear

  /// An axis from its parts.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }

  /// An axis from its parts, its title with styles.
  public convenience init(
    attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.init(
      title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
      valueDescriptionProvider: valueDescriptionProvider)
    self.attributedTitle = attributedTitle
  }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What stands along it.
  open var title: String
  /// What stands along it, with styles.
  open var attributedTitle: NSAttributedString
  /// Every category in its order.
  open var categoryOrder: [String]

  /// An axis from its parts.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    attributedTitle = NSAttributedString(string: title)
    self.categoryOrder = categoryOrder
  }

  /// An axis from its parts, its title with styles.
  public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    self.attributedTitle = attributedTitle
  }
}
