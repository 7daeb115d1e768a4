import Foundation
import SourceText
import Testing

@testable import ChartLint

/// The linter beside labels that were judged before its rules were written.
@Suite struct LabelSetTests {
  /// A label and the rules that should find something in it.
  struct Judged: Sendable {
    var text: LintText
    var expected: Set<String>
    var place: String
  }

  /// How often a rule is right.
  struct Score {
    var (found, missed, wrong) = (0, 0, 0)
    var precision: Double { found + wrong == 0 ? 1 : Double(found) / Double(found + wrong) }
    var recall: Double { found + missed == 0 ? 1 : Double(found) / Double(found + missed) }
  }

  static func labels(_ name: String) throws -> [Judged] {
    let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Labels/\(name).jsonl")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    return try lines.enumerated().map { number, line in
      let tree = try JSONTree(parsing: Array(line.utf8), source: name)
      let context = tree["context"].map { LabelContext($0) } ?? LabelContext()
      let expected = tree["expect"]?.elements?.compactMap(\.string) ?? []
      return Judged(
        text: LintText(tree["label"]?.string ?? "", context: context), expected: Set(expected),
        place: "\(name):\(number + 1)")
    }
  }

  @Test func judgedAsByHand() throws {
    let labels = try ["text", "text-2", "structure-facts", "structure-facts-2", "sentences"].flatMap(Self.labels)
    #expect(labels.count >= 300)
    var scores: [String: Score] = [:]
    var right = 0
    for label in labels {
      let found = Set(Linter().findings(in: label.text).filter { $0.status == .finding }.map(\.rule))
      if found == label.expected {
        right += 1
      } else {
        print("\(label.place): expected \(label.expected.sorted()), found \(found.sorted()): \(label.text.label)")
      }
      for rule in found.union(label.expected) {
        scores[rule, default: Score()].found += found.contains(rule) && label.expected.contains(rule) ? 1 : 0
        scores[rule, default: Score()].missed += found.contains(rule) ? 0 : 1
        scores[rule, default: Score()].wrong += label.expected.contains(rule) ? 0 : 1
      }
    }
    for (rule, score) in scores.sorted(by: { $0.key < $1.key }) {
      print("\(rule): \(score.found) found, \(score.missed) missed, \(score.wrong) wrong")
    }
    let all = scores.values.reduce(into: Score()) { sum, score in
      (sum.found, sum.missed, sum.wrong) = (sum.found + score.found, sum.missed + score.missed, sum.wrong + score.wrong)
    }
    print("\(right) of \(labels.count) exactly right, precision \(all.precision), recall \(all.recall)")
    #expect(Double(right) >= 0.97 * Double(labels.count))
    #expect(all.precision >= 0.98)
  }
}
