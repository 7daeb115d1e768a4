/// Times in data: what `toDate` of vega-util makes of a value, as milliseconds since 1970.
enum DateValue {
  /// The time of a value; `nil` for null, what is absent and an empty text, not-a-number for what is no time.
  static func time(_ value: VegaValue, in context: VegaContext) -> Double? {
    switch value {
    case .undefined, .null: nil
    case .number(let time): time
    case .date(let time): time
    case .string(let text): text.isEmpty ? nil : DateParsing.time(text, in: context.zone)
    default: .nan
    }
  }
}
