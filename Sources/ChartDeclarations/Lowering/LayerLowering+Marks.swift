internal import ChartModel

/// What the kind of its marks makes of a layer.
extension LayerLowering {
  private var hasEnds: Bool { first.xEnd != nil || first.yEnd != nil }

  /// Whether marks stand on each other or fill the room below them.
  private var isFilled: Bool { first.kind == .bar || first.kind == .area }

  /// Marks of a place are told apart where they are points, lines or regions; bars and areas are sums of their rows.
  var keepsRows: Bool { hasEnds || !(isFilled || first.kind == .sector) }

  /// Whether series stand beside each other: their places there differ.
  private var isSideBySide: Bool { Set(marks.map { $0.traits.channels[.position]?.content.name }).count > 1 }

  /// Parts add up; what lies over each other does not.
  var fallback: Aggregate {
    if first.kind == .sector { return .sum }
    // Around a middle line a bar alone is a step of a funnel, and no part of a sum.
    let addsUp = first.stacking != .unstacked && (!isFunnel)
    return isFilled && addsUp ? .sum : .mean
  }

  /// Whether bars stand around a middle line, each alone at its place.
  private var isFunnel: Bool {
    guard first.kind == .bar, first.stacking == .center, series == nil else { return false }
    return Set(marks.enumerated().map { roles.x.value(of: $1, at: $0)?.content.name }).count == marks.count
  }

  /// How series at one place are put together; what is measured must be a number from zero on.
  var stack: StackMethod {
    guard isFilled, !hasEnds, !roles.isPartToWhole, !isSideBySide,
      roles.y?.value(of: first, at: 0)?.content.kind == .number
    else { return .none }
    switch first.stacking {
    case .standard: return series == nil ? .none : .zero
    case .normalized: return .normalize
    case .center: return .center
    case .unstacked: return .none
    }
  }
}
