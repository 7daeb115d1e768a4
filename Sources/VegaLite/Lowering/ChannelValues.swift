import ChartModel

/// The values of one channel of a unit in the terms of the model.
struct ChannelValues {
  /// How a channel's values stand along an axis.
  enum Kind: Equatable {
    case number
    /// Numbers from one to another.
    case bin
    case instant
    /// Buckets of a unit of the calendar.
    case calendar(CalendarUnit)
    /// Stretches of time of several units each, such as six hours.
    case stretch
    /// Months, weekdays and the like, which come again: categories in the order of time.
    case cycle(TimeUnitParts)
    case category

    var isTime: Bool {
      switch self {
      case .instant, .calendar, .stretch: true
      default: false
      }
    }

    /// Whether there are a few places that many marks share.
    var isDiscrete: Bool { self != .number && self != .instant }
  }

  let channel: UnitChannel
  let kind: Kind
  /// The names of times where the channel tells them: in UTC, or in the local zone.
  let names: CalendarNames
  private let values: [VegaValue]
  private let ends: [VegaValue]?
  /// The names of what comes again: a few, each written once.
  private let cycleNames: [VegaValue: String]

  init(_ channel: UnitChannel, in table: VegaTable, names: CalendarNames) {
    self.channel = channel
    self.names = channel.isUTC ? CalendarNames(zone: .utc) : names
    values = table.column(channel.column)
    ends = channel.endColumn.map { table.column($0) }
    kind = Self.kind(of: channel, values, hasEnds: ends != nil)
    cycleNames = Self.cycleNames(kind, values, channel.isStepped ? ends : nil, self.names)
  }

  /// - Parameter ends: Where stretches of several units end; `nil` where each is one unit.
  private static func cycleNames(
    _ kind: Kind, _ values: [VegaValue], _ ends: [VegaValue]?, _ names: CalendarNames
  ) -> [VegaValue: String] {
    guard case .cycle(let unit) = kind else { return [:] }
    var known: [VegaValue: String] = [:]
    for (row, value) in values.enumerated() where known[value] == nil {
      known[value] = value.instant.map { names.name(from: $0, to: ends?.element(row).instant, unit: unit) }
    }
    return known
  }

  var count: Int { values.count }

  // MARK: Kind

  private static func kind(of channel: UnitChannel, _ values: [VegaValue], hasEnds: Bool) -> Kind {
    let present = values.filter { !$0.isAbsent }
    if let unit = channel.timeUnit.flatMap(TimeUnitParts.init), present.allSatisfy(\.isTime) {
      guard unit.isOnce else { return .cycle(unit) }
      return channel.isStepped && hasEnds ? .stretch : .calendar(unit.calendarUnit)
    }
    switch channel.type {
    case .quantitative:
      // An empty cell of a file is no name.
      if present.contains(where: { $0.string?.isEmpty == false && $0.number == nil }),
        !present.contains(where: { $0.number != nil })
      {
        return .category
      }
      return channel.isBinned && hasEnds ? .bin : .number
    case .temporal:
      guard present.allSatisfy(\.isTime) else { return .category }
      return channel.isStepped && hasEnds ? .stretch : .instant
    case .ordinal, .nominal, .geojson:
      let areDates = !present.isEmpty && present.allSatisfy { if case .date = $0 { true } else { false } }
      if areDates { return .instant }
      return channel.isBinned && hasEnds && present.allSatisfy { $0.number != nil } ? .bin : .category
    }
  }

  // MARK: Columns

  func number(at row: Int) -> Double { Self.number(values.element(row)) }

  func end(at row: Int) -> Double? { ends.map { Self.number($0.element(row)) } }

  private static func number(_ value: VegaValue) -> Double {
    if let number = value.number { return number }
    // An empty cell of a file is a value that nobody wrote.
    return value.isAbsent || value == .string("") ? ColumnValues.missingNumber : .nan
  }

  func instant(at row: Int) -> Instant? { values.element(row).instant }

  func endInstant(at row: Int) -> Instant? { ends.flatMap { $0.element(row).instant } }

  /// The value as a name; `nil` where it is missing.
  func name(at row: Int) -> String? {
    switch kind {
    case .bin: return binName(at: row)
    case .cycle: return cycleNames[values.element(row)]
    case .calendar:
      guard let instant = instant(at: row) else { return nil }
      return channel.timeUnit.flatMap(TimeUnitParts.init).map { names.name(of: instant, unit: $0) }
    case .stretch: return stretchName(at: row)
    case .instant: return instant(at: row).map(names.name)
    case .number: return ValueText.text(values.element(row), names: names)
    case .category: return ValueText.text(values.element(row), names: names).map { channel.labels[$0] ?? $0 }
    }
  }

  /// A bin by its ends, as a name of several fields or of a series has it.
  private func binName(at row: Int) -> String? {
    guard let from = values.element(row).number, let to = ends?.element(row).number else { return nil }
    return ValueText.number(from) + "–" + ValueText.number(to)
  }

  private func stretchName(at row: Int) -> String? {
    guard let from = instant(at: row) else { return nil }
    guard let unit = channel.timeUnit.flatMap(TimeUnitParts.init) else {
      guard let to = endInstant(at: row), to > from else { return names.name(of: from) }
      return names.name(of: from) + "–" + names.name(of: to)
    }
    return names.name(from: from, to: endInstant(at: row), unit: unit)
  }

