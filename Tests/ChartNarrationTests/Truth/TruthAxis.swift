import ChartModel
import ChartTestSupport

/// The places of a chart: buckets of every unit, instants, numbers, bins, categories, stretches.
struct TruthAxis {
  let axis: Axis
  let places: [XValue]
  let calendar: ChartCalendar

  init(_ random: inout SeededGenerator) {
    let zone = Int.random(in: 0..<6, using: &random) == 0 ? TimeZoneRules(identifier: "America/New_York") ?? .utc : .utc
    let firstWeekday: Weekday = Bool.random(using: &random) ? .sunday : .monday
    calendar = ChartCalendar(zone: zone, firstWeekday: firstWeekday)
    let count = [1, 2, 3, 4, 5, 5, 6, 8, 13, 17].randomElement(using: &random) ?? 5
    switch Int.random(in: 0..<9, using: &random) {
    case 0: (axis, places) = Self.numbers(count, &random)
    case 1: (axis, places) = Self.bins(count, &random)
    case 2, 3: (axis, places) = Self.categories(min(count, 10))
    case 4: (axis, places) = Self.instants(count, &random)
    case 5: (axis, places) = Self.stretches(count, &random)
    default: (axis, places) = Self.buckets(count, calendar, &random)
    }
  }

  private static func buckets(
    _ count: Int, _ calendar: ChartCalendar, _ random: inout SeededGenerator
  ) -> (Axis, [XValue]) {
    let units: [CalendarUnit] = CalendarUnit.allCases + [.day, .day, .month, .hour]
    let unit = units.randomElement(using: &random) ?? .day
    let start = Instant(seconds: Int.random(in: 1_600_000_000...1_760_000_000, using: &random))
    let first = calendar.ordinal(of: start, unit: unit)
    let edges = (0...count).map { calendar.start(of: first + $0, unit: unit) }
    let places = zip(edges, edges.dropFirst()).map { XValue.interval(from: $0, to: $1) }
    let axis = Axis(
      field: "date", type: .temporal, domain: .instants(from: edges[0], to: edges[count]), bucketing: .calendar(unit))
    return (axis, places)
  }

  private static func numbers(_ count: Int, _ random: inout SeededGenerator) -> (Axis, [XValue]) {
    let decimals = Int.random(in: 0...2, using: &random)
    let start = Int.random(in: -900...90_000, using: &random)
    let numbers = (0..<count).map { (place: Int) -> Double in Double("\(start + place * 7)e-\(decimals)") ?? 0 }
    let axis = Axis(
      field: "tree_age", type: .quantitative, domain: .numbers(numbers[0]...numbers[count - 1]), decimals: decimals,
      bucketing: .none)
    return (axis, numbers.map { .number($0) })
  }

  private static func bins(_ count: Int, _ random: inout SeededGenerator) -> (Axis, [XValue]) {
    let width: Double = [0.5, 5, 20, 1_000].randomElement(using: &random) ?? 5
    let start: Double = Double(Int.random(in: -5...5, using: &random))
    let edges: [Double] = (0...count).map { (place: Int) -> Double in (start + Double(place)) * width }
    let axis = Axis(
      field: "girth", type: .quantitative, domain: .numbers(edges[0]...edges[count]), bucketing: .width(width))
    return (axis, zip(edges, edges.dropFirst()).map { .bin(from: $0, to: $1) })
  }

  private static func categories(_ count: Int) -> (Axis, [XValue]) {
    let names = (0..<count).map { "Plot \(["north", "east", "south", "west"][$0 % 4]) \($0 / 4 + 1)" }
    let axis = Axis(field: "plot", type: .nominal, domain: .categories(names), bucketing: .none)
    return (axis, names.map { .category($0) })
  }

  private static func instants(_ count: Int, _ random: inout SeededGenerator) -> (Axis, [XValue]) {
    let step = [900, 5_400, 86_400, 700_001].randomElement(using: &random) ?? 900
    let start = Int.random(in: 16_000...20_000, using: &random) * 86_400
    let instants = (0..<count).map { Instant(seconds: start + $0 * step) }
    let axis = Axis(
      field: "time", type: .temporal, domain: .instants(from: instants[0], to: instants[count - 1]), bucketing: .none)
    return (axis, instants.map { .instant($0) })
  }

  private static func stretches(_ count: Int, _ random: inout SeededGenerator) -> (Axis, [XValue]) {
    let start = Int.random(in: 16_000...20_000, using: &random) * 86_400
    let lengths = [1_800, 19_800, 86_400, 90_061, 172_800]
    let places = (0..<count).map { place in
      let from = start + place * 43_200
      return XValue.interval(
        from: Instant(seconds: from),
        to: Instant(seconds: from + (lengths.randomElement(using: &random) ?? 1_800)))
    }
    let last = start + (count - 1) * 43_200 + 172_800
    let axis = Axis(
      field: "spell", type: .temporal,
      domain: .instants(from: Instant(seconds: start), to: Instant(seconds: last)), bucketing: .none)
    return (axis, places)
  }
}
