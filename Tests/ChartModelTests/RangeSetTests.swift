import ChartModel
import Testing

@Suite struct RangeSetTests {
  @Test func rangesMeetWhatTheyShareANumberWith() {
    let ranges = [1..<3, 5..<6, 8..<12, 20..<21]
    let set = RangeSet(ranges)
    for lower in -1...23 {
      for upper in lower...23 {
        #expect(set.meets(lower..<upper) == ranges.contains { $0.overlaps(lower..<upper) }, "\(lower)..<\(upper)")
      }
    }
    #expect(!RangeSet<Int>().meets(0..<1))
    #expect(RangeSet(1..<Int.max).meets(7..<8))
  }
}
