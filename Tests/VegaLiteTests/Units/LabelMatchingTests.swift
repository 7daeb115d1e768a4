import Testing

/// The comparison of the conformance test must not let anything through.
@Suite struct LabelMatchingTests {
  @Test(arguments: [
    ("a: 1.23456789012; b: x", "a: 1.23456789013; b: x", true),
    ("a: 1.2345678; b: x", "a: 1.2345679; b: x", false),
    ("a: 12; b: x", "a: 12; b: y", false),
    ("a: 12", "a: 12.0", false),
    ("a: \u{2212}1.00000000000", "a: \u{2212}1.00000000001", true),
    ("a: \u{2212}1.00000000000", "a: 1.00000000000", false),
    ("a: 9.73538M", "a: 9.73539M", false),
    ("a: 51%", "a: 52%", false),
    ("a: 60 – 70", "a: 60 – 71", false),
    ("a: Jan 01, 2000", "a: Jan 02, 2000", false),
    ("a: null", "a: 0", false),
    ("a: 1; b: 2", "b: 2; a: 1", false),
    ("a: 1", "a: 1; b: 2", false),
  ])
  func labels(_ first: String, _ second: String, areSame: Bool) {
    #expect(LabelMatching.areSame(first, second) == areSame)
    #expect(LabelMatching.areSame(second, first) == areSame)
  }

  @Test func eachLabelCountsOnce() {
    #expect(LabelMatching.firstMissing(["a", "b"], in: ["b", "a"]) == nil)
    #expect(LabelMatching.firstMissing(["a", "a"], in: ["a", "b"]) == "a")
    #expect(LabelMatching.firstMissing(["a: 1.00000000001", "a: 1.00000000001"], in: ["a: 1.00000000000"]) != nil)
    #expect(LabelMatching.firstMissing(["a"], in: []) == "a")
    #expect(LabelMatching.firstMissing([], in: ["a"]) == nil)
  }
}
