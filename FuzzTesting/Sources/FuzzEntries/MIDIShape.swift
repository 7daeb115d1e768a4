import ChartModel

/// A Standard MIDI File taken apart byte by byte: chunks fill it, events fill their tracks, texts are text.
struct MIDIShape {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  mutating func check() throws {
    var tracks = 0
    while !rest.isEmpty {
      let kind = String(decoding: try take(4), as: UTF8.self)
      var body = MIDIShape(Array(try take(try take(4).reduce(0) { $0 << 8 | Int($1) })))
      try BrokenPromise.unless(kind == (tracks == 0 ? "MThd" : "MTrk"), "a chunk \(kind.debugDescription)")
      if kind == "MTrk" { try body.checkEvents() }
      tracks += 1
    }
    try BrokenPromise.unless(tracks > 1, "no tracks")
  }

  private mutating func checkEvents() throws {
    var hasEnd = false
    while !rest.isEmpty {
      try BrokenPromise.unless(!hasEnd, "events behind the end of a track")
      _ = try number()
      let status = try take(1).first ?? 0
      switch status {
      case 0xFF: hasEnd = try checkMeta()
      case 0xC0...0xDF: _ = try take(1)
      case 0x80...0xEF: _ = try take(2)
      default: throw BrokenPromise(description: "no event: \(status)")
      }
    }
    try BrokenPromise.unless(hasEnd, "a track without an end")
  }

  /// Takes a text or a setting; true for the end of the track.
  private mutating func checkMeta() throws -> Bool {
    let kind = try take(1).first ?? 0
    let body = try take(try number())
    guard (0x01...0x0F).contains(kind) else { return kind == 0x2F }
    let text = String(validating: body, as: UTF8.self)
    try BrokenPromise.unless(text != nil, "a text that is none: \(body)")
    try BrokenPromise.ifControlled([text ?? ""])
    return false
  }

  /// Seven bits a byte, all but the last marked, in four bytes at most.
  private mutating func number() throws -> Int {
    var value = 0
    for _ in 0..<4 {
      let byte = try take(1).first ?? 0
      value = value << 7 | Int(byte & 0x7F)
      if byte < 0x80 { return value }
    }
    throw BrokenPromise(description: "a number of more than four bytes")
  }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    try BrokenPromise.unless(count <= rest.count, "a file that ends before its parts")
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
