import ChartModel
import ChartSound

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What is measured note by note: pitch, order, onset, level, pan, strays.
struct NoteMeasures {
  private let tones: [PlannedTone]
  private let plan: PlannedScore
  private var pitch = Tally()
  private var line = Tally()
  private var onset = Tally()
  private var pan = Tally()
  private var strays = Tally()
  private var levels: [(note: Note, level: Double)] = []
  private var powers: [Double] = []
  private var heard: [Heard] = []

  /// When those of the markers between series and charts sound that are still to come: tones are measured by their start.
  private var markers: ArraySlice<Double>
  private var parts: [PartKey: Int] = [:]

  init(tones: [PlannedTone], plan: PlannedScore) {
    (self.tones, self.plan) = (tones, plan)
    markers = plan.notes.filter { $0.role == .marker }.map(\.start)[...]
  }

  /// The mean power of a note of data, in the middle of all; `nil` where none sounds by itself.
  var medianPower: Double? {
    let sorted = powers.sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
  }

  mutating func measure(_ source: inout some SampleSource) throws {
    for tone in tones where tone.isClear {
      let core = try source.piece(tone.core.start, tone.core.end)
      let cents = PitchMeter.cents(tone, in: core)
      pitch.add(cents.map(abs), tone.note)
      if tone.note.role == .data { hear(tone, cents) }
      try measureOnset(tone, &source)
      guard tone.isAlone else { continue }
      if tone.note.role == .data { measure(tone, core) }
      // A vibrato has sidebands of its own, breath is noise, and what is unknown may have anything.
      let isPlain = tone.isSteady && tone.instrument != nil && !tone.hasBreath
      if isPlain, tone.note.role == .data { strays.add(StrayMeter.worst(tone.note, in: core), tone.note) }
    }
  }

  private mutating func measure(_ tone: PlannedTone, _ core: Piece) {
    let power = Self.weighted(core)
    powers.append(power.left + power.right)
    measurePan(tone, power)
    if tone.isSteady { levels.append((tone.note, (power.left + power.right).decibels - tone.note.gain)) }
  }

  /// The pitch at the start of a note beside its value: a glide is off there as in its middle.
  private mutating func hear(_ tone: PlannedTone, _ cents: Double?) {
    guard let value = tone.note.y?.number, let cents else { return }
    let frequency = tone.note.frequency * exp2(cents / 1_200)
    let part = part(of: tone.note)
    heard.append(Heard(part: part, value: value, frequency: frequency, note: tone.note))
    line.add(offTheLine(value, frequency), tone.note)
  }

  /// How far a pitch lies from where its value stands on the axis, in cents; `nil` of values beyond it.
  private func offTheLine(_ value: Double, _ frequency: Double) -> Double? {
    // The domain falls where a larger value is a lower tone.
    guard plan.pitch.scale == "log", let domain = plan.pitch.domain, domain.count == 2, domain[0] != domain[1],
      (min(domain[0], domain[1])...max(domain[0], domain[1])).contains(value)
    else { return nil }
    // Half of each, for the whole of a wide axis is beyond all numbers.
    let share = (value / 2 - domain[0] / 2) / (domain[1] / 2 - domain[0] / 2)
    return abs(1_200 * log2(frequency / (plan.pitch.low * pow(plan.pitch.high / plan.pitch.low, share))))
  }

  private mutating func measureOnset(_ tone: PlannedTone, _ source: inout some SampleSource) throws {
    guard tone.isBeginning, tone.beginsAlone, tone.instrument != nil else { return }
    onset.add(try OnsetMeter.delay(tone, &source).map { abs($0) * 1_000 }, tone.note)
  }

  private mutating func measurePan(_ tone: PlannedTone, _ power: (left: Double, right: Double)) {
    let planned = Self.difference(tone.plannedPowers.left, tone.plannedPowers.right)
    pan.add(abs(Self.difference(power.left, power.right) - planned), tone.note)
  }

  /// The difference of two powers in decibels, no larger than ears tell apart from one side alone.
  private static func difference(_ left: Double, _ right: Double) -> Double {
    min(max(left.decibels - right.decibels, -40), 40)
  }

  /// The power of both channels under a Hann window, which does not mind where a period is cut.
  private static func weighted(_ piece: Piece) -> (left: Double, right: Double) {
    let power = { (samples: [Double]) in Piece.power(Window.shaped(samples, by: Window.hann)) * 8 / 3 }
    return (power(piece.left), power(piece.right))
  }

  // MARK: Metrics

  func metrics(channels: Int) -> [Metric] {
    let onePan = Metric(
      name: "Pan", unit: "dB", target: .atMost(0.5), reason: "the sound has one channel")
    return [
      pitch.metric("Pitch", unit: "cents", atMost: 1), order,
      line.metric("Line", unit: "cents", atMost: 1, because: "no value stands on a linear axis by itself"),
      onset.metric("Onset", unit: "milliseconds", atMost: 1), level,
      channels == 1 ? onePan : pan.metric("Pan", unit: "dB", atMost: 0.5),
      strays.metric("Strays", unit: "dB", atMost: -80, because: "no note is long enough"),
    ]
  }

  /// Of two notes the one with the higher value is the higher one, or of all the lower one.
  private var order: Metric {
    var tally = Tally()
    for part in Dictionary(grouping: heard, by: \.part).values { Heard.addOrder(of: part, to: &tally) }
    return tally.metric("Order", unit: "cents out of order", atMost: 0.5, because: "no two values sound by themselves")
  }

  /// What is held against each other: all of a score, and where there is no axis for all, what sounds between two markers; told
  /// by how many have sounded.
  private mutating func part(of note: Note) -> Int {
    guard plan.pitch.domain == nil else { return 0 }
    markers = markers.drop { $0 < note.start }
    let key = PartKey(markers: markers.startIndex, series: note.series)
    if let known = parts[key] { return known }
    parts[key] = parts.count
    return parts.count - 1
  }

  /// What tells notes apart that share no way from value to pitch: the markers before them, and their series.
  private struct PartKey: Hashable {
    var markers: Int
    var series: String?
  }

  /// How far a note is from its planned level, beside the others.
  private var level: Metric {
    let sorted = levels.map(\.level).sorted()
    let middle = sorted.isEmpty ? 0 : sorted[sorted.count / 2]
    var tally = Tally()
    for (note, level) in levels { tally.add(abs(level - middle), note) }
    return tally.metric("Level", unit: "dB", atMost: 0.5)
  }
}
