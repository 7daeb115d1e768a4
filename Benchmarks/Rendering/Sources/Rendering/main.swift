// How many seconds of sound a second of processor time renders, and how much memory an hour of it takes.
//
//   swift run -c release --package-path Benchmarks/Rendering
//
// Two charts of one series and 67 marks, with the sounds beside the data that there are by default: 8 seconds in stereo at 48 kHz, rendered block by block
// on one core; then a score of one hour, 450 of those one after another. Samples are added up, so that none can be left out.

import ChartDeclarations
import ChartSound
import Foundation

struct Load {
  let step: Int
  let percent: Double
}

let loads = (0..<67).map { Load(step: $0, percent: 50 * sin(Double($0) / 3)) }
let rate = 48_000

func processorSeconds() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// The most memory that this process has held so far, in MiB.
func peak() -> Double {
  var usage = rusage()
  #if os(Linux)
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_maxrss) / 1_024
  #else
    getrusage(RUSAGE_SELF, &usage)
    return Double(usage.ru_maxrss) / 1_048_576
  #endif
}

/// Renders a score to its end.
func render(_ score: Score, with instruments: InstrumentSet) -> Double {
  var renderer = Renderer(score: score, instruments: instruments, sampleRate: rate)
  var block = [Double](repeating: 0, count: 8_192)
  var sum = 0.0
  while true {
    let frames = renderer.render(into: &block)
    guard frames > 0 else { return sum }
    sum += block[frames]
  }
}

/// Seconds of sound in a second of processor time, the median of several rounds.
func speed(of score: Score, with instruments: InstrumentSet) -> Double {
  let rounds = (0..<21).map { _ in
    let start = processorSeconds()
    for _ in 0..<5 { precondition(render(score, with: instruments).isFinite) }
    return 5 * score.duration / (processorSeconds() - start)
  }
  return rounds.sorted()[rounds.count / 2]
}

/// A score over and over again.
func repeated(_ score: Score, times: Int) -> Score {
  var long = score
  long.notes = (0..<times).flatMap { turn in
    score.notes.map { note in
      var note = note
      note.start += Double(turn) * score.duration
      note.glide = note.glide.map { $0 + turn * 1_000 }
      return note
    }
  }
  long.duration = Double(times) * score.duration
  long.spans = []
  return long
}

func measure() throws {
  let bars = Chart(loads, id: \.step) { BarMark(x: .value("Step", $0.step), y: .value("Load", $0.percent)) }
  let line = Chart(loads, id: \.step) { LineMark(x: .value("Step", $0.step), y: .value("Load", $0.percent)) }
  let instruments = InstrumentSet.standard
  let scores = [("bars", bars.score()), ("a line", line.score())]
  for (name, score) in scores {
    print("\(name): \(Int(speed(of: score, with: instruments))) seconds of sound in a second of processor time")
  }
  let before = peak()
  let hour = repeated(scores[1].1, times: 450)
  let notes = peak()
  _ = render(hour, with: instruments)
  print(
    "an hour: \(hour.notes.count) notes, peak \(Int(peak().rounded())) MiB: \(Int(before.rounded())) before, "
      + "\(Int((notes - before).rounded())) for the notes, \(Int((peak() - notes).rounded())) to render them")
}

try measure()
