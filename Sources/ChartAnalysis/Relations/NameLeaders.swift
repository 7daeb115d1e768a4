package import ChartModel

/// Of a few series among a few names the one that is highest at each, where it is not always the same.
package struct NameLeaders: Equatable, Sendable {
  /// A series by its place in `walkedSeries`, and the places of its marks at the names at which it is highest.
  package struct Lead: Equatable, Sendable {
    package var series: Int
    package var marks: [Int]
  }

  /// The leaders, by the first name at which each leads.
  package var leads: [Lead]

  private static let names = 2...4
  private static let leastAhead = 0.1

  /// `nil` of more than four names, where a series has none of one, where one leads at all, and where two are about as high at a name.
  package init?(_ chart: BucketedChart) {
    guard case .categories(let names) = chart.xAxis.domain, Self.names.contains(names.count),
      chart.walkedSeries.count > 1, let shared = SharedRows(chart), shared.areInOrder,
      shared.rows.count == names.count, shared.rows.allSatisfy({ $0.count == chart.walkedSeries.count })
    else { return nil }
    let leaders = shared.rows.compactMap(Self.clearLeader)
    guard leaders.count == names.count, Set(leaders).count > 1 else { return nil }
    leads = []
    for (x, leader) in zip(shared.places.map(\.x), leaders) {
      guard let mark = chart.walkedSeries[leader].marks.firstIndex(where: { $0.x == x }) else { return nil }
      add(mark, of: leader)
    }
  }

  private mutating func add(_ mark: Int, of leader: Int) {
    if let place = leads.firstIndex(where: { $0.series == leader }) {
      leads[place].marks.append(mark)
    } else {
      leads.append(Lead(series: leader, marks: [mark]))
    }
  }

  /// The series that is highest at a name, by a part of its value; `nil` where the next comes near it, or where all are below zero.
  private static func clearLeader(_ row: [Int: Double]) -> Int? {
    guard let leader = row.leader(isHighest: true), let high = row[leader], high > 0,
      row.allSatisfy({ $0.key == leader || high - $0.value >= high * leastAhead })
    else { return nil }
    return leader
  }
}
