/// What one channel plays: phrases that do not sound at the same time, for the bend of a channel moves all of its notes.
struct MIDILane {
  private(set) var phrases: [Phrase] = []
  /// The tick at which it is free again.
  private var end = 0

  /// The phrases in channels: one for each instrument and series, another where that still sounds. Where fifteen are not
  /// enough, a channel that is free plays for others, too; where none is free, there is another port.
  static func lanes(for phrases: [Phrase]) -> [MIDILane] {
    var lanes: [MIDILane] = []
    for phrase in phrases {
      let free = lanes.indices.filter { lanes[$0].end <= phrase.start }
      let own = free.first { lanes[$0].phrases.last?.part == phrase.part }
      if let place = own ?? (lanes.count < MIDIChannel.perPort ? nil : free.first) {
        lanes[place].add(phrase)
      } else {
        lanes.append(MIDILane())
        lanes[lanes.count - 1].add(phrase)
      }
    }
    return lanes
  }

  private mutating func add(_ phrase: Phrase) {
    phrases.append(phrase)
    end = max(end, phrase.end)
  }

  /// The series and the instruments that it plays, in their order.
  var name: String {
    var names: [String] = []
    for name in phrases.map(\.partName) where !names.contains(name) { names.append(name) }
    return names.joined(separator: "; ")
  }
}

/// A channel of a port: fifteen, for the tenth is that of drums.
struct MIDIChannel {
  static let perPort = 15
  /// From 0 to 15.
  let number: UInt8
  let port: UInt8

  /// The channel of a lane.
  init(_ lane: Int) {
    let place = lane % Self.perPort
    number = UInt8(place < 9 ? place : place + 1)
    port = UInt8(min(lane / Self.perPort, 127))
  }
}

extension Phrase {
  fileprivate struct Part: Equatable {
    var instrument: String?
    var series: String?
  }

  fileprivate var part: Part { Part(instrument: notes.first?.instrument, series: notes.first?.series) }

  fileprivate var partName: String {
    [notes.first?.seriesName, notes.first?.instrument].compactMap { $0?.singleLine }.filter { !$0.isEmpty }
      .joined(separator: ", ")
  }

  /// The tick at which it is over, at least one after its start.
  var end: Int {
    let seconds = notes.last.map { $0.start + $0.length } ?? 0
    return max(seconds.frame(at: MIDITime.ticksPerSecond), start + 1)
  }
}
