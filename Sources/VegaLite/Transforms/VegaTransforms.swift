/// The transforms of Vega-Lite, as one function from table to table.
enum VegaTransforms {
  /// Applies one transform: an element of a `transform` array.
  ///
  /// Encodings are made of the same: `{"bin": {…}, "field": "a", "as": ["a_from", "a_to"]}`.
  static func apply(
    _ transform: SpecificationNode, to table: VegaTable, in context: VegaContext, sources: any VegaSources
  ) throws(SpecificationFault) -> VegaTable {
    let call = TransformCall(node: transform, table: table, context: context, sources: sources)
    let kind = try TransformKind(of: transform)
    try call.checkMembers(kind.members)
    // Each looks at every row, and many views may each transform the same large table.
    try call.spend(table.rowCount)
    switch kind {
    case .filter: return try FilterTransform.apply(call)
    case .calculate: return try CalculateTransform.apply(call)
    case .bin: return try BinTransform.apply(call)
    case .timeUnit: return try TimeUnitTransform.apply(call)
    case .aggregate: return try AggregateTransform.apply(call)
    case .joinaggregate: return try JoinAggregateTransform.apply(call)
    case .lookup: return try LookupTransform.apply(call)
    case .window: return try WindowTransform.apply(call)
    case .stack: return try StackTransform.apply(call)
    case .fold: return try FoldTransform.apply(call)
    case .extent: return try ExtentTransform.apply(call)
    case .pivot: return try PivotTransform.apply(call)
    case .flatten: return try FlattenTransform.apply(call)
    case .density: return try DensityTransform.apply(call)
    case .quantile: return try QuantileTransform.apply(call)
    case .regression: return try RegressionTransform.apply(call)
    case .loess: return try LoessTransform.apply(call)
    case .impute: return try ImputeTransform.apply(call)
    case .sample: return try refusedSample(call)
    }
  }

  private static func refusedSample(_ call: TransformCall) throws(SpecificationFault) -> VegaTable {
    throw SpecificationFault(
      .refused, at: call.node["sample"] ?? call.node,
      found: "a sample takes rows at random, so the chart has other marks each time it is drawn",
      remedy: "Take the sample before, and give the rows it has.")
  }
}

/// Where transforms and views get tables: `data` of a view, and `from.data` of a lookup.
protocol VegaSources {
  func table(_ data: SpecificationNode) throws(SpecificationFault) -> VegaTable
}
