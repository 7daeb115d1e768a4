import Foundation
import Testing

/// Many rows through a real pipe: none is lost, whoever is slow or killed.
@Suite struct FollowPipeTests {
  private static let count = 100_000

  /// A row every tenth of a second from noon on, written at once.
  private static let rows: String = {
    var text = "time,visits\n"
    for row in 0..<count {
      let second = 43_200 + row / 10
      text += "2025-06-01T\(two(second / 3_600)):\(two(second / 60 % 60)):\(two(second % 60)).\(row % 10),\(row % 7)\n"
    }
    return text
  }()

  private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

  /// How many rows a state has in buckets: the third word of each line of a cell, in hexadecimal.
  private static func rowsCounted(inState path: String) throws -> Int {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    return lines.map { $0.split(separator: " ") }.filter { $0[0].hasSuffix("cell") }
      .reduce(0) { $0 + (Int($1[3], radix: 16) ?? 0) }
  }

  private static func summary(_ output: String) -> String {
    output.range(of: "Total visits by ").map { String(output[$0.lowerBound...]) } ?? ""
  }

  @Test func everyRowIsCounted() throws {
    let folder = try TemporaryFolder()
    let state = folder.url.appendingPathComponent("state").path
    let result = try Program.run(
      ["follow", "-", "--bucket", "second", "--state", state], input: Data(Self.rows.utf8))
    #expect(try Self.rowsCounted(inState: state) == Self.count)
    let lines = result.output.split(separator: "\n")
    // Ten thousand buckets, and hardly a turn of speech: some sentences, and those of the summary.
    #expect(lines.count < 30)
    #expect(lines.last == "By minute, since more than 8,192 seconds came.")
    #expect(result.errors == "")
  }

  @Test func aSlowReaderSlowsTheReadingAndLosesNothing() throws {
    let folder = try TemporaryFolder()
    let state = folder.url.appendingPathComponent("state").path
    let file = try folder.file("rows.csv", Self.rows)
    let command =
      "'\(Program.url.path)' follow --file '\(file)' --to-end --bucket second --every 0s --at-most 1000 --state '\(state)'"
    let fast = try Program.shell(command).output
    try FileManager.default.removeItem(atPath: state)
    // The reader sleeps until the pipe is full and the program waits for it.
    let slow = try Program.shell("\(command) | (sleep 1; cat)").output
    #expect(fast.utf8.count > 1 << 17)
    #expect(Self.summary(slow) == Self.summary(fast))
    #expect(slow == fast)
    #expect(try Self.rowsCounted(inState: state) == Self.count)
  }

  /// Killed at any moment and started again on the same file, nothing is lost and nothing is counted twice.
  @Test func killedAndStartedAgainItCountsAll() throws {
    let folder = try TemporaryFolder()
    let state = folder.url.appendingPathComponent("state").path
    let file = try folder.file("rows.csv", Self.rows)
    let command = ["follow", "--file", file, "--to-end", "--bucket", "minute", "--state", state]
    let whole = Self.summary(try Program.run(command).output)
    #expect(!whole.isEmpty)
    for milliseconds in [20, 60, 120, 250] {
      try? FileManager.default.removeItem(atPath: state)
      // Killed several times before it may come to its end.
      for round in 1...3 {
        let follow = try Running(command)
        usleep(UInt32(milliseconds * 1_000 * round))
        follow.send(SIGKILL)
        _ = try follow.result()
      }
      let last = try Program.run(command)
      #expect(last.status == 0)
      #expect(Self.summary(last.output) == whole, "killed after \(milliseconds) ms")
      #expect(try Self.rowsCounted(inState: state) == Self.count)
    }
    // What is killed cannot take away a state that it was writing beside the place; that place holds a whole one.
    #expect(folder.names.filter { !$0.hasSuffix(".partial") } == ["rows.csv", "state"])
  }
}
