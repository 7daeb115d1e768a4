import ChartModel

/// The marks of a layer by their places, each of which belongs to one mark of another layer.
struct MarkPool {
  private struct Place: Hashable {
    var series: String?
    var x: XValue
  }

  private var marks: [Place: [Mark]] = [:]
  /// Whether series of the same name belong together; else only places do.
  private let isByName: Bool
  /// How many marks are not taken yet.
  private(set) var count = 0

  /// - Parameter host: the layer whose marks take these.
  init(_ chart: BucketedChart, for host: BucketedChart) {
    isByName = Set(chart.series.map(\.name)) == Set(host.series.map(\.name))
    for series in chart.series {
      for mark in series.marks where mark.value.isPresent {
        marks[place(mark.x, series.name), default: []].append(mark)
        count += 1
      }
    }
  }

  private func place(_ x: XValue, _ series: String?) -> Place { Place(series: isByName ? series : nil, x: x) }

  /// Takes the one mark that belongs to a mark; `nil` where none fits, and where it is not certain which one does.
  mutating func take(for mark: Mark, in series: Series, where fits: (Mark) -> Bool) -> Mark? {
    let place = place(mark.x, series.name)
    let here = marks[place] ?? []
    var fitting = here.indices.filter { fits(here[$0]) }
    if fitting.count > 1 { fitting = fitting.filter { here[$0].agrees(with: mark) } }
    guard fitting.count == 1, let only = fitting.first else { return nil }
    count -= 1
    return marks[place]?.remove(at: only)
  }
}

extension Mark {
  /// Whether both show a detail, and all that both show is the same.
  fileprivate func agrees(with other: Mark) -> Bool {
    let shared = zip(details, other.details).filter { $0.0 != nil && $0.1 != nil }
    return !shared.isEmpty && shared.allSatisfy { $0.0 == $0.1 }
  }
}
