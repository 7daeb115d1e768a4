import ChartModel

/// What all layers of a chart say of an axis that they share: any of them may give its title and its format.
struct SharedAxes {
  private let units: [CompiledUnit]
  /// The layers that are told, whose titles are those of what they measure.
  private let told: [CompiledUnit]

  init(_ units: [CompiledUnit], told: [CompiledUnit]) { (self.units, self.told) = (units, told) }

  /// Gives a layer what its axes are called, and how they show numbers, where its own channels do not say it.
  func complete(_ layer: inout DeclaredLayer, of lowering: UnitLowering, sharesY: Bool) {
    if let x = lowering.xChannel?.channel {
      layer.specification.x.title = layer.specification.x.title ?? title(x)
      complete(&layer.specification.x.look, x)
    }
    guard sharesY, let y = lowering.yChannel?.channel, !lowering.roles.isLook else { return }
    layer.specification.y.title = layer.specification.y.title ?? title(y)
    if layer.specification.stack != .normalize { complete(&layer.specification.y.look, y) }
  }

  private func complete(_ look: inout AxisLook, _ channel: UnitChannel) {
    guard look.numberLook == .plain, channel.type == .quantitative else { return }
    look.numberLook = channels(channel.channel).lazy.map(\.numberLook).first { $0 != .plain } ?? .plain
  }

  /// The only title that others give the axis: layers of the same field, and lines and texts, which have no field of their own to name.
  private func title(_ channel: UnitChannel) -> String? {
    let others = told.compactMap { $0.channel(channel.channel) }.filter { $0.column != channel.column }
    let titles = channels(channel.channel).filter {
      !$0.hasMadeTitle && $0.title != $0.vegaTitle && !others.contains($0)
    }.compactMap(\.title)
      .filter { !$0.isEmpty }
    return Set(titles).count == 1 ? titles[0] : nil
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
