import ChartModel
import ChartTestSupport
import Foundation
import GeneratedCharts
import SourceText
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What holds for every text, whatever the data: design, "Words".
@Suite struct TextPropertyTests {
  static let plain =
    Seeds.some(0..<60, oneIn: 5).map { GeneratedChart(seed: $0, hostileNames: false) }
    + Seeds.some(0..<60, oneIn: 5).map { GeneratedChart(seed: $0 + 20_000, hostileNames: false, isRich: true) }
  static let hostile =
    Seeds.some(0..<60, oneIn: 5).map { GeneratedChart(seed: $0 + 10_000, hostileNames: true) }
    + Seeds.some(0..<40, oneIn: 5).map { GeneratedChart(seed: $0 + 30_000, hostileNames: true, isRich: true) }

  @Test(arguments: plain) func sentencesAreWellFormed(chart: GeneratedChart) throws {
    for verbosity in Verbosity.allCases {
      let narrator = try chart.narrator(verbosity)
      for text in Self.sentences(of: narrator) { check(sentence: text) }
      for text in Self.lines(of: narrator) { check(line: text) }
    }
  }

  @Test(arguments: hostile) func namesDoNoHarm(chart: GeneratedChart) throws {
    for verbosity in Verbosity.allCases {
      let narrator = try chart.narrator(verbosity)
      for text in Self.sentences(of: narrator) + Self.lines(of: narrator) { checkAnyText(text) }
      for json in [
        narrator.labelsJSON(), narrator.tableJSON(), narrator.focusJSON(), narrator.descriptionJSON(),
        narrator.axChartJSON(),
      ] {
        #expect(!json.text.unicodeScalars.contains { $0.disturbsTerminals })
      }
    }
  }

  @Test func tenThousandCategoriesAreWellFormed() throws {
    var chart = TestChart()
    chart.x = XEncoding(field: "place", type: .nominal)
    let names = (0..<10_000).map { "Place \($0)" }
    let narrator = try chart.narrator(.categories(of: names), (0..<10_000).map { Double($0 % 77) })
    for text in Self.sentences(of: narrator) { check(sentence: text) }
    #expect(narrator.labels().count == 10_000)
    #expect((5...12).contains(narrator.groupLabels().count))
  }

