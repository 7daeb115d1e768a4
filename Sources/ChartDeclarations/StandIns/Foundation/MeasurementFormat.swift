public import Foundation

/// How a measurement is written, which Foundation on Linux does not know: the number and the symbol of the unit, in English.
public struct MeasurementFormat<UnitType: Dimension>: Sendable {
  /// How the unit is written; as its symbol here.
  public enum Width: Hashable, Sendable { case wide, abbreviated, narrow }
  /// What is measured; of no effect: the unit is that of the measurement.
  public enum Usage: Hashable, Sendable { case general, asProvided, road, person, weather, food, workout, focalLength }

  let width: Width
  let number: FloatingPointFormatStyle<Double>

  /// By its parts.
  public static func measurement(
    width: Width, usage: Usage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double> = FloatingPointFormatStyle<Double>()
  ) -> MeasurementFormat { MeasurementFormat(width: width, number: numberFormatStyle) }

  /// The text of a measurement.
  public func format(_ measurement: Measurement<UnitType>) -> String {
    let symbol = measurement.unit.symbol
    let joint = width == .narrow || symbol.hasPrefix("°") ? "" : " "
    return number.written(measurement.value) + joint + symbol
  }
}

extension Measurement where UnitType: Dimension {
  /// The number and the symbol of the unit.
  public func formatted() -> String { MeasurementFormat<UnitType>.measurement(width: .abbreviated).format(self) }

  /// The number and the unit in a format.
  public func formatted(_ format: MeasurementFormat<UnitType>) -> String { format.format(self) }
}
