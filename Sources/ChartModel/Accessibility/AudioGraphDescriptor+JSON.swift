extension AudioGraphDescriptor {
  /// `chartvoice.axchart/1`: the members by their names in a fixed order, none left out, as `Codable` reads them.
  public var json: JSONNode {
    .object([
      ("schema", .string("chartvoice.axchart/1")), ("title", .optional(title)), ("summary", .optional(summary)),
      ("xAxis", AnyAudioGraphAxis(xAxis).json), ("yAxis", yAxis.map { AnyAudioGraphAxis.numeric($0).json } ?? .null),
      ("additionalAxes", .array(additionalAxes.map { AnyAudioGraphAxis($0).json })),
      ("series", .array(series.map(\.json))), ("contentDirection", .string(contentDirection.rawValue)),
    ])
  }
}

extension AnyAudioGraphAxis {
  fileprivate var json: JSONNode {
    switch self {
    case .numeric(let axis):
      .object([
        ("kind", .string(Kind.numeric.rawValue)), ("title", .string(axis.title)),
        ("range", .array([.number(axis.range.lowerBound), .number(axis.range.upperBound)])),
        ("gridlinePositions", .array(axis.gridlinePositions.map { .number($0) })),
        ("valueDescriptionProvider", .array(axis.valueDescriptionProvider.entries.map(\.json))),
        ("scaleType", .string(axis.scaleType.rawValue)),
      ])
    case .categorical(let axis):
      .object([
        ("kind", .string(Kind.categorical.rawValue)), ("title", .string(axis.title)),
        ("categoryOrder", .array(axis.categoryOrder.map { .string($0) })),
      ])
    }
  }
}

extension AudioGraphValueText.Entry {
  fileprivate var json: JSONNode {
    .object([("value", .number(value)), ("description", .string(description))])
  }
}

extension AudioGraphSeries {
  fileprivate var json: JSONNode {
    .object([
      ("name", .optional(name)), ("isContinuous", .bool(isContinuous)),
      ("dataPoints", .array(dataPoints.map(\.json))),
    ])
  }
}

extension AudioGraphPoint {
  fileprivate var json: JSONNode {
    .object([
      ("xValue", xValue.json), ("yValue", yValue?.json ?? .null),
      ("additionalValues", .array(additionalValues.map(\.json))), ("label", .optional(label)),
    ])
  }
}

extension AudioGraphValue {
  fileprivate var json: JSONNode {
    switch self {
    case .number(let number): .object([("number", .number(number)), ("category", .null)])
    case .category(let category): .object([("number", .null), ("category", .string(category))])
    }
  }
}
