import ChartDescriptions

// A chart from nothing but values: three days of steps, the second without a row.
let day = 86_400
let marks = [(0, MarkValue.number(7_204)), (1, .empty), (2, .number(8_951))].map { index, value in
  Mark(
    id: "steps/\(index)",
    x: .interval(from: Instant(seconds: index * day), to: Instant(seconds: (index + 1) * day)), value: value,
    rowCount: value == .empty ? 0 : 1)
}
let chart = BucketedChart(
  title: "Steps", kind: .bar,
  xAxis: Axis(
    field: "date", type: .temporal,
    domain: .instants(from: Instant(seconds: 0), to: Instant(seconds: 3 * day)), bucketing: .calendar(.day)),
  yAxis: Axis(field: "steps", type: .quantitative, domain: .numbers(0...10_000)), isAdditive: true,
  series: [Series(id: "steps", marks: marks)])
let narrator = Narrator(chart, facts: ChartFacts(chart), voice: .english)
for label in narrator.labels() { print(label.text) }
