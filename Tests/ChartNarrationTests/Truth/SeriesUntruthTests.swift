import ChartModel
import ChartTruth
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What the reader refuses of what is said of several series, cells, bins, points and the calendar.
@Suite struct SeriesUntruthTests {
  private static func chart(_ kind: MarkKind, _ xs: [XValue], _ axis: Axis, _ rows: [[Double]]) -> BucketedChart {
    let names = ["Print", "Online", "Radio"]
    let series = rows.enumerated().map { row, values in
      let marks = zip(xs, values).enumerated().map {
        Mark(id: "\(row)/\($0)", x: $1.0, value: .number($1.1), rowCount: 1)
      }
      return Series(id: "s\(row)", name: rows.count > 1 ? names[row] : nil, marks: marks)
    }
    return BucketedChart(
      kind: kind, xAxis: axis, yAxis: Axis(field: "readers", type: .quantitative, domain: .numbers(0...100)),
      seriesField: rows.count > 1 ? "medium" : nil, series: series)
  }

  private static func numbers(_ rows: [[Double]]) -> BucketedChart {
    let axis = Axis(field: "depth", type: .quantitative, domain: .numbers(1...Double(rows[0].count)))
    return chart(.line, rows[0].indices.map { .number(Double($0 + 1)) }, axis, rows)
  }

  private static func cells(isAdditive: Bool) -> BucketedChart {
    let names = ["Mill", "Pond", "Quay"]
    let axis = Axis(field: "place", type: .ordinal, domain: .categories(names))
    var chart = chart(.rectangle, names.map { .category($0) }, axis, [[1, 9, 2], [3, 9, 4]])
    chart.isAdditive = isAdditive
    return chart
  }

  private static var bins: BucketedChart {
    let axis = Axis(field: "girth", type: .quantitative, domain: .numbers(0...30), bucketing: .width(5))
    let xs = [0, 5, 10, 20, 25].map { XValue.bin(from: $0, to: $0 + 5) }
    var chart = chart(.bar, xs, axis, [[4, 10, 3, 1, 6]])
    (chart.isAdditive, chart.aggregate) = (true, .count)
    return chart
  }

  private static func buckets(_ unit: CalendarUnit, _ first: CivilDate, _ values: [Double]) -> BucketedChart {
    let calendar = ChartCalendar(zone: .utc, firstWeekday: .sunday)
    let start = calendar.ordinal(of: Instant(seconds: first.dayNumber * 86_400), unit: unit)
    let edges = (0...values.count).map { calendar.start(of: start + $0, unit: unit) }
    let axis = Axis(
      field: "date", type: .temporal, domain: .instants(from: edges[0], to: edges[values.count]),
      bucketing: .calendar(unit))
    return chart(.line, zip(edges, edges.dropFirst()).map { .interval(from: $0, to: $1) }, axis, [values])
  }

  private static var points: BucketedChart {
    var chart = numbers([[2, 1, 4, 3, 6, 5, 8, 7, 10, 9]])
    chart.kind = .point
    chart.xAxis.field = "age"
    return chart
  }

