import ChartModel
import ChartSound
import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture of a score, read back.
@Suite struct PictureTests {
  static func words(title: String = "Test", label: @escaping @Sendable (String) -> String? = { $0 })
    -> PictureWords
  {
    PictureWords(
      title: title, description: "What it says.", language: "en", time: "Seconds", pitch: "Hertz",
      roles: [.missing: "Missing", .tick: "Tick", .zero: "Zero", .marker: "Marker", .reference: "Rule"],
      value: { "Value by \($0)" }, label: label)
  }

  private static let wave = (0..<24).map { 50 + 40 * sin(Double($0)) }

  static let charts: [(name: String, score: Score)] = [
    ("bars", TestChart(wave)), ("line", TestChart(wave, kind: .line)),
    ("both sides of zero", TestChart(wave.map { $0 - 50 }, groupSize: 4)),
    ("gaps", TestChart([[.number(1), .missing, .number(3), .number(7), .notANumber, .number(2)]], kind: .line)),
    ("twenty series", TestChart((0..<20).map { row in (0..<6).map { .number(Double(row + $0)) } }, groupSize: 2)),
    ("one mark", TestChart([5])), ("nothing", TestChart([])),
    ("10,000 marks", TestChart((0..<10_000).map { Double($0 * 7_919 % 10_007) }, kind: .line, groupSize: 1_000)),
  ].map { ($0.0, Score(chart: $0.1.chart, facts: $0.1.facts)) }

  private static func score(_ name: String) throws -> Score {
    try #require(charts.first { $0.name == name }).score
  }

  /// Each note stands at its time and its pitch, to half a hundredth of a pixel, by the numbers at the axes.
  @Test(arguments: charts.map(\.name)) func notesStandInTheirPlaces(name: String) throws {
    let score = try Self.score(name)
    let picture = try PictureReader(score.picture(Self.words()))
    for role in NoteRole.allCases {
      let notes = score.notes.filter { $0.role == role }, drawn = picture.notes(role.rawValue)
      #expect(drawn.count == notes.count)
      for (note, element) in zip(notes, drawn) where role != .missing {
        let path = PictureReader.path(of: element)
        try #require(path.count >= 2)
        #expect(abs(picture.seconds(path[0]) - note.start) < 0.001)
        #expect(abs(picture.hertz(path[1]) / note.frequency - 1) < 0.001)
        guard role == .data else { continue }
        #expect(path.count == 4 && abs(picture.seconds(path[2]) - note.start - note.length) < 0.001)
        #expect(abs(picture.hertz(path[3]) / note.endFrequency - 1) < 0.001)
      }
    }
  }

  /// A missing value is a box around its time, as high as the band of its noise.
  @Test func missingValuesAreBoxes() throws {
    let score = try Self.score("gaps")
    let picture = try PictureReader(score.picture(Self.words()))
    let boxes = picture.notes("missing").flatMap { PictureReader.all("rect", in: $0) }
    #expect(boxes.count == 2)
    for (note, box) in zip(score.notes.filter { $0.role == .missing }, boxes) {
      let (x, y) = (PictureReader.number("x", of: box), PictureReader.number("y", of: box))
      #expect(abs(picture.seconds(x + 4) - note.start - note.length / 2) < 0.001)
      #expect(abs(picture.hertz(y) / note.frequency / 2 - 1) < 0.001)
      #expect(abs(picture.hertz(y + PictureReader.number("height", of: box)) / note.frequency * 2 - 1) < 0.001)
      #expect(PictureReader.attribute("fill", of: box) == "url(#hatch)")
    }
  }

  @Test func namesOfAnyCharactersAreText() throws {
    let name = "a<b> & \"c\" ]]> \u{1}\u{1B}[31m\u{202E}\n日本\u{FFFE}"
    let shown = "a<b> & \"c\" ]]> [31m 日本"
    let svg = try Self.score("one mark").picture(Self.words(title: name) { _ in name })
    let picture = try PictureReader(svg)
    #expect(picture.child("title") == shown && picture.child("desc") == "What it says.")
    #expect(picture.texts.map(\.string).filter { $0.contains("b>") } == [shown, "1. " + shown])
    #expect(picture.notes("data").first?.elements(forName: "title").first?.stringValue == shown)
    #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func screenReadersHaveTitleAndDescription() throws {
    let root = try PictureReader(Self.score("bars").picture(Self.words())).root
    #expect(PictureReader.attribute("role", of: root) == "img")
    #expect(PictureReader.attribute("aria-labelledby", of: root) == "title description")
    let first = (root.children ?? []).compactMap { $0 as? XMLElement }.prefix(2)
    #expect(first.map { PictureReader.attribute("id", of: $0) } == ["title", "description"])
  }

  /// By the formula of WCAG 2: 4.5 to 1 for text, 3 to 1 for what is drawn.
  @Test(arguments: charts.map(\.name)) func coloursAreSeen(name: String) throws {
    let picture = try PictureReader(try Self.score(name).picture(Self.words()))
    #expect(!picture.colours.isEmpty)
    for (colour, isText) in picture.colours where !["none", "#ffffff", "url(#hatch)"].contains(colour) {
      #expect(Self.contrast(colour) >= (isText ? 4.5 : 3), "\(colour)")
    }
  }

  private static func contrast(_ colour: String) -> Double {
    let parts = [1, 3, 5].map { place -> Double in
      let part = Double(Int(colour.dropFirst(place).prefix(2), radix: 16) ?? 255) / 255
      return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 1.05 / (0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05)
  }

  /// All groups and marks where they are few; else the groups and what the summary names, forty at most.
  @Test func namesAreThoseThatStandOut() throws {
    func names(_ name: String) throws -> [String] {
      try PictureReader(Self.score(name).picture(Self.words())).texts.map(\.string).filter { $0.contains("/") }
    }
    #expect(try names("bars") == (0..<24).map { "\($0 + 1). s/\($0)" })
    #expect(try names("twenty series").count == 40)
    let many = try names("10,000 marks")
    #expect(many.filter { $0.contains("group") }.count == 10)
    #expect((11...14).contains(many.count))
  }

  /// Instruments and kinds of notes are told apart by their shapes, and the key names each once.
  @Test func theKeyNamesEachShape() throws {
    let picture = try PictureReader(Self.score("both sides of zero").picture(Self.words()))
    for name in ["Value by clear", "Value by hollow", "Tick", "Zero"] {
      #expect(picture.texts.filter { $0.string == name }.count == 1)
    }
    let strokes = Set(picture.notes("data").map { PictureReader.all("path", in: $0).count })
    #expect(strokes == [1, 2])
    #expect(!picture.texts.contains { ["Missing", "Marker", "Rule"].contains($0.string) })
  }

  @Test(arguments: charts.map(\.name)) func twiceTheSame(name: String) throws {
    let score = try Self.score(name)
    #expect(score.picture(Self.words()) == score.picture(Self.words()))
  }
}
