import ChartModel

/// Looks for the first rows that say what the columns are: one odd line does not end what is to go on for days.
struct FirstRows {
  private let session: FollowSession

  /// How many rows are looked at.
  private static let mostTried = 200

  init(_ session: FollowSession) { self.session = session }

  /// The names with the rows that, each alone, would be followed as most of them are; `nil` where none can be.
  func able(of opening: [UInt8]) -> [UInt8]? {
    let lines = opening.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Array($0) + [0x0A]
    }
    let isCSV = opening.first { $0 > 0x20 && $0 < 0x80 } != UInt8(ascii: "{")
    let blank = lines.prefix { !$0.holdsText }.count
    let head = isCSV ? Array(lines.prefix(blank + 1).joined()) : []
    let rows = lines.dropFirst(isCSV ? blank + 1 : 0).prefix(Self.mostTried).filter(\.holdsText)
    let charts = rows.map { row in session.specification(opening: head + row).map(Channels.init) }
    let counts = Dictionary(charts.compactMap { $0 }.map { ($0, 1) }, uniquingKeysWith: +)
    // Of two that as many rows have, the first.
    guard let most = counts.values.max(), let usual = charts.first(where: { $0.map { counts[$0] == most } ?? false })
    else { return nil }
    return head + Array(zip(rows, charts).filter { $0.1 == usual }.map(\.0).joined())
  }

  /// Which columns a chart shows, and how.
  private struct Channels: Hashable {
    var x: String
    var type: FieldType
    var y: String?
    var series: String?

    init(_ chart: ChartSpecification) {
      (x, type, y, series) = (chart.x.field, chart.x.type, chart.y.field, chart.series?.field)
    }
  }
}

extension [UInt8] {
  fileprivate var holdsText: Bool { contains { $0 > 0x20 } }
}
