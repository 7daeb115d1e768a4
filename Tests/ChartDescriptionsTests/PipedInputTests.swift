import ChartModel
import Testing

@testable import SourceText
@testable import TableReading
@testable import VegaLite

/// What is looked at to tell charts from tables is read all the same.
@Suite struct PipedInputTests {
  /// Bytes that can be read once and come in pieces, as from a pipe.
  private final class Pipe: ByteInput, @unchecked Sendable {
    let isRepeatable = false
    private var rest: ArraySlice<UInt8>

    init(_ text: String) { rest = Array(text.utf8)[...] }

    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
      let piece = rest.prefix(min(buffer.count, 1_000))
      buffer.copyBytes(from: piece)
      rest = rest.dropFirst(piece.count)
      return piece.count
    }
  }

  @Test func aPipeLosesNothingToTheLook() throws {
    let rows = "n,v\n" + (0..<200_000).map { "\($0),\($0 % 7)\n" }.joined()
    let input = try ChartInput.open(.standardInput, Pipe(rows))
    var count = 0
    let summary = try TableReader.open(input.opened, options: ReadingOptions()).read(["v"]) { count += $0.rowCount }
    #expect(summary.rowsRead == 200_000)
    #expect(count == 200_000)
    let long = String(repeating: "{\"a\": 1, \"b\": \"long enough\"},", count: 10_000)
    let text = "{\"data\": {\"values\": [\(long){}]}, \"mark\": \"bar\", \"encoding\": {}}"
    #expect(try ChartInput.open(.standardInput, Pipe(text)).all(atMost: 1_000_000) == Array(text.utf8))
  }
}
