/// Inputs that are read whole: settings, charts, texts.
public enum WholeInput {
  /// All bytes of a file, a pipe or standard input; `nil` where they are more than a limit.
  ///
  /// ```swift
  /// try WholeInput.bytes(of: .file(path: "en.toml"), atMost: 1 << 20)?.count  // 21630
  /// ```
  ///
  /// - Throws: `ReadingError` where it is missing, a folder, cannot be read, or becomes shorter while it is read.
  public static func bytes(of input: TableInput, atMost limit: Int) throws -> [UInt8]? {
    let source = try DescriptorInput(input)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = try block.withUnsafeMutableBytes { try source.read(into: $0, at: bytes.count) }
      if count == 0 { return bytes }
      bytes += block[..<count]
    }
    return nil
  }
}
