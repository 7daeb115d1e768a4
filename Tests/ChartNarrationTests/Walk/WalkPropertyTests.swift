import ChartAnalysis
import ChartModel
import ChartTestSupport
import GeneratedCharts
import Testing

@testable import ChartNarration

/// What holds for every walk through every chart.
@Suite struct WalkPropertyTests {
  static let charts = Seeds.some(0..<40, oneIn: 5).map {
    GeneratedChart(seed: UInt64($0), hostileNames: $0.isMultiple(of: 3), isRich: $0.isMultiple(of: 2))
  }

  static let commands: [FocusCommand] = FocusWord.all.filter { $0.name != "quit" }.flatMap { word in
    switch word.text {
    case .none: [word.command()]
    case .optional: [word.command(), word.command(with: "here")]
    case .needed: ["3", "25 percent", "June 6", "a", "-1e300"].map { word.command(with: $0) }
    }
  }

  /// It never leaves the tree, and always has something to say.
  @Test(arguments: charts) func anyCommandsKeepToTheTree(chart: GeneratedChart) throws {
    var walker = Walker(try chart.narrator(.standard))
    var random = SeededGenerator(seed: chart.seed)
    // A thousand on every fourth chart, fewer on the others: each change of what is shown makes all labels anew.
    for _ in 0..<(chart.seed.isMultiple(of: 4) ? 1_000 : 200) {
      let command = Self.commands.randomElement(using: &random) ?? .right
      let announcement = walker.perform(command)
      #expect(walker.tree.places.indices.contains(walker.state.place), "\(command)")
      #expect(!announcement.lines.isEmpty || !walker.state.saysWords, "\(command)")
      #expect(announcement.lines.allSatisfy { !$0.isEmpty && $0.unicodeScalars.allSatisfy { $0.value >= 0x20 } })
    }
    #expect(Set(walker.tree.places.map(\.id)).count == walker.tree.count)
  }

  /// From the first mark, Right alone comes by every mark; what it says at the ends of series is no mark.
  @Test(arguments: charts) func rightAloneReachesEveryMark(chart: GeneratedChart) throws {
    var walker = Walker(try chart.narrator(.standard))
    let marks = walker.tree.places.filter { $0.mark != nil }.map(\.id)
    guard let first = walker.tree.tracks.indices.lazy.compactMap({ walker.tree.marks(of: $0).first }).first else {
      return
    }
    walker.state.place = first
    var visited = [walker.state.id]
    for _ in 0..<(2 * marks.count) {
      _ = walker.perform(.right)
      if visited.last != walker.state.id { visited.append(walker.state.id) }
    }
    #expect(visited.sorted() == marks.sorted())
  }

  /// Every mark is found by its label.
  @Test(arguments: charts) func searchReachesEveryMark(chart: GeneratedChart) throws {
    var walker = Walker(try chart.narrator(.standard))
    for place in walker.tree.places.indices.prefix(120) where walker.tree.places[place].mark != nil {
      let label = walker.tree.places[place].label
      _ = walker.perform(.find(label))
      for _ in walker.tree.places where walker.state.place != place { _ = walker.perform(.findNext) }
      #expect(walker.state.place == place, "\(label)")
    }
  }

  /// Out after in comes back, and in after out.
  @Test(arguments: charts) func outAfterInComesBack(chart: GeneratedChart) throws {
    var walker = Walker(try chart.narrator(.standard))
    for place in walker.tree.places.indices where !walker.tree.places[place].children.isEmpty {
      walker.state.place = place
      _ = walker.perform(.inside)
      let inside = walker.state.place
      #expect(inside != place)
      _ = walker.perform(.outside)
      #expect(walker.state.place == place)
      _ = walker.perform(.inside)
      #expect(walker.state.place == inside)
    }
  }

  /// Left undoes right.
  @Test(arguments: charts) func leftUndoesRight(chart: GeneratedChart) throws {
    var walker = Walker(try chart.narrator(.standard))
    for place in walker.tree.places.indices.prefix(200) where walker.tree.neighbour(of: place, by: 1) != nil {
      walker.state.place = place
      _ = walker.perform(.right)
      _ = walker.perform(.left)
      #expect(walker.state.place == place)
    }
  }

  /// All of a chart; generated ones may have a window and no whole, as no declared chart does.
  private static func wholeNarrator(_ generated: GeneratedChart) throws -> Narrator {
    let narrator = try generated.narrator(.standard)
    var chart = narrator.chart
    chart.window = nil
    return Narrator(chart, facts: ChartFacts(chart), voice: narrator.voice)
  }

  /// What is shown may be made at once, later, or only when the next command needs it: one hears the same, and gets to the same
  /// place.
  @Test(arguments: charts.prefix(20)) func whenChartsAreMadeDoesNotMatter(chart: GeneratedChart) throws {
    let narrator = try Self.wholeNarrator(chart)
    var (whole, hasty) = (Walker(narrator), Walker(narrator))
    var random = SeededGenerator(seed: chart.seed)
    let views: [FocusCommand] = [.zoomIn, .zoomIn, .zoomOut, .whole, .scrollAhead, .scrollBehind, .verbosity]
    for _ in 0..<150 {
      let command = (Bool.random(using: &random) ? views : Self.commands).randomElement(using: &random) ?? .right
      let expected = whole.perform(command)
      var heard = hasty.navigator.perform(command, in: &hasty.state)
      if heard.isUnfinished, Bool.random(using: &random) {
        heard = heard.followed(by: hasty.navigator.settle(&hasty.state))
      }
      if heard.isUnfinished {
        #expect(zip(heard.lines, expected.lines).allSatisfy { $1.hasPrefix($0) }, "\(command)")
      } else {
        #expect(heard == expected, "\(command)")
      }
    }
    _ = hasty.navigator.settle(&hasty.state)
    #expect(hasty.state.id == whole.state.id)
    #expect(
      hasty.state.narrated.narrators.map(\.windowSentence) == whole.state.narrated.narrators.map(\.windowSentence))
  }

  /// What is said to be shown before the charts are made is what they say of themselves.
  @Test(arguments: charts) func theWindowIsToldAsItWillBe(chart: GeneratedChart) throws {
    var walker = Walker(try Self.wholeNarrator(chart))
    var random = SeededGenerator(seed: chart.seed)
    for _ in 0..<40 {
      let command = [FocusCommand.zoomIn, .zoomIn, .zoomOut, .scrollAhead, .scrollBehind].randomElement(using: &random)
      let change = walker.navigator.perform(command ?? .zoomIn, in: &walker.state)
      guard change.isUnfinished else { continue }
      _ = walker.navigator.settle(&walker.state)
      let shown = walker.state.view.flatMap { walker.state.narrated.narrators[$0].windowSentence }
      #expect(change.lines == [shown ?? (walker.state.shown == nil ? "All is shown." : "A part is shown.")])
      _ = walker.perform(Bool.random(using: &random) ? .ahead : .inside)
    }
  }
}
