/// Rows that a unit does not draw.
struct LeftOutRows: Sendable {
  /// One of them, which stands for as many rows of the data as it counts.
  struct Row: Sendable {
    /// The place among the channels of the first that has no value in it.
    var channel: Int
    var count: Int
    /// Whether there is a value, which is no place: infinite, not a number, or text.
    var isThere: Bool
  }

  /// The channels that rows are checked by.
  var channels: [String] = []
  var rows: [Row] = []
  /// The columns of a facet, row by row.
  var cells = VegaTable()

  /// How many rows of the data these are, by channel.
  var counts: [UnitLeftOut] { counts(of: rows) }

  /// How many rows of the data some of them are, by channel.
  func counts(of some: [Row]) -> [UnitLeftOut] {
    channels.enumerated().map { place, channel in
      some.reduce(into: UnitLeftOut(channel: channel)) { count, row in
        if row.channel == place { count.add(row.count, isThere: row.isThere) }
      }
    }.filter { $0.missing > 0 || $0.unplaced > 0 }
  }
}
