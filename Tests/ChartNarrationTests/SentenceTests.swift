import Testing

@testable import ChartNarration

@Suite struct SentenceTests {
  @Test(arguments: [
    (["bar chart", "30 days"], Sentence.Join.clause, "Bar chart, 30 days."),
    (["June 6", "no data"], .context, "June 6: no data."),
    (["one", "two"], .sentence, "One. Two."),
    (["Inc.", "two"], .sentence, "Inc. Two."),
    (["Inc."], .clause, "Inc."),
    (["a,", "b"], .clause, "A, b."),
    (["Who?"], .clause, "Who?"),
    (["", "b", ""], .clause, "B."),
    (["7-Eleven"], .clause, "7-Eleven."),
    (["éclair"], .clause, "Éclair."),
    (["ends:"], .clause, "Ends."),
    ([""], .clause, ""),
  ])
  func punctuation(pieces: [String], join: Sentence.Join, expected: String) {
    #expect(pieces.reduce(into: Sentence()) { $0.append($1, join) }.sentence == expected)
  }

  @Test func linesHaveNoFinalStop() {
    #expect(Sentence("june 6").adding("4,210 steps", .context).line == "June 6: 4,210 steps")
  }

  @Test func whatIsFilledInIsNeverATemplate() {
    #expect(Template("{a} and {b}").filled(["a": "{b}", "b": "{a}"]) == "{b} and {a}")
    #expect(Template("{unknown} {").filled(["a": "1"]) == "{unknown} {")
    #expect(Template("}{a}{}{b").filled(["a": "1"]) == "}1{}{b")
  }

  @Test func templatesKnowTheirPlacesAndOpening() {
    #expect(Template("at {a} and {b}").places == ["a", "b"])
    #expect(Template("at {a}").opening == "at " && Template("{a} at").opening == "" && Template("").opening == "")
  }

  @Test func aValueOfAPhraseIsReplacedAndTakenAway() {
    var values: PhraseValues = ["a": "1", "b": "2"]
    values["a"] = "3"
    values["b"] = nil
    #expect(values["a"] == "3" && values["b"] == nil && values.adding("b", "4")["b"] == "4")
  }
}
