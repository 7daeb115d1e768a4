import Foundation
@testable import SoundFile
import Testing

/// What a path means, and who may read what is written there.
@Suite(.serialized) struct OutputPlaceTests {
  let folder: Folder
  var path: String { folder.path + "/sound.wav" }

  init() throws { folder = try Folder() }

  private func write(to path: String) throws {
    let writer = try SoundFileWriter(path: path)
    try writer.write([0, 0])
    try writer.finish()
  }

  @Test(arguments: ["real.wav", "more/real.wav"]) func aLinkToNothingYetIsFollowed(real: String) throws {
    try FileManager.default.createDirectory(atPath: folder.path + "/more", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/again", withDestinationPath: real)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: folder.path + "/again")
    try write(to: path)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path) == folder.path + "/again")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/again") == real)
    #expect(try RIFFFile(path: folder.path + "/" + real).body("data")?.count == 4)
  }

  @Test func linksInACircleAreReported() throws {
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: path)
    let error = #expect(throws: SoundFileError.self) { try SoundFileWriter(path: self.path) }
    #expect(error?.code == .open)
    #expect(folder.contents == ["sound.wav"])
  }

  /// The permissions, the owner and the group of a file; `nil` where it is gone.
  private func facts(_ path: String) -> [Int]? {
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    return [Int(info.st_mode & 0o7777), Int(info.st_uid), Int(info.st_gid)]
  }

  @Test(arguments: [0o640, 0o604, 0o600, 0o444]) func theNewFileHasThePermissionsOfTheOld(mode: Int) throws {
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    // Only root may give files away.
    if getuid() == 0 { try #require(chown(path, 1_234, 2_345) == 0) }
    try #require(chmod(path, mode_t(mode)) == 0)
    let before = try #require(facts(path))
    let writer = try SoundFileWriter(path: path)
    // Before it is in its place, nobody else may read more of it.
    for name in folder.contents { #expect(facts(folder.path + "/" + name) == before) }
    try writer.write([0, 0])
    try writer.finish()
    #expect(facts(path) == before && before[0] == mode)
    if getuid() == 0 { #expect(before == [mode, 1_234, 2_345]) }
  }

  #if os(Linux)
    @Test func whatGoesToADeviceIsForNobodyElse() throws {
      let writer = try SoundFileWriter(path: "/dev/null")
      #expect(facts(writer.place.temporaryPath)?.first == 0o600)
      writer.discard()
    }
  #endif
}
