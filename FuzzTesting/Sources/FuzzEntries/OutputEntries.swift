import ChartAnalysis
import ChartDescriptions
import ChartModel
import ChartNarration
import ChartSound

extension FuzzEntry {
  /// Bytes of any kind to every output that a chart has.
  static let outputs = FuzzEntry("outputs") { bytes in
    let voice = Self.voice
    guard let described = Self.described(bytes) else { return }
    let narrated = described.narrated(in: voice)
    try SpokenOutputs(narrated).check()
    try WrittenOutputs(narrated).check()
    try HeardOutputs(narrated).check()
  }
}

/// What is said: lines for a screen reader or a braille display, and a walk.
struct SpokenOutputs {
  private let narrated: NarratedViews

  init(_ narrated: NarratedViews) { self.narrated = narrated }

  private static let width = 40
  private static let commands = [
    "in", "right", "last", "lowest", "highest", "peak", "gap", "crossing", "where", "mean", "spell", "out", "legend",
    "overview", "summary", "finer", "braille", "find a", "go 1", "value 1", "bookmark a", "bookmarks", "help",
  ]

  func check() throws {
    try BrokenPromise.ifControlled(narrated.descriptionLines(upTo: .marks) + narrated.explanationLines())
    try BrokenPromise.ifControlled(narrated.labelLines() + narrated.groupLines() + narrated.tableLines())
    let cells = narrated.brailleLines(width: Self.width)
    try BrokenPromise.ifControlled(cells)
    try BrokenPromise.unless(cells.allSatisfy { $0.count <= Self.width }, "a line of more than \(Self.width) cells")
    try FuzzEntry.walk(narrated, Self.commands)
  }
}

/// What is written as a file: tables, objects, pages of braille.
private struct WrittenOutputs {
  let narrated: NarratedViews

  init(_ narrated: NarratedViews) { self.narrated = narrated }

  func check() throws {
    try checkTables()
    try MarkupShape(text: narrated.tableHTML()).check()
    for node in [
      narrated.descriptionJSON(), narrated.labelsJSON(), narrated.tableJSON(), narrated.focusJSON(),
      narrated.axChartJSON(), narrated.brailleJSON(width: 40),
    ] {
      try OutputShape.checkJSON(node.text)
    }
    try OutputShape.checkBraillePages(try narrated.brailleFile(width: 40), width: 40)
  }

  /// Each chart has a table of its own; all together need not have the same columns.
  private func checkTables() throws {
    try BrokenPromise.ifControlled(in: narrated.tableCSV())
    try BrokenPromise.ifControlled(in: narrated.tableMarkdown())
    for narrator in narrated.narrators {
      try OutputShape.checkCSV(narrator.tableCSV())
      try OutputShape.checkMarkdown(narrator.tableMarkdown())
    }
  }
}

/// What belongs to a sound: score, captions, marks in the file, notes, picture.
private struct HeardOutputs {
  private let narrated: NarratedViews
  private let score: Score
  private let texts: [String: String]

  init(_ narrated: NarratedViews) {
    self.narrated = narrated
    var score = Score(views: narrated.views, facts: narrated.narrators.map(\.facts))
    score.title = narrated.title
    (self.score, texts) = (score, narrated.textByID())
  }

  func check() throws {
    try FuzzEntry.hear(score)
    try OutputShape.checkJSON(score.json(sampleRate: 48_000, channels: 2, loudness: -23).text)
    try CaptionShape(captions: score.captions { texts[$0] }).check()
    let cues = score.cuePoints(sampleRate: 48_000) { texts[$0] }
    try BrokenPromise.ifControlled(cues.map(\.label) + score.lines + [narrated.title, narrated.comment])
    var notes = MIDIShape(score.midiFile { texts[$0] })
    try notes.check()
    try MarkupShape(text: score.picture(words)).check()
  }

  private var words: PictureWords {
    let (words, texts) = (narrated.soundWords, self.texts)
    return PictureWords(
      title: narrated.title, description: narrated.comment, language: narrated.voice.code, time: words.time,
      pitch: words.pitch,
      roles: [
        .missing: words.missing, .tick: words.tick, .reference: words.reference, .zero: words.zero,
        .marker: words.marker, .speech: words.speech,
      ],
      value: words.value, label: { texts[$0] })
  }
}
