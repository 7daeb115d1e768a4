internal import ChartModel
public import Foundation

extension String: PrimitivePlottableProtocol, PlottedPrimitive {
  var plotted: PlottedContent { .text(self) }
}

extension Date: PrimitivePlottableProtocol, PlottedPrimitive {
  /// Clamped to what 64 bits hold; a date that is not finite is missing.
  var plotted: PlottedContent {
    let microseconds = (timeIntervalSince1970 * 1_000_000).rounded()
    guard timeIntervalSince1970.isFinite else { return .instant(ColumnValues.missingInstant) }
    return .instant(Int64(max(Int(clamping: microseconds), .min + 1)))
  }
}

extension Double: PrimitivePlottableProtocol, PlottedPrimitive {
  var plotted: PlottedContent { .number(self) }
}

extension Float: PrimitivePlottableProtocol, PlottedPrimitive {
  /// The double with the same shortest text, so that 0.1 shows one decimal and not nine.
  var plotted: PlottedContent { .number(isFinite ? Double(description) ?? Double(self) : Double(self)) }
}

extension CGFloat: PrimitivePlottableProtocol, PlottedPrimitive {
  var plotted: PlottedContent { .number(Double(self)) }
}

extension Decimal: PrimitivePlottableProtocol, PlottedPrimitive {
  var plotted: PlottedContent { .number(isNaN ? .nan : Double(description) ?? .nan) }
}

extension BinaryInteger {
  var plotted: PlottedContent { .number(Double(self)) }
}

extension Int: PrimitivePlottableProtocol, PlottedPrimitive {}
extension Int8: PrimitivePlottableProtocol, PlottedPrimitive {}
extension Int16: PrimitivePlottableProtocol, PlottedPrimitive {}
extension Int32: PrimitivePlottableProtocol, PlottedPrimitive {}
extension Int64: PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt: PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt8: PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt16: PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt32: PrimitivePlottableProtocol, PlottedPrimitive {}
extension UInt64: PrimitivePlottableProtocol, PlottedPrimitive {}
