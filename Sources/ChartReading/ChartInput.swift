import ChartModel

/// An opened input, of which the first bytes have told whether it is a chart or a table.
///
/// ```swift
/// try ChartInput.open(.file(path: "chart.vl.json")).isSpecification  // true
/// ```
public final class ChartInput: Sendable {
  /// Where it comes from.
  public let input: TableInput
  /// Whether it is a chart, or something that holds one, rather than a table.
  public var isSpecification: Bool { kind != .records }
  /// What it holds, as far as its name and its first bytes tell.
  let kind: SpecificationKind
  /// The bytes from the first on.
  let bytes: any ByteInput

  private init(_ input: TableInput, kind: SpecificationKind, bytes: any ByteInput) {
    self.input = input
    self.kind = kind
    self.bytes = bytes
  }

  /// Opens an input; what its name does not tell, its content does.
  ///
  /// A specification is JSON with one object at its top that says its schema, or that has the members of a view.
  ///
  /// - Throws: `ReadingError` where the input is missing, a folder, or cannot be read.
  public static func open(_ input: TableInput) throws -> ChartInput {
    try open(input, DescriptorInput(input))
  }

  static func open(_ input: TableInput, _ source: any ByteInput) throws -> ChartInput {
    // A table may be longer than memory, and its name says that it is one.
    if ["csv", "tsv", "tab", "jsonl", "ndjson"].contains(input.suffix) {
      return ChartInput(input, kind: .records, bytes: source)
    }
    let beginning = try Beginning.read(source, of: input)
    let bytes = source.isRepeatable ? source : ContinuedInput(beginning.bytes, then: source)
    return ChartInput(input, kind: beginning.kind, bytes: bytes)
  }

  /// All bytes, where they are no more than a limit.
  ///
  /// - Throws: `ReadingError` for a longer input, or where reading fails.
  func all(atMost limit: Int) throws -> [UInt8] {
    let buffer = BlockBuffer(capacity: 1 << 16)
    let source = BlockSource(input: bytes, blockSize: 1 << 16)
    var size = 1 << 16
    while !source.isAtEnd, buffer.count <= limit {
      try source.fill(buffer, to: min(size, limit + 1))
      size = min(size * 2, limit + 1)
    }
    guard buffer.count <= limit else {
      throw ReadingError(
        .tooLarge, at: .init(source: input.name), found: "a chart of more than \(limit / 1_000_000) MB",
        remedy: "Keep the data in a file of its own, and name it as data.url.")
    }
    return Array(buffer.bytes.buffer)
  }
}

/// The first bytes of an input, and what they say.
private struct Beginning {
  /// Those that were read; all of them where one object goes on.
  var bytes: [UInt8]
  var kind: SpecificationKind

  /// How many bytes tell what a usual file is.
  private static let usual = 1 << 16

  static func read(_ source: any ByteInput, of input: TableInput) throws -> Beginning {
    let buffer = BlockBuffer(capacity: usual)
    let blocks = BlockSource(input: source, blockSize: usual)
    var size = usual
    while true {
      try blocks.fill(buffer, to: size)
      let bytes = Array(buffer.bytes.buffer)
      let kind = SpecificationKind(of: bytes, path: input.path)
      // What tells a chart may stand behind its data.
      let goesOn = kind == .records && !blocks.isAtEnd && size < ChartLimits.specificationBytes && isOpen(buffer.bytes)
      guard goesOn else { return Beginning(bytes: bytes, kind: kind) }
      size = min(size * 8, ChartLimits.specificationBytes)
    }
  }

  /// Whether the text begins with an object that does not end in it.
  private static func isOpen(_ bytes: Bytes) -> Bool {
    var tokens = JSONTokens(bytes, from: bytes[0..<3].isByteOrderMark ? 3 : 0)
    tokens.skipBlanks()
    guard bytes[tokens.index] == UInt8(ascii: "{") else { return false }
    return (try? tokens.members(depth: 0) { _, _ in }) == nil
  }
}

extension TableInput {
  fileprivate var path: String? { if case .file(let path) = self { path } else { nil } }
}

/// Bytes that were read already, then the rest of an input that can be read once.
final class ContinuedInput: ByteInput {
  private let beginning: [UInt8]
  private let rest: any ByteInput
  let isRepeatable = false

  init(_ beginning: [UInt8], then rest: any ByteInput) {
    self.beginning = beginning
    self.rest = rest
  }

  func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws -> Int {
    guard offset < beginning.count else { return try rest.read(into: buffer, at: offset) }
    let lower = max(0, offset)
    let upper = min(beginning.count, lower + buffer.count)
    buffer.copyBytes(from: beginning[lower..<upper])
    return upper - lower
  }
}
