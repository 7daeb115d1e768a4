import ChartModel
import ChartSound
import Foundation
@testable import SoundFile
import Testing

@Suite(.serialized) struct SoundFormatTests {
  typealias Container = SoundFileFormat.Container
  typealias Encoding = SoundFileFormat.Encoding

  let folder: Folder
  var path: String { folder.path + "/sound" }

  init() throws { folder = try Folder() }

  private func write(_ samples: [Double], _ format: SoundFileFormat) throws -> [UInt8] {
    let writer = try SoundFileWriter(
      path: path, format: format, tags: SoundFileTags(title: "Steps", comment: "About 10 °C."),
      cues: [SoundFileCue(frame: 1, label: "One")])
    try writer.write(samples)
    try writer.finish()
    return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A second of a tone of 440 Hz, which compresses.
  private static func tone(channels: Int, sampleRate: Int) -> [Double] {
    (0..<sampleRate).flatMap { frame -> [Double] in
      let turns = 440 * Double(frame) / Double(sampleRate)
      return Array(repeating: 0.25 * sin(2 * Double.pi * turns), count: channels)
    }
  }

  static let samples = [0, 0.5, -0.5, 1.5, -1.5, 1e300, .nan, -.infinity]

  @Test(arguments: [
    (Encoding.pcm16, 1, 16, [0, 16_384, -16_384, 32_767, -32_767, 32_767, 0, -32_767]),
    (.pcm24, 1, 24, [0, 4_194_304, -4_194_304, 8_388_607, -8_388_607, 8_388_607, 0, -8_388_607]),
  ])
  func integersInWAV(encoding: Encoding, tag: Int, bits: Int, expected: [Int]) throws {
    let file = try RIFFFile(bytes: write(Self.samples, SoundFileFormat(encoding: encoding)))
    let format = try #require(file.body("fmt "))
    #expect(RIFFFile.number(format[0..<2]) == tag && RIFFFile.number(format[14..<16]) == bits)
    let data = try #require(file.body("data"))
    let width = bits / 8
    let numbers = stride(from: 0, to: data.count, by: width).map { start in
      let number = RIFFFile.number(data[start..<(start + width)])
      return number < 1 << (bits - 1) ? number : number - 1 << bits
    }
    #expect(numbers == expected)
    #expect(try file.labels().values.sorted() == ["One"])
  }

  /// Floats are not clipped, hold no noise of rounding and no chunk with the time of the run.
  @Test func floatsInWAV() throws {
    let file = try RIFFFile(bytes: write(Self.samples, SoundFileFormat(encoding: .float)))
    let format = try #require(file.body("fmt "))
    #expect(RIFFFile.number(format[0..<2]) == 3 && RIFFFile.number(format[14..<16]) == 32)
    #expect(Set(file.chunks.map(\.id)) == ["fmt ", "fact", "LIST", "cue ", "data"])
    let data = try #require(file.body("data"))
    let numbers = stride(from: 0, to: data.count, by: 4).map { start in
      Float(bitPattern: UInt32(RIFFFile.number(data[start..<(start + 4)])))
    }
    #expect(numbers == [0, 0.5, -0.5, 1.5, -1.5, 8, 0, -8])
    #expect(try file.labels().values.sorted() == ["One"])
  }

  static let formats: [SoundFileFormat] = {
    var formats: [SoundFileFormat] = []
    for container in Container.allCases {
      for encoding in Encoding.allCases where container == .wav || encoding == .pcm16 || container == .flac {
        for rate in [44_100, 48_000] {
          for channels in [1, 2] {
            formats.append(
              SoundFileFormat(sampleRate: rate, channels: channels, container: container, encoding: encoding))
          }
        }
      }
    }
    return formats.filter {
      ($0.container != .flac || $0.encoding != .float) && ($0.container != .opus || $0.sampleRate == 48_000)
    }
  }()

  /// The head of each form, what libsndfile reads back, and the same bytes on two runs, whose clocks differ.
  @Test(arguments: formats)
  func everyFormat(format: SoundFileFormat) throws {
    let samples = Self.tone(channels: format.channels, sampleRate: format.sampleRate)
    let first = try write(samples, format)
    let mark = [Container.wav: "RIFF", .flac: "fLaC"][format.container] ?? "OggS"
    #expect(first.starts(with: mark.utf8))
    #expect((try? SoundFileReader(path: path))?.frameCount == format.sampleRate)
    #expect(folder.contents == ["sound"])
    usleep(1_000)
    #expect(try write(samples, format) == first)
    if format.container != .wav {
      #expect(first.count < samples.count * 2)
      #expect(String(decoding: first, as: UTF8.self).contains("=Steps"))
    }
  }

  /// What somebody does to the unfinished file is seen, and told with numbers.
  @Test(arguments: [
    (Container.wav, 0, "0 frames, not 44100"), (.flac, 0, "it cannot be read back"),
    (.ogg, 0, "no page begins at byte 0"),
  ])
  func aFileThatSomebodyCutsIsNotPutInItsPlace(container: Container, size: off_t, lack: String) throws {
    let format = SoundFileFormat(sampleRate: 44_100, channels: 1, container: container)
    let writer = try SoundFileWriter(path: path, format: format)
    try writer.write(Self.tone(channels: 1, sampleRate: 44_100))
    try #require(truncate(writer.place.temporaryPath, size) == 0)
    let error = #expect(throws: SoundFileError.self) { try writer.finish() }
    #expect(error?.code == .incomplete)
    #expect(
      error?.description
        == "The file \(path) does not hold what was written into it: \(lack). Make room or write to another place.")
    #expect(folder.contents.isEmpty)
  }

