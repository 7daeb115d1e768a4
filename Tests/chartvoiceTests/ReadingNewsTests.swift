import ChartTestSupport
import Foundation
import Synchronization
import TableReading
import Testing

@testable import chartvoice

/// What is said while a long table is read, and where Control-C ends that.
@Suite struct ReadingNewsTests {
  @Test func everyFiveSeconds() {
    let clock = TestClock()
    let said = Mutex([String]())
    let news = ReadingNews(on: clock) { line in said.withLock { $0.append(line) } }
    for second in 1...17 {
      clock.advance(by: .seconds(1))
      news.hear(ReadingProgress(rows: second * 300_000, part: second == 16 ? nil : Double(second) / 20))
    }
    #expect(
      said.withLock { $0 } == [
        "Read 1,500,000 rows, 25 percent.", "Read 3,000,000 rows, 50 percent.", "Read 4,500,000 rows, 75 percent.",
      ])
  }

  @Test(arguments: [
    (ReadingProgress(rows: 1), "1 row."),
    (ReadingProgress(rows: 4_200_000, part: 0.409), "4,200,000 rows, 40 percent."),
    (ReadingProgress(rows: 2, part: 1), "2 rows, 100 percent."),
  ])
  func sentences(progress: ReadingProgress, text: String) { #expect(progress.sentence == text) }

  @Test func controlCTellsWhatWasRead() throws {
    let folder = try TemporaryFolder()
    let path = folder.url.appendingPathComponent("rows.csv").path
    try #require(mkfifo(path, 0o600) == 0)
    let running = try Running(["describe", path, "--x", "kind", "--aggregate", "count", "--detail", "overview"])
    let writer = open(path, O_WRONLY)
    try #require(writer >= 0)
    // What a pipe has taken beyond the first block is read by who reads the rest.
    let rows = Array(("kind,note\n" + String(repeating: "a,some words\n", count: 200_000)).utf8)
    var written = 0
    while written < rows.count {
      let count = rows[written...].withUnsafeBytes { write(writer, $0.baseAddress, $0.count) }
      try #require(count > 0)
      written += count
    }
    running.send(SIGINT)
    usleep(200_000)
    close(writer)
    let result = try running.result()
    #expect(result.status == 130 && !result.wasKilled)
    let said = try #require(
      result.errors.firstMatch(of: /Stopped after ([0-9,]+) rows\. What is told is of these rows alone\./))
    let count = try #require(Int(said.1.filter { $0 != "," }))
    #expect((1..<200_000).contains(count))
    #expect(result.output.contains("One value: \(said.1) for a."), "\(result.output)")
  }
}
