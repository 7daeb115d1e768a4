import SourceText

/// Series and marks.
extension VegaLiteContext {
  /// The channel that sets series apart.
  private var seriesChannel: JSONTree? {
    ["color", "fill", "stroke", "strokeDash", "shape", "detail", "xOffset", "yOffset"].lazy
      .compactMap { view.encoding[$0] }.first { $0["field"] != nil && isDiscrete($0) }
  }

  /// The names of the series, where the chart says them or holds its rows.
  var series: [String] {
    guard let channel = seriesChannel else { return [] }
    let domain = channel["scale"]?["domain"]?.elements?.compactMap { LabelContext.Place($0)?.text } ?? []
    return domain.isEmpty ? categories(of: channel) : Array(domain.prefix(Self.categoryLimit))
  }

  /// The marks, where each row is one and stands in the chart.
  var data: [LabelContext.Datum]? {
    guard let rows, view.encoding["x2"] == nil, view.encoding["y2"] == nil,
      let x = plainField("x"), let y = plainField("y"), view.encoding["y"]?["type"]?.string == "quantitative"
    else { return nil }
    let series = seriesChannel?["field"]?.string
    let data = rows.compactMap { row -> LabelContext.Datum? in
      guard let place = row[x].flatMap(LabelContext.Place.init) else { return nil }
      let name = series.flatMap { row[$0] }.flatMap(LabelContext.Place.init)?.text
      return LabelContext.Datum(x: place, y: row[y]?.number, series: name)
    }
    return data.isEmpty ? nil : data
  }

  /// The field of a channel whose values are drawn as they are.
  private func plainField(_ channel: String) -> String? {
    guard let definition = view.encoding[channel],
      ["aggregate", "bin", "timeUnit"].allSatisfy({ definition[$0]?.isNull ?? true || definition[$0]?.bool == false })
    else { return nil }
    return definition["field"]?.string
  }
}
