import ChartTestSupport
import Testing

@_spi(Bytes) @testable import SourceText
@testable import VegaLite

/// Values of data, read by themselves and by way of a tree.
@Suite struct VegaJSONReaderTests {
  @Test func aNameThatComesTwice() throws {
    let tree = try DataTests.node(#"{"a": 1, "b": 2, "a": 3}"#).tree
    #expect(DataTests.text(tree.value) == "{a:3,b:2}")
  }

  /// The reader of data files and the reader of trees take and give the same.
  @Test func bothReadersAgree() {
    var dice = SeededGenerator(seed: 22)
    let tokens = [
      "[", "]", "{", "}", ",", ":", "\"a\"", "\"b\"", "1", "-2.5", "null", "true", "\"\\u00e9\"", " ", "\n",
    ]
    .map { Array($0.utf8) }
    var readCount = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 1..<9, using: &dice)).flatMap { _ in
        tokens[Int.random(in: 0..<tokens.count, using: &dice)]
      }
      let tree = try? JSONTreeParser.parse(bytes, source: "t").value
      let value = bytes.withUnsafeBufferPointer { buffer -> VegaValue? in
        guard let first = buffer.baseAddress else { return nil }
        var reader = VegaJSONReader(Bytes(first, count: buffer.count))
        return try? reader.document()
      }
      #expect(tree == value, "\(String(decoding: bytes, as: UTF8.self))")
      readCount += tree == nil ? 0 : 1
    }
    #expect(readCount > 500)
  }
}
