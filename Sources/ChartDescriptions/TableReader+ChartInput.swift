public import TableReading
public import VegaLite

extension TableReader {
  /// Reads the first block of an input that is open, and infers the schema.
  ///
  /// - Throws: `ReadingError`, as for a file.
  public static func open(_ input: ChartInput, options: ReadingOptions) throws -> TableReader {
    try open(input.opened, options: options)
  }
}
