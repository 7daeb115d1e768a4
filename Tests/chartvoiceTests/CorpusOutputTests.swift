import ChartDescriptions
import Foundation
import Testing
import ToldCharts

/// What is made of every chart of the corpus besides its description is true of its data.
@Suite struct CorpusOutputTests {
  @Test(arguments: CorpusTests.names) func outputsAreTrue(name: String) throws {
    let base = try CorpusTests.narrated(CorpusTests.folder.appendingPathComponent(name))
    for verbosity in Verbosity.allCases {
      let narrated = NarratedViews(
        base.views, facts: base.narrators.map(\.facts), voice: base.voice, verbosity: verbosity)
      for narrator in narrated.narrators {
        let told = ToldOutputs(narrator)
        // Braille is the same at every verbosity, and so are tables but for what labels tell.
        let problems = verbosity == .standard ? told.problems : told.labelProblems + told.maskProblems
        for problem in problems + (verbosity == .standard ? ToldComparison.problems(within: narrator) : []) {
          Issue.record("\(name), \(verbosity): \(problem)")
        }
      }
    }
  }

  /// Charts of the corpus beside others: the same, one with a part of it, and one that measures something else.
  @Test(arguments: CorpusTests.names) func comparisonsAreTrue(name: String) throws {
    let own = try CorpusTests.narrated(CorpusTests.folder.appendingPathComponent(name)).narrators
    for (first, second) in zip(own, own.dropFirst()) {
      for problem in ToldComparison.problems(first, second) { Issue.record("\(name): \(problem)") }
    }
    for narrator in own {
      for problem in ToldComparison.problems(narrator, narrator) { Issue.record("\(name): \(problem)") }
    }
  }
}
