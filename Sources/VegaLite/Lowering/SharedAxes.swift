import ChartModel
import SourceText

/// What all layers of a chart say of an axis that they share: any of them may give its title and its format.
struct SharedAxes {
  private let units: [CompiledUnit]
  /// The layers that are told, whose titles are those of what they measure.
  private let told: [CompiledUnit]
  /// How far the marks of all charts go that have the scale in common, by channel.
  private let reach: Reach

  /// From where to where marks go along the scale of a channel.
  typealias Reach = [String: ClosedRange<Double>]

  init(_ units: [CompiledUnit], told: [CompiledUnit], reach: Reach) {
    (self.units, self.told, self.reach) = (units, told, reach)
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

  /// Gives a layer what its axes are called, and how they show numbers, where its own channels do not say it.
  func complete(_ layer: inout DeclaredLayer, of lowering: UnitLowering, sharesY: Bool) {
    if let title = legendTitle(lowering) { layer.specification.series?.field = title }
    if let x = lowering.xChannel?.channel {
      layer.specification.x.title = layer.specification.x.title ?? title(x)
      complete(&layer.specification.x.look, x)
      if x.type == .quantitative {
        layer.specification.x.domain = layer.specification.x.domain ?? given(x).map { .numbers($0) }
        if layer.specification.x.domain == nil { layer.specification.x.look.drawn = drawn(x, layer.specification) }
      }
    }
    guard sharesY, let y = lowering.yChannel?.channel, !lowering.roles.isLook else { return }
    layer.specification.y.title = layer.specification.y.title ?? title(y)
    if y.type == .quantitative {
      layer.specification.y.domain =
        layer.specification.y.domain ?? given(y) ?? oneSided(y) ?? reach(y, of: layer.specification)
    }
    if layer.specification.stack != .normalize { complete(&layer.specification.y.look, y) }
  }

  /// What another layer calls the colors, or what else tells series apart, where a layer itself does not say it.
  private func legendTitle(_ lowering: UnitLowering) -> String? {
    guard lowering.series.channels.count == 1, let place = lowering.series.channels.first else { return nil }
    let own = lowering.channels.values[place].channel
    guard own.title == nil else { return nil }
    let alike = units.flatMap(\.channels).filter {
      $0.column == own.column && UnitChannels.grouping.contains($0.channel)
    }
    return alike.lazy.compactMap(\.title).first { !$0.isEmpty }
  }

  private func complete(_ look: inout AxisLook, _ channel: UnitChannel) {
    if channel.type == .quantitative, scale(channel) != nil { look.isReversed = look.isReversed || isTurned(channel) }
    guard look.numberLook == .plain, channel.type == .quantitative else { return }
    // What is written at the marks shows their numbers as the axis would.
    let texts = units.compactMap { $0.channel("text") }.filter { $0.column == channel.column }
    look.numberLook = (channels(channel.channel) + texts).lazy.map(\.numberLook).first { $0 != .plain } ?? .plain
  }

  /// The only title that others give the axis: layers of the same field, and lines and texts, which have no field of their own to name.
  private func title(_ channel: UnitChannel) -> String? {
    guard !told.contains(where: { $0.composition == .map }) else { return nil }
    let others = told.compactMap { $0.channel(channel.channel) }.filter { $0.column != channel.column }
    let titles = channels(channel.channel).filter {
      !$0.hasMadeTitle && $0.title != $0.vegaTitle && !others.contains($0)
    }.compactMap(\.title)
      .filter { !$0.isEmpty }
    return Set(titles).count == 1 ? titles[0] : nil
  }

  // MARK: Bounds

  /// The scale of a layer that bounds the axis of all.
  private func scale(_ channel: UnitChannel) -> UnitScale? {
    units.lazy.compactMap { $0.scales[channel.channel] }.first { $0.domain != nil && $0.isOfNumbers }
  }

  /// The bounds that any layer gives.
  private func given(_ channel: UnitChannel) -> ClosedRange<Double>? {
    guard case .numbers(let range)? = AxisDomain(scale(channel), kind: .number) else { return nil }
    return range
  }

  private func isTurned(_ channel: UnitChannel) -> Bool {
    let ends = scale(channel)?.domain?.compactMap(\.number) ?? []
    return ends.count > 1 && ends.first ?? 0 > ends.last ?? 0
  }

  /// Round bounds where marks that are not told reach beyond those that are; `nil` where they do not, and of a logarithm.
  private func reach(_ channel: UnitChannel, of specification: ChartSpecification) -> ClosedRange<Double>? {
    guard specification.y.look.scale == .linear, ![.normalize, .center].contains(specification.stack),
      !told.contains(where: { [.map, .gauge].contains($0.composition) }),
      !units.contains(where: { Pyramids.isToldByLength($0, channel.channel) }),
      let own = Self.ends(of: channel.channel, told), let all = all(channel.channel),
      all.lowerBound < own.lowerBound || all.upperBound > own.upperBound
    else { return nil }
    let isFilled = units.contains { [.bar, .area].contains($0.view.mark) && $0.channel(channel.channel) != nil }
    let includesZero = said(channel) ?? units.contains { $0.scales[channel.channel]?.includesZero == true } || isFilled
    guard !units.contains(where: { $0.scales[channel.channel]?.isNice == false }) else {
      let (low, high) =
        includesZero ? (min(all.lowerBound, 0), max(all.upperBound, 0)) : (all.lowerBound, all.upperBound)
      return low < high ? low...high : nil
    }
    return NumberSteps.niceDomain(low: all.lowerBound, high: all.upperBound, includesZero: includesZero)
  }

  /// From where to where the axis of X is drawn that nobody bounds: along both axes of points Vega-Lite holds numbers against zero, and
  /// the cells of a facet share it; `nil` where it only reaches from the first to the last value.
  private func drawn(_ channel: UnitChannel, _ specification: ChartSpecification) -> ClosedRange<Double>? {
    if let bounds = oneSided(channel) { return bounds }
    guard specification.x.look.scale == .linear, !told.contains(where: { $0.composition == .map }),
      let own = Self.ends(of: channel.channel, told), let all = all(channel.channel)
    else { return nil }
    let points = units.filter { $0.view.mark.isPointlike && $0.channel(channel.channel) != nil }
    let scales = points.compactMap { $0.scales[channel.channel] }
    guard !channel.isBinned, !scales.isEmpty, scales.allSatisfy(\.isNice) else { return own == all ? nil : all }
    let holdsZero = said(channel) ?? scales.contains { $0.includesZero == true }
    return NumberSteps.niceDomain(low: all.lowerBound, high: all.upperBound, includesZero: holdsZero)
  }

  /// The bounds of an axis of which an author gives one end, as `domainMax` does; the other is that of the marks.
  private func oneSided(_ channel: UnitChannel) -> ClosedRange<Double>? {
    guard let scale = scale(channel), let ends = scale.domain, ends.count == 2,
      ends.count(where: { $0.number != nil }) == 1, let all = all(channel.channel)
    else { return nil }
    let isFilled = units.contains { [.bar, .area].contains($0.view.mark) && $0.channel(channel.channel) != nil }
    let holdsZero = said(channel) ?? (isFilled || scale.includesZero == true)
    let nice = NumberSteps.niceDomain(low: all.lowerBound, high: all.upperBound, includesZero: holdsZero)
    let (low, high) = (ends[0].number ?? nice.lowerBound, ends[1].number ?? nice.upperBound)
    return low < high ? low...high : nil
  }

  /// Whether zero belongs to an axis, as the author of a layer says; `nil` where nobody does.
  private func said(_ channel: UnitChannel) -> Bool? {
    units.lazy.compactMap { $0.scales[channel.channel]?.saysZero }.first
  }

  /// How far the marks of the chart go, and of those that share the axis.
  private func all(_ name: String) -> ClosedRange<Double>? {
    guard let own = Self.ends(of: name, units) else { return nil }
    return reach[name].map { min($0.lowerBound, own.lowerBound)...max($0.upperBound, own.upperBound) } ?? own
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

  private func channels(_ name: String) -> [UnitChannel] { units.compactMap { $0.channel(name) } }
}

extension UnitChannel {
  /// Whether the title is that of the field of which a mark of several parts makes its own.
  fileprivate var hasMadeTitle: Bool {
    guard part != nil, let title, let field else { return false }
    return field.hasSuffix("_" + title)
  }
}

extension UnitScale {
  fileprivate var isOfNumbers: Bool { ["linear", "log", "sqrt", "pow", "symlog"].contains(type) }
}
