import ChartTruth
import Testing

@testable import ChartNarration

/// Every phrase of the voice has a meaning that is checked.
@Suite struct ClaimTableTests {
  @Test func everyPhraseIsChecked() {
    for key in ClaimTable.unchecked(in: .english) { Issue.record("no claim is checked for \(key)") }
  }

  @Test func everyMeaningHasAPhrase() { #expect(ClaimTable.unknown(in: .english) == []) }

  /// The reader of the voice's file is its own; what it reads is what the program reads.
  @Test func theBookHasEveryPhrase() {
    let keys =
      PhraseKey.allCases.map(\.rawValue) + OutputPhraseKey.allCases.map(\.rawValue)
      + WalkPhraseKey.allCases.map(\.rawValue) + StreamPhraseKey.allCases.map(\.rawValue)
    #expect(Set(keys).subtracting(Phrasebook.english.keys) == [])
  }
}
