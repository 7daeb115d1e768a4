import ChartModel
import ChartSound
import Foundation
@testable import SoundFile
import Testing

@Suite(.serialized) struct SoundFileTests {
  let folder: Folder
  var path: String { folder.path + "/sound.wav" }

  init() throws { folder = try Folder() }

  private func write(
    _ samples: [Double], tags: SoundFileTags = SoundFileTags(), cues: [SoundFileCue] = [], channels: Int = 2
  ) throws -> RIFFFile {
    let writer = try SoundFileWriter(
      path: path, format: SoundFileFormat(sampleRate: 48_000, channels: channels), tags: tags, cues: cues)
    try writer.write(samples)
    try writer.finish()
    return try RIFFFile(path: path)
  }

  @Test func headSaysPCM16() throws {
    let file = try write([0, 0, 0.5, -0.5])
    let format = try #require(file.body("fmt "))
    #expect(RIFFFile.number(format[0..<2]) == 1 && RIFFFile.number(format[2..<4]) == 2)
    #expect(RIFFFile.number(format[4..<8]) == 48_000 && RIFFFile.number(format[14..<16]) == 16)
    #expect(file.riffSize == file.fileSize - 8)
    #expect(file.chunks.map(\.id) == ["fmt ", "data"])
    #expect(file.body("data") == [0, 0, 0, 0, 0, 64, 0, 192])
  }

  @Test func loudSamplesClipAndNeverWrap() throws {
    let file = try write([1.2, -1.2, 1, -1, .infinity, -.infinity, .nan, 1e300])
    #expect(file.samples.left == [32_767, 32_767, 32_767, 0].map { $0 / 32_768 })
    #expect(file.samples.right == [-32_767, -32_767, -32_767, 32_767].map { $0 / 32_768 })
  }

  @Test func titleAndSummaryAreInTheFile() throws {
    let file = try write([0, 0], tags: SoundFileTags(title: "Steps, June 2025", comment: "About 10 °C."))
    let list = try file.list("INFO")
    #expect(list.map(\.id).sorted() == ["ICMT", "INAM"])
    #expect(list.first { $0.id == "INAM" }.map { RIFFFile.zeroEnded($0.body[...]) } == "Steps, June 2025")
    #expect(list.first { $0.id == "ICMT" }.map { RIFFFile.zeroEnded($0.body[...]) } == "About 10 °C.")
  }

  @Test(arguments: 1...9) func cuesHavePlacesAndNames(length: Int) throws {
    let cues = (0..<7).map { SoundFileCue(frame: $0 * 3, label: String(repeating: "é", count: length + $0)) }
    let file = try write(Array(repeating: 0, count: 60), cues: cues)
    #expect(file.cues.map(\.frame) == cues.map(\.frame))
    let labels = try file.labels()
    #expect(file.cues.map { labels[$0.id] } == cues.map(\.label))
    #expect(file.body("data")?.count == 120)
  }

  @Test(arguments: [(3_000, 5), (2_727, 0), (1_000, 500), (1_001, 40), (2, 200_000)])
  func longCueListsAreCutAndTheFileIsWhole(count: Int, length: Int) throws {
    let cues = (0..<count).map { SoundFileCue(frame: $0, label: "\($0)" + String(repeating: "x", count: length)) }
    let tags = SoundFileTags(
      title: String(repeating: "t", count: 5_000), comment: String(repeating: "c", count: 50_000))
    let file = try write(Array(repeating: 0.25, count: 8_000), tags: tags, cues: cues)
    #expect(file.body("data")?.count == 16_000)
    #expect(file.cues.map(\.frame) == Array(0..<min(count, 1_000)))
    #expect(try file.labels().count == min(count, 1_000))
    #expect(try file.labels()[1]?.hasPrefix("0") == true)
  }

