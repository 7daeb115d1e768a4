import ChartSound
import SoundFile
import Testing

/// The bytes for a player.
@Suite struct WAVStreamTests {
  @Test func isTheSoundOfAFile() throws {
    let score = ExcerptTests.whole
    let recording = try Recording(score)
    let blocks = Array(
      IteratorSequence(WAVStream(score, instruments: .standard, gain: recording.level.gain)))
    let file = try RIFFFile(bytes: Array(blocks.joined()))
    #expect(file.chunks.map(\.id) == ["fmt ", "data"] && file.riffSize == file.fileSize - 8)
    let isSame = file.body("data") == recording.file.body("data")
    #expect(isSame && file.body("fmt ") == recording.file.body("fmt "))
    // Block by block, never whole.
    #expect(blocks.count > 20 && blocks.allSatisfy { $0.count <= 4 * 4_096 + 44 })
  }

  @Test func whatIsTooLoudIsClipped() throws {
    let bytes = Array(
      IteratorSequence(WAVStream(ExcerptTests.whole, instruments: .standard, gain: 100)).joined())
    let samples = try RIFFFile(bytes: bytes).samples
    #expect(samples.left.max() ?? 0 > 0.99 && samples.left.min() ?? 0 < -0.99)
  }

  @Test func nothingIsAHeader() throws {
    let score = Score(title: "", duration: 0, pitch: PitchMapping(low: 220, high: 440, domain: nil), notes: [])
    let bytes = Array(IteratorSequence(WAVStream(score, instruments: .standard, gain: 1)).joined())
    #expect(bytes.count == 44)
    #expect(try RIFFFile(bytes: bytes).body("data") == [])
  }
}
