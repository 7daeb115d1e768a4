/// How far ChartVoice goes in what it reads and makes, so that neither memory nor time grows without bound.
///
/// Beyond a limit it says so in one sentence; `Documentation/tough.md` shows each. Those of JSON text stand in `SourceLimits`,
/// and those of the formats of sound files with the writers of sound.
///
/// ```swift
/// ChartLimits.marks.withCommas  // "200,000"
/// ```
package enum ChartLimits {
  // MARK: Tables

  /// Bytes of a row, and so of a field.
  package static let rowBytes = 16 << 20
  /// Columns of a table.
  package static let columns = 10_000
  /// Fields that are looked at to tell what columns hold, absent ones included: 16 MiB.
  package static let sampledFields = 1 << 20
  /// Bytes that may come before the first row of followed rows.
  package static let followedBytesBeforeRow = 1 << 20
  /// Series of followed rows, each of which has a value in every bucket that is told.
  package static let followedSeries = 1_000
  /// Values of followed rows that are kept: buckets times series, some 100 MB.
  package static let followedValues = 1_000_000

  // MARK: Charts of tables

  /// Marks of a chart, of all charts of a specification, which are also the stops of its tree; `--most-marks` says another
  /// number. Events of a timeline.
  package static let marks = 200_000
  /// The most that `--most-marks` may say.
  package static let mostMarks = 5_000_000
  /// Values along X that are told as they are where nobody asks for buckets.
  package static let marksAsGiven = 1_000
  /// Points of rows that are told as they are where nobody asks for bins, in which their relation would be lost.
  package static let pointsAsGiven = 5_000
  /// Bins along a number, whoever asks for more.
  package static let bins = 10_000
  /// Places along X that are kept apart before they are put together, and buckets that are followed one by one.
  package static let exactPlaces = 4_096
  /// Buckets without a row that become marks of their own.
  package static let emptyBuckets = 100_000
  /// Buckets that a walk may come to by finer steps: more of them nobody walks.
  package static let walkedBuckets = 100_000

  // MARK: Vega-Lite

  /// Views, predicates and conditions inside each other.
  package static let viewDepth = 60
  /// Properties of an object of a specification.
  package static let properties = 500
  /// Objects in a list of a specification, and charts that it may come to.
  package static let elements = 2_000
  /// Bytes of a file that a specification names.
  package static let dataBytes = 500_000_000
  /// Rows of any table that transforms make.
  package static let transformedRows = 2_000_000
  /// Cells of any table that transforms make.
  package static let transformedCells = 20_000_000
  /// Bytes of an expression.
  package static let expressionBytes = 10_000
  /// Steps of all expressions together, and rows that transforms, views and facets look at.
  package static let expressionSteps = 100_000_000
  /// Characters of a text, and elements of an array, that an expression makes.
  package static let expressionResult = 100_000
  /// Arrays and objects inside each other in what expressions make of data: those have 200, to which expressions add theirs.
  package static let resultDepth = 400

  // MARK: Sounds

  /// Seconds of the sound of several views; that of one is chosen from half a second to a minute.
  package static let soundSeconds = 600.0
  /// Cue points of a sound.
  package static let cuePoints = 1_000
  /// Bytes of a score that a sound is held against.
  package static let scoreBytes = 64 << 20
  /// Notes of such a score: ten minutes of notes, 50 ms each, have an eighth of them.
  package static let scoreNotes = 100_000
  /// Notes of such a score that sound at once: scores have some three.
  package static let scoreNotesAtOnce = 100
  /// Frames a second of a sound that is measured; converters have no more.
  package static let measuredRate = 768_000

  // MARK: Settings and texts

  /// Bytes of a voice, a profile or an instrument.
  package static let settingBytes = 1 << 20
  /// Bytes of a configuration of the linter: far more than anybody writes by hand, and what parsing costs grows with it.
  package static let configurationBytes = 100_000
  /// Bytes of a file to be linted.
  package static let lintedBytes = 1 << 28
  /// Bytes of a text to be linted: nobody listens longer, and rules compare the words of a text with each other.
  package static let lintedTextBytes = 100_000
  /// Findings of one text that a report shows, each with the text: more of them nobody reads.
  package static let shownFindings = 100
  /// Bytes of a line with a label and its context.
  package static let labelBytes = 1_000_000
}
