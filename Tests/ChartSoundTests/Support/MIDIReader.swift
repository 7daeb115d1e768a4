import Foundation

/// A Standard MIDI File taken apart, as a player would hear it.
struct MIDIReader {
  struct Malformed: Error {
    var reason: String
  }

  struct Note {
    var start: Double
    var end: Double
    var key: Int
    var velocity: Int
    var program: Int
    var pan: Int
    /// Which channel of which port.
    var place: [Int]
    var track: Int
  }

  struct Text: Equatable {
    var kind: Int
    var start: Double
    var text: String
  }

  private(set) var format = 0
  private(set) var names: [String] = []
  private(set) var texts: [Text] = []
  private(set) var notes: [Note] = []
  private(set) var ends: [Double] = []
  /// How many semitones a bend has, by channel.
  private(set) var ranges: [[Int]: Int] = [:]
  private var bends: [[Int]: [(seconds: Double, value: Int)]] = [:]
  private var secondsPerTick = 0.0

  init(_ bytes: [UInt8]) throws {
    var chunks: [(String, [UInt8])] = []
    var rest = bytes[...]
    while rest.count >= 8 {
      let size = Self.number(rest.dropFirst(4).prefix(4))
      guard rest.count >= 8 + size else { throw Malformed(reason: "a chunk is longer than the file") }
      chunks.append((String(decoding: rest.prefix(4), as: UTF8.self), Array(rest.dropFirst(8).prefix(size))))
      rest = rest.dropFirst(8 + size)
    }
    guard rest.isEmpty, let head = chunks.first, head.0 == "MThd", head.1.count == 6 else {
      throw Malformed(reason: "no head")
    }
    format = Self.number(head.1[0..<2])
    guard Self.number(head.1[2..<4]) == chunks.count - 1 else { throw Malformed(reason: "another number of tracks") }
    // 500,000 microseconds a quarter: what a file has that says nothing else, and what ours says.
    secondsPerTick = 0.5 / Double(Self.number(head.1[4..<6]))
    for (index, chunk) in chunks.dropFirst().enumerated() {
      guard chunk.0 == "MTrk" else { throw Malformed(reason: "no track") }
      try read(track: chunk.1[...], index: index)
    }
  }

  private mutating func read(track: ArraySlice<UInt8>, index: Int) throws {
    var rest = track
    var tick = 0
    var port = 0
    var sounding: [[Int]: Note] = [:]
    var programs: [Int: Int] = [:]
    var pans: [Int: Int] = [:]
    var parameter: [Int: [Int: Int]] = [:]
    names.append("")
    func next() throws -> Int {
      guard let byte = rest.popFirst() else { throw Malformed(reason: "a track without an end") }
      return Int(byte)
    }
    func variable() throws -> Int {
      var value = 0
      while true {
        let byte = try next()
        value = value << 7 | byte & 0x7F
        if byte < 0x80 { return value }
      }
    }
    while true {
      tick += try variable()
      let seconds = Double(tick) * secondsPerTick
      let status = try next()
      let channel = status & 0x0F
      let place = [port, channel]
      switch status >> 4 {
      case 0x8:
        let key = try next()
        _ = try next()
        guard var note = sounding.removeValue(forKey: place), note.key == key else {
          throw Malformed(reason: "the end of a note that does not sound")
        }
        note.end = seconds
        notes.append(note)
      case 0x9:
        let (key, velocity) = (try next(), try next())
        guard sounding[place] == nil else { throw Malformed(reason: "two notes in one channel") }
        sounding[place] = Note(
          start: seconds, end: seconds, key: key, velocity: velocity, program: programs[channel] ?? -1,
          pan: pans[channel] ?? -1, place: place, track: index)
      case 0xB:
        let (control, value) = (try next(), try next())
        if control == 10 { pans[channel] = value }
        if control == 100 || control == 101 { parameter[channel, default: [:]][control] = value }
        if control == 6, parameter[channel] == [100: 0, 101: 0] { ranges[place] = value }
      case 0xC: programs[channel] = try next()
      case 0xE: bends[place, default: []].append((seconds, try next() | (try next()) << 7))
      case 0xF:
        guard status == 0xFF else { throw Malformed(reason: "a message that there is not") }
        let kind = try next()
        let size = try variable()
        let body = rest.prefix(size)
        guard body.count == size else { throw Malformed(reason: "a text without an end") }
        rest = rest.dropFirst(size)
        switch kind {
        case 0x01, 0x06: texts.append(Text(kind: kind, start: seconds, text: String(decoding: body, as: UTF8.self)))
        case 0x03: names[index] = String(decoding: body, as: UTF8.self)
        case 0x21: port = Int(body.first ?? 0)
        case 0x51: guard Self.number(body) == 500_000 else { throw Malformed(reason: "another tempo") }
        case 0x2F:
          guard rest.isEmpty, sounding.isEmpty else { throw Malformed(reason: "sounds on after the end") }
          ends.append(seconds)
          return
        default: throw Malformed(reason: "a text of another kind")
        }
      default: throw Malformed(reason: "a message that there is not")
      }
    }
  }

  /// The pitch of a note at a time, in Hz.
  func frequency(of note: Note, at seconds: Double) -> Double {
    let bend = bends[note.place]?.last { $0.seconds <= seconds + 1e-9 }?.value ?? 8_192
    let semitones = Double(note.key) + Double(bend - 8_192) / 8_192 * Double(ranges[note.place] ?? 2)
    return 440 * exp2((semitones - 69) / 12)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
}
