// swift-format-ignore-file
// Made by Scripts/generate-voices from voices/tones. Do not edit.

extension Instrument {
  static let airy = Instrument(
    name: "airy", use: "estimates and forecasts, which are not certain",
    partials: [1.0, 0.1, 0.2],
    attack: 0.04, release: 0.04, vibratoRate: 5.0,
    vibratoDepth: 0.0, breath: 0.06, filter: nil,
    range: 55.0...4000.0)

  static let clear = Instrument(
    name: "clear", use: "values, where nothing else is asked for",
    partials: [1.0, 0.5, 0.3333333333, 0.25, 0.2],
    attack: 0.006, release: 0.02, vibratoRate: 5.0,
    vibratoDepth: 0.0, breath: 0.0, filter: nil,
    range: 55.0...4000.0)

  static let hollow = Instrument(
    name: "hollow", use: "values below zero and values beyond the axis",
    partials: [1.0, 0.0, 0.3333333333, 0.0, 0.2],
    attack: 0.006, release: 0.02, vibratoRate: 5.0,
    vibratoDepth: 0.0, breath: 0.0, filter: nil,
    range: 55.0...4000.0)

  static let organ = Instrument(
    name: "organ", use: "a second series",
    partials: [1.0, 0.7, 0.0, 0.5],
    attack: 0.01, release: 0.03, vibratoRate: 5.0,
    vibratoDepth: 0.0, breath: 0.0, filter: nil,
    range: 55.0...4000.0)

  static let pure = Instrument(
    name: "pure", use: "a quiet series, such as an average beside the values",
    partials: [1.0, 0.125],
    attack: 0.02, release: 0.03, vibratoRate: 5.0,
    vibratoDepth: 0.0, breath: 0.0, filter: nil,
    range: 55.0...4000.0)

  static let reed = Instrument(
    name: "reed", use: "a series that stands out, and a noisy room",
    partials: [1.0, 0.9, 0.9, 0.9, 0.9],
    attack: 0.006, release: 0.02, vibratoRate: 5.0,
    vibratoDepth: 0.0, breath: 0.0, filter: nil,
    range: 55.0...4000.0)

  static let sung = Instrument(
    name: "sung", use: "held notes, such as spans of time and steps",
    partials: [1.0, 0.7, 0.05, 0.05, 0.6],
    attack: 0.03, release: 0.04, vibratoRate: 6.0,
    vibratoDepth: 8.0, breath: 0.0, filter: nil,
    range: 55.0...4000.0)

  static let warm = Instrument(
    name: "warm", use: "many values in a row, over which a bright tone would tire",
    partials: [1.0, 0.5, 0.3333333333, 0.25, 0.2],
    attack: 0.015, release: 0.03, vibratoRate: 5.0,
    vibratoDepth: 0.0, breath: 0.0, filter: LowPass(cutoff: 2.5, slope: 24.0),
    range: 55.0...4000.0)
}
