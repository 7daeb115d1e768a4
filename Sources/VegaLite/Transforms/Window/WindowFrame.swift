import SourceText

/// Which rows around each row an aggregate takes: `frame` and `ignorePeers`.
struct WindowFrame {
  /// How many rows before; `nil` for all of them.
  let before: Int?
  /// How many rows after; `nil` for all of them.
  let after: Int?
  let ignoresPeers: Bool

  /// Reads `[-2, 2]`; from the first row to the current one by default.
  init(_ call: TransformCall, otherwise: (before: Int?, after: Int?) = (nil, 0)) throws(SpecificationFault) {
    ignoresPeers = call.node["ignorePeers"] == nil ? false : try call.flag("ignorePeers")
    guard let node = call.member("frame") else {
      (before, after) = otherwise
      return
    }
    let expected = "an array of two numbers, or null for all rows on a side"
    guard node.elements.count == 2 else { throw node.mismatch(expected) }
    let ends = try node.elements.map { (end) throws(SpecificationFault) -> Int? in
      // Vega takes the first number as rows before and the second as rows after, whatever their signs.
      if end.tree.isNull { return nil }
      let number = try end.number("a number or null", in: call.context)
      return Int(clamping: abs(number), to: 0...call.context.limits.rows)
    }
    (before, after) = (ends[0], ends[1])
  }

  /// Whether every row sees all rows.
  var isWhole: Bool { before == nil && after == nil }

  /// The frame of the row at a place.
  func range(_ place: Int, in partition: WindowPartition) -> Range<Int> {
    var low = before.map { max(0, place - $0) } ?? 0
    var high = after.map { min(partition.rows.count, place + $0 + 1) } ?? partition.rows.count
    if !ignoresPeers, let peers = partition.peers {
      // Rows that sort alike come in together (`adjustRange` of vega-transforms).
      low = peers[low].lowerBound
      high = peers[high - 1].upperBound
    }
    return low..<high
  }
}

/// The rows of one group of a window, in order.
struct WindowPartition {
  let rows: [Int]
  /// For each place, the places of the rows that sort alike; `nil` where nothing is sorted.
  let peers: [Range<Int>]?

  init(_ rows: [Int], _ order: RowOrder) {
    self.rows = order.sorted(rows)
    peers = order.isEmpty ? nil : Self.peers(self.rows, order)
  }

  private static func peers(_ rows: [Int], _ order: RowOrder) -> [Range<Int>] {
    var peers: [Range<Int>] = []
    var start = 0
    for place in rows.indices where place + 1 == rows.count || order.compare(rows[place], rows[place + 1]) != 0 {
      peers += Array(repeating: start..<(place + 1), count: place + 1 - start)
      start = place + 1
    }
    return peers
  }

  /// Whether the row at a place sorts after the one before it; always so where nothing is sorted.
  func isNew(_ place: Int) -> Bool { place > 0 && peers?[place].lowerBound ?? place == place }
}
