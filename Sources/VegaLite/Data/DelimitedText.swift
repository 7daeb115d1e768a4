@_spi(Bytes) import SourceText

/// Reads rows of fields by the rules of d3-dsv, which Vega uses: nothing is trimmed, and every field is a text.
///
/// The first row names the columns. A row that is too short has empty texts at its end, an empty line is a row of empty
/// texts, and what is too much is dropped. One line end at the end of the text is no row.
struct DelimitedText {
  private let bytes: Bytes
  private let delimiter: UInt8
  private let end: Int
  private var index: Int
  private var isAtEnd: Bool
  private var endsRow = false
  private var scratch: [UInt8] = []

  init(_ bytes: Bytes, delimiter: UInt8) {
    self.bytes = bytes
    self.delimiter = delimiter
    index = bytes[0..<3].isByteOrderMark ? 3 : 0
    var end = bytes.count
    isAtEnd = index >= end
    if bytes[end - 1] == .lineFeed { end -= 1 }
    if bytes[end - 1] == .carriageReturn { end -= 1 }
    self.end = end
  }

  /// The table of the text; `header` names the columns of a text without a row of names.
  mutating func table(header: [String]?, limits: VegaContext.Limits) throws(BlockFault) -> VegaTable {
    let names = if let header { header } else { try row() }
    var builder = VegaTableBuilder(limits: limits, names: names)
    let places = builder.places(of: names)
    while !isAtEnd, builder.excess == nil { try readRow(places, to: &builder) }
    do throws(VegaTableBuilder.Excess) {
      return try builder.table()
    } catch {
      throw .excess(error)
    }
  }

  private mutating func row() throws(BlockFault) -> [String] {
    var fields: [String] = []
    guard !isAtEnd else { return fields }
    repeat { fields.append(try field()) } while !endsRow && !isAtEnd
    endsRow = false
    return fields
  }

  private mutating func readRow(_ places: [Int], to builder: inout VegaTableBuilder) throws(BlockFault) {
    var count = 0
    repeat {
      let text = try field()
      if count < places.count { builder.set(places[count], to: .string(text)) }
      count += 1
    } while !endsRow && !isAtEnd
    endsRow = false
    for place in places.dropFirst(count) { builder.set(place, to: .string("")) }
    builder.endRow()
  }

  private mutating func field() throws(BlockFault) -> String {
    if bytes[index] == .quote, index < bytes.count { return try quotedField() }
    let start = index
    while index < end {
      let byte = bytes[index]
      index += 1
      guard byte == delimiter || byte == .lineFeed || byte == .carriageReturn else { continue }
      let text = bytes[start..<index - 1].text
      endField(with: byte)
      return text
    }
    isAtEnd = true
    return bytes[start..<end].text
  }

  /// A field in quotes; the one character behind them is passed, whatever it is.
  private mutating func quotedField() throws(BlockFault) -> String {
    let start = index
    scratch.removeAll(keepingCapacity: true)
    index += 1
    while true {
      guard let quote = bytes.firstIndex(of: .quote, from: index) else { throw .openQuote(at: start) }
      scratch.append(contentsOf: bytes[index..<quote].buffer)
      index = quote + 1
      guard bytes[index] == .quote else { break }
      scratch.append(.quote)
      index += 1
    }
    let text = String(decoding: scratch, as: UTF8.self)
    guard index < end else {
      isAtEnd = true
      return text
    }
    index += 1
    endField(with: bytes[index - 1])
    return text
  }

  private mutating func endField(with byte: UInt8) {
    endsRow = byte == .lineFeed || byte == .carriageReturn
    if byte == .carriageReturn, bytes[index] == .lineFeed { index += 1 }
  }

  /// Why a text cannot be read.
  enum BlockFault: Error, Equatable {
    case excess(VegaTableBuilder.Excess)
    /// A quote that never closes opens a field at an offset.
    case openQuote(at: Int)
  }
}
