internal import ChartModel

/// Marks as they are meant, where what is written is how they are drawn.
struct MeantMarks {
  let settings: ChartSettings

  /// The marks that are seen, with lanes on the levels that they stand on and parts of a stack as parts.
  func marks(of marks: [PlacedMark]) -> [PlacedMark] {
    let seen = marks.filter { !$0.traits.isUnseen || !$0.traits.author.isEmpty }
    let plain = SelectedBand(seen, domain: settings.y.domain?.numbers).marks
    let onLevels = settings.y.names.isEmpty ? plain : onLevels(plain)
    let timed = WholeTimes(onLevels, environment: settings.environment).marks
    let whole = BrokenLines(timed).marks
    let named = NamedMeasures(whole).marks ?? StackedMeasures(whole).marks ?? whole
    let bars = StackedParts(named).marks ?? RunningBars(named).marks ?? named
    return LoneEvents(EmptyBins(bars, axis: settings.y).marks).marks.map(cell).map(tick)
  }

  // MARK: Rectangles

  /// A rectangle whose color is a number, between numbers, is a cell of a heat map whose row and column are named by their bounds.
  private func cell(_ mark: PlacedMark) -> PlacedMark {
    guard mark.kind == .rectangle, mark.traits.channels[.foregroundStyle]?.content.number != nil, let y = mark.y,
      y.content.kind != .instant
    else { return mark }
    var cell = mark
    if let row = y.name(to: mark.yEnd) {
      (cell.y, cell.yEnd) = (y.named(row, EdgeTitles.shared(y, mark.yEnd)), nil)
    }
    if let end = mark.xEnd, let x = mark.x, let column = x.name(to: end) {
      (cell.x, cell.xEnd) = (x.named(column, EdgeTitles.shared(x, end)), nil)
    }
    return cell
  }

  /// A rectangle at a place, without a number as its color, is a bar from one value to another, or a tick at one: a point.
  private func tick(_ mark: PlacedMark) -> PlacedMark {
    guard mark.kind == .rectangle, mark.x != nil, mark.xEnd == nil, mark.y?.content.number != nil,
      mark.traits.channels[.foregroundStyle]?.content.number == nil
    else { return mark }
    var tick = mark
    tick.kind = mark.yEnd == nil ? .point : .bar
    return tick
  }

  // MARK: Levels

  /// The marks on the levels that the axis names; lanes are called as points beside them are.
  private func onLevels(_ marks: [PlacedMark]) -> [PlacedMark] {
    let label = settings.y.label ?? marks.first { $0.isAtNumber }?.y?.label ?? ""
    return marks.map { onLevel($0, label: label) }
  }

  /// A mark at a number that the axis names stands on the level of that name; a thin rectangle around it is a lane there.
  private func onLevel(_ mark: PlacedMark, label: String) -> PlacedMark {
    guard let y = mark.y, y.levels == nil, let place = y.content.number else { return mark }
    let middle = mark.yEnd?.content.number.map { (place + $0) / 2 } ?? place
    guard mark.isAtNumber || mark.isLane, let name = settings.y.name(at: middle) else { return mark }
    var mark = mark
    mark.y = PlottedValue(
      label: label, content: .text(name), type: String.self, names: settings.y.names.map(\.name))
    mark.yEnd = nil
    if mark.kind == .rectangle { mark.kind = .bar }
    return mark
  }
}

extension PlacedMark {
  /// Whether it is a point at a number.
  fileprivate var isAtNumber: Bool { kind == .point && yEnd == nil && y?.content.number != nil }

  /// Whether it is a stretch of time in a thin band.
  fileprivate var isLane: Bool {
    guard kind == .rectangle || kind == .bar, x?.content.kind == .instant, xEnd != nil, let from = y?.content.number,
      let to = yEnd?.content.number
    else { return false }
    return abs(to - from) < 1
  }
}

extension PlottedValue {
  /// The number, or both bounds, as a name.
  fileprivate func name(to end: PlottedValue?) -> String? {
    guard let from = content.number else { return nil }
    guard let to = end?.content.number, to != from else { return content.name }
    return "\(PlottedContent.number(min(from, to)).name) to \(PlottedContent.number(max(from, to)).name)"
  }

  /// The value as a category.
  fileprivate func named(_ name: String, _ label: String?) -> PlottedValue {
    PlottedValue(label: label ?? self.label, content: .text(name), type: String.self)
  }
}

extension PlottedContent {
  /// The finite number; `nil` for everything else.
  var number: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
}
