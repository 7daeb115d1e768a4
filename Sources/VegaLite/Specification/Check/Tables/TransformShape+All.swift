/// The transforms: what each may have, and what it must.
extension TransformShape {
  /// All of them, in the order in which an object is asked which it is.
  static let all = [
    TransformShape("filter", needs: "filter", knows: "filter"),
    TransformShape("calculate", needs: "calculate as", knows: "as calculate"),
    TransformShape("lookup", needs: "lookup from", knows: "as default from lookup"),
    TransformShape("aggregate", needs: "aggregate", knows: "aggregate groupby"),
    TransformShape("joinaggregate", needs: "joinaggregate", knows: "groupby joinaggregate"),
    TransformShape("window", needs: "window", knows: "frame groupby ignorePeers sort window"),
    TransformShape("stack", needs: "stack groupby as", knows: "as groupby offset sort stack"),
    TransformShape("impute", needs: "impute key", knows: "frame groupby impute key keyvals method value"),
    TransformShape("fold", needs: "fold", knows: "as fold"),
    TransformShape("flatten", needs: "flatten", knows: "as flatten"),
    TransformShape("pivot", needs: "pivot value", knows: "groupby limit op pivot value"),
    TransformShape("bin", needs: "bin field as", knows: "as bin field"),
    TransformShape("timeUnit", needs: "timeUnit field as", knows: "as field timeUnit"),
    TransformShape(
      "density", needs: "density",
      knows: "as bandwidth counts cumulative density extent groupby maxsteps minsteps resolve steps"),
    TransformShape("loess", needs: "loess on", knows: "as bandwidth groupby loess on"),
    TransformShape("regression", needs: "regression on", knows: "as extent groupby method on order params regression"),
    TransformShape("quantile", needs: "quantile", knows: "as groupby probs quantile step"),
    TransformShape("sample", needs: "sample", knows: "sample"),
    TransformShape("extent", needs: "extent param", knows: "extent param"),
  ]
}
