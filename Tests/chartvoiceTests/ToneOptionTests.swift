import Foundation
import Testing

@Suite struct ToneOptionTests {
  @Test(arguments: [
    (["--instrument", "ogran"], "There is no instrument \"ogran\". Did you mean organ?"),
    (
      ["--instrument", "clear,trombone"],
      "There is no instrument \"trombone\". The instruments are: clear, hollow, pure, organ, reed, warm, airy, sung; a file of your own ends in .toml."
    ),
    (["--instrument", "no.toml"], "no.toml: no such file."),
    (["--pitch", "5...220"], "--pitch 5...220: the instruments play from 55 to 4000 Hz. Stay between them."),
    (
      ["--pitch", "220...230", "--pitch-scale", "major"],
      "--pitch-scale major: fewer than two pitches of it lie in the range. Widen --pitch."
    ),
    (
      ["--mapping", "log"],
      "--mapping log: the Y axis holds zero, of which there is no logarithm. Use symlog or rank, or a --y-domain on one side of zero."
    ),
    (
      ["--mapping", "rank", "--stack-tones", "parts"],
      "--mapping rank: parts of a stack begin where others end, which is no rank. Leave out --stack-tones parts."
    ),
    (
      ["--length-by", "size"],
      "--length-by \"size\": no mark here is a note by itself and has a number besides X and Y. Points, bars and cells of a Vega-Lite chart have one by their size, color or tooltip."
    ),
    (
      ["--stack-tones", "parts"],
      "--stack-tones parts: no stack here stands on zero, or its parts are shares, each of which is heard by itself. Leave it out."
    ),
    (
      ["--arrangement", "together"],
      "--arrangement together: only two or three series that are no stack can be heard so. "
        + "Leave it out, choose fewer series, or use --stack none."
    ),
  ])
  func impossibleTones(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let wav = folder.url.appendingPathComponent("a.wav").path
    let result = try Program.run(["sonify", CommandTests.steps, "-o", wav] + options)
    #expect(result.status == 2)
    #expect(result.errors == message + "\n")
    #expect(folder.names == [])
  }

