import ChartDeclarations
import ChartModel
import Testing

@MainActor @Suite struct RuleTests {
  private func rules(@ChartContentBuilder content: () -> some ChartContent) -> [Rule] {
    Chart(content: content).declaration().rules
  }

  @Test func places() {
    let found = rules {
      RuleMark(y: .value("Goal", 10_000)).accessibilityLabel("Goal of the year")
      RuleMark(x: .value("Now", date(0)))
      RuleMark(x: .value("Today", date(3_600), unit: .day))
      RuleMark(x: .value("Name", "a"))
      RuleMark(y: .value("Level", Intensity.mild)).accessibilityIdentifier("level")
      RuleMark(xStart: 2, y: .value("Count", 3))
    }
    let start = Instant(seconds: Int(june))
    #expect(
      found == [
        Rule(id: "@rule-1", name: "Goal", place: .y(.number(10_000)), author: AuthorText(label: "Goal of the year")),
        Rule(id: "@rule-2", name: "Now", place: .x(.instant(start))),
        Rule(id: "@rule-3", name: "Today", place: .x(.interval(from: start, to: Instant(seconds: Int(june + day))))),
        Rule(id: "@rule-4", name: "Name", place: .x(.category("a"))),
        Rule(id: "level", name: "Level", place: .y(.category("Mild"))),
        Rule(id: "@rule-6", name: "Count", place: .y(.number(3))),
      ])
  }

  @Test func rectanglesAlongOneAxisAreRegions() {
    let found = rules {
      RectangleMark(xStart: .value("Storm", 3), xEnd: .value("End", 1))
      RectangleMark(yStart: .value("Healthy", 60), yEnd: .value("To", 100))
      RectangleMark(xStart: .value("Spring", date(0)), xEnd: .value("End", date(60)))
      RectangleMark(xStart: .value("Nothing", 2), xEnd: .value("End", 2))
      RectangleMark(yStart: .value("Far", 2), yEnd: .value("End", Double.infinity))
      LineMark(x: .value("X", 1), y: .value("Y", 2))
    }
    #expect(found.map(\.name) == ["Storm", "Healthy", "Spring"])
    let start = Instant(seconds: 1_748_736_000)
    #expect(
      found.map(\.place) == [
        .x(.bin(from: 1, to: 3)), .y(.range(from: 60, to: 100)),
        .x(.interval(from: start, to: Instant(seconds: 1_748_736_060))),
      ])
  }

  @Test func equalRulesAreOne() {
    let found = rules {
      for name in ["a", "b"] {
        BarMark(x: .value("X", name), y: .value("Y", 1))
        RuleMark(y: .value("Goal", 5)).accessibilityLabel(name == "b" ? "later" : "earlier")
        RuleMark(y: .value("Limit", 5))
        RuleMark(y: .value("Goal", name == "a" ? 6 : 7))
      }
    }
    #expect(found.map(\.name) == ["Goal", "Limit", "Goal", "Goal"])
    #expect(found.first?.author?.label == "earlier")
  }

  @Test func rulesAcross() {
    let found = rules {
      BarMark(x: .value("N", 1), y: .value("A", "a"))
      RuleMark(x: .value("Goal", 5))
      RuleMark(y: .value("Here", "a"))
    }
    #expect(found.map(\.place) == [.y(.number(5)), .x(.category("a"))])
  }

  @Test func valuesThatAreNoNumbers() {
    let found = rules {
      RuleMark(y: .value("A", Double.nan))
      RuleMark(y: .value("B", -Double.infinity))
      RuleMark(x: .value("C", Double.nan))
      RuleMark(x: .value("D", Date(timeIntervalSince1970: .nan)))
    }
    #expect(found.map(\.place) == [.y(.notANumber), .y(.infinite(negative: true))])
  }
}
