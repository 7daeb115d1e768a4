import ChartAnalysis
import ChartModel
import SoundMeasures
@testable import ChartSound
import ChartTestSupport
import Foundation
@testable import SoundCheck
import Testing

/// A monotone line glides along the curve that is drawn.
@Suite struct MonotoneGlideTests {
  /// Values from 0 to 10 at given places.
  static func chart(_ points: [(x: Double, y: Double)], curve: Interpolation = .monotone) -> EventChart {
    EventChart(
      [points.map { (.number($0.x), .number($0.y)) }], kind: .line, type: .quantitative, interpolation: curve)
  }

  /// Its notes along the axis, whatever would set them apart.
  static func linear(_ points: [(x: Double, y: Double)]) -> [Note] {
    let chart = chart(points).chart
    var options = SoundOptions()
    options.mapping = .linear
    return Score(chart: chart, facts: ChartFacts(chart), options: options).notes.filter { $0.mark != nil }
  }

  static func values(_ seed: UInt64) -> [(x: Double, y: Double)] {
    var random = SeededGenerator(seed: seed)
    var x = 0.0
    return (0..<Int.random(in: 3...12, using: &random)).map { _ in
      x += Double(Int.random(in: 1...4, using: &random))
      return (x, Double(Int.random(in: 0...10, using: &random)))
    }
  }

  static let wave: [(x: Double, y: Double)] = [2, 8, 3, 3, 9, 10, 0, 1].enumerated().map { (Double($0), $1) }

  @Test(arguments: UInt64(1)...20) func glidesAlongTheDrawnCurve(seed: UInt64) throws {
    let points = Self.values(seed)
    let drawn = DrawnCurve(points)
    let notes = Self.linear(points)
    #expect(notes.count == points.count)
    for (place, note) in notes.enumerated().dropLast() {
      for share in [0, 0.25, 0.5, 0.75, 1] {
        let x = points[place].x + share * (points[place + 1].x - points[place].x)
        let height = log2(note.frequency(at: share) / 220) / 3 * 10
        #expect(abs(height - drawn.height(at: x)) < 1e-5, "\(points), \(x)")
      }
    }
  }

  /// On a logarithmic axis the curve is drawn through the logarithms.
  @Test func followsTheAxis() {
    let powers: [(x: Double, y: Double)] = [0, 2, 1, 3].enumerated().map { (Double($0), $1) }
    var chart = Self.chart(powers.map { ($0.x, pow(10, $0.y)) })
    chart.chart.yAxis.domain = .numbers(1...1_000)
    chart.chart.yAxis.scale = .log
    let drawn = DrawnCurve(powers)
    for (place, note) in chart.marks.enumerated().dropLast() {
      let height = log2(note.frequency(at: 0.4) / 220)
      #expect(abs(height - drawn.height(at: Double(place) + 0.4)) < 1e-6)
    }
  }

