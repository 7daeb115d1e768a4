import ChartModel
import Testing

@testable import SourceText
@testable import TableReading

/// What stands at the end of a file that is far longer than its first block.
@Suite struct TableTailTests {
  struct Case: CustomTestStringConvertible {
    var description: String
    /// What stands below 400 rows of `day,shop,visits`.
    var foot: String
    /// Which of the rows are read, and what is noted.
    var rows = 400
    var notes: [ReadingNote.Kind] = []
    var testDescription: String { description }
  }

  static let cases = [
    Case(description: "nothing", foot: ""),
    Case(description: "a total", foot: ",Total,150000\n", notes: [.totals]),
    Case(description: "a total in capitals, without a line end", foot: ",GRAND TOTAL,150000", notes: [.totals]),
    Case(description: "a source", foot: "\nSource: town hall,,\n", notes: [.footer]),
    Case(
      description: "a total and notes", foot: ",Total,150000\n\n* provisional\nUpdated: 2024-05-01\n",
      notes: [.footer, .totals]),
    Case(description: "a shop with a name of its own", foot: ",Total Wine,12\n", rows: 401),
    Case(
      description: "a name among others",
      foot: ",Total,900\n" + (0..<14).map { "2024-01-31,Shop \($0),5\n" }.joined(), rows: 415),
    Case(description: "a total below the others", foot: ",Total,3\n", rows: 401),
  ]

  private static let rows = (0..<400).map { "2024-01-\(10 + $0 % 20),\(["North", "South"][$0 % 2]),\(100 + $0 % 7)" }
    .joined(separator: "\n")

  private static func options(_ keepsTotals: Bool = false) -> ReadingOptions {
    var options = Tables.options(sample: 1_000, block: 1_000)
    options.keepsTotals = keepsTotals
    return options
  }

  @Test(arguments: cases) func theEndIsSeen(_ tried: Case) throws {
    let reader = try Tables.open("day,shop,visits\n\(Self.rows)\n\(tried.foot)", Self.options())
    #expect(reader.schema.notes.map(\.kind) == tried.notes)
    let reading = try Tables.read(reader, ["visits"])
    #expect(reading.rows.count { $0 != [.missing] } == tried.rows)
    #expect(reading.summary.rowsSetAside == 0)
  }

  @Test func totalsAreKeptWhereTheyAreWanted() throws {
    let reader = try Tables.open("day,shop,visits\n\(Self.rows)\n,Total,150000\n", Self.options(true))
    #expect(reader.schema.notes.isEmpty)
    #expect(try Tables.read(reader, ["visits"]).rows.count == 401)
  }

  @Test func aNameThatComesEarlierIsNoTotal() throws {
    let reader = try Tables.open(
      "day,shop,visits\n2024-01-01,Total,5\n\(Self.rows)\n2024-01-01,Total,900\n", Self.options())
    #expect(reader.schema.notes.isEmpty)
  }

  @Test func whatComesThroughAPipeHasNoEnd() throws {
    let source = BlockSource(input: OnceInput(), blockSize: 10)
    #expect(try source.tail(of: 100) == nil)
  }

  /// A pipe that has nothing.
  private final class OnceInput: ByteInput {
    let isRepeatable = false
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int { 0 }
  }
}
