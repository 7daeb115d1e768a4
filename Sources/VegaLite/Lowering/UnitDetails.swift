import ChartModel

/// The fields that the marks of a unit show besides X, Y and the series, with their values.
struct UnitDetails {
  let fields: [DetailField]
  /// A value a field, by rows; empty where there are no fields.
  let values: [[XValue?]]

  init(_ channels: UnitChannels, places: [Int]) {
    let told = places.map { channels.values[$0] }
    fields = told.map(Self.field)
    values = told.isEmpty ? [] : (0..<channels.unit.rows.rowCount).map { row in told.map { $0.place(at: row) } }
  }

  static func field(_ values: ChannelValues) -> DetailField {
    var field = DetailField(
      name: values.isCount ? Aggregate.count.rawValue : values.fieldName, title: values.title,
      type: values.fieldType, aggregate: values.aggregate, decimals: decimals(values))
    if case .calendar(let unit) = values.kind { field.calendarUnit = unit }
    field.isSeen = values.isSeen
    field.isWritten = values.channel.channel == "text"
    if values.kind == .number || values.channel.channel == "order" { field.look = look(of: values.channel.channel) }
    return field
  }

  private static func look(of channel: String) -> DetailField.Look? {
    switch channel {
    case "size": .size
    case "order": .order
    case "color", "fill", "stroke": .color
    default: nil
    }
  }

  private static func decimals(_ values: ChannelValues) -> Int {
    guard [.number, .bin].contains(values.kind) else { return 0 }
    let rows = 0..<values.count
    return ShownDecimals.of(
      rows.map { values.number(at: $0) } + rows.compactMap { values.end(at: $0) }, aggregate: values.aggregate)
  }
}

extension ChannelValues {
  /// The field as its author names it, a path by its names; the channel where there is no field.
  var fieldName: String { name(titled: channel.title) }

  /// The name of the field under a title; the end of a range is told under that of its beginning.
  func name(titled title: String?) -> String {
    guard let field = channel.field else { return title ?? unnamed }
    return channel.part ?? VegaField(field).path.joined(separator: " ")
  }

  private var unnamed: String {
    if let datum = channel.datum { return ValueText.text(datum, names: names) ?? channel.channel }
    return channel.vegaTitle.isEmpty ? channel.channel : channel.vegaTitle
  }

  /// The title of an axis: the author's, or for months and the like the one that says that they come again.
  var told: String? {
    if channel.title == nil, case .cycle = kind { return channel.vegaTitle }
    return title
  }

  /// The author's title; `nil` for one that only says the unit of the calendar again, as Vega writes it.
  var title: String? {
    if case .calendar = kind, channel.title == channel.vegaTitle { return nil }
    return channel.longTitle ?? channel.title
  }

  /// What the series of the field are called by; those of values that stand in the specification have no field.
  var seriesName: String {
    if let told { return told }
    return channel.field == nil ? "series" : kind == .category ? fieldName : channel.vegaTitle
  }

  var fieldType: FieldType {
    switch kind {
    case .number, .bin: .quantitative
    case .instant, .calendar, .stretch: .temporal
    case .cycle: .ordinal
    case .category: channel.type == .ordinal ? .ordinal : .nominal
    }
  }

  var bucketing: Bucketing {
    if case .calendar(let unit) = kind { .calendar(unit) } else { .none }
  }
}
