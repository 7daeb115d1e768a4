import Foundation

/// A WAV file taken apart without libsndfile.
struct RIFFFile {
  var chunks: [(id: String, body: [UInt8])]
  var riffSize: Int
  var fileSize: Int

  struct Malformed: Error {
    var reason: String
  }

  init(path: String) throws {
    try self.init(bytes: [UInt8](Data(contentsOf: URL(fileURLWithPath: path))))
  }

  init(bytes: [UInt8]) throws {
    guard bytes.count >= 12, Self.text(bytes[0..<4]) == "RIFF", Self.text(bytes[8..<12]) == "WAVE" else {
      throw Malformed(reason: "no RIFF head")
    }
    fileSize = bytes.count
    riffSize = Self.number(bytes[4..<8])
    chunks = try Self.chunks(bytes[12...])
  }

  static func chunks(_ bytes: ArraySlice<UInt8>) throws -> [(id: String, body: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var rest = bytes
    while rest.count >= 8 {
      let start = rest.startIndex
      let size = number(rest[(start + 4)..<(start + 8)])
      guard rest.count >= 8 + size else { throw Malformed(reason: "a chunk is longer than the file") }
      chunks.append((text(rest[start..<(start + 4)]), Array(rest[(start + 8)..<(start + 8 + size)])))
      rest = rest.dropFirst(8 + size + size % 2)
    }
    guard rest.isEmpty else { throw Malformed(reason: "bytes after the last chunk") }
    return chunks
  }

  func body(_ id: String) -> [UInt8]? { chunks.first { $0.id == id }?.body }

  /// The sub-chunks of a `LIST` of a type.
  func list(_ type: String) throws -> [(id: String, body: [UInt8])] {
    let body = chunks.first { $0.id == "LIST" && Self.text($0.body.prefix(4)) == type }?.body ?? []
    return try Self.chunks(body.dropFirst(4))
  }

  /// Cue points: their id and their frame.
  var cues: [(id: Int, frame: Int)] {
    guard let body = body("cue "), body.count >= 4 else { return [] }
    return stride(from: 4, to: body.count - 23, by: 24).map { start in
      (Self.number(body[start..<(start + 4)]), Self.number(body[(start + 20)..<(start + 24)]))
    }
  }

  /// The names of cue points by their id.
  func labels() throws -> [Int: String] {
    let labels = try list("adtl").filter { $0.id == "labl" }
    return Dictionary(uniqueKeysWithValues: labels.map { (Self.number($0.body[0..<4]), Self.zeroEnded($0.body[4...])) })
  }

  /// The left and the right samples, from −1 to 1.
  var samples: (left: [Double], right: [Double]) {
    let body = body("data") ?? []
    let all: [Double] = stride(from: 0, to: body.count - 1, by: 2).map { start in
      let bits = UInt16(body[start]) | UInt16(body[start + 1]) << 8
      return Double(Int16(bitPattern: bits)) / 32_768
    }
    return (
      stride(from: 0, to: all.count, by: 2).map { all[$0] }, stride(from: 1, to: all.count, by: 2).map { all[$0] }
    )
  }

  static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  static func zeroEnded(_ bytes: ArraySlice<UInt8>) -> String { text(bytes.prefix { $0 != 0 }) }

  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
