internal import ChartModel

/// What modifiers say of a whole chart.
struct ChartSettings {
  var title: String?
  var accessibilityLabel: String?
  var subtitle: String?
  var authorDescription: String?
  var environment = EnvironmentValues()
  var x = PageAxisSettings()
  var y = PageAxisSettings()
  /// The series by colour in their order.
  var seriesOrder: [String]?
  /// Where in the sum of all sectors the selection lies.
  var angleSelection = LateValue<PlottedContent>()

  subscript(axis: PageAxis) -> PageAxisSettings {
    switch axis {
    case .x: x
    case .y: y
    }
  }
}

/// An axis by where it lies on the page, which is not always that of the data: bars may lie across.
enum PageAxis { case x, y }

/// What modifiers say of one axis of the page.
struct PageAxisSettings {
  var label: String?
  var domain: LoweredDomain?
  var scale: ChartModel.ScaleType?
  var ticks: LoweredTicks?
  /// The length that is shown, in the author's measure: numbers, seconds, or categories.
  var visibleLength: Double?
  var scrollPosition = LateValue<PlottedContent>()
  var firstScrollPosition = LateValue<PlottedContent>()
  var selectedValue = LateValue<PlottedContent>()
  var selectedRange = LateValue<(PlottedContent, PlottedContent)>()
}

/// A value that is read when the chart is declared, from any number of bindings.
struct LateValue<Value> {
  /// The binding nearest to the chart last.
  private var readings: [() -> Value?] = []

  /// Adds a binding that stands nearer to the chart than all before.
  mutating func add(_ reading: @escaping () -> Value?) { readings.append(reading) }

  /// What the bindings hold, the nearest to the chart first; those that hold nothing do not count.
  var values: [Value] { readings.reversed().compactMap { $0() } }
}

/// A view with a word about the charts in it; the word that stands nearest to the chart counts.
struct SettingView<Content: View>: View {
  typealias Body = EmptyView
  let content: Content
  let change: (inout ChartSettings) -> Void
}

extension SettingView: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? {
    var settings = settings
    change(&settings)
    return ChartSearch.chart(in: content, settings: settings)
  }

  var lines: [String] { WrittenLines.of(content) }
}

extension View {
  func setting(_ change: @escaping (inout ChartSettings) -> Void) -> SettingView<Self> {
    SettingView(content: self, change: change)
  }
}
