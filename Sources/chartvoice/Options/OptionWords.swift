public import ArgumentParser

/// The words that an option of a few takes.
///
/// Why not those of the parser: it asks for them whenever the program starts, and finds them and their descriptions, of which
/// there are none here, by means that take as long for a few options as reading a year of days.
extension ExpressibleByArgument where Self: CaseIterable, Self: RawRepresentable, RawValue == String {
  /// The words of all cases, in their order.
  public static var allValueStrings: [String] { allCases.map(\.rawValue) }

  /// No words are described.
  public static var allValueDescriptions: [String: String] { [:] }
}
