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
      ("lengths", lengths?.json ?? .null),
      ("unheard", unheard),
      ("notes", .array(notes.map { $0.json(in: zone) })),
    ])
  }
}

extension Score {
  /// How many marks, and which series, there is no time for.
  private var unheard: JSONNode {
    .object([
      ("marks", .integer(reducedCount)), ("series", .array(silentSeries.map { .string($0.id) })),
    ])
  }
}

extension PitchMapping {
  var json: JSONNode {
    .object([
      ("low", .number(low)),
      ("high", .number(high)),
      ("scale", .string(scaleName)),
      ("domain", ends.map { .array($0.map { .number($0) }) } ?? .null),
    ])
  }

  /// The values at the lowest and at the highest pitch.
  private var ends: [Double]? {
    domain.map { polarity == .up ? [$0.lowerBound, $0.upperBound] : [$0.upperBound, $0.lowerBound] }
  }

  /// `log`, for the pitch is linear in the logarithm of the frequency, then the axis where it is not linear itself, in the
  /// words of Vega-Lite, then the scale to whose pitches it is rounded.
  private var scaleName: String { axisName + (steps == .continuous ? "" : " to " + steps.rawValue) }

  private var axisName: String {
    if !ranks.isEmpty { return "log of rank" }
    return switch scale {
    case .linear: "log"
    case .log: "log of log"
    case .symmetricLog: "log of symlog"
    case .squareRoot: "log of sqrt"
    case .power: "log of pow"
    }
  }
}

extension LengthMapping {
  fileprivate var json: JSONNode {
    .object([
      ("field", .string(field)),
      ("low", .number(low)),
      ("high", .number(high)),
      ("domain", .array([.number(domain.lowerBound), .number(domain.upperBound)])),
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
      ("glide", glide.map { .integer($0) } ?? .null),
      ("slopes", curve.map { .array([.number($0.startSlope), .number($0.endSlope)]) } ?? .null),
      ("text", .optional(text)),
    ])
  }
}
