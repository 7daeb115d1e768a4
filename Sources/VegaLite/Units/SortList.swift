import ChartModel

/// The author's list of values in the order wanted; times may be told by their parts or their names.
///
/// Every entry is read once, so that a long list costs no more for many values.
struct SortList {
  private let length: Int
  private let timeUnit: EncodedTimeUnit?
  private let zone: TimeZoneRules
  /// The clock on which dates have their parts.
  private let clock: TimeZoneRules
  /// Values with the same text may still differ: 1 and "1".
  private var values: [VegaGroupKey: [(value: VegaValue, place: Int)]] = [:]
  /// The places of times that are told by their parts, for each choice of parts in turn.
  private var times: [(parts: [TimeUnitPart], places: [[Int]: Int])] = []
  /// The places of numbers as parts of dates, where dates are cut to one part.
  private var numbers: [Int: Int] = [:]

  init(_ list: [VegaValue], timeUnit: EncodedTimeUnit?, context: VegaContext) {
    length = list.count
    self.timeUnit = timeUnit
    zone = context.zone
    clock = timeUnit?.isUTC == true ? .utc : context.zone
    for (place, wanted) in list.enumerated() { add(wanted, at: place) }
  }

  /// Where each value stands in the list; after its end if it does not stand there.
  func places(of values: [VegaValue]) -> [Int] { values.map(place) }

  private mutating func add(_ wanted: VegaValue, at place: Int) {
    if let object = wanted.object {
      addTime(object.members.map { ($0.name, $0.value) }, at: place)
    } else if case .string = wanted, let unit = timeUnit?.unit, ["month", "day"].contains(unit) {
      addTime([(unit, wanted)], at: place)
    } else {
      let key = VegaGroupKey(wanted)
      if values[key]?.contains(where: { $0.value.isStrictlyEqual(to: wanted) }) != true {
        values[key, default: []].append((wanted, place))
      }
      guard let number = timeUnit?.unit.flatMap({ DatePart.number(wanted, of: $0)?.number }) else { return }
      numbers[number] = numbers[number] ?? place
    }
  }

  /// A time by its parts; one with a part that no date has stands nowhere.
  private mutating func addTime(_ members: [(name: String, value: VegaValue)], at place: Int) {
    let parts = members.compactMap { DatePart.number($0.value, of: $0.name) }.sorted { $0.part < $1.part }
    guard !parts.isEmpty, parts.count == members.count else { return }
    let names = parts.map(\.part)
    let index = times.firstIndex { $0.parts == names } ?? times.endIndex
    if index == times.endIndex { times.append((names, [:])) }
    let numbers = parts.map(\.number)
    times[index].places[numbers] = times[index].places[numbers] ?? place
  }

  /// Whether it matters which date a value is: dates are told by number, and anything that names one by its parts.
  private func isTime(_ value: VegaValue) -> Bool {
    if case .date = value { return true }
    return !times.isEmpty && !value.isAbsent
  }

  private func place(of value: VegaValue) -> Int {
    var places = [values[VegaGroupKey(value)]?.first { $0.value.isStrictlyEqual(to: value) }?.place]
    let date = !isTime(value) ? nil : JavaScriptDate.parts(JavaScriptDate.time(of: value, in: zone), in: clock)
    if let date {
      places += times.map { $0.places[$0.parts.map { DatePart.number(of: $0, in: date) }] }
    }
    if case .date(let time) = value {
      places.append(values[VegaGroupKey(.number(time))]?.first { $0.value == .number(time) }?.place)
      if let date, let part = timeUnit?.unit.flatMap(TimeUnitPart.init) {
        places.append(numbers[DatePart.number(of: part, in: date)])
      }
    }
    return places.compactMap { $0 }.min() ?? length
  }
}
