/// The marks beside a label, by series in X order, and what of them the label speaks of.
struct ClaimData: Sendable {
  /// A place along X.
  struct Place: Sendable {
    var source: LabelContext.Place
    /// Its date, where it is one or reads as one.
    var date: PartialDate?
    var name: String { source.text }
  }

  /// A mark by the places of its X and its series in `places` and `series`.
  struct Mark: Sendable {
    var place: Int
    var series: Int
    /// Its value; `nil` where it is missing.
    var value: Double?
    /// Whether the data fill its bucket in part only.
    var isPartial = false
  }

  /// The distinct places in X order.
  private(set) var places: [Place] = []
  /// The names of the series in the order of the data; one without a name where there are none.
  private(set) var series: [String] = []
  /// The marks, those of the first series first, each series in X order.
  private(set) var marks: [Mark] = []
  /// The places of the mark or the stretch that the label belongs to; `nil` where it belongs to none.
  private(set) var focusPlaces: [Int]?
  /// The unit of X as its author writes it; empty where there is none.
  private(set) var placeUnit = ""
  /// The word, in lower case, that may count places along X: `week` of "Week" or "Week of the year"; empty where X has a unit, and
  /// where Y is called so too.
  private(set) var counter = ""
  /// Whether the values may be in the unit of X, so that it does not tell a place from a value.
  private(set) var sharesUnit = true
  /// The series that the label belongs to.
  private(set) var focusSeries: Int?
  private var numbers: [LabelContext.Place: Int] = [:]
  private var seriesNumbers: [String: Int] = [:]

  /// The data of a context, whatever its label's own place; without marks where it has none.
  init(_ context: LabelContext, words: LintWords) {
    let data = context.data ?? []
    placesInOrder(data, context, words)
    placeUnit = context.x?.unit ?? context.x?.name ?? ""
    if context.x?.unit == nil {
      let (own, other) = (Self.words(context.x?.name), Self.words(context.y?.name))
      let isHead = own.count == 1 || own.count > 2 && own[1] == "of"
      counter = own.first.flatMap { isHead && !other.contains($0) ? $0 : nil } ?? ""
    }
    if let unit = context.x?.unit, let own = context.y?.unit { sharesUnit = unit.lowercased() == own.lowercased() }
    for (index, place) in places.enumerated() { numbers[place.source] = index }
    for datum in data {
      let name = datum.series ?? ""
      if seriesNumbers[name] == nil {
        seriesNumbers[name] = series.count
        series.append(name)
      }
      marks.append(
        Mark(
          place: numbers[datum.x] ?? 0, series: seriesNumbers[name] ?? 0,
          value: datum.y.flatMap { $0.isFinite ? $0 : nil }, isPartial: datum.isPartial))
    }
    marks = marks.enumerated().sorted {
      ($0.element.series, $0.element.place, $0.offset) < ($1.element.series, $1.element.place, $1.offset)
    }.map(\.element)
  }

  private static func words(_ name: String?) -> [String] {
    (name ?? "").lowercased().split(separator: " ").map(String.init)
  }

  private mutating func placesInOrder(_ data: [LabelContext.Datum], _ context: LabelContext, _ words: LintWords) {
    var seen: Set<LabelContext.Place> = []
    for datum in data where seen.insert(datum.x).inserted {
      places.append(Place(source: datum.x, date: Self.date(of: datum.x, context.x, words)))
    }
    let orders = places.map { $0.date?.order }
    if !orders.contains(where: { $0 == nil }) {
      places = places.enumerated().sorted { first, second in
        let (one, other) = (first.element.date?.order ?? [], second.element.date?.order ?? [])
        return one == other ? first.offset < second.offset : one.lexicographicallyPrecedes(other)
      }.map(\.element)
    } else if !places.contains(where: { $0.number == nil }) {
      places.sort { ($0.number ?? 0) < ($1.number ?? 0) }
    } else if let categories = context.x?.categories, !categories.isEmpty {
      let rank = Dictionary(categories.enumerated().map { ($1, $0) }) { first, _ in first }
      places = places.enumerated().sorted {
        (rank[$0.element.name] ?? .max, $0.offset) < (rank[$1.element.name] ?? .max, $1.offset)
      }.map(\.element)
    }
  }

