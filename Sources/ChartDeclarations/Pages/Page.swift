internal import ChartModel

/// What a view comes down to when it is read from top to bottom: texts and charts.
struct Page {
  /// A text or a chart.
  enum Item {
    case text(PageText)
    case chart(PageChart)
  }

  var items: [Item] = []

  /// The texts, each a line.
  var lines: [String] { items.compactMap { if case .text(let text) = $0 { text.words } else { nil } } }

  /// The charts in their order, each under the nearest heading before it that no other chart has.
  var charts: [PageChart] {
    var heading: String?
    return items.compactMap { item in
      switch item {
      case .text(let text):
        if text.isHeading, !text.isValue { heading = text.words }
        return nil
      case .chart(var chart):
        (chart.heading, heading) = (chart.heading ?? heading, nil)
        return chart
      }
    }
  }

  /// The page whose only chart has a descriptor; as it is where there are several, since nothing says which is meant.
  func described(by descriptor: ChartDeclaration) -> Page {
    guard charts.count == 1 else { return self }
    var page = self
    page.items = items.map { item in
      guard case .chart(var chart) = item else { return item }
      chart.descriptor = chart.descriptor ?? descriptor
      return .chart(chart)
    }
    return page
  }
}

/// A text of a page.
struct PageText {
  var words: String
  /// Whether it is set as the heading of what follows.
  var isHeading = false
  /// Whether it is the label of a control, which is no part of a heading.
  var isControl = false

  /// Whether it begins with a number that is no year: what large letters show then is a value and no heading.
  var isValue: Bool {
    let first = words.prefix { !$0.isWhitespace }
    return first.contains(where: \.isNumber) && !(first.count == 4 && first.allSatisfy(\.isNumber))
  }
}

/// A chart of a page, and what it does when it is touched.
struct PageChart {
  var declaration: ChartDeclaration
  /// What its descriptor says of it, as a chart; `nil` where it has none.
  var descriptor: ChartDeclaration?
  /// The heading above it.
  var heading: String?
  /// What a touch does, those nearest to the marks first.
  var touches: [ChartTouchHandler] = []
  /// What a touch selects where it is no gesture.
  var selections: [ChartTouchHandler] = []

  /// The declaration, titled by the heading where its author gives no title.
  var titled: ChartDeclaration {
    var titled = declaration
    titled.title = titled.title ?? heading
    return titled
  }
}

/// What a touch on a plot does; `false` where the touch is another gesture.
typealias ChartTouchHandler = @MainActor (ChartTouch, ChartProxy) -> Bool
