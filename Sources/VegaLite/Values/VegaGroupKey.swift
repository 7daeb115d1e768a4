/// What tells groups from each other: Vega uses the texts of the values (`groupkey` of vega-transforms).
///
/// The number 1 and the text "1" are one group, as are null and the text "null"; dates differ by their milliseconds.
struct VegaGroupKey: Hashable, Sendable {
  private enum Part: Hashable {
    case number(Double)
    case date(Double)
    case notANumber
    case text([UInt8])
  }

  private let parts: [Part]

  /// The key of one value.
  init(_ value: VegaValue) { parts = [Self.part(value)] }

  /// The key of the values of several fields.
  init(_ values: [VegaValue]) { parts = values.map(Self.part) }

  private static func part(_ value: VegaValue) -> Part {
    switch value {
    case .number(let number): number.isNaN ? .notANumber : .number(number)
    case .date(let time): time.isNaN ? .text(Array("Invalid Date".utf8)) : .date(time)
    case .string(let text): part(ofText: text)
    default: .text(Array(value.toText().utf8))
    }
  }

  /// A text that is written as JavaScript writes a number is that number's text.
  private static func part(ofText text: String) -> Part {
    let bytes = Array(text.utf8)
    guard bytes.count <= 25, let first = bytes.first else { return .text(bytes) }
    switch first {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "I"), UInt8(ascii: "N"):
      if text == "NaN" { return .notANumber }
      let number = JavaScriptNumber.number(text)
      return !number.isNaN && JavaScriptNumber.text(number) == text ? .number(number) : .text(bytes)
    default: return .text(bytes)
    }
  }
}
