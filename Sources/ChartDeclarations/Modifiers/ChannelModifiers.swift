internal import ChartModel

nonisolated extension ChartContent {
  /// Tells series apart by colour, or, with a number on a grid of categories, gives the value of a heat map.
  public func foregroundStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    encoding(value, as: .foregroundStyle)
  }

  /// Tells series apart by the shape of their points.
  public func symbol<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    encoding(value, as: .symbol)
  }

  /// Tells series apart by their dashes.
  public func lineStyle<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    encoding(value, as: .lineStyle)
  }

  /// The size of points by a value; it tells no series apart.
  public func symbolSize<Value: Plottable>(by value: PlottableValue<Value>) -> some ChartContent {
    encoding(value, as: .symbolSize)
  }

  /// Puts series side by side; they are not stacked then.
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    encoding(value, as: .position)
  }

  /// How a line or an area goes from one mark to the next.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    saying { $0.interpolation = Interpolation(method) }
  }

  private func encoding<Value: Plottable>(
    _ value: PlottableValue<Value>, as channel: Channel
  ) -> TraitContent<Self> {
    saying { $0.channels[channel] = value.plotted }
  }
}

extension Interpolation {
  init(_ method: InterpolationMethod) {
    switch method.curve {
    case .linear: self = .linear
    case .monotone: self = .monotone
    case .cardinal: self = .cardinal
    case .catmullRom: self = .catmullRom
    case .stepStart: self = .stepStart
    case .stepCenter: self = .stepCenter
    case .stepEnd: self = .stepEnd
    }
  }
}
