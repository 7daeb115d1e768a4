import ChartAnalysis
import ChartModel
import ChartNarration

/// How the parts of a follower stand in its state.
extension StateText {
  /// The number of a bucket; nothing where there is none yet.
  static func bucket(_ number: Int) -> [Int] { number == .min ? [] : [number] }

  mutating func put(_ counted: BucketerState, as prefix: String) {
    put(prefix + "series", counted.series.map(StateText.word))
    put(prefix + "without-x", [counted.rowsWithoutX, counted.rowsUnplaced, counted.rowsOutsideRange])
    for cell in counted.cells { put(prefix + "cell", cell.map { String($0, radix: 16) }) }
  }

  mutating func put(_ run: BucketRun) {
    put("run", [run.first, run.last, run.count])
    for series in run.series {
      let told = series.told
      let others = told.others.flatMap { [$0.value.word, String($0.count)] }
      let counts = [told.count, series.lowestIn, series.highestIn].map { String($0) }
      put("run-series", counts + [StateText.word(told.lowest), StateText.word(told.highest)] + others)
    }
    for did in run.did {
      let value = did.value.map { [StateText.word($0)] } ?? []
      put("run-did", ([did.bucket] + did.change.numbers).map { String($0) } + value)
    }
  }
}

extension WatchedChange {
  var numbers: [Int] { [kind.rawValue, series, other] }
}

extension SeriesWatch {
  var words: [String] {
    [last, highest, lowest].map(StateText.word)
      + [lastBucket, count, runSteps, runIsRising ? 1 : 0, runStart, direction].map { String($0) }
  }
}

extension MarkValue {
  var word: String {
    switch self {
    case .number(let number): "n" + StateText.word(number)
    case .missing: "missing"
    case .notANumber: "nan"
    case .infinite(let negative): negative ? "-inf" : "inf"
    default: "empty"
    }
  }

  init?(word: String) {
    switch word {
    case "missing": self = .missing
    case "nan": self = .notANumber
    case "inf", "-inf": self = .infinite(negative: word == "-inf")
    case "empty": self = .empty
    default:
      guard word.first == "n", let number = StateText.number(String(word.dropFirst())) else { return nil }
      self = .number(number)
    }
  }
}
