import ChartModel
import GeneratedCharts
import Testing

@testable import ChartAnalysis
@testable import ChartNarration

/// What a profile makes of labels, groups and descriptions, to the letter.
@Suite struct ProfileTextTests {
  private func steps(_ profile: Profile) throws -> Narrator {
    let narrator = try TestChart.steps()
    return Narrator(narrator.chart, facts: narrator.facts, voice: narrator.voice, profile: profile)
  }

  private func doses(_ profile: Profile) throws -> Narrator {
    var chart = TestChart()
    chart.stack = .zero
    let narrator = try chart.narrator(
      TestChart.days([6, 6, 6, 8]), nil, series: ["taken", "skipped", "taken", "taken"])
    return Narrator(narrator.chart, facts: narrator.facts, voice: narrator.voice, profile: profile)
  }

  private func profile(_ tokens: [MarkToken], _ verbosity: Verbosity = .standard) -> Profile {
    var profile = Profile(verbosity)
    profile.mark.tokens = tokens
    return profile
  }

  @Test(arguments: [
    ([MarkToken.place, .value], "June 2: 2,600 steps"), ([.value, .place], "2,600 steps, June 2"),
    ([.value], "2,600 steps"), ([.place], "June 2"), ([], "June 2: 2,600 steps"),
    ([.place, .value, .change], "June 2: 2,600 steps, 300 more than June 1"),
    ([.place, .value, .mean], "June 2: 2,600 steps, about 4,180 below the mean"),
    ([.place, .value, .rank, .quartile], "June 2: 2,600 steps, rank 27 of 28, in the lowest quarter"),
    ([.position, .place, .value], "2 of 30, June 2: 2,600 steps"),
    ([.place, .change, .value], "June 2, 300 more than June 1, 2,600 steps"),
    ([.place, .value, .focusPosition], "June 2: 2,600 steps"),
  ])
  func marks(tokens: [MarkToken], second: String) throws {
    #expect(try steps(profile(tokens)).labels()[1].text == second)
  }

  /// A gap and the first mark have nothing to compare.
  @Test func comparisonsNeedTwoNumbers() throws {
    let labels = try steps(profile([.place, .value, .change, .mean, .rank, .quartile])).labels()
    #expect(labels[8].text == "June 9: no data")
    #expect(
      labels[10].text
        == "June 11: 5,300 steps, about 1,480 below the mean, rank 20 of 28, in the second quarter from below")
    #expect(labels[0].text == "June 1: 2,300 steps, about 4,480 below the mean, rank 28 of 28, in the lowest quarter")
  }

  @Test(arguments: [
    (Profile(.brief), "June 6: 2 taken, 1 skipped"), (Profile(.standard), "June 6: 2 taken, 1 skipped"),
    (Profile(.full), "June 6: 2 taken, 1 skipped, 3 in total, 33 percent skipped, 1 of 3"),
    (Profile(.full, valueFirst: true), "2 taken, 1 skipped, 3 in total, 33 percent skipped, June 6, 1 of 3"),
  ])
  func stacks(profile: Profile, first: String) throws {
    #expect(try doses(profile).labels()[0].text == first)
  }

  @Test func aStackTellsItsTotalToThoseWhoAsk() throws {
    #expect(try doses(profile([.place, .total])).labels()[0].text == "June 6, 3 in total")
  }

  /// The mark keeps its verbosity where the chart has another.
  @Test func rolesAreApart() throws {
    var profile = Profile(.standard)
    profile.mark = Profile.Role(.full)
    profile.chart = Profile.Role(.brief)
    let narrator = try steps(profile)
    #expect(narrator.labels()[0].text == "June 1: 2,300 steps, 1 of 30")
    #expect(narrator.descriptionLines(upTo: .groups).count == 3)
  }

  @Test(arguments: [
    ([GroupToken.range, .value, .gaps], "June 8 to June 14: 27,400 steps, 5,480 a day, 2 days without data."),
    ([.value, .range], "27,400 steps, 5,480 a day, June 8 to June 14."), ([.range], "June 8 to June 14."),
    ([.range, .value, .position], "June 8 to June 14: 27,400 steps, 5,480 a day. 2 of 5."),
    ([.range, .value, .focusPosition], "June 8 to June 14: 27,400 steps, 5,480 a day."),
  ])
  func groups(tokens: [GroupToken], second: String) throws {
    var profile = Profile(.standard)
    profile.group.tokens = tokens
    #expect(try steps(profile).groupLabels()[1].text == second)
  }

  @Test(arguments: [
    (Verbosity.brief, "June 2: 2,600", "June 1 to June 7: 22,400 steps, 3,200 a day."),
    (.standard, "June 2: 2,600 steps, 2 of 7", "June 1 to June 7: 22,400 steps, 3,200 a day. 1 of 5."),
    (.full, "June 2: 2,600 steps, 2 of 7", "June 1 to June 7: 22,400 steps, 3,200 a day. 1 of 5."),
  ])
  func positionsInFocusText(verbosity: Verbosity, mark: String, group: String) throws {
    let first = try #require(steps(Profile(verbosity)).focusTree().children.first?.children.first)
    #expect(first.label == group)
    #expect(first.children[1].label == mark)
  }

  @Test func theOrderOfAChart() throws {
    var profile = Profile(.standard)
    profile.chart.tokens = [.gaps, .message, .kind, .title]
    #expect(
      try steps(profile).descriptionLines(upTo: .groups) == [
        "No data on June 9 and June 10.",
        """
        Rose from 2,300 on June 1 to 11,000 steps on June 30. About 190,000 steps in total, about 6,780 a day \
        with data.
        """,
        "Bar chart, 30 days.", "Steps",
      ])
    #expect(try steps(profile).descriptionLines(upTo: .overview).count == 3)
    #expect(try steps(profile).nextLine == "")
  }

  /// However little a profile says of marks, different marks stay apart, and none is lost.
  @Test func noMarkIsLost() throws {
    #expect(try steps(profile([.value])).labels().count == 30)
  }
}
