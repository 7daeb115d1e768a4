internal import ChartModel

/// Where a layer's X, Y and series come from.
struct LayerRoles {
  /// Where a value of a mark comes from.
  enum Source: Equatable {
    case x, xEnd, y, yEnd, series
    case channel(Channel)
    /// The mark's place in its layer: 1, 2, …
    case place

    /// The value of a mark, which stands at a place in its layer.
    func value(of mark: PlacedMark, at place: Int) -> PlottedValue? {
      switch self {
      case .x: mark.x
      case .xEnd: mark.xEnd
      case .y: mark.y
      case .yEnd: mark.yEnd
      case .series: mark.series
      case .channel(let channel): mark.traits.channels[channel]
      case .place: (mark.x ?? mark.y).map { value in Self.place(place, label: value.label) }
      }
    }

    private static func place(_ place: Int, label: String) -> PlottedValue {
      PlottedValue(label: label, content: .text(String(place + 1)), type: String.self)
    }
  }

  var orientation = Orientation.vertical
  var isPartToWhole = false
  var x = Source.x
  var xEnd: Source?
  var y: Source? = .y
  var yEnd: Source?
  /// The levels of the page's Y as series of a heat map.
  var heatSeries: Source?
  /// The axes of the page along which X and Y run; `nil` where there is none.
  var pageX: PageAxis? = .x
  var pageY: PageAxis? = .y

  /// The roles of a layer by its first mark.
  init(_ mark: PlacedMark) {
    if mark.isPart {
      takePart(mark)
    } else if let channel = mark.heatChannel {
      heatSeries = .y
      (y, pageY) = (.channel(channel), nil)
    } else if mark.y == nil || mark.x != nil && !mark.isHorizontal {
      takeUpright(mark)
    } else {
      takeAcross(mark)
    }
  }

  private mutating func takePart(_ mark: PlacedMark) {
    isPartToWhole = true
    x = mark.categoryChannel.map(Source.channel) ?? .place
    y = mark.x == nil ? .y : .x
    pageX = nil
    pageY = mark.kind == .sector ? nil : mark.x == nil ? .y : .x
  }

  private mutating func takeUpright(_ mark: PlacedMark) {
    xEnd = mark.xEnd == nil ? nil : .xEnd
    y = mark.y == nil ? nil : .y
    // The end of a level is of no use: only numbers and dates have a between.
    yEnd = mark.yEnd == nil || mark.y?.content.kind == .category ? nil : .yEnd
  }

  private mutating func takeAcross(_ mark: PlacedMark) {
    orientation = .horizontal
    (pageX, pageY) = (.y, .x)
    x = .y
    xEnd = mark.yEnd == nil ? nil : .yEnd
    y = mark.x == nil ? nil : .x
    yEnd = mark.xEnd == nil || mark.x?.content.kind == .category ? nil : .xEnd
  }
}

extension PlacedMark {
  /// Whether a mark is a part of a whole: a sector, or a bar with nothing but a number.
  fileprivate var isPart: Bool {
    guard kind != .sector else { return true }
    guard kind == .bar, xEnd == nil, yEnd == nil, (x == nil) != (y == nil) else { return false }
    return (x ?? y)?.content.kind == .number
  }

  /// The first channel that holds a category.
  fileprivate var categoryChannel: Channel? {
    traits.channels.filter { $0.value.content.kind == .category && $0.key < .symbolSize }.keys.min()
  }

  /// The channel with the number of a heat map: a cell with a category along Y and a number as its colour.
  fileprivate var heatChannel: Channel? {
    guard kind == .rectangle, x != nil, xEnd == nil, yEnd == nil, y?.content.kind == .category,
      traits.channels[.foregroundStyle]?.content.kind == .number
    else { return nil }
    return .foregroundStyle
  }

  /// Whether what is measured lies along X of the page, so that X of the data is Y of the page.
  fileprivate var isHorizontal: Bool {
    guard let x = x?.content.kind, let y = y?.content.kind else { return x == nil }
    switch (xEnd != nil, yEnd != nil) {
    case (true, true): return false
    case (false, true): return y == .instant && x != .instant || yIsRange && kind == .bar && x == .number
    case (true, false):
      // Between two numbers beside a name lies a range; between two dates, or beside a level, a stretch.
      let isNamed = y == .category && self.y?.levels == nil
      return x == .number && (y == .instant || isNamed) || y == .number && kind == .area && !xIsRange
    case (false, false): return isHorizontalPoint(x: x, y: y)
    }
  }

  private func isHorizontalPoint(x: ColumnType, y: ColumnType) -> Bool {
    switch (x, y) {
    case (_, .number), (.instant, _), (.category, .category): false
    case (_, .instant): true
    case (.number, .category):
      switch kind {
      case .bar, .line, .area: true
      // A named point is one of a list; a point on a level is an event.
      case .point: self.y?.levels == nil
      case .rule, .rectangle, .sector: false
      }
    }
  }
}
