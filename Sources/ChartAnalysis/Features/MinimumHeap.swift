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
      let (left, right) = (2 * parent + 1, 2 * parent + 2)
      var lowest = parent
      if left < elements.count, elements[left] < elements[lowest] { lowest = left }
      if right < elements.count, elements[right] < elements[lowest] { lowest = right }
      if lowest == parent { return }
      elements.swapAt(parent, lowest)
      parent = lowest
    }
  }
}
