import ArgumentParser
import ChartDescriptions
import ChartModel

/// What options mean for a Vega-Lite chart, which says most of it itself.
struct SpecificationOptions {
  let input: InputOptions
  let chart: ChartOptions

  /// Refuses options that say what the chart says itself.
  func validate(isSelecting: Bool) throws {
    let own = contradicting
    guard own.isEmpty else {
      let names = own.count == 1 ? own[0] : own.dropLast().joined(separator: ", ") + " and " + (own.last ?? "")
      throw ValidationError(
        own.count == 1
          ? "\(names) is for tables: a Vega-Lite chart says this itself. Leave it out, or change the chart."
          : "\(names) are for tables: a Vega-Lite chart says this itself. Leave them out, or change the chart.")
    }
    guard isSelecting || chart.from == nil && chart.to == nil else {
      throw ValidationError(
        "--from and --to leave out rows of a table. Show a part of a Vega-Lite chart with --window and --at, or select it."
      )
    }
  }

  private var contradicting: [String] {
    let options: [(String, Bool)] = [
      ("--mark", chart.mark != nil), ("--x", chart.x != nil), ("--x-end", chart.xEnd != nil), ("--y", chart.y != nil),
      ("--y-end", chart.yEnd != nil), ("--series", chart.series != nil), ("--bucket", chart.bucket != nil),
      ("--aggregate", chart.aggregate != nil), ("--stack", chart.stack != nil), ("--x-title", chart.xTitle != nil),
      ("--y-title", chart.yTitle != nil), ("--y-domain", chart.yDomain != nil), ("--delimiter", input.delimiter != nil),
    ]
    return options.filter(\.1).map(\.0)
  }

  /// The charts with the title, the unit and the first weekday that options give.
  func applied(to described: DescribedViews) throws -> DescribedViews {
    guard chart.title != nil || chart.xUnit != nil || chart.yUnit != nil || chart.firstWeekday != nil else {
      return described
    }
    var views = described.views
    if let title = chart.title { views.entitle(title) }
    if let unit = chart.xUnit { try place(&views, in: unit) }
    if let unit = chart.yUnit { try measure(&views, in: unit) }
    if let weekday = chart.firstWeekday { views.beginWeeks(with: weekday) }
    return DescribedViews(views, warnings: described.warnings)
  }

  private func place(_ views: inout BucketedViews, in unit: String) throws {
    let axes = Set(views.views.map { [$0.chart.xAxis.field, $0.chart.xAxis.title] })
    guard axes.count < 2 else {
      throw ValidationError("--x-unit is for charts with the same X. Put the units into the titles of the axes.")
    }
    for place in views.views.indices { views.views[place].chart.xAxis.unit = unit }
  }

  private func measure(_ views: inout BucketedViews, in unit: String) throws {
    let axes = Set(views.views.map { [$0.chart.yAxis.field, $0.chart.yAxis.title] })
    guard axes.count < 2 else {
      throw ValidationError("--y-unit is for charts that measure the same. Put the units into the titles of the axes.")
    }
    for place in views.views.indices { views.views[place].chart.yAxis.unit = unit }
  }
}

extension BucketedViews {
  fileprivate mutating func entitle(_ title: String) {
    self.title = title
    if views.count == 1 { views[0].chart.title = title }
  }

  /// Weeks that are marks stay those of the chart.
  fileprivate mutating func beginWeeks(with weekday: Weekday) {
    for place in views.indices where views[place].chart.xAxis.calendarUnit != .week {
      let zone = views[place].chart.calendar.zone
      views[place].chart.calendar = ChartCalendar(zone: zone, firstWeekday: weekday)
    }
  }
}
