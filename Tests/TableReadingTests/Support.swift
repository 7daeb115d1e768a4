import ChartModel

@testable import TableReading

/// A value of a batch, comparable bit by bit.
enum Cell: Hashable, CustomStringConvertible {
  case number(UInt64)
  case instant(Int64)
  case text(String)
  case missing

  static func number(_ value: Double) -> Cell { .number(value.bitPattern) }

  var description: String {
    switch self {
    case .number(let bits): "\(Double(bitPattern: bits))"
    case .instant(let time): "@\(time)"
    case .text(let text): "\"\(text)\""
    case .missing: "missing"
    }
  }
}

/// What a reading gave: rows of all batches, and the sizes of the batches.
struct Reading: Equatable {
  var rows: [[Cell]] = []
  var batchSizes: [Int] = []
  var summary = ReadingSummary()
}

enum Tables {
  static func open(_ text: String, name: String = "t.csv", _ options: ReadingOptions = .init()) throws -> TableReader {
    try TableReader.open(bytes: Array(text.utf8), name: name, options: options)
  }

  static func options(sample: Int = 1 << 20, block: Int = 1 << 19, workers: Int? = nil) -> ReadingOptions {
    var options = ReadingOptions()
    options.sampleSize = sample
    options.blockSize = block
    options.workers = workers
    return options
  }

  static func read(_ reader: TableReader, _ columns: [ColumnRequest]) throws -> Reading {
    var reading = Reading()
    reading.summary = try reader.read(columns) { batch in
      reading.batchSizes.append(batch.rowCount)
      reading.rows += rows(batch)
    }
    return reading
  }

  static func read(
    _ text: String, name: String = "t.csv", _ columns: [ColumnRequest], _ options: ReadingOptions = .init()
  ) throws -> Reading {
    try read(open(text, name: name, options), columns)
  }

  static func rows(_ batch: RowBatch) -> [[Cell]] {
    (0..<batch.rowCount).map { row in batch.columns.map { cell($0, row) } }
  }

  static func cell(_ column: ColumnValues, _ row: Int) -> Cell {
    switch column {
    case .numbers(let numbers): ColumnValues.isMissing(numbers[row]) ? .missing : .number(numbers[row])
    case .instants(let times): times[row] == ColumnValues.missingInstant ? .missing : .instant(times[row])
    case .categories(let codes, let names): codes[row] < 0 ? .missing : .text(names[Int(codes[row])])
    }
  }

  /// The sentence of the error that a body throws; empty where it throws none.
  static func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return ""
    } catch {
      return "\(error)"
    }
  }
}

/// The same numbers on every run (SplitMix64).
struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
