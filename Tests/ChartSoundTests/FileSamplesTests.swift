import SoundFile
import Testing

/// Samples as a file keeps them, beside each of them worked out by itself.
@Suite struct FileSamplesTests {
  static let samples: [Double] = [
    0, -0.0, 1, -1, 0.5, -0.5, 1.5, -1.5, .nan, -.nan, .infinity, -.infinity, 1.0.nextDown, -1.0.nextDown, 1.0.nextUp,
    -1.0.nextUp, 8, -8, 9, -9, 0.5 / 32_767, 1.5 / 32_767, -0.5 / 32_767, 2.5 / 8_388_607, .leastNonzeroMagnitude,
    -.leastNormalMagnitude, 1e300, -1e300, 0.1, -0.2, 0.3,
  ]

  /// Among samples that need no care, at every distance from the end, and among others that do.
  static let lists: [[Double]] = (0...17).flatMap { length -> [[Double]] in
    let usual = (0..<length).map { Double($0) / 40 - 0.2 }
    var lists = [Array(samples.prefix(length)), Array(samples.suffix(length))]
    for place in usual.indices {
      for sample in samples {
        var list = usual
        list[place] = sample
        lists.append(list)
      }
    }
    return lists
  }

  @Test func integersAreRoundedToTheNearestAndClipped() throws {
    for list in Self.lists {
      guard case .short(let short) = FileSamples(list, for: SoundFileFormat()),
        case .long(let long) = FileSamples(list, for: SoundFileFormat(encoding: .pcm24))
      else { return #expect(Bool(false), "no integers") }
      #expect(short == list.map { Int16(Self.integer($0, most: 32_767)) }, "\(list)")
      #expect(long == list.map { Self.integer($0, most: 8_388_607) * 256 }, "\(list)")
    }
  }

  private static func integer(_ sample: Double, most: Double) -> Int32 {
    sample.isNaN ? 0 : Int32((min(max(sample, -1), 1) * most).rounded(.toNearestOrEven))
  }

  @Test(arguments: [
    SoundFileFormat(encoding: .float), SoundFileFormat(container: .ogg), SoundFileFormat(container: .opus),
  ]) func numbersAreHeldToEight(format: SoundFileFormat) throws {
    for list in Self.lists {
      guard case .float(let found) = FileSamples(list, for: format) else { return #expect(Bool(false), "no numbers") }
      let expected = list.map { $0.isNaN ? Float(0) : Float(min(max($0, -8), 8)) }
      #expect(found.map(\.bitPattern) == expected.map(\.bitPattern), "\(list)")
    }
  }
}
