/// A message of a track at its tick.
struct MIDIEvent {
  /// What comes first at one tick: the end of a note, then what sets the next one, then the next.
  enum Order: Int {
    case end, setting, start
  }

  var tick: Int
  var order: Order
  var bytes: [UInt8]
}

/// The bytes of a Standard MIDI File.
enum MIDIFile {
  static func bytes(tracks: [[MIDIEvent]], end: Int) -> [UInt8] {
    let head = number(1, bytes: 2) + number(tracks.count, bytes: 2) + number(MIDITime.ticksPerQuarter, bytes: 2)
    return tracks.reduce(chunk("MThd", head)) { $0 + chunk("MTrk", track($1, end: end)) }
  }

  private static func track(_ events: [MIDIEvent], end: Int) -> [UInt8] {
    let sorted = events.enumerated().sorted {
      ($0.element.tick, $0.element.order.rawValue, $0.offset) < ($1.element.tick, $1.element.order.rawValue, $1.offset)
    }.map(\.element)
    var bytes: [UInt8] = []
    var last = 0
    for event in sorted {
      bytes += variable(event.tick - last) + event.bytes
      last = event.tick
    }
    return bytes + variable(max(0, end - last)) + meta(0x2F, [])
  }

  static func meta(_ kind: UInt8, _ body: [UInt8]) -> [UInt8] { [0xFF, kind] + variable(body.count) + body }

  private static func chunk(_ name: String, _ body: [UInt8]) -> [UInt8] {
    Array(name.utf8) + number(body.count, bytes: 4) + body
  }

  /// The highest byte first.
  static func number(_ value: Int, bytes: Int) -> [UInt8] {
    (0..<bytes).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  /// Seven bits a byte, the highest first, all but the last marked.
  private static func variable(_ value: Int) -> [UInt8] {
    var bytes = [UInt8(truncatingIfNeeded: value & 0x7F)]
    var rest = value >> 7
    while rest > 0 {
      bytes.insert(UInt8(truncatingIfNeeded: rest & 0x7F | 0x80), at: 0)
      rest >>= 7
    }
    return bytes
  }
}
