import ChartModel

/// Which channels of a unit are the X, the Y and the series of a chart as a person walks it, by their places.
///
/// X is the dimension: categories before buckets, buckets before dates, dates before numbers. Y is what is measured.
struct UnitRoles {
  var x: Int?
  /// The channel whose values end a stretch along X.
  var xEnd: Int?
  var y: Int?
  var yEnd: Int?
  /// The channel whose values are the rows of a heat map.
  var rows: Int?
  var orientation = Orientation.vertical
  var isPartToWhole = false
  /// Whether Y is told by colour or size.
  var isLook = false
  /// Whether marks that stand at one value are counted, because nothing else is measured.
  var countsMarks = false

  private let channels: UnitChannels
  private let mark: VegaMark

  init(_ channels: UnitChannels) {
    self.channels = channels
    mark = channels.unit.view.mark
    let (x, y) = (channels.place("x"), channels.place("y"))
    if let x, let y {
      takePlane(x, y)
    } else if let only = x ?? y {
      takeLine(only, isAcross: x == nil)
    } else {
      takeNone()
    }
  }

  private func kind(_ place: Int) -> ChannelValues.Kind { channels.values[place].kind }

  // MARK: Two positions

  private mutating func takePlane(_ x: Int, _ y: Int) {
    let (x2, y2) = (channels.place("x2"), channels.place("y2"))
    if let look = look(x, y), x2 == nil, y2 == nil { return takeCells(x, y, look) }
    let isAcross = isAcross(x, y, hasX2: x2 != nil, hasY2: y2 != nil)
    orientation = isAcross ? .horizontal : .vertical
    (self.x, self.y) = isAcross ? (y, x) : (x, y)
    (xEnd, yEnd) = isAcross ? (y2, x2) : (x2, y2)
  }

  /// The number that the cells of two discrete positions show by how they look.
  private func look(_ x: Int, _ y: Int) -> Int? {
    guard [.rect, .bar, .point, .circle, .square, .text, .image].contains(mark) else { return nil }
    let isGrid = kind(x).isDiscrete && kind(y).isDiscrete
    let isTimeline = [kind(x), kind(y)].contains(.instant) && [kind(x), kind(y)].contains { $0.isNamed }
    guard isGrid || isTimeline else { return nil }
    return channels.first(UnitChannels.looks) { $0.kind == .number && $0.channel.field != nil || $0.isCount }
  }

  private mutating func takeCells(_ x: Int, _ y: Int, _ look: Int) {
    isLook = true
    let isAcross = kind(y).isTime && !kind(x).isTime
    (self.x, rows) = isAcross ? (y, x) : (x, y)
    orientation = isAcross ? .horizontal : .vertical
    self.y = look
  }

  /// Whether the dimension lies along the page's Y.
  private func isAcross(_ x: Int, _ y: Int, hasX2: Bool, hasY2: Bool) -> Bool {
    let (x, y) = (kind(x), kind(y))
    switch (hasX2, hasY2) {
    case (true, false):
      // Between two numbers lies a range of what is measured; between two dates a stretch.
      return x == .number ? y != .number : false
    case (false, true): return y == .number ? false : y.isTime ? !x.isTime : x == .number
    case (true, true): return false
    case (false, false): break
    }
    guard x == .number || y == .number else { return y.dimension(among: x) > x.dimension(among: y) }
    if x == y { return (mark == .bar || mark == .area) && channels.unit.isHorizontal }
    return x == .number
  }

  // MARK: One position

  private mutating func takeLine(_ only: Int, isAcross: Bool) {
    orientation = isAcross ? .horizontal : .vertical
    let end = channels.place(isAcross ? "y2" : "x2")
    let isSingle = channels.unit.rows.rowCount == 1
    let isMeasure = kind(only) == .number && (end == nil || isSingle)
    let isBar = mark == .bar || channels.unit.stack != nil
    if isMeasure, isBar || isSingle || channels.values[only].aggregate != nil {
      yEnd = end
      return takeParts(of: only, isAcross: isAcross)
    }
    (x, xEnd) = (only, end)
    if end != nil, [.rect, .bar, .rule].contains(mark) {
      // Stretches along one axis are those of what their color names.
      y = channels.first(UnitChannels.grouping) { $0.kind.isNamed }
    } else if kind(only).isDiscrete {
      y = channels.first(UnitChannels.looks) { $0.kind == .number && $0.channel.field != nil || $0.isCount }
      y = y ?? (mark == .text ? channels.place("text") : nil)
      isLook = y != nil
    }
    countsMarks = y == nil
  }

  /// Bars that stand on each other without a second axis make up a whole; a number alone stands by itself.
  private mutating func takeParts(of measure: Int, isAcross: Bool) {
    y = measure
    x = channels.first(UnitChannels.grouping + ["text", "tooltip"]) { $0.kind.isDiscrete }
    isPartToWhole = x != nil && channels.unit.stack != nil
    // What is measured runs along the page's own axis.
    orientation = isAcross ? .vertical : .horizontal
  }

  // MARK: No position

  private mutating func takeNone() {
    let measures = ["theta", "radius", "size"] + UnitChannels.looks
    y = channels.first(measures) { $0.kind == .number }
    x = channels.first(UnitChannels.grouping + ["text", "theta", "radius", "tooltip"]) { $0.kind.isDiscrete }
    // Arcs that do not stand on each other are no parts.
    isPartToWhole =
      mark == .arc && channels.unit.stack != nil && y.map { channels.values[$0].channel.channel == "theta" } == true
    countsMarks = y == nil
  }
}

extension ChannelValues {
  var aggregate: Aggregate? { channel.aggregate.flatMap(Aggregate.init(vega:)) }

  /// Whether it counts rows.
  var isCount: Bool { channel.aggregate == "count" }
}

extension ChannelValues.Kind {
  /// Whether its places are names.
  var isNamed: Bool {
    switch self {
    case .category, .cycle: true
    default: false
    }
  }

  /// How much it is a dimension beside another that is no number: time before names, since values may be names.
  fileprivate func dimension(among other: ChannelValues.Kind) -> Int {
    switch self {
    case .calendar, .stretch, .instant: 3
    case .bin: 2
    case .category, .cycle: 1
    case .number: 0
    }
  }
}

extension Aggregate {
  /// The operation of Vega-Lite's name; `nil` where a value is that of one row.
  init?(vega name: String) {
    switch name {
    case "average": self = .mean
    default: self.init(rawValue: name)
    }
  }
}
