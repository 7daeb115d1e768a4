import ChartModel
import SourceText

/// From where to where the axes of a chart are drawn that their author does not bound at both ends.
struct DrawnBounds {
  private let units: [CompiledUnit]
  /// The layers that are told.
  private let told: [CompiledUnit]
  /// How far the marks of all charts go that have the scale in common, by channel.
  private let shared: Reach

  /// From where to where marks go along the scale of a channel.
  typealias Reach = [String: ClosedRange<Double>]

  init(_ units: [CompiledUnit], told: [CompiledUnit], shared: Reach) {
    (self.units, self.told, self.shared) = (units, told, shared)
  }

  /// How far marks go along the scales that all cells of a facet have in common.
  static func reach(of views: CompiledViews) -> Reach {
    guard views.kind == .facet else { return [:] }
    let units = views.children.flatMap(\.view.charts).flatMap(\.units)
    return ["x", "y"].reduce(into: [:]) { reach, name in
      guard views.frame.resolve?["scale"]?[name]?.string != "independent",
        !units.contains(where: { Pyramids.isToldByLength($0, name) }),
        units.allSatisfy({ $0.channel(name)?.type ?? .quantitative == .quantitative })
      else { return }
      reach[name] = ends(of: name, units)
    }
  }

  /// The bounds of the axis of X: along both axes of points Vega-Lite rounds and holds numbers against zero; `nil` where the axis
  /// only reaches from the first to the last value.
  func x(_ channel: UnitChannel, _ specification: ChartSpecification) -> ClosedRange<Double>? {
    let name = channel.channel
    if let bounds = oneSided(name) { return bounds }
    guard specification.x.look.scale == .linear, !told.contains(where: { $0.composition == .map }),
      let own = Self.ends(of: name, told), let all = all(name)
    else { return nil }
    let points = units.filter { $0.view.mark.isPointlike && $0.channel(name) != nil }.compactMap { $0.scales[name] }
    guard !channel.isBinned, !points.isEmpty, points.allSatisfy(\.isNice) else { return own == all ? nil : all }
    return rounded(all, name, holdsZero: points.contains { $0.includesZero == true })
  }

  /// The bounds of the axis of Y where its author gives one end, or where marks that are not told reach beyond those that are; else `nil`.
  func y(_ channel: UnitChannel, _ specification: ChartSpecification) -> ClosedRange<Double>? {
    let name = channel.channel
    if let bounds = oneSided(name) { return bounds }
    guard specification.y.look.scale == .linear, ![.normalize, .center].contains(specification.stack),
      !told.contains(where: { [.map, .gauge].contains($0.composition) }),
      !units.contains(where: { Pyramids.isToldByLength($0, name) }),
      let own = Self.ends(of: name, told), let all = all(name),
      all.lowerBound < own.lowerBound || all.upperBound > own.upperBound
    else { return nil }
    let scales = units.compactMap { $0.scales[name] }
    let holdsZero = isFilled(name) || scales.contains { $0.includesZero == true }
    guard scales.contains(where: { !$0.isNice }) else { return rounded(all, name, holdsZero: holdsZero) }
    let ends = said(name) ?? holdsZero ? min(all.lowerBound, 0)...max(all.upperBound, 0) : all
    return ends.lowerBound < ends.upperBound ? ends : nil
  }

  /// The bounds of an axis of which an author gives one end, as `domainMax` does; the other is that of the marks.
  private func oneSided(_ name: String) -> ClosedRange<Double>? {
    guard let scale = units.lazy.compactMap({ $0.scales[name] }).first(where: \.boundsNumbers),
      let ends = scale.domain, ends.count == 2, ends.count(where: { $0.number != nil }) == 1, let all = all(name)
    else { return nil }
    let nice = rounded(all, name, holdsZero: isFilled(name) || scale.includesZero == true)
    let (low, high) = (ends[0].number ?? nice.lowerBound, ends[1].number ?? nice.upperBound)
    return low < high ? low...high : nil
  }

  private func rounded(_ all: ClosedRange<Double>, _ name: String, holdsZero: Bool) -> ClosedRange<Double> {
    NumberSteps.niceDomain(low: all.lowerBound, high: all.upperBound, includesZero: said(name) ?? holdsZero)
  }

  /// Whether bars or areas stand on the axis.
  private func isFilled(_ name: String) -> Bool {
    units.contains { [.bar, .area].contains($0.view.mark) && $0.channel(name) != nil }
  }

  /// Whether zero belongs to an axis, as the author of a layer says; `nil` where nobody does.
  private func said(_ name: String) -> Bool? { units.lazy.compactMap { $0.scales[name]?.saysZero }.first }

  /// How far the marks of the chart go, and of those that share the axis.
  private func all(_ name: String) -> ClosedRange<Double>? {
    guard let own = Self.ends(of: name, units) else { return nil }
    return shared[name].map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) } ?? own
  }

  private static func ends(of name: String, _ units: [CompiledUnit]) -> ClosedRange<Double>? {
    let columns = units.flatMap { unit -> [[VegaValue]] in
      if let stack = unit.stack, stack.channel == name {
        return [unit.rows.column(stack.columns.from), unit.rows.column(stack.columns.to)]
      }
      let end = unit.channel(name)?.endColumn.map { unit.rows.column($0) }
      return [unit.values(name), unit.values(name + "2"), end].compactMap { $0 }
    }
    let numbers = columns.joined().compactMap(\.number).filter(\.isFinite)
    return numbers.min().flatMap { low in numbers.max().map { low...$0 } }
  }
}

extension UnitScale {
  /// Whether its author bounds a scale of numbers.
  var boundsNumbers: Bool { domain != nil && ["linear", "log", "sqrt", "pow", "symlog"].contains(type) }
}
