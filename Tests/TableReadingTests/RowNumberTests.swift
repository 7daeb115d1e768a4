import ChartModel
import TableReading
import Testing

/// Rows of batches know their number in the table, whatever was set aside before them.
@Suite struct RowNumberTests {
  @Test(arguments: [20, 64, 1 << 19]) func numbersCountWhatWasSetAside(block: Int) throws {
    // Each value is the row's own number; every seventh and its neighbour are none.
    let text = "a\n" + (1...900).map { $0 % 7 < 2 ? "x\n" : "\($0)\n" }.joined()
    var options = Tables.options(sample: 40, block: block)
    options.types = ["a": .number]
    let reader = try Tables.open(text, options)
    var numbers: [Int] = []
    var values: [Int] = []
    _ = try reader.read(["a"]) { batch in
      guard case .numbers(let column) = batch.columns[0] else { return }
      numbers += column.indices.map { batch.rowNumber(at: $0) }
      values += column.map { Int($0) }
    }
    #expect(numbers == values)
    #expect(values.count == 643)
  }
}
