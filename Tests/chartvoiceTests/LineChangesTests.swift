import Testing

@testable import chartvoice

/// The lines that a unified diff of git names.
@Suite struct LineChangesTests {
  /// Lines 2, 10 to 12 and 40 are new; behind 20 and at the start others stood.
  private static let diff = """
    diff --git a/x b/x
    @@ -1,2 +0,0 @@
    -gone
    @@ -4 +2 @@ def
    +new
    @@ -9,0 +10,3 @@
    @@ -22,3 +20,0 @@
    @@ -30 +40,1 @@
    @@ x

    """

  @Test(arguments: [
    (1...1, false), (0...1, true), (1...2, true), (2...2, true), (3...9, false), (3...10, true), (12...19, true),
    (13...20, false), (20...20, false), (20...21, true), (21...39, false), (21...400, true), (40...40, true),
    (41...41, false),
  ])
  func whatIsTouched(lines: ClosedRange<Int>, isTouched: Bool) {
    #expect(LineChanges(unified: Array(Self.diff.utf8)).touch(lines) == isTouched)
  }

  @Test func allAndNone() {
    #expect(LineChanges.all.touch(1...1) && LineChanges.all.touch(7...900))
    #expect(!LineChanges().touch(1...Int.max))
  }

  /// Files whose every other line changed are asked about as many findings.
  @Test func manyChanges() {
    let diff = (0..<5_000).map { "@@ -\($0 * 2) +\($0 * 2) @@" }.joined(separator: "\n")
    let changes = LineChanges(unified: Array(diff.utf8))
    #expect((0..<10_000).allSatisfy { changes.touch($0...$0) == ($0 % 2 == 0) })
  }
}
