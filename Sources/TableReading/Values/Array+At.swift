extension Array {
  /// The value at a place; `nil` beyond the ends, and where a value is missing.
  func at<Value>(_ place: Int) -> Value? where Element == Value? { indices.contains(place) ? self[place] : nil }
}
