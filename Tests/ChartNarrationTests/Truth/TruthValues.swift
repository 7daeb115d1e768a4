import ChartModel
import ChartTestSupport

/// The values of one series, in one of many shapes, with gaps of every state.
struct TruthValues {
  let decimals: Int
  var random: SeededGenerator
  private let shape: Int
  private let gapEvery: Int
  private var last = 0.0

  init(decimals: Int, random: SeededGenerator) {
    (self.decimals, self.random) = (decimals, random)
    shape = Int.random(in: 0..<11, using: &self.random)
    gapEvery = [0, 0, 4, 9].randomElement(using: &self.random) ?? 0
    last = Double(Int.random(in: -500...5_000, using: &self.random))
  }

  mutating func one<T>(of choices: [T]) -> T { choices[Int.random(in: 0..<choices.count, using: &random)] }

  mutating func next(asRange: Bool) -> MarkValue {
    if gapEvery > 0, Int.random(in: 0..<gapEvery, using: &random) == 0 {
      return one(of: [.empty, .empty, .missing, .notANumber, .infinite(negative: Bool.random(using: &random))])
    }
    let number = number()
    guard asRange else { return .number(number) }
    let other = number + decimal(Int.random(in: 0...400, using: &random))
    return .range(from: number, to: other)
  }

  /// So many of the last decimal that the data shows.
  private func decimal(_ count: Int) -> Double { Double("\(count)e-\(decimals)") ?? 0 }

  private mutating func number() -> Double {
    switch shape {
    case 0: return 5
    case 1: return Double(Int.random(in: 1...3, using: &random))
    case 2: return -decimal(Int.random(in: 0...9_999, using: &random))
    case 3: return Double("\(Int.random(in: 1...9_999, using: &random))e17") ?? 1e17
    case 4: return Double("\(Int.random(in: 1...99, using: &random))e-\(decimals + 2)") ?? 0
    case 5: return decimal(Int.random(in: -9_999...99_999_999, using: &random))
    case 6: last += Double(Int.random(in: 0...40, using: &random))
    case 7: last -= Double(Int.random(in: 0...40, using: &random))
    case 8: last += Double(Int.random(in: -40...60, using: &random))
    case 9: return Double(Int.random(in: 0...1, using: &random))
    default: return decimal(Int.random(in: 0...20_000, using: &random))
    }
    return last
  }
}
