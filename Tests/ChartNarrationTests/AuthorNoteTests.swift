import ChartModel
import Testing

@testable import ChartNarration

/// Notes beside words of an author: what is said already is not said again, and nothing else is lost.
@Suite struct AuthorNoteTests {
  @Test(arguments: [
    ("-29.6k", [String]()), ("42.9K", []), ("Version 2.0 released", ["Version 2.0 released"]),
    ("Record since 1998", ["Record since 1998"]), ("30.8k", ["30.8k"]), ("-29.5k", ["-29.5k"]), ("Rent", ["Rent"]),
  ])
  func areTold(note: String, told: [String]) {
    let author = AuthorText(value: "out €29,600, leaving €42,950", notes: [note])
    #expect(author.toldNotes(beside: "Salaries: out €29,600, leaving €42,950") == told)
  }

  @Test func shortFormsAreSaid() {
    #expect(AuthorText(notes: ["Men"]).toldNotes(beside: "Menstrual phase: days 1 to 5").isEmpty)
    #expect(AuthorText(notes: ["Over"]).toldNotes(beside: "Goal: 5") == ["Over"])
  }
}
