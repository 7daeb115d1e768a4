/// Charts that belong together, each bucketed: what is told of a file that shows one chart or several.
///
/// Of several charts, every id of a series, a mark or a rule begins with the id of its view, so that one id means one
/// mark in all outputs.
public struct BucketedViews: Sendable, Equatable {
  /// The title of all, or `nil`; that of a single chart is its own.
  public var title: String?
  /// The line below the title, or `nil`.
  public var subtitle: String?
  /// What the author says that all of it shows, or `nil`.
  public var authorDescription: String?
  /// The charts, in reading order.
  public var views: [BucketedView]
  /// Whether all charts have the same X axis, so that it is told once.
  public var sharesX: Bool
  /// Whether all charts have the same Y axis.
  public var sharesY: Bool
  /// What the author draws and what is not told.
  public var omissions: [Omission]
  /// What the charts are called that are not drawn, because none of their rows has a place.
  public var undrawn: [[ViewName]]
  /// What controls are set to as the charts open.
  public var settings: [Setting] = []

  /// Views from their parts.
  public init(
    title: String? = nil, subtitle: String? = nil, authorDescription: String? = nil, views: [BucketedView],
    sharesX: Bool = false, sharesY: Bool = false, omissions: [Omission] = [],
    undrawn: [[ViewName]] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.authorDescription = authorDescription
    self.views = views
    self.sharesX = sharesX
    self.sharesY = sharesY
    self.omissions = omissions
    self.undrawn = undrawn
  }

  /// The rows read for all charts; those that several charts read are counted for each.
  public var rowsRead: Int { views.reduce(0) { $0 + $1.chart.source.rowsRead } }

  /// The rows set aside of all charts.
  public var rowsSetAside: Int { views.reduce(0) { $0 + $1.chart.source.rowsSetAside } }

  /// One chart alone.
  public init(_ chart: BucketedChart) {
    self.init(views: [BucketedView(chart: chart)])
  }
}

/// One of several charts.
public struct BucketedView: Sendable, Equatable {
  /// A stable, safe identifier: the first part of the ids of its series and marks; empty where the chart is alone.
  public var id: String
  /// What tells it from the others; empty where its own title does.
  public var names: [ViewName]
  /// The chart.
  public var chart: BucketedChart

  /// A view from its parts.
  public init(id: String = "", names: [ViewName] = [], chart: BucketedChart) {
    self.id = id
    self.names = names
    self.chart = chart
  }
}