  /// Two marks never share an id, and within one series never a label.
  @Test(arguments: plain + hostile) func idsAreDistinct(chart: GeneratedChart) throws {
    let ids = try chart.narrator(.standard).labels().map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  /// What an author hides is neither labelled nor walked nor in the table, and everything else is, once.
  @Test(arguments: plain + hostile) func whatIsHiddenIsNotWalked(chart: GeneratedChart) throws {
    let narrator = try chart.narrator(.standard)
    let shown = narrator.chart.walkedSeries.flatMap(\.marks).filter { !$0.isHidden }.map(\.id)
    #expect(narrator.labels().map(\.id) == shown)
    let walked = Self.marks(below: narrator.focusTree())
    #expect(narrator.facts.shared == nil ? walked == shown : walked.sorted() == shown.sorted())
    let points = narrator.axChart().series.flatMap(\.dataPoints)
    #expect(points.count == narrator.chart.series.flatMap(\.marks).count { !$0.isHidden })
    #expect(narrator.table().rows.count == points.count)
  }

  /// No two places of the tree have one id, and each group holds what is walked inside it.
  @Test(arguments: plain + hostile) func placesOfTheTreeAreDistinct(chart: GeneratedChart) throws {
    let narrator = try chart.narrator(.standard)
    let ids = Self.ids(below: narrator.focusTree())
    #expect(Set(ids).count == ids.count)
    let groups = narrator.groupLabels().map(\.id)
    #expect(groups.allSatisfy(Set(ids).contains))
  }

  /// Group labels can be kept in mind: 150 characters, and a place of several series 100.
  @Test(arguments: plain.filter { !$0.isRich }) func groupsAreShort(chart: GeneratedChart) throws {
    let narrator = try chart.narrator(.standard)
    for text in narrator.groupLabels().map(\.text) { #expect(text.count <= 150, "\(text)") }
    for stop in narrator.facts.shared?.stops ?? [] {
      let text = StopLabels(narrator: narrator).label(stop)
      #expect(text.count <= 100, "\(text)")
    }
  }

  private static func ids(below node: FocusNode) -> [String] { [node.id] + node.children.flatMap(ids) }

  /// The ids of the marks in focus order, without the parts of a stack.
  private static func marks(below node: FocusNode) -> [String] {
    node.children.flatMap { $0.role == .mark ? [$0.id] : marks(below: $0) }
  }

  /// The descriptor is read back from its JSON as it was.
  @Test(arguments: plain + hostile) func axChartsSurviveJSON(chart: GeneratedChart) throws {
    let descriptor = try chart.narrator(.standard).axChart()
    let text = descriptor.json.text
    #expect(try JSONDecoder().decode(AudioGraphDescriptor.self, from: Data(text.utf8)) == descriptor)
    let encoded = try JSONEncoder().encode(descriptor)
    #expect(try JSONDecoder().decode(AudioGraphDescriptor.self, from: encoded) == descriptor)
  }

  // MARK: The texts

  private static func sentences(of narrator: Narrator) -> [String] {
    [narrator.message] + [narrator.subtitle].filter { !$0.isEmpty } + narrator.overview() + narrator.summary()
      + narrator.groupLabels().map(\.text) + selections(of: narrator)
  }

  /// A place, a stretch, all of it, what lies outside, and a part that is shown.
  private static func selections(of narrator: Narrator) -> [String] {
    guard let extent = narrator.chart.extent else { return narrator.selectionLines(.point(0)) }
    let length = extent.upperBound - extent.lowerBound
    // Whole seconds and hundredths: nobody points at more.
    let step = narrator.chart.xAxis.type == .temporal ? 1e6 : 0.01
    let places = [-0.5, 0, 0.2, 0.55, 0.9].map { ((extent.lowerBound + length * $0) / step).rounded() * step }
    let ranges = zip(places, places.dropFirst()).map { ChartSelection.range(anchor: $1, head: $0) }
    let all = ChartSelection.range(anchor: -.greatestFiniteMagnitude / 4, head: .greatestFiniteMagnitude / 4)
    let window = ChartWindow(length: length / 3, position: places[2], domain: extent, shortest: 0)
    let shown = narrator.chart.showing(window)
    let part = Narrator(shown, facts: ChartFacts(shown), voice: narrator.voice, verbosity: narrator.verbosity)
    return (places.map { .point($0) } + ranges + [all]).flatMap(narrator.selectionLines)
      + [part.windowSentence, part.message].compactMap { $0 }
  }

  private static func lines(of narrator: Narrator) -> [String] {
    [narrator.title] + narrator.labels().map(\.text) + narrator.tableLines()
      + (narrator.facts.shared?.stops ?? []).map(StopLabels(narrator: narrator).label)
      + narrator.axChart().series.flatMap { $0.dataPoints.compactMap(\.label) }
  }

  // MARK: The properties

  private func check(sentence text: String) {
    check(line: String(text.dropLast()))
    #expect(text.hasSuffix("."), "\(text)")
  }

  private func check(line text: String) {
    checkAnyText(text)
    for wrong in [
      "..", ",,", ", ,", " ,", " .", ",.", ":.", ": ,", "  ", "::", "{", "}", " :", ";;", ";.", ";,", ",;", " ;", ".:",
    ] {
      #expect(!text.contains(wrong), "\"\(wrong)\" in: \(text)")
    }
    #expect(!text.hasSuffix("."), "\(text)")
    // Three decimals are the most in these charts; an axis step may need one more.
    #expect(Self.longestFraction(in: text) <= 4, "\(text)")
  }

  private func checkAnyText(_ text: String) {
    #expect(!text.isEmpty)
    #expect(text.first?.isLowercase != true, "\(text)")
    #expect(text.trimmed == text, "outer space: \(text)")
    #expect(!text.unicodeScalars.contains { $0.disturbsTerminals }, "\(text)")
    for word in ["NaN", "undefined", "nil", "Optional", "inf ", "e+", "e-3"] {
      #expect(!text.contains(word), "\"\(word)\" in: \(text)")
    }
  }

  private static func longestFraction(in text: String) -> Int {
    var longest = 0
    for part in text.components(separatedBy: ".").dropFirst() {
      longest = max(longest, part.prefix { $0.isASCII && $0.isNumber }.count)
    }
    return longest
  }
}
