internal import ChartModel
internal import Foundation

/// Where the marks of a layer stand, and whether a place without one is a gap.
extension LayerLowering {
  var x: XEncoding? {
    guard let value = roles.x.value(of: first, at: 0) else { return nil }
    let axis = roles.pageX.map { settings[$0] } ?? PageAxisSettings()
    let order = roles.x == .channel(.foregroundStyle) ? settings.seriesOrder : nil
    let levels = roles.isPartToWhole ? drawnParts(in: order) : value.levels
    let domain = AxisDomain(
      axis.domain, kind: value.content.kind, levels: roles.isPartToWhole ? levels : order ?? levels)
    // A title that is a unit and no more says nothing of where marks stand.
    let unit = axis.label.flatMap { UnitNames.isSymbol($0) ? UnitNames.name(of: $0) : nil }
    let title = unit == nil || value.label.isEmpty ? axis.label : nil
    var x = XEncoding(
      field: value.label, title: title ?? edgeTitle(value, roles.xEnd),
      type: FieldType(value.content.kind, levels: value.levels),
      bucketing: bucketing(of: value), end: roles.xEnd?.value(of: first, at: 0)?.label, domain: domain,
      look: AxisLook(axis, calendar: settings.environment))
    guard value.content.kind == .number else { return x }
    let isCalendar = CalendarUnit(rawValue: value.label.lowercased()) != nil
    // A column that is named for its unit needs it no second time.
    x.unit = axis.unit == value.label.lowercased() ? nil : axis.unit ?? unit
    if isCalendar, axis.unit == nil {
      // Day 16 is not 16 days: a column of that name would be one of lengths.
      (x.field, x.title) = (value.label + " number", x.title ?? value.label)
    }
    return x
  }

  /// The parts that are drawn, in the order that the author gives them, if there is one.
  private func drawnParts(in order: [String]?) -> [String] {
    let drawn = marks.enumerated().compactMap { roles.x.value(of: $1, at: $0)?.content.name }.withoutRepetition()
    guard let order else { return drawn }
    let ordered = Set(order)
    return order + drawn.filter { !ordered.contains($0) }
  }

  /// Whether a bucket without marks is a gap: points stand where they stand, and nobody means each second of a day.
  var fillsGaps: Bool {
    guard let unit = roles.x.value(of: first, at: 0)?.unit else { return true }
    guard [.bar, .line, .area].contains(first.kind) else { return false }
    return ![.second, .minute, .nanosecond].contains(unit) && (first.kind == .bar || isDense(in: unit))
  }

  /// Whether most buckets have a mark: a line through a few days of many says nothing of the others.
  private func isDense(in unit: Calendar.Component) -> Bool {
    guard let unit = CalendarUnit(unit, in: settings.environment.calendar) else { return true }
    let instants = marks.enumerated().compactMap { roles.x.value(of: $1, at: $0)?.content.instant }
    let places = Set(instants.map { calendar.ordinal(of: Instant(microseconds: $0), unit: unit) })
    guard let first = places.min(), let last = places.max() else { return true }
    return places.count * 2 > last - first + 1
  }

  private func bucketing(of value: PlottedValue) -> Bucketing {
    let calendar = value.calendar ?? settings.environment.calendar
    return value.unit.flatMap { CalendarUnit($0, in: calendar) }.map { .calendar($0) } ?? .none
  }

  /// What both ends of a range are called; `nil` where there is one end.
  private func edgeTitle(_ value: PlottedValue, _ end: LayerRoles.Source?) -> String? {
    end?.value(of: first, at: 0).flatMap { EdgeTitles.shared(value, $0) }
  }
}
