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

    """

  @Test(arguments: [
    (1...1, false), (0...1, true), (1...2, true), (2...2, true), (3...9, false), (3...10, true), (12...19, true),
    (13...20, false), (20...20, false), (20...21, true), (21...39, false), (21...400, true), (40...40, true),
    (41...41, false),
  ])
  func whatIsTouched(lines: ClosedRange<Int>, isTouched: Bool) {
    #expect(LineChanges(unified: Array(Self.diff.utf8))?.touch(lines) == isTouched)
  }

  @Test func allAndNone() {
    #expect(LineChanges.all.touch(1...1) && LineChanges.all.touch(7...900))
    #expect(!LineChanges().touch(1...Int.max))
  }

  /// Files whose every other line changed are asked about as many findings.
  @Test func manyChanges() throws {
    let diff = (0..<5_000).map { "@@ -\($0 * 2) +\($0 * 2) @@ \u{301}x" }.joined(separator: "\n")
    let changes = try #require(LineChanges(unified: Array("diff --git a/x b/x\n\(diff)".utf8)))
    #expect((0..<10_000).allSatisfy { changes.touch($0...$0) == ($0 % 2 == 0) })
  }

  /// What cannot be read is an error: lines that are not seen to have changed would not be looked at.
  @Test(arguments: [
    "@@ x", "@@", "@@ -1 +2", "@@ -1 +2 x", "@@ -1 2 @@", "@@ -1 +x @@", "@@ -1 +-2 @@", "@@ -1 +2,99999999999999 @@",
  ])
  func changesThatCannotBeRead(line: String) {
    #expect(LineChanges(unified: Array("diff --git a/x b/x\n@@ -4 +2 @@\n\(line)\n".utf8)) == nil)
    #expect(LineChanges(unified: Array(line.utf8)) == nil)
  }

  @Test func changedFiles() {
    let names = { (text: String) in GitRepository.changed(Array(text.utf8)) }
    #expect(names("") == [:])
    #expect(names("M\0a\0R100\0b\0c\0D\0d\0") == ["a": String?.none, "c": "b", "d": String?.none])
    for broken in ["M", "M\0", "M\0a", "M\0a\0R100\0b\0", "a\0M\0", "MM\0a\0", "fatal: x\0a\0", "M\0a\0M\0", "1\0a\0"] {
      #expect(names(broken) == nil, "\(broken)")
    }
  }
}
