/// The true peak by BS.1770-4, annex 2, written plainly from its table: each sample, and four between it and the next.
package struct PlainTruePeak {
  package private(set) var peak = 0.0
  private var sides = [[Double](repeating: 0, count: 12), [Double](repeating: 0, count: 12)]

  package init() {}

  /// Adds samples, left and right in turn.
  package mutating func add(_ samples: [Double]) {
    for (index, sample) in samples.enumerated() {
      sides[index % 2] = sides[index % 2].dropFirst() + [sample]
      let between = Self.phases.map { zip($0, sides[index % 2]).reduce(0) { $0 + $1.0 * $1.1 } }
      peak = ([peak, abs(sample)] + between.map(abs)).max() ?? peak
    }
  }

  private static let phases = [first, second, second.reversed(), first.reversed()]
  private static let first = [
    0.001_708_984_375, 0.010_986_328_125, -0.019_653_320_312_5, 0.033_203_125, -0.059_448_242_187_5,
    0.137_329_101_562_5, 0.972_167_968_75, -0.102_294_921_875, 0.047_607_421_875, -0.026_611_328_125,
    0.014_892_578_125, -0.008_300_781_25,
  ]
  private static let second = [
    -0.029_174_804_687_5, 0.029_296_875, -0.051_757_812_5, 0.089_111_328_125, -0.166_503_906_25,
    0.465_087_890_625, 0.779_785_156_25, -0.200_317_382_812_5, 0.101_562_5, -0.058_227_539_062_5,
    0.033_081_054_687_5, -0.018_920_898_437_5,
  ]
}
