import ChartLint
import ChartModel
import ChartNarration
import Testing
import ToldCharts

/// One fact of a true text changed: the linter finds it.
@Suite struct LintMutationTests {
  /// What is changed, and how many of the changes are found.
  enum Change: String, CaseIterable {
    case digit, verb, place, unit, gap

    /// The part of the changes that is found at least; gaps without a name of the series are not held against the data yet.
    var floor: Double {
      switch self {
      case .digit, .unit: 0.95
      case .place, .verb: 0.8
      case .gap: 0.4
      }
    }
  }

  struct Score { var (found, all, missed) = (0, 0, [String]()) }

  @Test func singleFactsThatAreWrongAreFound() throws {
    var scores: [Change: Score] = [:]
    let linter = Linter { RuleCatalogue.rule($0)?.data == .data || RuleCatalogue.rule($0)?.id == "weekday-mismatch" }
    for seed in UInt64(0)..<200 {
      let chart = GeneratedChart(seed: seed, hostileNames: false, isRich: false)
      let texts = LintedChart(try chart.narrator(.standard)).texts
      for text in texts.prefix(60) where text.context.data != nil {
        for change in Change.allCases {
          guard let wrong = Self.changed(text, change, among: texts) else { continue }
          let isFound = linter.findings(in: wrong).contains { $0.status == .finding }
          scores[change, default: Score()].all += 1
          scores[change, default: Score()].found += isFound ? 1 : 0
          if !isFound { scores[change, default: Score()].missed.append("\(seed): \(text.label) -> \(wrong.label)") }
        }
      }
    }
    for (change, score) in scores.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      print("\(change.rawValue): \(score.found) of \(score.all) found, missed such as \(score.missed.prefix(4))")
      #expect(Double(score.found) >= change.floor * Double(score.all), "\(change.rawValue)")
    }
    let (found, all) = scores.values.reduce((0, 0)) { ($0.0 + $1.found, $0.1 + $1.all) }
    print("\(found) of \(all) single changes found")
    #expect(Double(found) >= 0.8 * Double(all))
  }

  private static func changed(_ text: LintText, _ change: Change, among all: [LintText]) -> LintText? {
    var wrong = text
    let label =
      switch change {
      case .digit: otherDigit(text)
      case .verb: otherVerb(text.label)
      case .place: otherPlace(text, among: all)
      case .unit: otherUnit(text)
      case .gap: filledGap(text)
      }
    guard let label, label != text.label else { return nil }
    wrong.label = label
    return wrong
  }

  /// The first digit of a mark's value is another; zero stays out of the first place.
  private static func otherDigit(_ text: LintText) -> String? {
    guard text.context.kind == .mark, case .mark = text.context.focus, let colon = text.label.range(ofLast: ": ") else {
      return nil
    }
    var characters = Array(text.label)
    guard
      let place = characters.indices.first(where: { $0 >= colon && characters[$0].isASCII && characters[$0].isNumber }),
      let digit = characters[place].wholeNumberValue
    else { return nil }
    characters[place] = Character(String(digit % 9 + 1))
    return String(characters)
  }

  private static func otherVerb(_ label: String) -> String? {
    let verbs = [("Rises", "Falls"), ("rises", "falls"), ("Rose", "Fell"), ("rose", "fell")]
    for (up, down) in verbs {
      if let changed = label.replacing(up, by: down) ?? label.replacing(down, by: up) { return changed }
    }
    return nil
  }

  /// The place of another mark, which has another value.
  private static func otherPlace(_ text: LintText, among all: [LintText]) -> String? {
    guard text.context.kind == .mark, case .mark = text.context.focus, let end = text.label.range(ofLast: ": ") else {
      return nil
    }
    let value = text.label.dropFirst(end)
    guard value.contains(where: \.isNumber) else { return nil }
    for other in all where other.context.kind == .mark && other.context.focus != text.context.focus {
      guard let colon = other.label.range(ofLast: ": "), other.label.dropFirst(colon) != value,
        other.label.dropFirst(colon).contains(where: \.isNumber)
      else { continue }
      return String(other.label.prefix(colon)) + value
    }
    return nil
  }

  private static func otherUnit(_ text: LintText) -> String? {
    guard text.context.kind == .mark, let unit = text.context.y?.unit, !unit.isEmpty else { return nil }
    return text.label.replacing(" \(unit)s", by: " kilometers") ?? text.label.replacing(" " + unit, by: " kilometers")
  }

  private static func filledGap(_ text: LintText) -> String? {
    guard text.context.kind == .mark, case .mark = text.context.focus else { return nil }
    return text.label.replacing("no data", by: "0 \(text.context.y?.unit ?? "")")
  }
}

extension String {
  /// How many characters stand before the end of the last of a text.
  fileprivate func range(ofLast part: String) -> Int? {
    let (own, sought) = (Array(self), Array(part))
    guard own.count >= sought.count else { return nil }
    let starts = stride(from: own.count - sought.count, through: 0, by: -1)
    return starts.first { Array(own[$0..<($0 + sought.count)]) == sought }.map { $0 + sought.count }
  }

  /// The same with the first of a text replaced; `nil` where there is none.
  fileprivate func replacing(_ part: String, by other: String) -> String? {
    let (own, sought) = (Array(self), Array(part))
    guard own.count >= sought.count, !sought.isEmpty else { return nil }
    guard let start = (0...(own.count - sought.count)).first(where: { Array(own[$0..<($0 + sought.count)]) == sought })
    else { return nil }
    return String(own[..<start]) + other + String(own[(start + sought.count)...])
  }
}
