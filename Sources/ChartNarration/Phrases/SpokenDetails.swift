import ChartModel

/// Says the values of the fields that marks show besides X, Y and the series.
struct SpokenDetails {
  private let voice: Voice
  private let fields: [DetailField]
  private let places: [SpokenPlace]

  init(_ chart: BucketedChart, voice: Voice) {
    self.voice = voice
    fields = chart.details
    places = chart.details.indices.map { field in
      let values = chart.series.lazy.flatMap(\.marks).compactMap { $0.detail(field) }
      return SpokenPlace(voice: voice, axis: Self.axis(chart.details[field], values), calendar: chart.calendar)
    }
  }

  /// An axis of the field's values alone, so that years and dates are told only where they vary.
  private static func axis(_ field: DetailField, _ values: some Sequence<XValue>) -> Axis {
    var axis = Axis(field: field.name, type: field.type, domain: .empty, decimals: field.decimals)
    if let unit = field.calendarUnit { axis.bucketing = .calendar(unit) }
    let instants = values.flatMap(\.instants)
    if let from = instants.min(), let to = instants.max() { axis.domain = .instants(from: from, to: to) }
    let numbers = values.compactMap(\.number)
    if let low = numbers.min(), let high = numbers.max() {
      (axis.domain, axis.bucketing) = (.numbers(low...high), .none)
    }
    return axis
  }

  /// What a field is called: its title, or its column and aggregate.
  func title(of field: Int) -> String {
    guard fields.indices.contains(field) else { return "" }
    let told = fields[field]
    if let title = told.title?.spokenTitle, !title.isEmpty { return title }
    if told.aggregate == .count { return voice.say(.aggregateCountRows) }
    return voice.measure(told.name.spokenField, aggregate: told.aggregate)
  }

  /// A value with what it is of, as a label says it: `population 5,000,000`; a name that says enough stands alone.
  func clause(_ value: XValue?, of field: Int) -> String {
    guard fields.indices.contains(field) else { return "" }
    guard let value, value != .category("") else { return voice.say(.labelWithoutDetail, ["name": title(of: field)]) }
    let text = text(value, of: field)
    if case .category = value, text.contains(where: \.isLetter) || fields[field].isWritten { return text }
    return voice.say(.labelDetail, ["name": title(of: field), "value": text])
  }

  /// A value with its unit.
  func text(_ value: XValue, of field: Int) -> String {
    guard fields.indices.contains(field), places.indices.contains(field) else { return "" }
    switch value {
    case .category(let name): return voice.name(name)
    case .number(let number):
      return places[field].areYears ? places[field].text(value) : withUnit(number, fields[field])
    case .bin(let from, let to):
      let first = SpokenNumber(voice: voice).exact(from, decimals: fields[field].decimals).text
      return voice.say(.overviewBounds, ["from": first, "to": withUnit(to, fields[field])])
    case .instant, .interval: return places[field].text(value)
    }
  }

  private func withUnit(_ number: Double, _ field: DetailField) -> String {
    let spoken = SpokenNumber(voice: voice).exact(number, decimals: field.decimals)
    guard let unit = field.unit else { return spoken.text }
    return voice.say(.labelValue, ["number": spoken.text, "unit": voice.unit(unit, forShown: spoken.shown)])
  }
}

extension XValue {
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }

  fileprivate var instants: [Instant] {
    switch self {
    case .instant(let instant): [instant]
    case .interval(let from, let to): [from, Instant(microseconds: max(from.microseconds, to.microseconds &- 1))]
    case .category, .number, .bin: []
    }
  }
}
