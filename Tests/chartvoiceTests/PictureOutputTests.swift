import Foundation
import Testing

/// `sonify --picture`.
@Suite struct PictureOutputTests {
  /// The picture of the page about sound is what the program draws of its chart.
  @Test func thePageHasItsPicture() throws {
    let chart = CorpusTests.folder.appendingPathComponent("diverging")
    let options = try String(contentsOf: chart.appendingPathComponent("options.txt"), encoding: .utf8)
    let folder = try TemporaryFolder()
    let (wav, svg) = (folder.url.appendingPathComponent("a.wav"), folder.url.appendingPathComponent("a.svg"))
    let result = try Program.run(
      ["sonify", chart.appendingPathComponent("data.csv").path, "-o", wav.path, "--picture", svg.path, "--quiet"]
        + options.split(separator: "\n").map(String.init))
    #expect(result.status == 0 && result.errors == "")
    let place = Project.folder.appendingPathComponent("Documentation/pictures/diverging.svg")
    let text = try String(contentsOf: svg, encoding: .utf8)
    if ProcessInfo.processInfo.environment["CHARTVOICE_WRITE_CORPUS"] != nil {
      try text.write(to: place, atomically: true, encoding: .utf8)
    } else {
      #expect(try String(contentsOf: place, encoding: .utf8) == text)
    }
  }

  @Test func itIsAnOutputLikeTheOthers() throws {
    let folder = try TemporaryFolder()
    let (wav, svg) = (folder.url.appendingPathComponent("a.wav").path, folder.url.appendingPathComponent("a.svg").path)
    let twice = try Program.run(["sonify", CommandTests.steps, "-o", wav, "--picture", wav])
    #expect(twice.status == 64)
    let nowhere = try Program.run(["sonify", CommandTests.steps, "-o", wav, "--picture", "/nonexistent/a.svg"])
    #expect(nowhere.status == 2 && folder.names == [])
    let down = try Program.run([
      "sonify", CommandTests.steps, "-o", wav, "--picture", svg, "--polarity", "down", "--pitch", "300...600",
    ])
    #expect(down.status == 0 && folder.names == ["a.svg", "a.vtt", "a.wav"])
    let text = try String(contentsOfFile: svg, encoding: .utf8)
    #expect(text.contains("In the sound, a lower tone is a larger value.</desc>"))
    for name in ["Pitch in hertz", "Time in seconds", "Value, played by clear", ">440<"] {
      #expect(text.contains(name))
    }
  }
}
