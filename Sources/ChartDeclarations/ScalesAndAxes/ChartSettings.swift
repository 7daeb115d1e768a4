internal import ChartModel

/// What modifiers say of a whole chart.
struct ChartSettings {
  var title: String?
  var accessibilityLabel: String?
  /// The title in the descriptor that the author gives.
  var descriptorTitle: String?
  /// The title that counts: the author's own for the chart, its label, or that of its descriptor.
  var chartTitle: String? { title ?? accessibilityLabel ?? descriptorTitle }
  var subtitle: String?
  var authorDescription: String?
  /// Whether it is the summary of a descriptor, which VoiceOver reads first.
  var authorLeads = false
  /// How the author's descriptor says values.
  var valueWriter: ((Double) -> String)?
  /// The unit in what the author writes for VoiceOver, where it is that of all layers.
  var writtenUnit: String?
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
  /// What is written at the ticks, by their numbers, in their order.
  var names: [(place: Double, name: String)] = []
  /// What is written at values along the axis, and what that makes of its numbers.
  var writers: [TickWriter] = []
  var format: TickFormat?
  /// The unit at the ticks.
  var unit: String? { if case .unit(let unit) = format { unit } else { nil } }
  /// The length that is shown, in the author's measure: numbers, seconds, or categories.
  var visibleLength: Double?
  var scrollPosition = LateValue<PlottedContent>()
  var firstScrollPosition = LateValue<PlottedContent>()
  var selectedValue = LateValue<PlottedContent>()
  var selectedRange = LateValue<(PlottedContent, PlottedContent)>()
}

extension PageAxisSettings {
  /// Takes where ticks are, where that is said, and their names.
  mutating func take(_ places: AxisTickPlaces?) {
    guard let places else { return }
    ticks = places.lowered
    writers = places.writers
    guard case .values(let values)? = places.lowered else { return }
    names = zip(values, places.names).compactMap { value, name in
      guard case .number(let place) = value, let name, Double(name) == nil, !name.contains(where: \.isNumber) else {
        return nil
      }
      return (place, name)
    }
    // One name at all ticks names none.
    if Set(names.map(\.name)).count < names.count { names = [] }
  }

  /// Reads what is written at two of some numbers, whole ones where there are, as ticks stand at them.
  mutating func readTicks(at numbers: [Double]) {
    let distinct = Set(numbers.filter { $0.isFinite && abs($0) < 1e9 })
    let whole = distinct.filter { $0 == $0.rounded() }.sorted()
    let samples = whole.count > 1 ? whole : distinct.sorted()
    format = samples.count > 1 ? TickFormat(writers, at: Array(samples.prefix(2))) : nil
  }

  /// The name at a number, and all names in their order; `nil` where none stands there.
  func name(at number: Double) -> String? { names.first { abs($0.place - number) < 1e-6 }?.name }
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
nonisolated struct SettingView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let change: (inout ChartSettings) -> Void
  @MainActor func read(by reader: PageReader) { reader.read(content, setting: change) }
}

extension View {
  nonisolated func setting(_ change: @escaping (inout ChartSettings) -> Void) -> SettingView {
    SettingView(content: self, change: change)
  }
}
