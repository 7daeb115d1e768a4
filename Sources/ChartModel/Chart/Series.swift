/// One row of marks that belong together.
public struct Series: Sendable, Equatable {
  /// A stable, safe identifier: the first half of its marks' ids.
  public var id: String
  /// What the data calls it; `nil` for the only series of a chart.
  public var name: String?
  /// Whether neighbouring marks are joined.
  public var isContinuous: Bool
  /// The kind of its marks where it is not the chart's, as in a line over bars.
  public var kind: MarkKind?
  /// How it goes from one mark to the next, if it is continuous.
  public var interpolation: Interpolation
  /// The marks in X order.
  public var marks: [Mark]
  /// Marks that the author put together, in X order; they are its focus groups.
  public var plots: [PlotGroup]
  /// What its marks are to the data.
  public var role = SeriesRole.data

  /// A series from its parts.
  public init(
    id: String, name: String? = nil, isContinuous: Bool = false, kind: MarkKind? = nil,
    interpolation: Interpolation = .linear, marks: [Mark], plots: [PlotGroup] = []
  ) {
    self.id = id
    self.name = name
    self.isContinuous = isContinuous
    self.kind = kind
    self.interpolation = interpolation
    self.marks = marks
    self.plots = plots
  }

  /// Whether its marks are the values beyond the whiskers of box plots.
  public var showsOutliers: Bool { role == .outliers }
}

/// Neighbouring marks of a series that its author put into one `Plot`.
public struct PlotGroup: Sendable, Equatable {
  /// What the author calls it, or `nil`.
  public var name: String?
  /// Places in `marks`.
  public var places: Range<Int>

  /// A group from its parts.
  public init(name: String? = nil, places: Range<Int>) {
    self.name = name
    self.places = places
  }
}
