import Foundation
import Testing

@testable import chartvoice

/// Lines through speech programs, which small scripts stand in for.
@Suite(.serialized) struct SpeakerTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    makeSignalsErrors()
  }

  private func install(_ name: String, _ script: String) throws -> SoundCommand {
    let path = try folder.file(name, "#!/bin/sh\nhere='\(folder.url.path)'\n" + script + "\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return SoundCommand(path: path, arguments: Speaker.arguments(of: name, "en"))
  }

  private func text(_ name: String) -> String {
    (try? String(contentsOfFile: folder.url.appendingPathComponent(name).path, encoding: .utf8)) ?? ""
  }

  @Test func aLineIsReadFromStandardInput() throws {
    let speaker = Speaker([try install("espeak-ng", "echo \"$@\" > \"$here/args\"; cat > \"$here/said\"")])
    speaker.speak("-5 °C, 100 %\u{1B}[0m, [[x]]")
    speaker.finish(waiting: true)
    #expect(text("said") == " -5 °C, 100 % 0m, x\n" && text("args") == "--stdin -b 1 -v en\n")
    #expect(speaker.takeComplaint() == nil)
  }

  @Test func theDispatcherIsToldToStop() throws {
    let speaker = Speaker([try install("spd-say", "echo \"$@\" >> \"$here/args\"; cat >> \"$here/said\"")])
    speaker.stop()
    speaker.speak("!-!QUIT")
    speaker.finish(waiting: true)
    speaker.finish(waiting: false)
    #expect(text("said") == " !-!QUIT\n" && text("args") == "-C -P text -l en -e\n-C\n")
  }

  @Test func theNextProgramSpeaksWhereOneFails() throws {
    let speaker = Speaker([
      try install("spd-say", "exit 1"), try install("espeak", "cat > \"$here/said\""),
    ])
    speaker.speak("Words.")
    speaker.finish(waiting: true)
    #expect(text("said") == " Words.\n" && speaker.takeComplaint() == nil)
  }

  @Test func whoCannotSpeakSaysSoOnce() throws {
    let speaker = Speaker([try install("spd-say", "exit 1"), try install("espeak", "exit 1")])
    speaker.speak("Words.")
    speaker.finish(waiting: true)
    #expect(speaker.takeComplaint() == "The speech programs spd-say and espeak stopped; nothing is spoken.")
    let nobody = Speaker([])
    for _ in 0..<2 { nobody.speak("Words.") }
    #expect(
      nobody.takeComplaint()
        == "No speech program was found: nothing is spoken. Install speech-dispatcher or espeak-ng.")
    nobody.speak("Words.")
    #expect(nobody.takeComplaint() == nil)
  }
}
