internal import ChartModel

extension AxisLook {
  /// What the author says of an axis of the page; the calendar is that of the chart.
  init(_ axis: PageAxisSettings, calendar: EnvironmentValues) {
    self.init(
      scale: axis.scale ?? .linear, ticks: axis.ticks.map { AxisTicks($0, environment: calendar) } ?? .automatic,
      isReversed: axis.domain?.isReversed ?? false)
    switch axis.format {
    case .percent: numberLook = .percent
    case .clock(let sixtieths): numberLook = .clock(sixtieths: sixtieths)
    case .unit, nil: break
    }
  }
}

extension AxisTicks {
  init(_ ticks: LoweredTicks, environment: EnvironmentValues) {
    switch ticks {
    case .values(let values): self = .values(values.compactMap(XValue.init))
    case .step(let step): self = step > 0 ? .step(step) : .automatic
    case .calendar(let component, let count, let calendar):
      let unit = CalendarUnit(component, in: calendar ?? environment.calendar)
      self = unit.map { .stride($0, count: max(1, count)) } ?? .automatic
    }
  }
}

extension XValue {
  /// The place of a value; `nil` for a number that is not finite, and for a missing date.
  init?(_ content: PlottedContent) {
    switch content {
    case .number(let number):
      guard number.isFinite else { return nil }
      self = .number(number)
    case .instant(let microseconds):
      guard microseconds != ColumnValues.missingInstant else { return nil }
      self = .instant(Instant(microseconds: microseconds))
    case .text(let text): self = .category(text)
    }
  }
}

extension AxisDomain {
  /// The bounds of X that the author gives for values of a type; categories are those of an ordered type by default.
  init?(_ domain: LoweredDomain?, kind: ColumnType, levels: [String]?) {
    switch kind {
    case .category:
      guard let names = domain?.categories ?? levels else { return nil }
      self = .categories(names)
    case .number:
      guard let numbers = domain?.numbers else { return nil }
      self = .numbers(numbers)
    case .instant:
      guard let (from, to) = domain?.instants else { return nil }
      self = .instants(from: from, to: to)
    }
  }
}

extension FieldType {
  init(_ kind: ColumnType, levels: [String]?) {
    switch kind {
    case .number: self = .quantitative
    case .instant: self = .temporal
    case .category: self = levels == nil ? .nominal : .ordinal
    }
  }
}
