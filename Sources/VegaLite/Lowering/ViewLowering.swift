import ChartModel
import SourceText

/// Makes declarations of compiled views: every chart one, in reading order.
///
/// ```swift
/// var lowering = ViewLowering(names: CalendarNames(zone: .utc))
/// let views = lowering.views(compiled)
/// ```
struct ViewLowering {
  let names: CalendarNames

  init(names: CalendarNames) { self.names = names }

  func views(_ view: CompiledView) -> DeclaredViews {
    var found = Found()
    if case .views = view { found.areSeveral = true }
    collect(view, under: [], sharing: [:], into: &found)
    var views = DeclaredViews(views: found.views, omissions: found.omissions, undrawn: found.undrawn)
    switch view {
    case .chart: break
    case .views(let all):
      defer { found.words.add(to: &views) }
      views.title = all.frame.title
      views.subtitle = all.frame.subtitle
      views.authorDescription = all.frame.description
      views.sharesX = Self.sharesX(found.charts) && Self.isShared("x", all, found.charts)
      views.sharesY = Self.sharesY(found.charts) && Self.isShared("y", all, found.charts)
      if views.sharesX { views.xOrder = found.xOrder.names }
      if views.sharesY { views.yOrder = found.isFromTop ? found.yOrder.names.reversed() : found.yOrder.names }
    }
    return views
  }

  private struct Found {
    var views: [DeclaredView] = []
    var omissions: [Omission] = []
    var undrawn: [[ChartModel.ViewName]] = []
    /// What is written over charts of which nothing can be told.
    var words = UntoldWords()
    /// Whether there are other charts that may share an axis.
    var areSeveral = false
    var xOrder = SharedOrder()
    var yOrder = SharedOrder()
    /// Whether the first name of Y stands on top.
    var isFromTop = false

    mutating func add(_ unit: UnitLowering) {
      if let x = unit.xChannel { xOrder.add(x, of: unit.unit) }
      guard let y = unit.yChannel else { return }
      yOrder.add(y, of: unit.unit)
      if unit.isFromTop(y) { isFromTop = true }
    }

    var charts: [ChartDeclaration] { views.map(\.chart) }
  }

  private func collect(
    _ view: CompiledView, under outer: [ChartModel.ViewName], sharing shared: DrawnBounds.Reach, into found: inout Found
  ) {
    switch view {
    case .chart(let chart):
      var lowering = ChartLowering(chart, names: names, sharing: shared)
      if let declaration = lowering.declaration() {
        found.views.append(DeclaredView(names: outer, chart: declaration))
        if found.areSeveral { for unit in lowering.told { found.add(unit) } }
      } else {
        found.words.take(chart, isAhead: found.views.isEmpty)
      }
      for omission in lowering.omissions where !found.omissions.contains(omission) { found.omissions.append(omission) }
    case .views(let all):
      let shared = DrawnBounds.reach(of: all)
      for child in all.children {
        let names = outer + child.names.map(name) + Self.title(of: child.view)
        collect(child.view, under: names, sharing: shared, into: &found)
      }
      found.undrawn += all.undrawn.map { outer + $0.map(name) }
    }
  }

  /// The title of views within views; a chart has its own.
  private static func title(of view: CompiledView) -> [ChartModel.ViewName] {
    guard case .views(let all) = view, let title = all.frame.title else { return [] }
    return [ChartModel.ViewName(value: .category(title))]
  }

  private func name(_ name: ViewName) -> ChartModel.ViewName {
    guard let channel = name.channel else {
      return ChartModel.ViewName(
        title: name.title, value: ValueText.text(name.value, names: names).map { .category($0) })
    }
    var table = VegaTable(rowCount: 1)
    table[channel.column] = [name.value]
    if let end = channel.endColumn { table[end] = [name.end ?? .undefined] }
    if let written = written(name.value, of: channel) {
      return ChartModel.ViewName(title: name.title ?? channel.title ?? channel.field, value: .category(written))
    }
    let values = ChannelValues(channel, in: table, names: names)
    var told = ChartModel.ViewName(title: name.title ?? channel.title ?? channel.field, value: values.place(at: 0))
    if case .calendar(let unit) = values.kind { told.calendarUnit = unit }
    return told
  }

  /// A date or a number as the header of its cell writes it; `nil` where it has no format.
  private func written(_ value: VegaValue, of channel: UnitChannel) -> String? {
    // What goes from one value to another is told by both.
    guard channel.endColumn == nil else { return nil }
    if let number = value.number, let format = channel.format.flatMap({ NumberFormat($0) }),
      channel.type == .quantitative
    {
      return format.text(number)
    }
    guard let format = channel.format, channel.timeUnit == nil, channel.type == .temporal, let time = value.instant
    else {
      return nil
    }
    return TimeFormat(format).text(Double(time.microseconds) / 1_000, in: channel.isUTC ? .utc : names.zone)
  }

  // MARK: Shared axes

  /// Whether a scale of the page's channel is one for all charts; those of charts side by side are not, unless said.
  private static func isShared(_ axis: String, _ views: CompiledViews, _ charts: [ChartDeclaration]) -> Bool {
    let isAcross = charts.first?.layers.first?.specification.orientation == .horizontal
    let channel = (axis == "x") == isAcross ? "y" : "x"
    let said = views.frame.resolve?["scale"]?[channel]?.string
    return views.kind == .facet ? said != "independent" : said == "shared"
  }

  private static func sharesX(_ charts: [ChartDeclaration]) -> Bool {
    let axes = charts.map { $0.layers.first?.specification.x }
    guard charts.count > 1, let first = axes.first ?? nil else { return false }
    return axes.allSatisfy {
      $0?.field == first.field && $0?.title == first.title && $0?.type == first.type && $0?.bucketing == first.bucketing
    }
  }

  private static func sharesY(_ charts: [ChartDeclaration]) -> Bool {
    let axes = charts.map { $0.layers.first?.specification.y }
    guard charts.count > 1, let first = axes.first ?? nil else { return false }
    return axes.allSatisfy {
      $0?.field == first.field && $0?.title == first.title && $0?.type == first.type
        && $0?.aggregate == first.aggregate && $0?.end == first.end
    }
  }
}
