import ChartModel
@_spi(Bytes) public import SourceText

/// An opened input, of which the first bytes have told whether it is a chart or a table.
///
/// ```swift
/// try ChartInput.open(.file(path: "chart.vl.json")).isSpecification  // true
/// ```
public final class ChartInput: Sendable {
  /// Where it comes from.
  public var input: TableInput { opened.input }
  /// Whether it is a chart, or something that holds one, rather than a table.
  public var isSpecification: Bool { kind != .records }
  /// What it holds, as far as its name and its first bytes tell.
  let kind: SpecificationKind
  /// The input with its bytes from the first on.
  package let opened: OpenInput

  private init(_ input: TableInput, kind: SpecificationKind, bytes: any ByteInput) {
    opened = OpenInput(input: input, bytes: bytes)
    self.kind = kind
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
    return ChartInput(input, kind: beginning.kind, bytes: beginning.whole)
  }

  /// All bytes, where they are no more than a limit.
  ///
  /// - Throws: `ReadingError` for a longer input, or where reading fails.
  func all(atMost limit: Int) throws -> [UInt8] {
    var first = FirstBytes(of: opened.bytes, capacity: 1 << 16)
    var size = 1 << 16
    while !first.isWhole, first.bytes.count <= limit {
      try first.read(to: min(size, limit + 1))
      size = min(size * 2, limit + 1)
    }
    guard first.bytes.count <= limit else {
      throw ReadingError(
        .tooLarge, at: .init(source: input.name), found: "a chart of more than \(limit / 1_000_000) MB",
        remedy: "Keep the data in a file of its own, and name it as data.url.")
    }
    return Array(first.bytes.buffer)
  }
}

/// The first bytes of an input, and what they say.
private struct Beginning {
  /// The input from its first byte on.
  var whole: any ByteInput
  var kind: SpecificationKind

  /// How many bytes tell what a usual file is.
  private static let usual = 1 << 16

  static func read(_ source: any ByteInput, of input: TableInput) throws -> Beginning {
    var first = FirstBytes(of: source, capacity: usual)
    var size = usual
    while true {
      try first.read(to: size)
      let kind = SpecificationKind(of: Array(first.bytes.buffer), path: input.path)
      // What tells a chart may stand behind its data.
      let goesOn =
        kind == .records && !first.isWhole && size < SourceLimits.jsonBytes && isOpen(first.bytes)
      guard goesOn else { return Beginning(whole: first.whole, kind: kind) }
      size = min(size * 8, SourceLimits.jsonBytes)
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