  @Test(arguments: UInt64(1)...20) func hitsEveryMarkAndStaysBetweenTheTwo(seed: UInt64) {
    let notes = Self.chart(Self.values(seed)).marks
    for (note, next) in zip(notes, notes.dropFirst()) {
      #expect(note.endFrequency == next.frequency && abs(note.frequency(at: 1) / next.frequency - 1) < 1e-12)
      let (low, high) = (min(note.frequency, next.frequency), max(note.frequency, next.frequency))
      let range: ClosedRange<Double> = low * (1 - 1e-9)...high * (1 + 1e-9)
      #expect((0...50).allSatisfy { range.contains(note.frequency(at: Double($0) / 50)) })
      // No corner at a mark.
      if let slope = note.curve?.endSlope, let after = next.curve?.startSlope { #expect(slope == after) }
      if note.frequency == note.endFrequency { #expect(note.curve == nil) }
    }
  }

  @Test func twoMarksAreALine() {
    let points: [(x: Double, y: Double)] = [(0, 1), (1, 9)]
    #expect(Self.chart(points).score == Self.chart(points, curve: .linear).score)
  }

  /// Each side of a gap is a curve of its own.
  @Test func passesNoGap() {
    let values: [MarkValue] = [.number(1), .number(4), .number(2), .missing, .number(3), .number(9)]
    let notes = EventChart(values, kind: .line, interpolation: .monotone).marks
    #expect(notes.map { $0.curve != nil } == [true, true, false, false, false, false])
  }

  @Test func aCutKeepsItsShape() throws {
    let note = try #require(Self.chart(Self.wave).marks.first)
    let cut = note.cut(at: 0.3)
    for share in [0, 0.25, 0.5, 0.75, 1] {
      #expect(abs(cut.frequency(at: share) / note.frequency(at: 0.3 * share) - 1) < 1e-6)
    }
  }

  // MARK: Files

  @Test func theScoreHasItsSlopes() {
    let score = Self.chart([(0, 0), (1, 5), (2, 10), (3, 10)]).score
    let text = score.json(sampleRate: 48_000, channels: 2, loudness: nil).text
    // Half of three octaves in half a second; the parabola arrives level.
    #expect(text.contains(#""slopes":[3,3]"#) && text.contains(#""slopes":[3,0]"#))
    #expect(
      score.lines[2].hasPrefix(
        "0.500 s for 0.500 s: 622.25 to 1760.00 Hz, curved from 3.00 to 0.00 octaves a second, pan"))
  }

  @Test func soundsAtThePitchOfTheCurve() throws {
    let score = Self.chart(Self.wave).score
    let samples = try VerificationTests.sound(score, sampleRate: 48_000).mono.samples
    for note in score.notes where note.curve != nil {
      for share in [0.25, 0.5, 0.75] {
        #expect(abs(Self.cents(samples, note, at: share)) < 1, "\(note.mark ?? ""), \(share)")
      }
    }
  }

  /// How far the pitch is from the planned one at a part of a note: the samples are turned back by the plan, and what is left
  /// of their phase drifts within four periods.
  private static func cents(_ samples: [Double], _ note: Note, at share: Double) -> Double {
    let middle = (note.start + share * note.length) * 48_000
    let period = Int(48_000 / note.frequency(at: share))
    var turns = [0.0]
    for frame in Int(middle) - 6 * period...Int(middle) + 6 * period {
      turns.append(
        turns[turns.count - 1] + note.frequency(at: (Double(frame) / 48_000 + 0.5 / 48_000 - note.start) / note.length)
          / 48_000)
    }
    let phases = [0, 4 * period].map { start in
      let parts = (0..<8 * period).map { place -> (Double, Double) in
        let sample = samples[Int(middle) - 6 * period + start + place]
        let strength = sample * (1 - cos(2 * .pi * (Double(place) + 0.5) / Double(8 * period)))
        let angle = 2 * .pi * turns[start + place]
        return (strength * cos(angle), strength * sin(angle))
      }
      return atan2(parts.map(\.1).reduce(0, +), parts.map(\.0).reduce(0, +)) / (2 * .pi)
    }
    let drift = phases[0] - phases[1]
    return 1_200 * log2(1 + (drift - drift.rounded()) / 4)
  }

  @Test func aSoundIsVerifiedByItsCurve() throws {
    let score = Self.chart(Self.wave).score
    let sound = try VerificationTests.sound(score, sampleRate: 44_100)
    #expect(try VerificationTests.check(sound, as: score).metrics.filter { !$0.holds }.map(\.line) == [])
    let straight = Self.chart(Self.wave, curve: .linear).score
    #expect(try VerificationTests.check(sound, as: straight).metrics.contains { $0.name == "Pitch" && !$0.holds })
  }

  @Test func aBendOfMIDIFollows() throws {
    let score = Self.chart(Self.wave).score
    let file = try MIDIReader(score.midiFile { $0 })
    let heard = try #require(file.notes.first)
    for note in score.notes where note.curve != nil {
      for share in [0.25, 0.5, 0.75] {
        let time = note.start + share * note.length
        let cents = abs(Measure.cents(file.frequency(of: heard, at: time), against: note.frequency(at: share)))
        // Between two bends a pitch waits for 4 ms, and half a millisecond goes to rounding.
        let before = note.frequency(at: share - 0.0046 / note.length)
        #expect(cents < abs(Measure.cents(before, against: note.frequency(at: share))) + 0.5)
      }
    }
  }

  @Test func aPictureIsTheSameCurve() throws {
    let score = Self.chart(Self.wave).score
    let picture = try PictureReader(score.picture(PictureTests.words()))
    for (element, note) in zip(picture.notes("data"), score.notes.filter { $0.role == .data }) {
      let path = PictureReader.path(of: element)
      #expect(path.count == (note.curve == nil ? 4 : 8))
      guard path.count == 8 else { continue }
      let middle: [Double] = (0..<2).map { side in
        let inner = path[side + 2] + path[side + 4]
        return (path[side] + 3 * inner + path[side + 6]) / 8
      }
      #expect(abs(middle[0] - (path[0] + path[6]) / 2) < 0.02)
      let rise = 90 * log2(note.frequency(at: 0.5) / note.frequency)
      #expect(abs(path[1] - middle[1] - rise) < 0.02)
    }
  }

  @Test(arguments: ["[1]", "[1, 2, 3]", "[1e9, 0]"]) func badSlopes(slopes: String) {
    let note =
      #"{"start": 0, "length": 1, "frequency": 220, "endFrequency": 440, "pan": 0, "gain": 0, "instrument": "clear", "#
      + #""role": "data", "slopes": \#(slopes)}"#
    let score =
      #"{"schema": "chartvoice.score/1", "duration": 1, "pitch": {"low": 1, "high": 2, "scale": "log"}, "notes": [\#(note)]}"#
    #expect {
      try PlannedScore(json: Array(score.utf8), source: "score.json")
    } throws: { ($0 as? SoundCheckError)?.description.hasPrefix("score.json, /notes/0: its role is none") == true }
  }
}