  static let cases: [(BucketedChart, Role, isTrue: String, isNot: [String])] = [
    (
      numbers([[9, 7, 4, 2], [1, 3, 5, 8]]), .summary, "Online passed Print at 3.",
      [
        "Print passed Online at 3.", "Online passed Print at 2.", "Online passed Print at 4.",
        "Radio passed Print at 3.",
      ]
    ),
    (
      numbers([[1, 5, 1, 5, 1], [3, 3, 3, 3, 3]]), .summary, "Print and Online crossed 4 times.",
      ["Print and Online crossed 3 times.", "Print and Online crossed once.", "Print and Radio crossed 4 times."]
    ),
    (
      numbers([[9, 7, 4], [1, 3, 2], [3, 1, 3]]), .summary, "Print is highest throughout.",
      ["Online is highest throughout.", "Radio is highest throughout."]
    ),
    (
      numbers([[9, 7, 1], [1, 3, 2], [3, 1, 3]]), .summary, "Highest at 1: Print, at 3: Radio.",
      ["Highest at 1: Print, at 3: Online.", "Highest at 2: Print, at 3: Radio.", "Highest at 1: Radio, at 3: Print."]
    ),
    (
      cells(isAdditive: false), .message, "Highest: 9, Print, Pond; Online, Pond.",
      ["Highest: 9, Print, Pond.", "Highest: 9, Print, Mill and Online, Pond.", "Highest: 8, Print, Pond."]
    ),
    (
      cells(isAdditive: false), .summary, "Highest mean by place: Pond, 9. Highest mean by medium: Online, about 5.33.",
      [
        "Highest mean by place: Mill, 9.", "Highest mean by medium: Print, 4.", "Highest mean by medium: Pond, 9.",
        "Highest mean by place: Pond, 8.", "Highest total by place: Pond, 9.",
      ]
    ),
    (
      cells(isAdditive: false), .summary,
      "Highest mean by place: Pond, 9; lowest: Mill, 2. Highest mean by medium: Online, about 5.33; lowest: Print, 4.",
      [
        "Highest mean by place: Pond, 9; lowest: Quay, 3.", "Highest mean by place: Pond, 9; lowest: Mill, 3.",
        "Highest mean by place: Pond, 9; lowest: Print, 4.", "Lowest: Mill, 2.",
      ]
    ),
    (
      numbers([[1, 9, 1, 9, 1, 9], [9, 1, 9, 1, 9, 1], [20, 21, 22, 20, 21, 22]]), .message,
      "Print and Online crossed 5 times; Radio between 20 and 22.",
      [
        "Print and Online crossed 5 times; Print between 1 and 9.",
        "Print and Online crossed 4 times; Radio between 20 and 22.",
        "Print and Online crossed 5 times; Radio between 20 and 21.",
      ]
    ),
    (
      numbers([[30, 34, 38, 42, 46, 50, 54, 58], [40, 45, 48, 44, 36, 24, 36, 46], [33, 37, 41, 45, 49, 53, 57, 61]]),
      .message, "Online fell from 48 at 3 to 24 at 6, back up to 46 at 8.",
      [
        "Online fell from 48 at 3 to 24 at 6, back up to 36 at 7.",
        "Online fell from 48 at 3 to 24 at 6, back up to 45 at 8.",
        "Online fell from 48 at 3 to 24 at 6, back down to 46 at 8.",
        "Online rose from 48 at 3 to 24 at 6, back up to 46 at 8.", "Print fell from 54 at 7 to 58 at 8.",
      ]
    ),
    (
      numbers([[9, 7, 4], [1, 3, 2]]), .summary, "Print is above Online throughout.",
      ["Online is above Print throughout.", "Print is above Radio throughout.", "Print is above Print throughout."]
    ),
    (
      numbers([[9, 7, 4], [1, 7, 2]]), .summary, "Lowest: 1, Online at 1.",
      ["Print is above Online throughout.", "Online is above Print throughout."]
    ),
    (
      numbers([[9, 7, 8], [1, 3, 2]]), .message, "Print between 7 and 9, Online between 1 and 3.",
      [
        "Print between 7 and 9.", "Online between 1 and 3, Print between 7 and 9.",
        "Print between 7 and 8, Online between 1 and 3.", "Print between 7 and 9, Online between 2 and 3.",
        "Print between 1 and 3, Online between 7 and 9.",
      ]
    ),
    (
      numbers([[1, 2, 3], [3, 5, 9], [8, 9, 11]]), .message, "All 3 rose, Online most: from 3 to 9.",
      [
        "All 3 fell, Online most: from 3 to 9.", "All 2 rose, Online most: from 3 to 9.",
        "All 3 rose, Radio most: from 8 to 11.",
        "All 3 rose, Online most: from 3 to 8.",
      ]
    ),
    (
      numbers([[1, 2, 3], [3, 5, 9], [8, 9, 7]]), .message, "Highest: 9, Online at 3 and Radio at 2.",
      ["All 3 rose, Online most: from 3 to 9.", "All 3 fell, Online most: from 3 to 9."]
    ),
    (
      cells(isAdditive: true), .summary, "Highest total by place: Pond, 18. Highest total by medium: Online, 16.",
      ["Highest total by place: Quay, 18.", "Highest total by place: Pond, 17.", "Highest total by medium: Print, 12."]
    ),
    (
      cells(isAdditive: true), .kind, "Heat map, 3 columns, 2 rows.",
      ["Heat map, 2 columns, 3 rows.", "Heat map, 3 columns."]
    ),
    (
      numbers([[10, 20, 30, 40, 50, 60, 70, 80], [30, 31, 32, 31, 30, 31, 30, 31]]), .message,
      "Print passed Online at 4; Print up to 80; Online at 31.",
      ["Print passed Online at 4; Print up to 80; Online at 30.", "Print passed Online at 4; Online at 32."]
    ),
    (
      numbers([[2, 3, 4, 5, 6, 7, 8, 20], [1, 2, 3, 4, 5, 6, 7, 3]]), .message,
      "Print always above Online; 20 against 3 at 8.",
      [
        "Print always above Online; 3 against 20 at 8.", "Print always above Online; 8 against 7 at 7.",
        "Print always above Online; 20 against 7 at 8.",
      ]
    ),
    (
      numbers([[50, 51, 52, 53, 54], [1, 3, 5, 7, 9], [2, 3, 4, 5, 6]]), .message,
      "All 3 rose, Online most: from 1 to 9; Print always highest, from 50 to 54.",
      [
        "All 3 rose, Online most: from 1 to 9; Print always highest, from 50 to 53.",
        "All 3 rose, Online most: from 1 to 9; Radio always highest, from 2 to 6.",
      ]
    ),
    (
      numbers([[50, 60, 100, 98, 96, 94, 30, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16]]), .message,
      "Up from 50 at 1 to a peak of 100 at 3, down to 16 at 20, mostly from 6 to 7.",
      [
        "Up from 50 at 1 to a peak of 100 at 3, down to 16 at 20, mostly from 7 to 9.",
        "Up from 50 at 1 to a peak of 100 at 3, down to 16 at 20, mostly from 1 to 3.",
      ]
    ),
    (
      bins, .message, "24 in total. Fullest: 10, from 5 to 10.",
      ["24 in total. Fullest: 10, from 0 to 5.", "24 in total. Fullest: 6, from 25 to 30.", "25 in total."]
    ),
    (
      bins, .summary,
      "From 5 to 25: 58 percent of all. Two peaks, from 5 to 10 and from 25 to 30. Nothing from 15 to 20.",
      [
        "From 5 to 30: 58 percent of all.", "From 0 to 25: 58 percent of all.", "From 5 to 25: 57 percent of all.",
        "Nothing from 10 to 20.",
        "3 peaks, from 5 to 10 and from 25 to 30.", "Two peaks, from 5 to 10 and from 10 to 15.",
        "One peak, from 25 to 30.", "Longer tail toward low values.",
      ]
    ),
    (
      points, .message, "Higher age goes with higher readers: rank correlation 0.94.",
      [
        "Higher age goes with lower readers: rank correlation 0.94.", "Rank correlation of age and readers: 0.93.",
        "Rank correlation of readers and age: 0.94.", "Rank correlation of age and readers: minus 0.94.",
      ]
    ),
    (
      buckets(.day, CivilDate(year: 2025, month: 6, day: 2), [5, 5, 5, 5, 5, 1, 1, 6, 6, 6, 6, 6, 3, 3]), .summary,
      "On Saturdays and Sundays: mean 2; on Mondays to Fridays: mean 5.5.",
      [
        "On Saturdays and Sundays: mean 5.5; on Mondays to Fridays: mean 2.", "On Saturdays and Sundays: mean 2.",
        "On Saturdays and Sundays: mean 3; on Mondays to Fridays: mean 5.5.",
        "Highest on Mondays, 5.5; lowest on Sundays, 2.",
      ]
    ),
    (
      buckets(.day, CivilDate(year: 2025, month: 6, day: 2), [9, 5, 5, 5, 5, 5, 1, 9, 5, 5, 5, 5, 5, 3]), .summary,
      "Highest on Mondays, mean 9; lowest on Sundays, mean 2.",
      [
        "Highest on Tuesdays, mean 9; lowest on Sundays, mean 2.", "Highest on Mondays, mean 9.",
        "Highest on Mondays, mean 8; lowest on Sundays, mean 2.", "Lowest on Sundays, mean 2.",
        "Highest on Mondays, mean 9; lowest on Saturdays, mean 2.",
      ]
    ),
    (
      buckets(.quarter, CivilDate(year: 2020, month: 1, day: 1), (0..<16).map { [8, 2, 4, 6][$0 % 4] }), .summary,
      "Yearly cycle of 6: highest in quarter 1, lowest in quarter 2.",
      [
        "Yearly cycle of 5: highest in quarter 1, lowest in quarter 2.",
        "Yearly cycle of 6: highest in quarter 2, lowest in quarter 1.",
        "Weekly cycle of 6: highest in quarter 1, lowest in quarter 2.",
      ]
    ),
    (
      buckets(.quarter, CivilDate(year: 2020, month: 1, day: 1), [8, 2, 4, 6, 9, 3, 5, 7]), .summary,
      "2021: mean 6, 1 more than 2020.",
      [
        "2021: mean 6, 1 less than 2020.", "2021: mean 7, 1 more than 2020.", "2020: mean 5, 1 more than 2021.",
        "2021: mean 6, 2 more than 2020.", "2021: mean 6, the same as 2020.", "2021: mean 6.",
        "2021: 24 in total, 4 more than 2020.",
      ]
    ),
  ]

  @Test(arguments: cases.indices) func refusesWhatIsNotTrue(index: Int) {
    let (chart, role, isTrue, isNot) = Self.cases[index]
    let reader = TruthReader(chart, detail: .standard)
    #expect(reader.problem(in: isTrue, as: role) == nil)
    for text in isNot { #expect(reader.problem(in: text, as: role) != nil, "\(text)") }
  }
}