  /// RF64, the form of longer files, drops cue points in libsndfile, and not every player knows it: what does not fit RIFF is
  /// refused before it is written.
  @Test(arguments: [(SoundFileFormat.Encoding.pcm16, 1_073_500_000), (.pcm24, 715_666_666), (.float, 536_750_000)])
  func whatDoesNotFitIsRefused(encoding: SoundFileFormat.Encoding, most: Int) throws {
    let writer = try SoundFileWriter(path: path, format: SoundFileFormat(channels: 1, encoding: encoding))
    let error = #expect(throws: SoundFileError.self) { try writer.write(repeatElement(0, count: most + 1)) }
    #expect(
      error?.description
        == "The file \(path) would be larger than 2 GB. Make the sound shorter or write fewer frames a second.")
    #expect(folder.contents.isEmpty)
  }

  @Test func sameBytesTwice() throws {
    let cues = [SoundFileCue(frame: 1, label: "One")]
    _ = try write([0.1, 0.2, 0.3, 0.4], tags: SoundFileTags(title: "T", comment: "C"), cues: cues)
    let first = try Data(contentsOf: URL(fileURLWithPath: path))
    _ = try write([0.1, 0.2, 0.3, 0.4], tags: SoundFileTags(title: "T", comment: "C"), cues: cues)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == first)
    #expect(first.range(of: Data("PEAK".utf8)) == nil && first.range(of: Data("libsndfile".utf8)) == nil)
  }

  @Test func nothingIsThereBeforeTheEnd() throws {
    let writer = try SoundFileWriter(path: path)
    try writer.write([0, 0])
    #expect(!FileManager.default.fileExists(atPath: path))
    try writer.finish()
    #expect(folder.contents == ["sound.wav"])
    #expect(throws: SoundFileError.self) { try writer.write([0, 0]) }
  }

  @Test func anUnfinishedFileGoesAwayAndTheOldOneStays() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    do {
      let writer = try SoundFileWriter(path: path)
      try writer.write([0, 0])
    }
    #expect(folder.contents == ["sound.wav"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
  }

  @Test func aFileThatCannotBeRenamedLeavesNothing() throws {
    let writer = try SoundFileWriter(path: path)
    try FileManager.default.createDirectory(atPath: path + "/x", withIntermediateDirectories: true)
    let error = #expect(throws: SoundFileError.self) { try writer.finish() }
    #expect(error?.code == .rename)
    #expect(folder.contents == ["sound.wav"])
  }

  @Test func theLongestNameIsNoTrouble() throws {
    let long = folder.path + "/" + String(repeating: "n", count: 251) + ".wav"
    let writer = try SoundFileWriter(path: long)
    try writer.write([0, 0])
    try writer.finish()
    #expect(try RIFFFile(path: long).body("data")?.count == 4)
  }

  @Test func aLinkIsFollowed() throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path + "/real.wav"))
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/real.wav")
    _ = try write([0, 0])
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == folder.path + "/real.wav")
    #expect(folder.contents == ["real.wav", "sound.wav"])
  }

  #if os(Linux)
    @Test func aFullDeviceIsReported() throws {
      let writer = try SoundFileWriter(path: "/dev/full")
      let unfinished = writer.place.temporaryPath
      #expect(FileManager.default.fileExists(atPath: unfinished))
      try writer.write([0.5, 0.5])
      let error = #expect(throws: SoundFileError.self) { try writer.finish() }
      #expect(error?.code == .write)
      #expect(
        error?.description == "The file /dev/full could not be written: No space left on device. "
          + "Make room or write to another place.")
      #expect(!FileManager.default.fileExists(atPath: unfinished))
    }
  #endif

  @Test func missingFoldersAndFoldersAreReported() throws {
    let error = #expect(throws: SoundFileError.self) { try SoundFileWriter(path: "/nowhere-at-all/sound.wav") }
    #expect(
      error?.description == "The file /nowhere-at-all/sound.wav could not be made: No such file or directory. "
        + "Make the folder first or write to another place.")
    let folderError = #expect(throws: SoundFileError.self) { try SoundFileWriter(path: self.folder.path) }
    #expect(folderError?.code == .open)
    #expect(#expect(throws: SoundFileError.self) { try SoundFileWriter(path: "") }?.code == .open)
  }

  @Test(arguments: [(0, 2), (48_000, 0), (48_000, 9), (-1, 2), (1_000_000, 2)])
  func impossibleFormatsAreReported(sampleRate: Int, channels: Int) {
    let format = SoundFileFormat(sampleRate: sampleRate, channels: channels)
    let error = #expect(throws: SoundFileError.self) { try SoundFileWriter(path: self.path, format: format) }
    #expect(error?.code == .format)
    #expect(folder.contents.isEmpty)
  }

  @Test func zeroBytesInTextAreDropped() throws {
    let file = try write([0, 0], tags: SoundFileTags(title: "a\0b"), cues: [SoundFileCue(frame: 0, label: "c\0d")])
    #expect(try file.labels()[1] == "cd")
    #expect(try file.list("INFO").first.map { RIFFFile.zeroEnded($0.body[...]) } == "ab")
  }
}
