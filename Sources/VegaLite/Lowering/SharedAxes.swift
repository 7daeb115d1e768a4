import ChartModel
import SourceText

/// What all layers of a chart say of an axis that they share: any of them may give its title and its format.
struct SharedAxes {
  private let units: [CompiledUnit]
  /// The layers that are told, whose titles are those of what they measure.
  private let told: [CompiledUnit]
  private let bounds: DrawnBounds

  init(_ units: [CompiledUnit], told: [CompiledUnit], shared: DrawnBounds.Reach) {
    (self.units, self.told) = (units, told)
    bounds = DrawnBounds(units, told: told, shared: shared)
  }

  /// Gives a layer what its axes are called, and how they show numbers, where its own channels do not say it.
  func complete(_ layer: inout DeclaredLayer, of lowering: UnitLowering, sharesY: Bool) {
    if let title = legendTitle(lowering) { layer.specification.series?.field = title }
    if let x = lowering.xChannel?.channel {
      layer.specification.x.title = layer.specification.x.title ?? title(x)
      complete(&layer.specification.x.look, x)
      if x.type == .quantitative {
        layer.specification.x.domain = layer.specification.x.domain ?? given(x).map { .numbers($0) }
        if layer.specification.x.domain == nil { layer.specification.x.look.drawn = bounds.x(x, layer.specification) }
      }
    }
    guard sharesY, let y = lowering.yChannel?.channel, !lowering.roles.isLook else { return }
    layer.specification.y.title = layer.specification.y.title ?? title(y)
    if y.type == .quantitative {
      layer.specification.y.domain =
        layer.specification.y.domain ?? given(y) ?? bounds.y(y, layer.specification)
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
    units.lazy.compactMap { $0.scales[channel.channel] }.first(where: \.boundsNumbers)
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

  private func channels(_ name: String) -> [UnitChannel] { units.compactMap { $0.channel(name) } }
}

extension UnitChannel {
  /// Whether the title is that of the field of which a mark of several parts makes its own.
  fileprivate var hasMadeTitle: Bool {
    guard part != nil, let title, let field else { return false }
    return field.hasSuffix("_" + title)
  }
}
