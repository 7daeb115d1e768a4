public import ChartModel

extension Score {
  /// The score as `chartvoice.score/1`: seconds, Hz, pan from −1 to 1, gain in decibels.
  ///
  /// - Parameters:
  ///   - sampleRate: Frames a second of the file.
  ///   - channels: Channels of the file.
  ///   - loudness: Its integrated loudness in LUFS, or `nil` for silence.
  public func json(sampleRate: Int, channels: Int, loudness: Double?) -> JSONNode {
    .object([
      ("schema", .string("chartvoice.score/1")),
      ("title", title.isEmpty ? .null : .string(title)),
      ("sampleRate", .integer(sampleRate)),
      ("channels", .integer(channels)),
      ("duration", .number(duration)),
      ("loudness", .optional(loudness)),
      ("pitch", pitch.json),
      ("notes", .array(notes.map { $0.json(in: zone) })),
    ])
  }
}

extension PitchMapping {
  var json: JSONNode {
    .object([
      ("low", .number(low)),
      ("high", .number(high)),
      ("scale", .string("log")),
      ("domain", domain.map { .array([.number($0.lowerBound), .number($0.upperBound)]) } ?? .null),
    ])
  }
}

extension Note {
  func json(in zone: TimeZoneRules) -> JSONNode {
    .object([
      ("start", .number(start)),
      ("length", .number(length)),
      ("frequency", .number(frequency)),
      ("endFrequency", .number(endFrequency)),
      ("pan", .number(pan)),
      ("gain", .number(gain)),
      ("instrument", .string(instrument)),
      ("role", .string(role.rawValue)),
      ("mark", .optional(mark)),
      ("series", .optional(seriesName)),
      ("x", x.map { .place($0, zone: zone) } ?? .null),
      ("y", y.map { .value($0) } ?? .null),
    ])
  }
}
