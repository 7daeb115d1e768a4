/// Names in order of appearance, each with its place.
struct NameTable {
  private(set) var names: [String] = []
  private var places: [String: Int32] = [:]

  /// A table that begins with names in a given order, each once.
  init(_ names: [String] = []) {
    for name in names { _ = place(of: name) }
  }

  mutating func place(of name: String) -> Int32 {
    if let place = places[name] { return place }
    let place = Int32(clamping: names.count)
    names.append(name)
    places[name] = place
    return place
  }
}
