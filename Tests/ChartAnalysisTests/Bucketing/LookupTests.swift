import ChartTestSupport
import ChartModel
import Testing

@testable import ChartAnalysis

/// Slots and cells against dictionaries.
@Suite struct LookupTests {
  struct Keys: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var make: @Sendable (inout SeededGenerator) -> Int
  }

  @Test(arguments: [
    Keys(testDescription: "near zero") { Int.random(in: -50...50, using: &$0) },
    Keys(testDescription: "a wide band") { Int.random(in: -200_000...200_000, using: &$0) },
    Keys(testDescription: "far apart") { Int.random(in: Int.min...Int.max, using: &$0) },
    Keys(testDescription: "the least") { Int.min + Int.random(in: 0...9, using: &$0) },
    Keys(testDescription: "the greatest") { Int.max - Int.random(in: 0...9, using: &$0) },
    Keys(testDescription: "both ends") {
      [Int.min, .min + 1, .max, .max - 1, 0, -1][Int.random(in: 0..<6, using: &$0)]
    },
    Keys(testDescription: "a quarter of the way") { (1 << 60) - 3 + Int.random(in: 0...6, using: &$0) },
    Keys(testDescription: "near, then far") {
      Int.random(in: 0..<500, using: &$0) == 0
        ? Int.random(in: Int.min...Int.max, using: &$0) : Int.random(in: 0...999, using: &$0)
    },
  ])
  func slots(keys: Keys) {
    var random = SeededGenerator(seed: 71)
    var index = SlotIndex()
    var expected: [Int: Int32] = [:]
    for _ in 0..<8_000 {
      let key = keys.make(&random)
      let slot = expected[key] ?? Int32(expected.count)
      expected[key] = slot
      if index.slot(for: key) != slot { return fail("\(key) has another slot") }
    }
    #expect(index.keys.count == expected.count)
    #expect(index.keys.enumerated().allSatisfy { expected[$0.element] == Int32($0.offset) })
  }

  @Test(arguments: [1, -1, 3, -7])
  func slotsOfOrderedKeys(step: Int) {
    var index = SlotIndex()
    for place in 0..<120_000 where index.slot(for: 1_000 + place * step) != Int32(place) {
      return fail("slot of \(place)")
    }
    #expect(index.slot(for: 1_000) == 0)
  }

  /// New keys between known ones need no more room.
  @Test func roomFollowsTheSpan() {
    var index = SlotIndex()
    for key in [0, 100] + Array(1..<100) { _ = index.slot(for: key) }
    #expect(index.room <= 201)
  }

  @Test(arguments: [(10, 1), (300, 5), (20, 900), (6_000, 3), (9_000, 9_000), (1, 10_000)])
  func cells(slots: Int, series: Int) {
    var random = SeededGenerator(seed: 72)
    var table = CellTable()
    var expected: [Int: (place: Int32, sum: Double)] = [:]
    for _ in 0..<12_000 {
      let slot = Int.random(in: 0..<slots, using: &random)
      let column = Int.random(in: 0..<series, using: &random)
      let key = slot * series + column
      let place = table.place(slot: Int32(slot), series: Int32(column))
      let known = expected[key] ?? (Int32(expected.count), 0)
      if place != known.place { return fail("\(slot), \(column) has another place") }
      table.withCells { $0[Int(place)].add(1) }
      expected[key] = (known.place, known.sum + 1)
    }
    #expect(table.cells.count == expected.count && table.owners.count == expected.count)
    for (key, value) in expected {
      let (slot, column) = (key / series, key % series)
      if table.cell(slot: slot, series: column).sum != value.sum { return fail("sum of \(slot), \(column)") }
    }
    #expect(table.existingPlace(slot: slots, series: 0) == nil)
    #expect(table.existingPlace(slot: 0, series: series + 1) == nil)
  }

  @Test func namesKeepTheirPlaces() {
    var table = NameTable()
    #expect(["b", "a", "b", "", "a"].map { table.place(of: $0) } == [0, 1, 0, 2, 1])
    #expect(table.names == ["b", "a", ""])
  }
}
