/// A value that can stand on an axis or tell series apart.
///
/// An enumeration with raw values needs no more than the conformance:
///
/// ```swift
/// enum Intensity: Int, CaseIterable, Plottable { case notPresent, present, mild, moderate, severe }
/// ```
///
/// A type that is also `CaseIterable` has an order: its cases are the levels of an ordinal axis, those without a mark
/// included. Numbers as raw values then only order the levels; their names are `CustomStringConvertible.description`,
/// or else the names of the cases in words, such as "Not present".
public protocol Plottable {
  /// The type of the value that is plotted.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The value that is plotted.
  var primitivePlottable: PrimitivePlottable { get }
  /// A value from the one that is plotted, or `nil` where none belongs to it.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A type that is plotted as it is: text, dates and numbers.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// The value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }
  /// The value with a raw value, or `nil`.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
