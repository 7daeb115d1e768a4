import Foundation

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
  /// How values become pitches.
  var pitch: PlannedPitch
  /// Its notes, by their start.
  var notes: [PlannedNote]
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

/// A note of a planned score: seconds, Hz, pan from −1 to 1, gain in decibels.
struct PlannedNote: Sendable, Equatable, Decodable {
  var start: Double
  var length: Double
  var frequency: Double
  var endFrequency: Double
  var pan: Double
  var gain: Double
  var instrument: String
  var role: String
  /// The id of the mark that it stands for.
  var mark: String?
  /// The value that it stands for, where that is a number.
  var value: Double?

  private enum CodingKeys: String, CodingKey {
    case start, length, frequency, endFrequency, pan, gain, instrument, role, mark
    case value = "y"
  }

  init(
    start: Double, length: Double, frequency: Double, endFrequency: Double, pan: Double, gain: Double,
    instrument: String,
    role: String, mark: String?
  ) {
    (self.start, self.length, self.frequency, self.endFrequency) = (start, length, frequency, endFrequency)
    (self.pan, self.gain, self.instrument, self.role, self.mark) = (pan, gain, instrument, role, mark)
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    start = try fields.decode(Double.self, forKey: .start)
    length = try fields.decode(Double.self, forKey: .length)
    frequency = try fields.decode(Double.self, forKey: .frequency)
    endFrequency = try fields.decode(Double.self, forKey: .endFrequency)
    pan = try fields.decode(Double.self, forKey: .pan)
    gain = try fields.decode(Double.self, forKey: .gain)
    instrument = try fields.decode(String.self, forKey: .instrument)
    role = try fields.decode(String.self, forKey: .role)
    mark = try fields.decodeIfPresent(String.self, forKey: .mark)
    // A range or a level is no number, and takes no part in what is held against values.
    value = try? fields.decodeIfPresent(Double.self, forKey: .value)
  }

  /// Seconds from the start of the score to where it ends.
  var end: Double { start + length }
  /// Whether it glides.
  var isGliding: Bool { frequency != endFrequency }
  /// Whether it is a tone, not noise or speech.
  var isTone: Bool { role != "missing" && role != "speech" && instrument != "noise" }
  /// Whether its numbers can be played.
  fileprivate var isPlayable: Bool {
    (0...86_400).contains(start) && length > 0 && length <= 86_400 && (1...96_000).contains(frequency)
      && (1...96_000).contains(endFrequency) && (-1...1).contains(pan) && (-200...200).contains(gain)
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
        message: "\(source): the schema is \"\(file.schema)\", expected \"\(Self.schema)\".",
        remedy: "Write the score with sonify --score.")
    }
    if let place = file.notes.firstIndex(where: { !$0.isPlayable }) {
      throw SoundCheckError(
        message: "\(source), /notes/\(place): its times, frequencies, pan or gain are beyond what can be played.",
        remedy: "Write the score with sonify --score.")
    }
    guard (0...86_400).contains(file.duration), file.pitch.low > 0, file.pitch.high > 0 else {
      throw SoundCheckError(
        message: "\(source): its duration or its pitches are beyond what can be played.",
        remedy: "Write the score with sonify --score.")
    }
    self.init(duration: file.duration, loudness: file.loudness, pitch: file.pitch, notes: file.notes)
  }

  private static let schema = "chartvoice.score/1"

  private struct File: Decodable {
    var schema: String
    var duration: Double
    var loudness: Double?
    var pitch: PlannedPitch
    var notes: [PlannedNote]
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
