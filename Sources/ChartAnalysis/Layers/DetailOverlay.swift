import ChartModel

/// Puts the values of a layer's detail fields, and how many rows of the data it stands for, onto each mark.
struct DetailOverlay {
  let layer: DeclaredLayer
  /// The rows of each mark, by series.
  let rows: [[[Int]]]

  func apply(to chart: inout BucketedChart) {
    chart.details = layer.details
    for place in chart.series.indices {
      for (index, rows) in rows[place].enumerated() {
        chart.series[place].marks[index].details = details(of: rows)
        if !layer.rowCounts.isEmpty { chart.series[place].marks[index].rowCount = count(of: rows) }
      }
    }
  }

  /// What all rows of a mark show; a field in which they differ is none of the mark's.
  private func details(of rows: [Int]) -> [XValue?] {
    layer.details.indices.map { field in
      let values = rows.map { layer.detailValues.indices.contains($0) ? layer.detailValues[$0] : [] }
        .map { $0.indices.contains(field) ? $0[field] : nil }
      return values.allSatisfy { $0 == values.first } ? values.first ?? nil : nil
    }
  }

  private func count(of rows: [Int]) -> Int {
    rows.reduce(0) { sum, row in
      let count = layer.rowCounts.indices.contains(row) ? max(0, layer.rowCounts[row]) : 1
      let (total, overflow) = sum.addingReportingOverflow(count)
      return overflow ? .max : total
    }
  }
}

extension BucketedChart {
  /// Gives the chart more detail fields, in the order given; marks without a value in one have none.
  mutating func widenDetails(to fields: [DetailField]) {
    guard fields != details else { return }
    let places = fields.map { details.firstIndex(of: $0) }
    details = fields
    for series in series.indices {
      for mark in self.series[series].marks.indices {
        let old = self.series[series].marks[mark].details
        self.series[series].marks[mark].details = places.map { place in
          place.flatMap { old.indices.contains($0) ? old[$0] : nil }
        }
      }
    }
  }
}

extension [DetailField] {
  /// The fields with those of another chart that are not among them.
  func union(_ other: [DetailField]) -> [DetailField] { self + other.filter { !contains($0) } }
}
