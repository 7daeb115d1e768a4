internal import ChartModel

/// Marks as they are meant, where what is written is how they are drawn.
struct MeantMarks {
  let settings: ChartSettings

  /// The marks that are seen, with lanes on the levels that they stand on and parts of a stack as parts.
  func marks(of marks: [PlacedMark]) -> [PlacedMark] {
    let seen = marks.filter { !$0.traits.isUnseen || !$0.traits.author.isEmpty }
    let onLevels = settings.y.names.isEmpty ? seen : seen.map(onLevel)
    let timed = WholeTimes(onLevels, environment: settings.environment).marks
    let named = NamedMeasures(timed).marks ?? timed
    return (StackedParts(named).marks ?? named).map(cell).map(tick)
  }

  // MARK: Rectangles

  /// A rectangle whose color is a number, between numbers, is a cell of a heat map whose row and column are named by their bounds.
  private func cell(_ mark: PlacedMark) -> PlacedMark {
    guard mark.kind == .rectangle, mark.traits.channels[.foregroundStyle]?.content.number != nil, let y = mark.y,
      y.content.kind != .instant
    else { return mark }
    var cell = mark
    if let row = y.name(to: mark.yEnd) { (cell.y, cell.yEnd) = (y.named(row), nil) }
    if let end = mark.xEnd, let column = mark.x?.name(to: end) { (cell.x, cell.xEnd) = (mark.x?.named(column), nil) }
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

  /// A mark at a number that the axis names stands on the level of that name; a thin rectangle around it is a lane there.
  private func onLevel(_ mark: PlacedMark) -> PlacedMark {
    guard let y = mark.y, y.levels == nil, let place = y.content.number else { return mark }
    let middle = mark.yEnd?.content.number.map { (place + $0) / 2 } ?? place
    guard mark.yEnd == nil && mark.kind == .point || mark.isLane, let name = settings.y.name(at: middle) else {
      return mark
    }
    var mark = mark
    mark.y = PlottedValue(
      label: settings.y.label ?? (mark.yEnd == nil ? y.label : ""), content: .text(name), type: String.self,
      names: settings.y.names.map(\.name))
    mark.yEnd = nil
    if mark.kind == .rectangle { mark.kind = .bar }
    return mark
  }
}

extension PlacedMark {
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
  fileprivate func named(_ name: String) -> PlottedValue {
    PlottedValue(label: label, content: .text(name), type: String.self)
  }
}

extension PlottedContent {
  /// The finite number; `nil` for everything else.
  var number: Double? {
    if case .number(let number) = self, number.isFinite { number } else { nil }
  }
}
