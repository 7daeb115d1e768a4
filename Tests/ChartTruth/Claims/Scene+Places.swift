import ChartModel

/// Whether texts name the places and the names of the data.
extension Scene {
  /// Places within a sentence, each once: all of them, or the first and how many more; a unit may stand behind another place.
  func isPlaces(_ text: String, _ places: [XValue]) -> Bool {
    [self.places, self.places.withoutUnit].contains { text == $0.among(places.each) }
  }

  func isList(_ text: String, _ names: [String], atMost limit: Int = PlaceTexts.listed) -> Bool {
    text == book.list(names, atMost: limit)
  }

  /// A list of everything, or of the first and how many more, however many are named.
  func isSomeList(_ text: String, _ names: [String]) -> Bool {
    isList(text, names, atMost: .max)
      || (2...10).contains { $0 < names.count && isList(text, names, atMost: $0) }
  }
}
