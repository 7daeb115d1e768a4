import ChartModel
import Foundation

/// A value as one axis of a chart takes it: a coordinate or a category.
enum ProxyValue: Equatable {
  case number(Double)
  /// Microseconds since 1970.
  case instant(Double)
  case category(String)

  /// What a primitive value is along an axis; `nil` for what no axis takes, such as a number that is none.
  init?(_ primitive: Any) {
    switch primitive {
    case let text as String: self = .category(text)
    case let date as Date: self.init(date: date)
    case let number as Decimal: self.init(number: NSDecimalNumber(decimal: number).doubleValue)
    case let number as any BinaryInteger: self.init(number: Double(number))
    case let number as any BinaryFloatingPoint: self.init(number: Double(number))
    default: return nil
    }
  }

  private init?(number: Double) {
    guard number.isFinite else { return nil }
    self = .number(number)
  }

  private init?(date: Date) {
    let microseconds = (date.timeIntervalSince1970 * 1_000_000).rounded()
    guard microseconds.isFinite else { return nil }
    self = .instant(microseconds)
  }

  /// The value as a primitive type; `nil` where the type is of another kind or cannot hold it. Whole numbers are
  /// rounded to the nearest.
  func primitive<Primitive>(as type: Primitive.Type) -> Primitive? {
    switch self {
    case .category(let name): return name as? Primitive
    case .instant(let microseconds): return Date(timeIntervalSince1970: microseconds / 1_000_000) as? Primitive
    case .number(let number):
      switch type {
      case let integer as any BinaryInteger.Type: return Self.integer(number, integer) as? Primitive
      case let floating as any BinaryFloatingPoint.Type: return Self.floating(number, floating) as? Primitive
      case is Decimal.Type: return Decimal(number) as? Primitive
      default: return nil
      }
    }
  }

  private static func integer<Number: BinaryInteger>(_ number: Double, _: Number.Type) -> Number? {
    Number(exactly: number.rounded())
  }

  private static func floating<Number: BinaryFloatingPoint>(_ number: Double, _: Number.Type) -> Number {
    Number(number)
  }
}

extension AxisScale {
  /// The part of the way at which a value stands; `nil` off the axis, and for a value of another kind.
  func fraction(of value: ProxyValue, isTemporal: Bool) -> Double? {
    switch value {
    case .category(let name): fraction(ofCategory: name)
    case .number(let number): isTemporal || !categories.isEmpty ? nil : fraction(of: number)
    case .instant(let microseconds): isTemporal ? fraction(of: microseconds) : nil
    }
  }

  /// The value at a part of the way; `nil` off the axis.
  func proxyValue(at fraction: Double, isTemporal: Bool) -> ProxyValue? {
    if !categories.isEmpty { return category(at: fraction).map { .category($0) } }
    return value(at: fraction).map { isTemporal ? .instant($0) : .number($0) }
  }
}
