import ChartDeclarations

// The vocabulary alone, without words or tones: what a chart is made of.
let chart = Chart {
  LineMark(x: .value("Hour", 9), y: .value("Visits", 41))
  LineMark(x: .value("Hour", 10), y: .value("Visits", 57))
}
print(chart.declaration().layers.map { "\($0.rows.rowCount) marks of \($0.specification.x.field)" })
