/// Charts that an author put side by side: one alone, or several under a common title.
public struct DeclaredViews: Sendable {
  /// The title of all, or `nil`; that of a single chart is its own.
  public var title: String?
  /// The line below the title, or `nil`.
  public var subtitle: String?
  /// What the author says that all of it shows, or `nil`.
  public var authorDescription: String?
  /// The charts, in reading order.
  public var views: [DeclaredView]
  /// Whether all charts have the same X axis, so that it is told once.
  public var sharesX: Bool
  /// Whether all charts have the same Y axis.
  public var sharesY: Bool
  /// The names along an X axis that the charts share, in its order; those that are not in it stand behind.
  public var xOrder: [String] = []
  /// The same along a Y axis that they share, from below.
  public var yOrder: [String] = []
  /// What the author draws and what is not told.
  public var omissions: [Omission]
  /// What the charts are called that are not drawn, because none of their rows has a place.
  public var undrawn: [[ViewName]]
  /// What controls are set to as the charts open.
  public var settings: [Setting] = []

  /// Views from their parts.
  public init(
    title: String? = nil, subtitle: String? = nil, authorDescription: String? = nil, views: [DeclaredView],
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
}

/// One of several charts.
public struct DeclaredView: Sendable {
  /// What tells it from the others: `site`, `Waseca`; empty where its own title does.
  public var names: [ViewName]
  /// The chart.
  public var chart: ChartDeclaration

  /// A view from its parts.
  public init(names: [ViewName] = [], chart: ChartDeclaration) {
    self.names = names
    self.chart = chart
  }
}

/// A part of the name of one of several charts.
public struct ViewName: Sendable, Equatable {
  /// What the value is of, such as `site`; `nil` where the value says enough.
  public var title: String?
  /// The value that all marks of the chart share; `nil` where it is missing.
  public var value: XValue?
  /// The calendar unit of the value if it is an interval of time, or `nil`.
  public var calendarUnit: CalendarUnit?

  /// A name from its parts.
  public init(title: String? = nil, value: XValue?, calendarUnit: CalendarUnit? = nil) {
    self.title = title
    self.value = value
    self.calendarUnit = calendarUnit
  }
}

/// Something that an author draws and that is not told.
public struct Omission: Sendable, Hashable {
  /// What it is.
  public enum Kind: String, Sendable, CaseIterable {
    /// A map, or marks on a map.
    case map
    /// Pictures.
    case image
    /// Marks that decorate and show no data.
    case decoration
    /// Marks that only appear when somebody points at something.
    case interaction
  }

  /// What it is.
  public var kind: Kind
  /// Where it stands in the author's file: a JSON pointer.
  public var pointer: String

  /// An omission at a place.
  public init(_ kind: Kind, pointer: String) {
    self.kind = kind
    self.pointer = pointer
  }
}
