import ChartModel

/// What the charts of a file are called by the values that tell them apart.
struct SpokenViewNames {
  /// A field that tells charts apart, and its values in the order in which they appear.
  struct Field {
    /// What the values are of.
    var title: String
    /// The values, each once.
    var values: [String]
  }

  private let voice: Voice
  private let views: [BucketedView]
  private let calendar: ChartCalendar
  /// The most decimals of the values of each field.
  private let decimals: [Int]
  /// What each chart is called; empty for one without names.
  private(set) var names: [String] = []
  /// What the charts are called that are not drawn.
  private(set) var undrawn: [String] = []
  /// The fields by which all charts are told apart; none where they are told apart otherwise.
  private(set) var fields: [Field] = []

  init(_ views: BucketedViews, voice: Voice) {
    self.voice = voice
    self.views = views.views
    calendar = self.views.first?.chart.calendar ?? ChartCalendar(zone: .utc, firstWeekday: .sunday)
    decimals = (self.views.map(\.names) + views.undrawn).reduce(into: []) { decimals, names in
      for (place, name) in names.enumerated() {
        let needed = name.value?.decimals ?? 0
        if place < decimals.count { decimals[place] = max(decimals[place], needed) } else { decimals.append(needed) }
      }
    }
    names = self.views.map { named($0.names) }
    undrawn = views.undrawn.map(named)
    fields = fieldsOfAll
  }

  /// A name for each chart: its own, or else its title.
  func given(_ titles: [String]) -> [String] {
    zip(zip(views, names), titles).map { named, title in
      let isGrid = named.0.names.count > 1 && named.0.names.allSatisfy { $0.title == nil }
      // Of a grid of columns by columns the title tells which is which: "Mass by height".
      let saysAll =
        isGrid
        && named.0.names.indices.allSatisfy {
          title.lowercased().contains(value(named.0.names[$0], at: $0).lowercased())
        }
      return named.1.isEmpty || saysAll ? title : named.1
    }
  }

  /// The same names, of which several charts have one, each with its place among them.
  func distinct(_ given: [String]) -> [String] {
    let counts = Dictionary(given.map { ($0, 1) }, uniquingKeysWith: +)
    var seen: [String: Int] = [:]
    return given.map { name in
      guard let count = counts[name], count > 1 else { return name }
      seen[name, default: 0] += 1
      let numbers = SpokenNumber(voice: voice)
      let place: PhraseValues = ["name": name, "k": numbers.ordinal(seen[name] ?? 1), "n": numbers.ordinal(count)]
      return voice.say(.viewNumbered, place)
    }
  }

  // MARK: Values

  private func named(_ names: [ViewName]) -> String {
    names.enumerated().reduce(into: Sentence()) { $0.append(named($1.element, at: $1.offset)) }.text
  }

  /// A value as it stands for a chart by itself: a number says what it is of.
  private func named(_ name: ViewName, at place: Int) -> String {
    guard let title = name.title?.spokenField, !title.isEmpty else { return value(name, at: place) }
    guard name.value != nil else { return voice.say(.viewWithoutValue, ["title": title]) }
    return name.saysEnough
      ? value(name, at: place) : voice.say(.viewNamed, ["title": title, "value": value(name, at: place)])
  }

  private func value(_ name: ViewName, at place: Int) -> String {
    guard let value = name.value else { return voice.say(.nameUnnamed) }
    switch value {
    case .number(let number) where number.isInfinite:
      return voice.say(number < 0 ? .numberMinusInfinity : .numberInfinity)
    case .number(let number) where number.isNaN: return voice.say(.stateNotANumber)
    default: break
    }
    // A repeat names its charts by columns.
    if case .category(let text) = value, name.title == nil, !text.spokenField.isEmpty { return text.spokenField }
    return spokenPlace(of: name, at: place).text(value, withYear: true)
  }

  /// Says values of a name as places along an axis that has all of them.
  private func spokenPlace(of name: ViewName, at place: Int) -> SpokenPlace {
    let axis = Axis(
      field: nil, type: .nominal, domain: .empty, decimals: decimals.indices.contains(place) ? decimals[place] : 0,
      bucketing: name.calendarUnit.map { .calendar($0) } ?? .none)
    return SpokenPlace(voice: voice, axis: axis, calendar: calendar)
  }

  // MARK: Fields

  private var fieldsOfAll: [Field] {
    guard let first = views.first?.names, views.count > 1,
      views.allSatisfy({ $0.names.map(\.title) == first.map(\.title) })
    else { return [] }
    let fields = first.enumerated().compactMap { place, name in
      name.title.map { Field(title: $0.spokenField, values: values(at: place)) }
    }
    return fields.count == first.count ? fields : []
  }

  private func values(at place: Int) -> [String] {
    var seen: Set<String> = []
    return views.compactMap { view in
      let name = view.names[place]
      let text = name.value == nil ? voice.say(.nameUnnamed) : value(name, at: place)
      return seen.insert(text).inserted ? text : nil
    }
  }
}

extension ViewName {
  /// Whether the value alone tells what it is: a name or a date does, a number or a truth does not.
  fileprivate var saysEnough: Bool {
    switch value {
    case .category(let text): Double(text) == nil && !["true", "false", ""].contains(text.lowercased())
    case .instant, .interval: true
    case .number, .bin, nil: false
    }
  }
}

extension XValue {
  /// How many decimals its numbers need.
  fileprivate var decimals: Int {
    switch self {
    case .number(let number): number.decimals
    case .bin(let from, let to): max(from.decimals, to.decimals)
    case .category, .instant, .interval: 0
    }
  }
}

extension Double {
  fileprivate var decimals: Int { isFinite ? DecimalDigits(self).fraction.utf8.count : 0 }
}