  /// The value as a place; `nil` where it is missing.
  func place(at row: Int) -> XValue? {
    switch kind {
    case .number: return values.element(row).number.flatMap { $0.isFinite ? .number($0) : nil }
    case .bin:
      guard let from = values.element(row).number, let to = ends?.element(row).number, from.isFinite, to.isFinite else {
        return nil
      }
      return .bin(from: min(from, to), to: max(from, to))
    case .instant: return instant(at: row).map { .instant($0) }
    case .calendar(let unit):
      guard let instant = instant(at: row) else { return nil }
      let calendar = ChartCalendar(zone: names.zone, firstWeekday: .sunday)
      let ordinal = calendar.ordinal(of: instant, unit: unit)
      return .interval(from: calendar.start(of: ordinal, unit: unit), to: calendar.start(of: ordinal + 1, unit: unit))
    case .stretch:
      guard let from = instant(at: row) else { return nil }
      guard let to = endInstant(at: row), to > from else { return .instant(from) }
      return .interval(from: from, to: to)
    case .cycle, .category: return name(at: row).map { .category($0) }
    }
  }

  /// The names of all rows, those that are missing empty.
  func column() -> ColumnValues { Self.column((0..<count).map { name(at: $0) }) }

  static func column(_ names: [String?]) -> ColumnValues {
    var places: [String: Int32] = [:]
    var known: [String] = []
    let codes = names.map { name in
      let name = name ?? ""
      if let place = places[name] { return place }
      let place = Int32(clamping: known.count)
      places[name] = place
      known.append(name)
      return place
    }
    return .categories(codes: codes, names: known)
  }

  /// The values along the scale in its order, or in that of time; `nil` of what has no names, and of bins and stretches.
  var scaleOrder: [VegaValue]? {
    switch kind {
    case .category, .calendar: channel.order
    case .cycle: channel.order ?? values.sorted { VegaValue.ascending($0, $1) < 0 }
    case .number, .bin, .instant, .stretch: nil
    }
  }

  /// Adds what the values of rows are called.
  func addNames(to known: inout [VegaGroupKey: String]) {
    for (row, value) in values.enumerated() {
      let key = VegaGroupKey(value)
      if known[key] == nil { known[key] = name(at: row) ?? "" }
    }
  }

  /// The names that rows have, in the order of the channel's scale, those without a place in it at the end.
  func orderedNames() -> [String] {
    var seen: Set<String> = []
    let present = (0..<count).map { name(at: $0) ?? "" }.filter { seen.insert($0).inserted }
    guard let order = channel.order, kind != .bin, kind != .stretch else { return byTime(present) }
    let reader = ChannelValues(self, values: order)
    var placed: Set<String> = []
    let ordered = order.indices.map { reader.name(at: $0) ?? "" }
      .filter { seen.contains($0) && placed.insert($0).inserted }
    return ordered + present.filter { !placed.contains($0) }
  }

  /// Without a given order, bins and what is in time stand in their own.
  private func byTime(_ present: [String]) -> [String] {
    if kind == .bin {
      let first = Dictionary((0..<count).map { (name(at: $0) ?? "", number(at: $0)) }) { min($0, $1) }
      return present.sorted { (first[$0] ?? .infinity, $0) < (first[$1] ?? .infinity, $1) }
    }
    guard kind.isDiscrete, kind != .category else { return present }
    let first = Dictionary((0..<count).map { (name(at: $0) ?? "", instant(at: $0)?.microseconds ?? .max) }) {
      min($0, $1)
    }
    return present.sorted { (first[$0] ?? .max, $0) < (first[$1] ?? .max, $1) }
  }

  /// The same channel with other values.
  private init(_ other: ChannelValues, values: [VegaValue]) {
    (channel, kind, names) = (other.channel, other.kind, other.names)
    self.values = values
    ends = nil
    cycleNames = other.cycleNames
  }

  // MARK: What tells rows apart

  /// The value of a row as it is, for comparing rows.
  func value(at row: Int) -> VegaValue { values.element(row) }

  /// What the value of a row is grouped by: one for all values that are no numbers.
  func key(at row: Int) -> VegaGroupKey { VegaGroupKey(value(at: row)) }

  /// Whether an axis of years tells each of its times apart.
  var isToldByYears: Bool {
    guard kind == .instant, channel.format == "%Y" else { return false }
    let calendar = ChartCalendar(zone: names.zone, firstWeekday: .sunday)
    let times = Set(values.compactMap(\.instant))
    return times.count > 2 && Set(times.map { calendar.ordinal(of: $0, unit: .year) }).count == times.count
  }

  var distinctCount: Int { Set(values.map { VegaGroupKey($0) }).count }
}

extension VegaTable {
  /// A column by its plain name, or where there is none by the path that the name may be.
  func column(_ name: String) -> [VegaValue] { self[name] ?? values(of: VegaField(name)) }
}

extension VegaValue {
  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// The number that a quantitative channel takes it for; `nil` where it is none.
  var number: Double? {
    switch self {
    case .number(let number), .date(let number): number
    case .bool(let value): value ? 1 : 0
    case .string(let text): Self.number(text)
    default: nil
    }
  }

  /// A text as JavaScript reads it; `nil` for a blank one and for one that is no number.
  private static func number(_ text: String) -> Double? {
    guard !text.allSatisfy(\.isWhitespace) else { return nil }
    let number = JavaScriptNumber.number(text)
    return number.isNaN ? nil : number
  }

  /// Whether it is a date, or a number that may be one.
  fileprivate var isTime: Bool {
    switch self {
    case .date, .number: true
    default: false
    }
  }

  /// The instant of a date, or of a number as milliseconds since 1970.
  var instant: Instant? {
    guard isTime, let milliseconds = number, let microseconds = Int64(exactly: (milliseconds * 1_000).rounded()) else {
      return nil
    }
    // Beyond the dates of JavaScript there are none.
    return abs(milliseconds) <= 8.64e15 ? Instant(microseconds: microseconds) : nil
  }
}