  /// A page of an encoder with a known checksum: that of `OggS` and a head of zeros, taken bit by bit.
  @Test func pagesHaveTheirChecksum() throws {
    let pages = try oggPages(write(Self.tone(channels: 2, sampleRate: 48_000), SoundFileFormat(container: .ogg)))
    #expect(pages.count > 2)
    for page in pages {
      #expect(RIFFFile.number(page[14..<18]) == 1)
      var bare = page
      bare.replaceSubrange(22..<26, with: [0, 0, 0, 0])
      #expect(RIFFFile.number(page[22..<26]) == Int(Self.checksumByBits(bare)))
    }
    #expect(pages.enumerated().allSatisfy { RIFFFile.number($1[18..<22]) == $0 })
  }

  private func oggPages(_ bytes: [UInt8]) throws -> [[UInt8]] {
    var pages: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let segments = Int(try #require(rest.dropFirst(26).first))
      let size = 27 + segments + rest.dropFirst(27).prefix(segments).reduce(0) { $0 + Int($1) }
      pages.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return pages
  }

  private static func checksumByBits(_ bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = 0
    for byte in bytes {
      for bit in (0..<8).reversed() {
        let isSet = (register >> 31) ^ UInt32(byte >> UInt8(bit) & 1) == 1
        register = isSet ? register << 1 ^ 0x04c1_1db7 : register << 1
      }
    }
    return register
  }

  @Test(arguments: [[], Array("RIFF".utf8), Array("OggS".utf8), Array("OggS".utf8) + Array(repeating: 255, count: 40)])
  func whatIsNoPage(bytes: [UInt8]) { #expect(OggPages.pageSize(bytes) == nil) }

  @Test(arguments: [
    (
      SoundFileFormat(container: .flac), "be written: the libsndfile of this system was built without FLAC.",
      "Ask for WAV, or install a libsndfile with it."
    ),
    (
      SoundFileFormat(container: .opus), "be written: the libsndfile of this system was built without Opus.",
      "Ask for WAV, or install a libsndfile with it."
    ),
    (
      SoundFileFormat(sampleRate: 44_100, container: .opus), "be Opus at 44100 frames a second.",
      "Ask for 48,000, or for Ogg Vorbis."
    ),
    (
      SoundFileFormat(container: .flac, encoding: .float), "hold floating-point numbers as FLAC.",
      "Ask for 24 bits, or for WAV."
    ),
  ])
  func whatCannotBeWritten(format: SoundFileFormat, reason: String, remedy: String) {
    let error = #expect(throws: SoundFileError.self) { try format.checked(path: "a", offered: [.wav]) }
    #expect(error?.code == .format)
    #expect(error?.description == "The file a cannot \(reason) \(remedy)")
  }

  // MARK: Mono

  @Test(arguments: [44_100, 48_000])
  func monoIsAsLoudAsStereoWhereverANoteStands(sampleRate: Int) throws {
    let chart = TestChart(Array(repeating: 3, count: 6), domain: 0...6)
    let score = Score(chart: chart.chart, facts: chart.facts)
    #expect(Set(score.notes.map(\.pan)).count > 1)
    let mono = try rendered(score, sampleRate: sampleRate, channels: 1)
    let stereo = try rendered(score, sampleRate: sampleRate, channels: 2)
    #expect(mono.count * 2 == stereo.count)
    for note in score.notes where note.role == .data {
      let frames = Int(note.start * Double(sampleRate))..<Int((note.start + note.length) * Double(sampleRate))
      let sides: [Double] = frames.flatMap { [stereo[2 * $0], stereo[2 * $0 + 1]] }
      let both: Double = sides.reduce(0) { $0 + $1 * $1 }
      let one: Double = frames.map { mono[$0] }.reduce(0) { $0 + $1 * $1 }
      #expect(abs(10 * log10(one / both)) < 0.01)
    }
  }

  private func rendered(_ score: Score, sampleRate: Int, channels: Int) throws -> [Double] {
    let instruments = InstrumentSet.standard
    let level = SoundLevel(score: score, instruments: instruments, sampleRate: sampleRate, channels: channels)
    #expect(level.loudness == -23)
    var renderer = Renderer(
      score: score, instruments: instruments, sampleRate: sampleRate, channels: channels, gain: level.gain)
    var samples: [Double] = []
    var block = [Double](repeating: 0, count: 1_000)
    while true {
      let frames = renderer.render(into: &block)
      guard frames > 0 else { return samples }
      samples += block[..<(channels * frames)]
    }
  }

  /// One loud short note among silence: its peak is held below the ceiling in mono, too.
  @Test func peaksInMono() throws {
    let note = Note(start: 1, length: 0.05, frequency: 440, pan: 0.5, instrument: "clear", role: .data)
    let score = Score(
      title: "", duration: 4, pitch: PitchMapping(low: 220, high: 880, domain: nil), notes: [note])
    let instruments = InstrumentSet.standard
    let level = SoundLevel(score: score, instruments: instruments, sampleRate: 48_000, channels: 1, target: -3)
    var renderer = Renderer(score: score, instruments: instruments, sampleRate: 48_000, channels: 1, gain: level.gain)
    var block = [Double](repeating: 0, count: 200_000)
    #expect(renderer.render(into: &block) == 192_000)
    var meter = TruePeakMeter()
    meter.add(block.flatMap { [$0, $0] })
    #expect(abs(20 * log10(meter.peak) + 1) < 0.05)
  }
}
