/// A binary heap whose lowest element comes first (Williams, CACM 7, 1964).
///
/// - Complexity: O(log *n*) to insert and to take.
struct MinimumHeap<Element: Comparable> {
  private var elements: [Element] = []

  init() {}

  mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.count - 1
    while child > 0, elements[child] < elements[(child - 1) / 2] {
      elements.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func popLowest() -> Element? {
    guard let lowest = elements.first, let last = elements.popLast() else { return nil }
    guard !elements.isEmpty else { return lowest }
    elements[0] = last
    sink()
    return lowest
  }

  private mutating func sink() {
    var parent = 0
    while true {
      var lowest = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < elements.count {
        if elements[child] < elements[lowest] { lowest = child }
      }
      if lowest == parent { return }
      elements.swapAt(parent, lowest)
      parent = lowest
    }
  }
}
