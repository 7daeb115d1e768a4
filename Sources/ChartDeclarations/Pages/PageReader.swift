internal import ChartModel
internal import Foundation

/// Reads views in their order, as a screen reader would.
@MainActor final class PageReader {
  private(set) var page = Page()
  /// What is said of the charts that are read now.
  private(set) var settings = ChartSettings()
  /// What the charts that are read now do when they are touched, the outermost first.
  private(set) var touches: [ChartTouchHandler] = []
  /// What touches select in the charts that are read now.
  private var selections: [ChartTouchHandler] = []
  /// What touches do on the views that were read, charts or not.
  private(set) var heldTouches: [ChartTouchHandler] = []
  private let memory: ViewMemory
  /// Where in the tree of views the reader is: the place of each view among its siblings.
  private var path: [Int] = []
  private var place = 0

  init(_ memory: ViewMemory) { self.memory = memory }

  /// All charts and texts of a view, after what its parts do as they appear.
  static func page(of view: any View, memory: ViewMemory = ViewMemory()) -> Page {
    var page = Page()
    for _ in 0..<mostRounds {
      let reader = PageReader(memory)
      reader.read(view)
      page = reader.page
      guard memory.runPending() else { break }
    }
    return page
  }

  /// The texts of a view, each a line.
  static func lines(of view: any View) -> [String] { page(of: view).lines }

  /// How often a view is read again because something appeared that changes it.
  private static let mostRounds = 8

  // MARK: Reading

  func read(_ view: any View) {
    let outer = (path, place)
    path.append(place)
    place = 0
    if let content = view as? any PageContent { content.read(by: self) } else { readBody(of: view) }
    (path, place) = (outer.0, outer.1 + 1)
  }

  private func readBody(of view: some View) {
    connect(view)
    read(view.body)
  }

  /// Gives the properties of a view, or of what changes one, what they kept, and what the surroundings hold.
  func connect(_ view: Any) { memory.connect(view, at: path, settings.environment) }

  /// Reads with other settings.
  func read(_ view: any View, setting change: (inout ChartSettings) -> Void) {
    let outer = settings
    change(&settings)
    read(view)
    settings = outer
  }

  /// Reads a view whose charts do something when they are touched.
  func read(_ view: any View, touched handler: @escaping ChartTouchHandler) {
    touches.append(handler)
    heldTouches.append(handler)
    read(view)
    touches.removeLast()
  }

  /// Reads a view in whose charts a finger selects.
  func read(_ view: any View, selecting handler: @escaping ChartTouchHandler) {
    selections.append(handler)
    read(view)
    selections.removeLast()
  }

  /// The page of a view by itself, read with other settings.
  func page(of view: any View, setting change: (inout ChartSettings) -> Void = { _ in }) -> Page {
    let outer = page
    page = Page()
    read(view, setting: change)
    defer { page = outer }
    return page
  }

  // MARK: What is found

  func add(_ chart: ChartDeclaration) {
    page.items.append(.chart(PageChart(declaration: chart, touches: touches.reversed(), selections: selections)))
  }

  func add(_ words: String, isHeading: Bool = false, isControl: Bool = false) {
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return }
    page.items.append(.text(PageText(words: words, isHeading: isHeading, isControl: isControl)))
  }

  func add(_ items: [Page.Item]) { page.items += items }

  /// Does something once for the view that is read.
  func once(isTask: Bool, _ action: @escaping @MainActor () -> Void) {
    memory.once(at: path, isTask: isTask, action)
  }

  /// Does something where a value of the view that is read has changed since it was read before.
  func changed<Value: Equatable>(_ value: Value, initially: Bool, _ action: @escaping @MainActor (Value) -> Void) {
    memory.note(value, at: path, initially: initially, action)
  }
}

/// A view that knows what it holds, in contrast to a view that is made of other views.
@MainActor protocol PageContent {
  func read(by reader: PageReader)
}
