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
  var angleSelection: (() -> ChartPlaces?)?

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
  var scrollPosition: (() -> PlottedContent?)?
  var selection: (() -> ChartPlaces?)?
}

/// What a binding to a selection holds.
enum ChartPlaces {
  case point(PlottedContent)
  case range(PlottedContent, PlottedContent)
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
