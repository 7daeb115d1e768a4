/// What views keep while they are read again: values of theirs, and what they did as they appeared.
///
/// A view is made anew each time that the view around it is read; what it keeps is known by its place in the tree.
@MainActor final class ViewMemory {
  private var kept: [Place: AnyObject] = [:]
  private var done: Set<[Int]> = []
  private var noted: [[Int]: Any] = [:]
  private var pending: [@MainActor () -> Void] = []
  /// What begins when all that appears has appeared.
  private var tasks: [@MainActor () -> Void] = []

  private struct Place: Hashable {
    var path: [Int]
    var name: String
  }

  nonisolated init() {}

  /// Gives the properties of a view what they kept, and what its surroundings hold.
  func connect(_ view: Any, at path: [Int], _ environment: EnvironmentValues) {
    for child in Mirror(reflecting: view).children {
      guard let property = child.value as? any ViewProperty else { continue }
      let place = Place(path: path, name: child.label ?? "")
      kept[place] = property.connect(to: kept[place], environment)
    }
  }

  /// Does something once for the view at a place, when the page has been read.
  func once(at path: [Int], isTask: Bool, _ action: @escaping @MainActor () -> Void) {
    guard done.insert(path).inserted else { return }
    if isTask { tasks.append(action) } else { pending.append(action) }
  }

  /// Does something where the value at a place is not what it was.
  func note<Value: Equatable>(
    _ value: Value, at path: [Int], initially: Bool, _ action: @escaping @MainActor (Value) -> Void
  ) {
    let before = noted[path] as? Value
    noted[path] = value
    guard before != value, before != nil || initially else { return }
    pending.append { action(before ?? value) }
  }

  /// Does what there is to do; `false` where there was nothing.
  func runPending() -> Bool {
    let actions = pending + tasks
    (pending, tasks) = ([], [])
    for action in actions { action() }
    return !actions.isEmpty
  }
}

/// A property of a view that keeps a value or takes one from the surroundings.
@MainActor protocol ViewProperty {
  /// Takes what was kept at its place before, if anything was, and gives what is to be kept; `nil` for nothing.
  func connect(to kept: AnyObject?, _ environment: EnvironmentValues) -> AnyObject?
}
