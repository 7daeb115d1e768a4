import Testing

/// `--groups`, from outside.
@Suite struct GroupsOptionTests {
  private static let steps = CommandTests.steps

  @Test(arguments: ["groups", "describe"]) func aCountOfGroups(command: String) throws {
    let result = try Program.run([command, Self.steps, "--groups", "2", "--quiet"])
    #expect(result.status == 0 && result.errors == "")
    #expect(
      result.output.hasSuffix(
        """
        2 groups along X:
        1. June 1 to June 14: 92,046 steps, about 7,670 a day, 2 days without data.
        2. June 15 to June 30: 126,080 steps, 7,880 a day.

        """), "\(result.output)")
  }

  @Test func theTreeIsCutInTheSameWay() throws {
    let json = try Program.run(["groups", Self.steps, "--groups", "3", "--format", "json"]).output
    #expect(json.contains("/@group-3\"") && !json.contains("/@group-4\""))
    #expect(json.hasPrefix("{\"schema\":\"chartvoice.focus/1\"") || json.contains("chartvoice.focus/1"))
  }

  @Test func theCalendarNeedsDates() throws {
    let folder = try TemporaryFolder()
    let fruit = try folder.file("f.csv", "fruit,n\nfig,1\nkiwi,2\nplum,30\n")
    let numbers = try folder.file("n.csv", "x,y\n" + (1...20).map { "\($0),\($0 * $0 % 7)\n" }.joined())
    for (input, method, error) in [
      (fruit, "calendar", "--groups calendar needs dates along X, and there are none."),
      (numbers, "calendar", "--groups calendar needs dates along X, and there are none."),
      (fruit, "trend", "--groups trend needs numbers that follow each other along X."),
      (fruit, "ticks", "--groups ticks needs numbers or dates along X, and there are none."),
      (numbers, "weeks", "\"weeks\" is not a way to make groups. Give calendar, trend, ticks, automatic, or a number"),
      (numbers, "0", "\"0\" is not a way to make groups."), (numbers, "101", "or a number from 1 to 100."),
    ] {
      let result = try Program.run(["groups", input, "--groups", method])
      #expect(result.status == 64 && result.output == "")
      #expect(result.errors.contains(error), "\(result.errors)")
    }
  }

  @Test func theUnitOfX() throws {
    let folder = try TemporaryFolder()
    let ride = try folder.file("r.csv", "distance,elevation\n" + (0..<20).map { "\($0).5,\(300 + $0 * 10)\n" }.joined())
    let options = ["--mark", "line", "--x-unit", "mi", "--y-unit", "ft"]
    let groups = try Program.run(["groups", ride] + options).output
    #expect(groups.contains(" miles: climb "), "\(groups)")
    let overview = try Program.run(["describe", ride, "--detail", "overview"] + options).output
    #expect(overview.contains("\nX axis: distance in miles, from 0.5 to 19.5.\n"), "\(overview)")
  }
}
