/// The samples of a WAV file as speech programs write it: 16 bits, one channel or two, a length that nobody knows at its
/// beginning.
struct WAVRecording {
  /// One channel, full scale at 1; the mean of two.
  let samples: [Double]
  /// Frames a second.
  let sampleRate: Int

  /// The recording in some bytes; `nil` where they are none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) else {
      return nil
    }
    var format: Format?
    var start = 12
    while start + 8 <= bytes.count {
      let (name, body) = (bytes[start..<start + 4], start + 8)
      // A program that writes into a pipe cannot know the length; what is there counts.
      let size = min(Self.number(bytes[start + 4..<body]), bytes.count - body)
      if name.elementsEqual("fmt ".utf8) { format = Format(bytes[body..<body + size]) }
      if name.elementsEqual("data".utf8) {
        guard let format else { return nil }
        samples = format.samples(bytes[body..<body + size])
        sampleRate = format.sampleRate
        return
      }
      start = body + size + size % 2
    }
    return nil
  }

  /// The lowest byte first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  private struct Format {
    let channels: Int
    let sampleRate: Int

    /// `nil` of anything but integers of 16 bits in one or two channels.
    init?(_ chunk: ArraySlice<UInt8>) {
      guard chunk.count >= 16 else { return nil }
      let field = { (offset: Int, count: Int) in
        WAVRecording.number(chunk[chunk.startIndex + offset..<chunk.startIndex + offset + count])
      }
      guard field(0, 2) == 1, field(14, 2) == 16, (1...2).contains(field(2, 2)) else { return nil }
      (channels, sampleRate) = (field(2, 2), field(4, 4))
    }

    func samples(_ body: ArraySlice<UInt8>) -> [Double] {
      let frame = 2 * channels
      return stride(from: body.startIndex, to: body.endIndex - frame + 1, by: frame).map { start in
        let sum = stride(from: start, to: start + frame, by: 2).reduce(0.0) { sum, place in
          sum + Double(Int16(bitPattern: UInt16(body[place]) | UInt16(body[place + 1]) << 8))
        }
        return sum / Double(channels) / 32_768
      }
    }
  }
}