/// The curve as `curveMonotoneX` of D3 draws it, piece by piece of Bézier; between two points it is a line.
struct DrawnCurve {
  private var pieces: [[(x: Double, y: Double)]] = []

  init(_ points: [(x: Double, y: Double)]) {
    let slopes = points.indices.map { Self.slope(points, at: $0) }
    for place in points.indices.dropLast() {
      let (from, to) = (points[place], points[place + 1])
      let third = (to.x - from.x) / 3
      pieces.append([
        from, (from.x + third, from.y + third * slopes[place]), (to.x - third, to.y - third * slopes[place + 1]), to,
      ])
    }
  }

  private static func slope(_ points: [(x: Double, y: Double)], at place: Int) -> Double {
    let chord = { (first: Int) in
      (points[first + 1].y - points[first].y) / (points[first + 1].x - points[first].x)
    }
    let sign = { (number: Double) in number < 0 ? -1.0 : 1 }
    if points.count < 3 { return chord(0) }
    if place == 0 { return (3 * chord(0) - slope(points, at: 1)) / 2 }
    if place == points.count - 1 { return (3 * chord(place - 1) - slope(points, at: place - 1)) / 2 }
    let (h0, h1) = (points[place].x - points[place - 1].x, points[place + 1].x - points[place].x)
    let (s0, s1) = (chord(place - 1), chord(place))
    let p = (s0 * h1 + s1 * h0) / (h0 + h1)
    return (sign(s0) + sign(s1)) * min(abs(s0), abs(s1), 0.5 * abs(p))
  }

  /// The height at a place, by halves of the piece in which it lies (P. de Casteljau).
  func height(at x: Double) -> Double {
    var piece = pieces.first { x <= $0[3].x } ?? pieces[pieces.count - 1]
    for _ in 0..<60 {
      var (left, right, row) = ([piece[0]], [piece[3]], piece)
      while row.count > 1 {
        row = zip(row, row.dropFirst()).map { (($0.x + $1.x) / 2, ($0.y + $1.y) / 2) }
        left.append(row[0])
        right.insert(row[row.count - 1], at: 0)
      }
      piece = x < left[3].x ? left : right
    }
    return piece[0].y
  }
}
