internal import ChartModel

/// Several charts, as what a text is about.
struct ViewScene {
  let views: BucketedViews
  let charts: [Evidence]
  /// What each chart is called; checked against what tells it from the others.
  let names: [String]

  var title: String? { views.title }

  /// The fields that tell all charts apart.
  var fields: [String] {
    let first = views.views.first?.names.compactMap(\.title) ?? []
    let isCommon = views.views.allSatisfy { $0.names.compactMap(\.title) == first && $0.names.count == first.count }
    return isCommon && views.views.count > 1 ? first.map(\.fieldWords) : []
  }

  func place(shown: String, _ book: Phrasebook) -> Int? { charts.indices.first { book.whole($0 + 1) == shown } }

  /// Whether a heading is the name of a chart: every value that tells it apart, or its title.
  func isName(_ text: String, of place: Int, _ scene: Scene) -> Bool {
    let view = views.views[place]
    if let title = view.chart.title?.bare, text.capital.hasSuffix(title.capital) { return true }
    let values = view.names.map { valueText($0, scene.book) }
    if !values.isEmpty, values.allSatisfy({ text.lowercased().contains($0.lowercased()) }) { return true }
    var reading = TextReading(text, charts[place].whole(.title))
    return reading.isTrue
  }

  private func valueText(_ name: ViewName, _ book: Phrasebook) -> String {
    guard let value = name.value else {
      return name.title == nil ? book.say("names.unnamed") : name.title?.fieldWords ?? ""
    }
    if case .category(let text) = value { return name.title == nil ? text.fieldWords : book.name(text) }
    var axis = Axis(field: nil, type: .nominal, domain: .empty, decimals: 6)
    if let unit = name.calendarUnit { axis.bucketing = .calendar(unit) }
    let calendar = views.views.first?.chart.calendar ?? ChartCalendar(zone: .utc, firstWeekday: .sunday)
    let kind = name.calendarUnit?.rawValue ?? "instant"
    return PlaceTexts(axis: axis, calendar: calendar, kind: kind, book: book).text(value, year: true)
  }

  /// The names of all charts as a list, or from the first to the last.
  func nameLists(_ book: Phrasebook) -> [String] { lists(names, book) }

  /// The values of each field as a list.
  func fieldLists(_ book: Phrasebook) -> [String] {
    fields.indices.flatMap { field in
      var seen: Set<String> = []
      let values = views.views.compactMap { view in view.names.indices.contains(field) ? view.names[field] : nil }
        .map { valueText($0, book) }.filter { seen.insert($0).inserted }
      let (lists, name) = (lists(values, book), fields[field].capital)
      return ["", name + ": ", name + ", "].flatMap { before in lists.map { before + $0 } }
    }
  }

  private func lists(_ names: [String], _ book: Phrasebook) -> [String] {
    let ends = ["from": names.first ?? "", "to": names.last ?? ""]
    return [book.list(names), names.joined(separator: "; "), book.say("overview.bounds", ends)]
  }
}