  /// A date as ISO has it, a year as a number, or a category that begins with a month or a weekday.
  static func date(of place: LabelContext.Place, _ axis: LabelContext.Axis?, _ words: LintWords) -> PartialDate? {
    switch place {
    case .number(let number):
      guard let year = Int(exactly: number), (1000..<3000).contains(year), isTemporal(axis) else { return nil }
      var date = PartialDate()
      date.year = year
      return date
    case .text(let text):
      if let date = PartialDate(iso: text) { return date }
      let first = text.prefix { $0.isLetter || $0.isNumber }.lowercased()
      let named: WordClasses = [
        WordClass.month.set, WordClass.monthShort.set, WordClass.weekday.set, WordClass.weekdayShort.set,
      ]
      guard first.utf8.first?.isDigit == true || !words.classes(of: first).isDisjoint(with: named) || first.count == 2,
        text.utf8.count < 40
      else { return nil }
      let tokens = LabelTokens(text, words: words, protecting: ProtectedNames(LabelContext()))
      let reading = DateReading(tokens, words) { _ in isTemporal(axis) }
      guard let (date, end) = reading.date(at: 0), end == tokens.tokens.count else { return nil }
      return date
    }
  }

  private static func isTemporal(_ axis: LabelContext.Axis?) -> Bool {
    axis?.type == nil || axis?.type == "temporal" || axis?.type == "ordinal"
      || axis?.name?.lowercased().contains("year") == true
  }

  /// The same for a label that stands for some of it.
  func at(_ focus: LabelContext.Focus?) -> ClaimData {
    var data = self
    data.readFocus(focus)
    return data
  }

  private mutating func readFocus(_ focus: LabelContext.Focus?) {
    switch focus {
    case .mark(let place, let name):
      focusPlaces = numbers[place].map { [$0] }
      focusSeries = name.flatMap { seriesNumbers[$0] }
    case .range(let from, let to, let name):
      if let first = numbers[from], let last = numbers[to] { focusPlaces = Array(min(first, last)...max(first, last)) }
      focusSeries = name.flatMap { seriesNumbers[$0] }
    case nil: break
    }
  }

  // MARK: Asking

  /// Whether there is more than one series.
  var hasSeries: Bool { series.count > 1 }

  /// The marks of some places and one series; of all where one is `nil`. In X order, series after series.
  func marks(at places: [Int]? = nil, of series: Int? = nil) -> [Mark] {
    let wanted = places.map(Set.init)
    return marks.filter { mark in
      (wanted.map { $0.contains(mark.place) } ?? true) && (series.map { $0 == mark.series } ?? true)
    }
  }

  /// The values that are there, of some places and one series.
  func values(at places: [Int]? = nil, of series: Int? = nil) -> [Double] {
    marks(at: places, of: series).compactMap(\.value)
  }

  /// The places that a date may mean, in X order.
  func places(on date: PartialDate) -> [Int] {
    places.indices.filter { places[$0].date.map(date.means) ?? false }
  }
}

extension ClaimData.Place {
  /// Its number, where X is a quantity.
  var number: Double? {
    if case .number(let number) = source { number } else { nil }
  }
}

extension [[ClaimData.Mark]] {
  /// The parts that have values, and behind them those again without buckets that the data fill in part.
  var judged: [[ClaimData.Mark]] {
    let present = map { $0.filter { $0.value != nil } }
    let whole = present.filter { $0.contains(where: \.isPartial) }.map { $0.filter { !$0.isPartial } }
    return (present + whole).filter { !$0.isEmpty }
  }
}
