extension LabelContext {
  /// The same with the marks of data that stand in a file of their own, and with the names that only the data have.
  func with(_ loaded: LabelContext) -> LabelContext {
    var context = self
    context.data = loaded.data
    if series.isEmpty { context.series = loaded.series }
    if x?.categories.isEmpty == true {
      context.x?.categories = Array((loaded.x?.categories ?? []).prefix(VegaLiteContext.categoryLimit))
    }
    return context
  }
}
