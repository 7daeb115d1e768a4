import ChartModel
import ChartSound
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a file is to hold: a score as `chartvoice.score/1`, as far as a check needs it.
///
/// ```swift
/// let plan = try PlannedScore(json: bytes, source: "steps.json")
/// plan.duration  // 3.6, seconds
/// ```
public struct PlannedScore: Sendable, Equatable {
  /// Its length in seconds.
  public var duration: Double
  /// The integrated loudness that it states, in LUFS; `nil` of silence.
  public var loudness: Double?
  /// Frames a second of its sound, or `nil` where it does not say.
  public var sampleRate: Int?
  /// Channels of its sound, or `nil` where it does not say.
  public var channels: Int?
  /// The instruments of its notes.
  public var instruments: Set<String> {
    Set(notes.filter { $0.isTone }.map(\.instrument))
  }
  /// How values become pitches.
  var pitch: PlannedPitch
  /// How many marks are left out because they are too close to others.
  var closeMarks = 0
  /// Its notes, by their start.
  var notes: [Note]
}

/// The pitches at the ends of the axis.
struct PlannedPitch: Sendable, Equatable, Decodable {
  /// In Hz.
  var low: Double
  /// In Hz.
  var high: Double
  /// `log` where the logarithm of the frequency follows the value in a straight line.
  var scale: String
  /// The values at both ends; `nil` of a chart without numbers.
  var domain: [Double]?
}

extension Note {
  /// Seconds from the start of the score to where it ends.
  var end: Double { start + length }
  /// Whether it glides.
  var isGliding: Bool { frequency != endFrequency || curve != nil }
  /// Whether it is a tone, not noise or speech.
  var isTone: Bool { role != .missing && role != .speech }
  /// Where it is heard: seconds, and the id of its mark.
  var place: String { Self.place(start, mark) }

  /// A time of the score, and the id of the mark that is heard there.
  static func place(_ start: Double, _ mark: String?) -> String {
    let seconds = "\((start * 1_000).rounded() / 1_000) seconds"
    return mark.map { "\(seconds), \($0.shownBriefly)" } ?? seconds
  }
}

extension PlannedScore {
  /// A score from the text of a file.
  ///
  /// - Throws: `SoundCheckError` where it is no JSON, is of another schema, lacks a member or has a note that cannot be played.
  public init(json: [UInt8], source: String) throws(SoundCheckError) {
    let file = try Self.file(json, source)
    guard file.schema == Self.schema else {
      throw SoundCheckError(
        message: "\(source): the schema is \"\(file.schema.shownBriefly)\", expected \"\(Self.schema)\".",
        remedy: "Write the score with sonify --score.")
    }
    guard file.notes.count <= ChartLimits.scoreNotes else {
      throw SoundCheckError(
        message:
          "\(source): \(file.notes.count.withCommas) notes, expected at most \(ChartLimits.scoreNotes.withCommas).",
        remedy: "Make the sound of fewer series or charts.")
    }
    let notes = file.notes.map(\.note)
    if let place = notes.firstIndex(where: { $0 == nil }) {
      throw SoundCheckError(
        message:
          "\(source), /notes/\(place): its role is none, or its times, frequencies, slopes, pan or gain are beyond what can be played.",
        remedy: "Write the score with sonify --score.")
    }
    guard (0...86_400).contains(file.duration), file.pitch.low > 0, file.pitch.high > 0 else {
      throw SoundCheckError(
        message: "\(source): its duration or its pitches are beyond what can be played.",
        remedy: "Write the score with sonify --score.")
    }
    self.init(
      duration: file.duration, loudness: file.loudness, sampleRate: file.sampleRate, channels: file.channels,
      pitch: file.pitch, closeMarks: max(file.unheard?.marks ?? 0, 0),
      notes: try Self.inOrder(notes.compactMap { $0 }, source))
  }

  /// The notes by their start, where so few sound at once that each can be held against all that sound with it.
  private static func inOrder(_ notes: [Note], _ source: String) throws(SoundCheckError) -> [Note] {
    let sorted = notes.sorted { $0.start < $1.start }
    let most = ChartLimits.scoreNotesAtOnce
    // More sound at once where one begins before all but that many of those before it have ended.
    guard !zip(sorted.map(\.end).sorted(), sorted.dropFirst(most)).contains(where: { $0 > $1.start }) else {
      throw SoundCheckError(
        message: "\(source): more than \(most.withCommas) notes sound at once.",
        remedy: "Make the sound of fewer series or charts.")
    }
    return sorted
  }

  private static let schema = "chartvoice.score/1"

  private struct File: Decodable {
    var schema: String
    var duration: Double
    var loudness: Double?
    var sampleRate: Int?
    var channels: Int?
    var pitch: PlannedPitch
    var unheard: Unheard?
    var notes: [NoteText]

    /// What of the chart does not sound.
    struct Unheard: Decodable {
      var marks: Int
    }
  }

  private static func file(_ json: [UInt8], _ source: String) throws(SoundCheckError) -> File {
    do {
      return try JSONDecoder().decode(File.self, from: Data(json))
    } catch let error as DecodingError {
      throw SoundCheckError(message: "\(source)\(error.place).", remedy: "Write the score with sonify --score.")
    } catch {
      throw SoundCheckError(message: "\(source) is no JSON.", remedy: "Write the score with sonify --score.")
    }
  }
}

/// A note as a file has it.
private struct NoteText: Decodable {
  var start, length, frequency, endFrequency, pan, gain: Double
  var instrument, role: String
  var mark, series: String?
  var glide: Int?
  var slopes: [Double]?
  var y: Number?

  /// A value that is a number; a range or a level takes no part in what is held against values.
  struct Number: Decodable {
    var value: Double?

    init(from decoder: any Decoder) throws { value = try? decoder.singleValueContainer().decode(Double.self) }
  }

  /// The note, where it has a role and its numbers can be played.
  var note: Note? {
    guard let role = NoteRole(rawValue: role), (0...86_400).contains(start), (1e-6...86_400).contains(length),
      (1...96_000).contains(frequency), (1...96_000).contains(endFrequency), (-1...1).contains(pan),
      (-200...200).contains(gain), slopes.map({ $0.count == 2 && $0.allSatisfy((-10_000...10_000).contains) }) ?? true
    else { return nil }
    return Note(
      start: start, length: length, frequency: frequency, endFrequency: endFrequency, pan: pan, gain: gain,
      instrument: instrument, role: role, mark: mark, series: series, y: y?.value.map { .number($0) }, glide: glide,
      curve: slopes.map { PitchCurve(startSlope: $0[0], endSlope: $0[1]) })
  }
}

extension DecodingError {
  /// Where a document is not what was expected, and what is there.
  fileprivate var place: String {
    switch self {
    case .keyNotFound(let key, let context): "\(Self.pointer(context.codingPath)): no member \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "\(Self.pointer(context.codingPath)): a value of another type than a score has there"
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      "\(Self.pointer(context.codingPath)): a number beyond all numbers"
    default: " is no JSON"
    }
  }

  private static func pointer(_ path: [any CodingKey]) -> String {
    path.isEmpty ? "" : ", " + path.map { "/" + ($0.intValue.map(String.init) ?? $0.stringValue) }.joined()
  }
}
