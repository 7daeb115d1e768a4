import ChartModel
import SourceText
import Synchronization
import Testing

@testable import TableReading

/// Readings that somebody watches, and ends.
@Suite struct ReadingProgressTests {
  private static let rows = 5_000
  private static let bytes = Array(("n\n" + (0..<rows).map { "\($0 % 10)\n" }.joined()).utf8)

  private func reader(workers: Int, _ goesOn: @escaping @Sendable (ReadingProgress) -> Bool) throws -> TableReader {
    var options = ReadingOptions()
    (options.blockSize, options.sampleSize, options.workers, options.goesOn) = (1_000, 1_000, workers, goesOn)
    return try TableReader.open(bytes: Self.bytes, name: "n.csv", options: options)
  }

  @Test(arguments: [1, 2]) func partsGrowWithTheRows(workers: Int) throws {
    let heard = Mutex([ReadingProgress]())
    let summary = try reader(workers: workers) { progress in
      heard.withLock { $0.append(progress) }
      return true
    }.read([]) { _ in }
    #expect(summary.rowsRead == Self.rows)
    #expect(summary.cutShort == nil)
    let all = heard.withLock { $0 }
    #expect(all.first == ReadingProgress(rows: 0, part: 0))
    #expect(all.count == 11)
    for progress in all.dropFirst() {
      // Two bytes a row, and two for the name.
      #expect(progress.part == Double(progress.rows * 2 + 2) / Double(Self.bytes.count))
    }
  }

  @Test(arguments: [1, 2]) func whatWasReadBeforeIsTold(workers: Int) throws {
    var (count, sum) = (0, 0.0)
    let summary = try reader(workers: workers) { $0.rows < 1_200 }.read([ColumnRequest("n")]) { batch in
      count += batch.rowCount
      if case .numbers(let numbers) = batch.columns[0] { sum += numbers.reduce(0, +) }
    }
    let cut = try #require(summary.cutShort)
    #expect(summary.rowsRead == cut.rows)
    #expect(count == cut.rows)
    #expect((1_200..<1_800).contains(count))
    let expected = (0..<count).map { $0 % 10 }.reduce(0, +)
    #expect(sum == Double(expected))
  }

  /// Of no row nothing could be told.
  @Test func theFirstRowsAreAlwaysRead() throws {
    let summary = try reader(workers: 1) { _ in false }.read([]) { _ in }
    #expect(summary.rowsRead == 499)
    #expect(summary.cutShort?.rows == 499)
  }
}