  /// What no chart could make right is wrong usage.
  @Test(arguments: [
    (["--pitch", "1760...220"], "--pitch 1760...220: give the lowest and the highest pitch in Hz, as in 220...1760."),
    (["--pitch", "220"], "--pitch 220: give the lowest and the highest pitch in Hz, as in 220...1760."),
    (["--pitch", "nan...220"], "--pitch nan...220: give the lowest and the highest pitch in Hz, as in 220...1760."),
    (
      ["--context", "ticks,tocks"],
      "--context \"tocks\": no such sound. Use ticks, zero, rules, means, markers, crossings, edges, drone, or all or none alone."
    ),
    (["--duration", "0.1"], "--duration: give 0.5 to 60 seconds."),
    (["--duration", "nan"], "--duration: give 0.5 to 60 seconds."),
    (["--tempo", "9"], "--tempo: give 0.5 (half as fast) to 4 (four times as fast)."),
    (["--tempo", "inf"], "--tempo: give 0.5 (half as fast) to 4 (four times as fast)."),
  ])
  func wrongTones(options: [String], message: String) throws {
    let folder = try TemporaryFolder()
    let wav = folder.url.appendingPathComponent("a.wav").path
    let result = try Program.run(["sonify", CommandTests.steps, "-o", wav] + options)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("Error: " + message + "\n"))
    #expect(folder.names == [])
  }

  /// Series by their names, in any case; a name that no series has is refused with the nearest.
  @Test func seriesThatAreAskedForAreHeard() throws {
    let folder = try TemporaryFolder()
    let rows = (2_000...2_009).flatMap { ["\($0),North,\($0 * 7 % 31)", "\($0),South,\($0 * 5 % 29)"] }
    let file = try folder.file("a.csv", "year,region,sales\n" + rows.joined(separator: "\n") + "\n")
    let (wav, score) = (
      folder.url.appendingPathComponent("a.wav").path, folder.url.appendingPathComponent("a.json").path
    )
    let asked = ["sonify", file, "-o", wav, "--score", score]
    #expect(try Program.run(asked + ["--hear", "south"]).status == 0)
    let text = try String(contentsOfFile: score, encoding: .utf8)
    #expect(text.contains("\"series\":\"South\"") && !text.contains("\"series\":\"North\""))
    #expect(try Program.run(asked + ["--hear", "North, South"]).status == 0)
    let wrong = try Program.run(asked + ["--hear", "Nort"])
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasSuffix("--hear \"Nort\": no series here has this name. Did you mean \"North\"?\n"))
  }

  /// What stands too close to be heard is counted, and told.
  @Test func whatIsTooCloseIsCounted() throws {
    let folder = try TemporaryFolder()
    let rows = (0..<200).map { "\($0),\($0 * 7 % 31)" }.joined(separator: "\n")
    let file = try folder.file("a.csv", "x,steps\n" + rows + "\n")
    let wav = folder.url.appendingPathComponent("a.wav").path
    let result = try Program.run([
      "sonify", file, "--mark", "bar", "--bucket", "none", "--duration", "2", "-o", wav, "--captions",
      folder.url.appendingPathComponent("a.vtt").path,
    ])
    #expect(result.status == 0)
    #expect(
      result.errors.split(separator: "\n").dropFirst().joined()
        == "160 marks are too close to others to be heard: of those together the lowest and the highest sound. "
        + "Where they do not share an X, a longer --duration or coarser buckets hold more.")
    #expect(try Program.run(["sonify", file, "--mark", "bar", "-o", wav, "--quiet"]).errors == "")
  }

  @Test func aFileOfOnesOwn() throws {
    let folder = try TemporaryFolder()
    let text = "name = \"mine\"\npartials = [1, 0.2]\n[envelope]\nattack = 0.01\nrelease = 0.02\n"
    let own = try folder.file("mine.toml", text)
    let taken = try folder.file("taken.toml", text.replacingOccurrences(of: "mine", with: "clear"))
    let score = folder.url.appendingPathComponent("s.json").path
    let wav = folder.url.appendingPathComponent("a.wav").path
    let heard = try Program.run([
      "sonify", CommandTests.steps, "-o", wav, "--score", score, "--instrument", own, "--pitch", "300...600",
    ])
    #expect(heard.status == 0)
    let json = try String(contentsOfFile: score, encoding: .utf8)
    #expect(json.contains("\"instrument\":\"mine\"") && !json.contains("\"instrument\":\"clear\""))
    #expect(json.contains("\"pitch\":{\"low\":300,\"high\":600,"))
    let refused = try Program.run(["sonify", CommandTests.steps, "-o", wav, "--instrument", taken])
    #expect(refused.status == 2)
    #expect(refused.errors == "\(taken), name: another instrument is called \"clear\". Choose another name.\n")
  }

  @Test func theSideSaysTheSeriesOrNothing() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.csv", "x,y,name\n1,2,a\n2,3,a\n1,4,b\n2,5,b\n")
    let score = folder.url.appendingPathComponent("s.json").path
    for (pan, sides) in [("x", [-0.8, 0.8]), ("series", [-0.8, 0.8]), ("none", [0])] {
      let wav = folder.url.appendingPathComponent("a.wav").path
      let result = try Program.run([
        "sonify", file, "--mark", "point", "--series", "name", "--context", "none", "--pan", pan, "-o", wav, "--score",
        score,
      ])
      #expect(result.status == 0)
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: score)))
      let notes = try #require((json as? [String: Any])?["notes"] as? [[String: Any]])
      #expect(Set(notes.compactMap { $0["pan"] as? Double }) == Set(sides))
    }
  }

  /// Countries by income and life expectancy, as large as their population.
  private static let bubbles = """
    {"data": {"values": [{"income": 1, "life": 50, "pop": 10}, {"income": 2, "life": 60, "pop": 1000},
    {"income": 3, "life": 55, "pop": 505}]}, "mark": "point", "encoding": {
    "x": {"field": "income", "type": "quantitative"}, "y": {"field": "life", "type": "quantitative"},
    "size": {"field": "pop", "type": "quantitative", "title": "population"}}}
    """

  @Test func lengthsSayAThirdNumber() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("b.vl.json", Self.bubbles)
    let (wav, score) = (
      folder.url.appendingPathComponent("a.wav").path, folder.url.appendingPathComponent("s.json").path
    )
    for name in ["pop", "population"] {
      let result = try Program.run([
        "sonify", file, "--length-by", name, "--context", "none", "-o", wav, "--score", score,
      ])
      #expect(result.status == 0)
      #expect(result.errors.hasSuffix("In the sound, a longer tone is a larger value of population.\n"))
      let json = try JSONSerialization.jsonObject(with: Data(contentsOf: URL(fileURLWithPath: score)))
      let notes = try #require((json as? [String: Any])?["notes"] as? [[String: Any]])
      #expect(notes.compactMap { $0["length"] as? Double } == [0.05, 0.25, 0.15])
    }
    let wrong = try Program.run(["sonify", file, "--length-by", "pip", "-o", wav])
    #expect(wrong.status == 2)
    #expect(wrong.errors == "--length-by \"pip\": no such number. The marks have pop. Did you mean pop?\n")
  }

  @Test func lowerIsMoreIsSaid() throws {
    let folder = try TemporaryFolder()
    let (wav, text) = (folder.url.appendingPathComponent("a.wav").path, folder.url.appendingPathComponent("t.txt").path)
    let down = try Program.run([
      "sonify", CommandTests.steps, "-o", wav, "--transcript", text, "--polarity", "down",
    ])
    let sentence = "In the sound, a lower tone is a larger value.\n"
    #expect(down.status == 0 && down.errors.hasSuffix(sentence))
    #expect(try String(contentsOfFile: text, encoding: .utf8).hasPrefix(sentence))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: wav))
    #expect(bytes.range(of: Data("a lower tone is a larger value.".utf8)) != nil)
    let up = try Program.run(["sonify", CommandTests.steps, "-o", wav, "--transcript", text])
    #expect(up.status == 0 && !up.errors.contains("lower tone"))
    #expect(try !String(contentsOfFile: text, encoding: .utf8).contains("lower tone"))
  }

  @Test func voicesListInstrumentsWithTheirUses() throws {
    #expect(
      try Program.run(["voices"]).output == """
        Speech, en: English.
        Tones, clear: values, where nothing else is asked for.
        Tones, hollow: values below zero and values beyond the axis.
        Tones, pure: a quiet series, such as an average beside the values.
        Tones, organ: a second series.
        Tones, reed: a series that stands out, and a noisy room.
        Tones, warm: many values in a row, over which a bright tone would tire.
        Tones, airy: estimates and forecasts, which are not certain.
        Tones, sung: held notes, such as spans of time and steps.

        """)
  }

  @Test func listening() throws {
    let folder = try TemporaryFolder()
    let wav = folder.url.appendingPathComponent("a.wav").path
    let unknown = try Program.run(["voices", "--listen", "sang", "-o", wav])
    #expect(unknown.status == 64 && unknown.errors.contains("There is no instrument \"sang\". Did you mean sung?"))
    #expect(try Program.run(["voices", "--listen", "sung"]).status == 64)
    let own = try folder.file("own.toml", "name = \"own\"\npartials = [0]\n")
    let broken = try Program.run(["voices", "--listen", own, "-o", wav])
    #expect(broken.status == 2 && broken.errors.split(separator: "\n").count == 1)
    #expect(broken.errors.contains("own.toml, partials: The value must be 1 to 32 numbers"))
    #expect(try Program.run(["voices", "--listen", own, "-o", own]).status == 64)
    #expect(folder.names == ["own.toml"])
    let heard = try Program.run(["voices", "--listen", "sung", "-o", wav])
    #expect(heard.status == 0 && heard.errors == "Wrote \(wav).\n")
    // 5.3 seconds of 48 kHz, stereo, 16 bits.
    #expect(try Data(contentsOf: URL(fileURLWithPath: wav)).count > 1_017_600)
  }
}
