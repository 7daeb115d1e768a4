import ChartModel

extension AxisLook {
  /// How values stand along the axis of a channel, and what its format makes of its numbers.
  init(_ scale: UnitScale?, of values: ChannelValues) {
    self.init()
    let kind = values.kind
    if kind == .number { numberLook = values.channel.numberLook }
    guard let scale, kind == .number || kind == .bin || kind.isTime else { return }
    isReversed = scale.isReversed || scale.runsBackward
    switch scale.type {
    case "log": self.scale = .log
    case "sqrt": self.scale = .squareRoot
    case "pow": self.scale = scale.exponent == 1 ? .linear : .power(exponent: scale.exponent)
    case "symlog": self.scale = .symmetricLog(slopeAtZero: 1)
    default: break
    }
  }
}

extension UnitChannel {
  /// Formats of other types are those of functions that nobody can see.
  var numberLook: NumberLook {
    guard let format, formatType == nil || formatType == "number" else { return .plain }
    return NumberFormat(format)?.look ?? .plain
  }
}

extension NumberFormat {
  fileprivate var look: NumberLook {
    if type == "%" || type == "p" { return .percent }
    if symbol == "$" { return .dollars }
    return !hasGroups && (type == "d" || type == "f" && precision == 0) ? .digits : .plain
  }
}

extension AxisDomain {
  /// The bounds that an author gave; `nil` where nobody did, or where they are none.
  init?(_ scale: UnitScale?, kind: ChannelValues.Kind) {
    guard let domain = scale?.domain, domain.count >= 2 else { return nil }
    switch kind {
    case .number, .bin:
      let numbers = domain.compactMap(\.number).filter(\.isFinite)
      guard numbers.count == domain.count, let low = numbers.min(), let high = numbers.max(), low < high else {
        return nil
      }
      self = .numbers(low...high)
    case .instant, .calendar, .stretch:
      let instants = domain.compactMap(\.instant)
      guard instants.count == domain.count, let from = instants.min(), let to = instants.max(), from < to else {
        return nil
      }
      self = .instants(from: from, to: to)
    case .cycle, .category: return nil
    }
  }
}

extension UnitScale {
  /// Whether its domain is given from high to low.
  fileprivate var runsBackward: Bool {
    guard let first = domain?.first?.number, let last = domain?.last?.number else { return false }
    return first > last
  }
}
