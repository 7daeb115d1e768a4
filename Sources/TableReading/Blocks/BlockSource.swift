import ChartModel
@_spi(Bytes) import SourceText

/// One block of whole rows.
struct Block {
  let buffer: BlockBuffer
  /// Where the data begin in the buffer: after the header, in the first block of a CSV.
  var start = 0
  /// Where in its grammar a JSON block begins.
  var opening = JSONBoundary.Opening.start
  /// Whether the input surely ends with this block.
  var isLast = false
  var failure: BlockFailure?
}

/// Where the last whole row of a block ends, in any format.
enum RowBoundary {
  /// Nothing is cut yet: the format is not known.
  case unknown
  case csv(CSVBoundary)
  case json(JSONBoundary)
}

/// Cuts an input into blocks of whole rows; the cut last row is carried over to the next block.
///
/// Blocks depend on the bytes and the block size alone. Not safe for threads: callers hold a lock.
final class BlockSource {
  var boundary = RowBoundary.unknown
  /// Whether lone carriage returns end rows, as on very old machines: they become line feeds.
  var endsRowsWithReturns = false
  private let input: any ByteInput
  private let blockSize: Int
  private let carry: BlockBuffer
  private var offset = 0
  private(set) var isAtEnd = false

  init(input: any ByteInput, blockSize: Int) {
    self.input = input
    self.blockSize = max(1, blockSize)
    carry = BlockBuffer(capacity: 256)
  }

  /// A source that goes on where another stands, with blocks of its own size.
  init(continuing other: BlockSource, blockSize: Int) {
    input = other.input
    self.blockSize = max(1, blockSize)
    carry = BlockBuffer(capacity: other.carry.count)
    carry.append(other.carry.bytes)
    offset = other.offset
    isAtEnd = other.isAtEnd
    boundary = other.boundary
    endsRowsWithReturns = other.endsRowsWithReturns
  }

  var isRepeatable: Bool { input.isRepeatable }
  var byteCount: Int? { input.byteCount }
  /// Whether no further block will come.
  var isExhausted: Bool { isAtEnd && carry.count == 0 }

  /// The last bytes of a file of which more is still to come, from the first whole line in them on; `nil` where nothing tells
  /// where the end is, as of a pipe. What is read next stays the same.
  func tail(of size: Int) throws -> BlockBuffer? {
    guard isRepeatable, let byteCount, byteCount - offset > 0 else { return nil }
    let buffer = BlockBuffer(capacity: size)
    var place = max(offset, byteCount - size)
    while buffer.count < size {
      let count = try buffer.fill(upTo: size) { try input.read(into: $0, at: place) }
      guard count > 0 else { break }
      place += count
    }
    if endsRowsWithReturns { buffer.replace(.carriageReturn, with: .lineFeed, from: 0) }
    guard let first = buffer.bytes.firstIndex(of: .lineFeed, from: 0) else { return nil }
    let lines = BlockBuffer(capacity: buffer.count)
    lines.append(buffer.bytes.from(first + 1))
    return lines.count > 0 ? lines : nil
  }

  /// Fills a buffer to the block size, or to the end of the input.
  func fill(_ buffer: BlockBuffer, to size: Int? = nil) throws {
    let size = size ?? blockSize
    buffer.reserve(size)
    while !isAtEnd, buffer.count < size {
      let before = buffer.count
      let count = try buffer.fill(upTo: size) { try input.read(into: $0, at: offset) }
      offset += count
      isAtEnd = count == 0
      if endsRowsWithReturns { buffer.replace(.carriageReturn, with: .lineFeed, from: before) }
    }
  }

  /// The next block; nil at the end. A fault comes as a block of its own, to be told when it is its turn.
  func next(into buffer: BlockBuffer) -> Block? {
    guard !isExhausted || endsEarly else { return nil }
    buffer.removeAll()
    buffer.append(carry.bytes)
    carry.removeAll()
    do {
      try fill(buffer, to: max(blockSize, buffer.count))
    } catch {
      return stopped(buffer, Self.failure(error))
    }
    return cut(buffer)
  }

  private static func failure(_ error: any Error) -> BlockFailure {
    let fallback = ReadingError(.unreadable, at: .init(source: "input"), found: "reading failed")
    return .elsewhere(error as? ReadingError ?? fallback)
  }

  /// Cuts what is in the buffer after its last whole row, reading on until there is one.
  func cut(_ buffer: BlockBuffer) -> Block? {
    // An array that is not closed is told by an empty last block.
    guard buffer.count > 0 || endsEarly else { return nil }
    while true {
      let opening = opening
      let (end, openQuote) = wholeRows(buffer.bytes)
      if end > 0 || isAtEnd {
        if isAtEnd, let openQuote { return stopped(buffer, Self.unclosed(openQuote, isLong: false)) }
        return finished(buffer, end: isAtEnd ? buffer.count : end, opening: opening)
      }
      guard buffer.count < ChartLimits.rowBytes else {
        return stopped(buffer, openQuote.map { Self.unclosed($0, isLong: true) } ?? Self.tooLong)
      }
      do {
        try fill(buffer, to: min(ChartLimits.rowBytes, buffer.count * 2))
      } catch {
        return stopped(buffer, Self.failure(error))
      }
    }
  }

  private var endsEarly: Bool {
    guard case .json(let scan) = boundary, isAtEnd else { return false }
    return !scan.isLines && scan.opening == .afterValue
  }

  private var opening: JSONBoundary.Opening {
    guard case .json(let scan) = boundary else { return .start }
    return scan.opening
  }

  private func wholeRows(_ bytes: Bytes) -> (end: Int, openQuote: Int?) {
    switch boundary {
    case .unknown: return (bytes.count, nil)
    case .csv(let boundary): return boundary.cut(bytes, isAtEnd: isAtEnd)
    case .json(var scan):
      let end = scan.cut(bytes, isAtEnd: isAtEnd)
      if end > 0 || isAtEnd { boundary = .json(scan) }
      return (end, nil)
    }
  }

  private func finished(_ buffer: BlockBuffer, end: Int, opening: JSONBoundary.Opening) -> Block {
    carry.append(buffer.bytes.from(end))
    buffer.truncate(to: end)
    if case .csv = boundary, buffer.bytes[end - 1] != .lineFeed { buffer.append(.lineFeed) }
    buffer.seal()
    return Block(buffer: buffer, opening: opening, isLast: isExhausted)
  }

  /// A block that holds a fault instead of rows; nothing comes after it.
  private func stopped(_ buffer: BlockBuffer, _ failure: BlockFailure) -> Block {
    isAtEnd = true
    carry.removeAll()
    buffer.seal()
    return Block(buffer: buffer, failure: failure)
  }

  private static func unclosed(_ offset: Int, isLong: Bool) -> BlockFailure {
    .inBlock(
      offset: offset, row: nil,
      found: isLong
        ? "a quote opens a field here and does not close within 16 MiB" : "a quote opens a field here and never closes",
      expected: nil, remedy: "Close it, or double it (\"\") if it is part of the text.")
  }

  private static let tooLong = BlockFailure.inBlock(
    offset: 0, row: nil, found: "a row is longer than 16 MiB", expected: nil,
    remedy: "Check that this is a table, and its line ends.")
}
