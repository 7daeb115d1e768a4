import ChartModel
import ChartTestSupport
import Testing

@testable import ChartNarration

/// What holds for every walk through every chart.
@Suite struct WalkPropertyTests {
  static let charts = (0..<40).map {
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
}
