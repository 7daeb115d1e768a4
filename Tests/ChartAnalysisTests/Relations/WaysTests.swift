import ChartModel
import Testing

@testable import ChartAnalysis

/// Which ways series go, alone and beside others: swings, steep stretches, setbacks, heights, who lies above whom.
@Suite struct WaysTests {
  private static func series(_ values: [Double?]) -> Series { RelationCharts.series("s", values) }
  /// What a generator without a pattern gives, from -1 to 1.
  private static func noise(_ place: Int) -> Double {
    var bits = UInt64(place + 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Double((bits ^ (bits >> 31)) >> 40) / Double(1 << 23) - 1
  }

  // MARK: One series

  @Test func swingsTurnWhereItIsFarthest() throws {
    let values = [25.0, 30, 41, 59, 50, 44, 38, 27, 33, 45, 52, 44, 40, 31, 20]
    #expect(try #require(Swings(Self.series(values))).turns == [0, 3, 7, 10, 14])
    #expect(try #require(Swings(Self.series(values.map { -$0 }))).turns == [0, 3, 7, 10, 14])
    // What is missing is no place to turn.
    #expect(Swings(Self.series([nil] + values.map { $0 }))?.turns == [1, 4, 8, 11, 15])
  }

  /// Many values keep to the order of each way, though they go no straight one; a far way to the first turn is one of them.
  @Test func swingsOfManyValuesKeepTheirOrder() throws {
    let still = (0..<20).map { 10 + Self.noise($0) }
    let up: [Double] = (0..<10).map { 10 + Double($0 * $0) }
    let down: [Double] = (0..<10).map { 90 - 8 * Double($0) + Self.noise($0) }
    let late: [Double] = (0..<10).map { 20 + Double($0 * $0) }
    let values: [Double] = still + up + down + late
    #expect(try #require(Swings(Self.series(values))).turns.suffix(3) == [29, 39, 49])
    let far: [Double] = [60, 50, 40, 30, 20] + values
    #expect(try #require(Swings(Self.series(far))).turns.first == 0)
    let near: [Double] = [25, 20, 15] + values
    #expect(try #require(Swings(Self.series(near))).turns.first != 0)
  }

  @Test(
    arguments: [
      (0..<20).map(Double.init), [5, 5, 5, 5, 5, 5, 5, 5, 5, 5], (0..<60).map(noise),
      [0, 9, 0, 9, 0, 9, 0, 9, 0, 9, 0, 9], [1, 9, 1, 9],
    ] as [[Double]])
  func noSwings(values: [Double]) { #expect(Swings(Self.series(values)) == nil) }

  @Test(
    arguments: [
      ("two", [0, 1, 9, 1, 0, 1, 8, 1, 0, 0], [2, 6]),
      ("one by the last value", [0, 9, 0, 0, 8, 0, 0, 0, 0, 1], [1, 4]),
      ("five are many", [0, 9, 0, 9, 0, 9, 0, 9, 0, 8, 0], nil),
      ("one is an arc", [0, 1, 9, 1, 0, 0, 0, 0, 0], nil),
      ("a third comes near", [10, 17, 13, 20, 16, 12, 19, 15, 11, 18, 14], nil),
      ("the highest is no peak", [0, 9, 0, 8, 0, 0, 0, 5, 10], nil),
      ("one is as high as its neighbor", [0, 1, 9, 9, 0, 1, 8, 1, 0, 0], nil),
      ("few", [0, 9, 0, 8, 0, 0, 0], nil), ("level", [5, 5, 5, 5, 5, 5, 5, 5, 5], nil),
    ] as [(String, [Double], [Int]?)])
  func farPeaks(what: String, values: [Double], peaks: [Int]?) {
    #expect(FarPeaks(Self.series(values))?.marks == peaks, "\(what)")
  }

  @Test func aSteepStretchHasMostOfARise() throws {
    let values = [14.8, 15.0, 15.4, 16.1, 17.5, 18.9, 20.0, 23.5, 28.0, 45.0, 55.0, 57.0, 58.5, 60.0, 61.0, 61.9]
    let move = try #require(SteepMove(Self.series(values)))
    #expect(move.rises && (move.first, move.last) == (8, 10) && abs(move.share - 27 / 47.1) < 1e-9)
    #expect(SteepMove(Self.series((0..<16).map(Double.init))) == nil)
    #expect(SteepMove(Self.series([0, 0, 0, 90, 90, 90, 20, 20, 20, 20])) == nil)
  }

  @Test func aCrashIsShortAndFar() throws {
    let early = (0..<30).map { 100 + Self.noise($0) * 5 }
    let late = (0..<27).map { 70 + Self.noise($0 + 40) * 5 }
    let crash = try #require(Crash(Self.series(early + [94, 85, 76] + late)))
    #expect(!crash.rises && crash.last > crash.first && crash.last - crash.first <= 6 && crash.back == nil)
    let again = (0..<27).map { 70 + Double($0) + Self.noise($0 + 40) * 5 }
    #expect(Crash(Self.series(early + [94, 85, 76] + again))?.back == 59)
    #expect(Crash(Self.series(early + [94, 85, 76] + again + again.reversed()))?.back == nil)
    #expect(Crash(Self.series((early + [94, 85, 76] + late).map { -$0 }))?.rises == true)
    #expect(Crash(Self.series((0..<60).map { 100 - Double($0) })) == nil)
    #expect(Crash(Self.series((0..<60).map(Self.noise))) == nil)
  }

  /// Of thousands of values the lowest and the highest of short stretches tell it.
  @Test func aCrashOfThousandsOfValuesIsFound() throws {
    let few = (0..<30).map { 100 + Self.noise($0) * 5 } + [94, 85, 76] + (0..<27).map { 70 + Self.noise($0 + 40) * 5 }
    let short = try #require(Crash(Self.series(few)))
    let long = try #require(Crash(Self.series(few.flatMap { Array(repeating: $0, count: 40) })))
    #expect(!long.rises && (long.first / 40, long.last / 40) == (short.first, short.last))
  }

  /// A way between the ends of the range is told where it is long and goes one way, with where it came back to.
  @Test func aFarWayIsLongAndGoesOneWay() throws {
    let sinking = (0..<40).map { 80 - Double($0) * 1.5 + Self.noise($0) * 3 }
    let early = (0..<20).map { 60 + Self.noise($0) * 3 }
    let way = try #require(FarWay(Self.series(early + [90] + sinking + [5, 20, 30, 35])))
    #expect(way == FarWay(rises: false, first: 20, last: 61, back: 64))
    #expect(FarWay(Self.series(early + [90] + sinking + [5]))?.back == nil)
    #expect(FarWay(Self.series((early + [90] + sinking + [5, 20]).map { -$0 }))?.rises == true)
    // A series that turned again is told to the farthest, if it kept half of that.
    let turned = early + [90] + sinking + [5, 60]
    #expect(FarWay(Self.series(turned + [40]))?.back == turned.count - 1)
    #expect(FarWay(Self.series(turned + [20])).map(\.back) == .some(nil))
    #expect(FarWay(Self.series(early + [90, 5] + early)) == nil)
    #expect(FarWay(Self.series(early + [90] + early + early + [5] + early)) == nil)
    #expect(FarWay(Self.series([90] + sinking + [5, 90])) == nil)
  }

  /// A step between two levels is told from a fall all along.
  @Test func levelsAreNoTrend() {
    let noise = (0..<80).map { Self.noise($0) * 150 }
    let step = noise.enumerated().map { $1 + ($0 < 28 ? 1_100 : 850) }
    #expect(LineCourse.levels(step, axis: 400...1_400).map { (27...29).contains($0.at) } == true)
    let falls = (0..<200).count { start in
      let fall = (0..<80).map { 1_100 - Double($0) * 5 + Self.noise($0 + start * 80) * 150 }
      return LineCourse.levels(fall, axis: 400...1_400) != nil
    }
    #expect(falls <= 4)
  }

  /// Two means are told where they take much of the squares and lie apart; noise alone has none.
  @Test func aDriftOfMeans() {
    let jumps = (0..<48).map { (place: Int) -> Double in Double((place * 7 + 8) % 12) }
    let values = jumps.enumerated().map { (place, jump) -> Double in jump + (place < 20 ? 6 : 11) }
    let drift = LineCourse.drift(values, axis: 0...20)
    // One value of chance may lie on the other side.
    #expect(drift.map { (19...21).contains($0.at) } == true)
    #expect(drift.map { $0.before < $0.after } == true)
    #expect(LineCourse.drift(jumps.map { $0 + 6 }, axis: 0...40) == nil)
    #expect(LineCourse.drift(Array(values.prefix(28)), axis: 0...20) == nil)
    #expect(LineCourse.drift(values.map { $0 + 900 }, axis: 0...1_000) == nil)
    // On an axis that begins near the values the same is seen.
    #expect(LineCourse.drift(values.map { $0 + 900 }, axis: 900...920) != nil)
  }

  /// Two levels that values keep to, and swings that go farther than they lie apart.
  @Test func levelsThatTell() {
    func shift(_ count: Int) -> LevelShift {
      LevelShift(
        before: 0...count - 1, after: count...count * 2 - 1, medianBefore: 0, medianAfter: 0, jumpInNoise: 9,
        jumpShare: 0.5)
    }
    #expect([shift(5)].tell(Self.series([9, 8, 9, 8, 9, 1, 2, 1, 2, 1])))
    #expect(![shift(5)].tell(Self.series([1, 9, 1, 9, 5, 1, 2, 8, 2, 1])))
  }

  /// An end far above the low behind the peak, and a peak that comes again.
  @Test func arcsThatAreNone() throws {
    let up = (0..<40).map(Double.init), down = (0..<40).map { 38 - Double($0) }
    #expect(CourseArc(Self.series(up + down))?.turn == 39)
    #expect(CourseArc(Self.series(up + down + (0..<16).map(Double.init))) == nil)
    let once = try #require(CourseArc(dipOf: Self.series([5, 6, 90, 20, 10, 12, 11, 9])))
    #expect(once.isOnly(in: Self.series([5, 6, 90, 20, 10, 12, 11, 9])))
    let twice = Self.series([5, 6, 90, 20, 10, 85, 11, 9])
    #expect(CourseArc(dipOf: twice)?.isOnly(in: twice) == false)
  }

  /// The last year of fifty is not what the years before it were.
  @Test func anOddEndIsNoGap() {
    let low = (0..<50).map { 10 + Double($0 % 3) }
    var high = low.enumerated().map { $1 + 40 - Double($0) / 2 }
    #expect(GapChange(RelationCharts.lines([low, high])) != nil)
    high[49] += 20
    #expect(GapChange(RelationCharts.lines([low, high])) == nil)
  }

  @Test func theFarthestFall() {
    #expect([3.0, 9, 4, 8, 1, 7].farthestFall.map { [$0.first, $0.last] } == [1, 4])
    #expect([1.0, 2, 3].farthestFall == nil && [Double]().farthestFall == nil)
    #expect([2.0, 4, 6].spread == 8 && [Double]().spread == 0)
    #expect([1.0, 1, 1, 9, 9].bestSplit(fewest: 2)?.place == 3 && [1.0, 9].bestSplit(fewest: 2) == nil)
  }

  // MARK: Several

  @Test func oneGoesBack() throws {
    let rising = (0..<8).map { 30 + Double($0 * 4) }
    let falls = [40.0, 45, 48, 44, 36, 24, 36, 46]
    let chart = RelationCharts.lines([rising, falls, rising.map { $0 + 3 }])
    let found = SeriesSetback.all(chart, facts: ChartFacts(chart))
    #expect(found == [SeriesSetback(series: 1, first: 2, last: 5, rises: false, back: 7)])
    let mirrored = RelationCharts.lines([rising, falls, rising.map { $0 + 3 }].map { $0.map { -$0 } })
    #expect(SeriesSetback.all(mirrored, facts: ChartFacts(mirrored)).map(\.rises) == [true])
    for lists in [[rising, rising, rising], [falls, falls, falls], [rising, falls]] {
      let chart = RelationCharts.lines(lists)
      #expect(SeriesSetback.all(chart, facts: ChartFacts(chart)) == [])
    }
  }

  /// A jump of one step in sixty is no way against the others, though it goes far.
  @Test func aShortJumpIsNoSetback() {
    let falling = (0..<60).map { 70 - Double($0) }
    let jumps = falling.enumerated().map { $0 > 1 && $0 < 6 ? $1 + 40 : $1 }
    let chart = RelationCharts.lines([falling, jumps, falling.map { $0 - 3 }])
    #expect(SeriesSetback.all(chart, facts: ChartFacts(chart)) == [])
  }

  @Test func oneKeepsAbove() throws {
    let low = (0..<40).map { 10 + Self.noise($0) }
    var high = low.map { $0 + 4 }
    let found = try #require(Dominance(RelationCharts.lines([low, high])))
    #expect((found.upper, found.lower, found.count, found.all) == (1, 0, 40, 40))
    high[3] = 0
    #expect(Dominance(RelationCharts.lines([low, high]))?.count == 39)
    for place in [9, 15, 21] { high[place] = 0 }
    #expect(Dominance(RelationCharts.lines([low, high])) == nil)
    // One stretch is one exception.
    func falling(_ places: Range<Int>) -> [Double] { low.enumerated().map { places.contains($0) ? 0 : $1 + 4 } }
    #expect(Dominance(RelationCharts.lines([low, falling(20..<26)]))?.count == 34)
    #expect(Dominance(RelationCharts.lines([low, falling(20..<27)])) == nil)
    // Of few X one is an exception, of very few none.
    #expect(Dominance(RelationCharts.lines([low, falling(2..<3)].map { Array($0.prefix(8)) }))?.count == 7)
    #expect(Dominance(RelationCharts.lines([low, falling(2..<3)].map { Array($0.prefix(7)) })) == nil)
    #expect(Dominance(RelationCharts.lines([low, low])) == nil)
    #expect(Dominance(RelationCharts.lines([low, low.enumerated().map { $0 < 20 ? $1 + 4 : nil }])) == nil)
    #expect(Dominance(RelationCharts.lines([low, low.enumerated().map { $0 == 20 ? .infinity : $1 + 4 }])) == nil)
    #expect(Dominance(RelationCharts.lines([low, high, high])) == nil)
  }

  /// Among names it is told for how many of three and more.
  @Test(arguments: [
    ([[1, 2, 3], [2, 3, 1]], "1 2/3"), ([[1, 2], [2, 3]], "1 2/2"), ([[1, 2], [2, 1]], ""),
    ([[1, 1, 1], [1, 1, 1]], ""),
  ])
  func oneAboveAmongNames(values: [[Double]], expected: String) {
    let found = Dominance(Self.bars(values), areNames: true)
    #expect((found.map { "\($0.upper) \($0.count)/\($0.all)" } ?? "") == expected)
  }

  /// Among names the highest of three series and more, else the lowest.
  @Test(
    arguments: [
      ([[9, 8], [1, 2], [3, 4]], "highest 0 2/2"), ([[9, 1, 9, 9], [1, 2, 3, 4], [3, 4, 5, 6]], "highest 0 3/4"),
      ([[9, 1, 9, 1], [5, 2, 3, 4], [3, 4, 5, 6]], ""), ([[9, 9], [9, 8], [10, 2]], ""), ([[9, 8], [1, 2]], ""),
      ([[5, 9, 5], [1, 2, 3], [9, 4, 9]], "lowest 1 3/3"),
      ([[5, nil], [1, 2], [9, nil], [nil, 8], [nil, 4]], "lowest 1 2/2"),
      ([[9, nil, nil], [1, 2, 3], [3, 4, 4]], ""),
      ([[9, .infinity, 8], [1, 2, 3], [3, 4, 4]], ""),
    ] as [([[Double?]], String)])
  func oneLeads(values: [[Double?]], expected: String) {
    let found = SeriesLead(Self.bars(values))
    let text = found.map { "\($0.isHighest ? "highest" : "lowest") \($0.series) \($0.count)/\($0.all)" }
    #expect((text ?? "") == expected)
  }

  /// One of two lies above up to a name, and below from the next on.
  @Test(arguments: [
    ([9, 8, 7, 1, 1], ["under 15", "15 to 19", "20 to 24", "25 to 29", "30+"], "0 20 to 24/25 to 29"),
    ([1, 1, 7, 8, 9], ["under 15", "15 to 19", "20 to 24", "25 to 29", "30+"], "1 15 to 19/20 to 24"),
    ([9, 8, 7, 6, 1], ["under 15", "15 to 19", "20 to 24", "25 to 29", "30+"], ""),
    ([9, 8, 1, 9, 1], ["under 15", "15 to 19", "20 to 24", "25 to 29", "30+"], ""),
    ([9, 8, 5, 1, 1], ["under 15", "15 to 19", "20 to 24", "25 to 29", "30+"], ""),
    ([9, 8, 7, 1, 1], ["A", "B", "C", "D", "E"], ""),
  ])
  func oneAboveUpToAName(values: [Double], names: [String], expected: String) {
    let chart = RelationCharts.lines([values, [5, 5, 5, 5, 5]], kind: .bar, type: .ordinal) { .category(names[$0]) }
    let found = OrderSwitch(chart).map { found -> String in
      let ends = [found.last, found.next].map { if case .category(let name) = $0 { name } else { "" } }
      return "\(found.first) \(ends.joined(separator: "/"))"
    }
    #expect((found ?? "") == expected)
  }

  /// One or two of four series and more at half as much again as all others, at every X.
  @Test(
    arguments: [
      ([[9, 9, 9, 9, 9], [2, 3, 4, 5, 6], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2]], [0]),
      ([[5, 6, 7, 8, 9], [9, 9, 9, 9, 8], [1, 1, 1, 1, 1], [2, 2, 3, 4, 5]], [0, 1]),
      ([[5, 6, 7, 8, 9], [9, 9, 9, 9, 8], [1, 1, 1, 1, 1], [2, 2, 3, 4, 6]], []),
      ([[5, 6, 7, 8, 9], [9, 9, 9, 9, 8], [1, 1, 1, 1, 1]], []),
      ([[9, 9, 9, 9], [2, 3, 4, 5], [1, 1, 1, 1], [2, 2, 2, 2]], []),
      ([[9, 9, 9, 9, 9, 2], [2, 3, 4, 5, 6, 6], [1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, nil]], []),
      ([[9, 9, 9, 9, 9], [-2, -3, -4, -5, -6], [-1, -1, -1, -1, -1], [-2, -2, -2, -2, -2]], []),
    ] as [([[Double?]], [Int])])
  func farAboveAllOthers(values: [[Double?]], expected: [Int]) {
    #expect((TopSeries(RelationCharts.lines(values))?.series ?? []) == expected)
  }

  private static func bars(_ values: [[Double?]]) -> BucketedChart {
    RelationCharts.lines(values, kind: .bar, type: .nominal) { .category("F\($0)") }
  }

  @Test func seriesOnTwoHeights() throws {
    func flat(_ level: Double) -> [Double] { (0..<9).map { level + Self.noise($0) } }
    func bands(_ lists: [[Double]]) -> LevelBands? {
      let chart = RelationCharts.lines(lists)
      return LevelBands(chart, facts: ChartFacts(chart))
    }
    let found = try #require(bands([flat(40), flat(88), flat(43), flat(85)]))
    #expect(found.bands.map(\.series) == [[1, 3], [0, 2]] && found.areStill)
    let waving = flat(40).enumerated().map { $1 + Double($0 % 3) * 5 }
    #expect(bands([waving, flat(88), flat(43), flat(85)])?.areStill == false)
    #expect(bands([flat(40), flat(60), flat(50), flat(70)]) == nil)
    #expect(bands([flat(40), (0..<9).map { Double($0 * 10) }, flat(85)]) == nil)
  }

  // MARK: Points

  private static func groups(_ lists: [[(Double, Double)]]) -> BucketedChart {
    RelationCharts.chart(
      lists.enumerated().map { place, points in
        var series = RelationCharts.points(points).series[0]
        (series.id, series.name) = ("g\(place)", "g\(place)")
        return series
      }, kind: .point)
  }

  @Test func aGroupOnOneSide() throws {
    let near = (0..<20).map { (Double($0), 10 + Self.noise($0)) }
    let far = (0..<20).map { (40 + Double($0), 4 + Self.noise($0)) }
    let found = try #require(GroupSides(Self.groups([near, near, far])))
    #expect(found.series == 2 && found.higherX == true && found.higherY == false)
    #expect(GroupSides(Self.groups([near, near])) == nil)
    // Of three in a row both ends lie on a side.
    #expect(GroupSides(Self.groups([0.0, 40, 80].map { by in near.map { ($0.0 + by, $0.1) } })) == nil)
  }

  @Test func oneGroupAboveAnother() throws {
    let low = (0..<20).map { (Double($0), Double($0 * 2) + Self.noise($0)) }
    let found = try #require(GroupAbove(Self.groups([low, low.map { ($0.0 + 0.5, $0.1 + 12) }])))
    #expect((found.upper, found.lower) == (1, 0))
    #expect(GroupAbove(Self.groups([low, low.map { ($0.0, $0.1 + 0.5) }])) == nil)
    // A few points far along X that lie the other way speak against it.
    let near = (0..<60).map { (Double($0) / 60, Self.noise($0) / 2) }
    let falls = (6...10).map { (Double($0), Double(10 - $0)) }, stays = (6...10).map { (Double($0), 5.0) }
    let lifted = near.map { ($0.0, $0.1 + 12) }
    #expect(GroupAbove(Self.groups([lifted + falls, near + stays])) == nil)
    // Of groups at other X it is not known.
    #expect(GroupAbove(Self.groups([low, low.map { ($0.0 + 30, $0.1) }])) == nil)
  }

  @Test func halfOfAllInAFewBins() throws {
    let chart = RelationCharts.histogram([1, 4, 9, 14, 18, 18, 15, 9, 4, 2, 1, 1])
    let found = try #require(Distribution(chart))
    #expect(found.bulk(of: chart.series[0]) == Bulk(bins: 4...6, share: 51.0 / 96))
    let steep = RelationCharts.histogram([60, 20, 9, 4, 2, 1, 1])
    #expect(try #require(Distribution(steep)).bulk(of: steep.series[0]) == nil)
  }

  /// Groups with a tenth of the way between that hold more than one in forty.
  @Test(arguments: [
    ([20, 30, 0, 0, 9, 4], [0...1: 50, 4...5: 13]), ([20, 30, 9, 0, 9, 4], [0...2: 59, 4...5: 13]),
    ([20, 30, 1, 1, 9, 4], [:]),
    ([90, 30, 0, 0, 1, 1], [:]), ([9, 9, 0, 0, 9, 4], [:]), ([20, 0, 0, 20, 0, 0, 20, 0, 0, 20], [:]),
  ])
  func groupsOfBins(counts: [Double], expected: [ClosedRange<Int>: Double]) throws {
    let chart = RelationCharts.histogram(counts)
    let found = Islands(try #require(Distribution(chart)), chart.series[0])
    #expect(Dictionary(uniqueKeysWithValues: (found?.all ?? []).map { ($0.bins, $0.count) }) == expected)
    #expect((found?.all ?? []).map(\.count) == expected.values.sorted(by: >))
  }

  @Test func mostAboutAPeak() throws {
    func peak(_ counts: [Double]) throws -> Bulk? {
      let chart = RelationCharts.histogram(counts)
      return try #require(Distribution(chart)).aboutPeak(of: chart.series[0])
    }
    #expect(try peak([1, 1, 2, 4, 8, 30, 60, 28, 6, 3, 2, 1, 1]) == Bulk(bins: 5...7, share: 118.0 / 147))
    #expect(try peak([1, 1, 2, 4, 8, 30, 190, 28, 6, 3, 2, 1, 1]) == nil)
    #expect(try peak([60, 28, 6, 3, 2, 1, 1, 1, 1, 1]) == nil)
    #expect(try peak([8, 30, 60, 28, 6]) == nil)
  }

  /// The side of zero on which most lie changes once.
  @Test func mostLieOnTheOtherSideSince() throws {
    func signs(_ early: Int, _ late: Int) -> Series {
      Self.series((0..<60).map { ($0 < 36 ? $0 * 7 % 10 < early : $0 * 7 % 10 < late) ? 5 : -3 })
    }
    let found = try #require(SideShift(signs(2, 8)))
    #expect(found.isAbove && (33...38).contains(found.end))
    #expect(found.before == found.end + 1 && found.before + found.behind == 60)
    #expect(Double(found.earlier) >= Double(found.before) * 0.7 && Double(found.later) >= Double(found.behind) * 0.7)
    #expect(SideShift(signs(8, 2))?.isAbove == false)
    #expect(SideShift(signs(4, 6)) == nil)
    // Below, above, and below again is no change of the side.
    #expect(SideShift(Self.series((0..<120).map { $0 < 30 ? -1 : $0 < 90 ? 1 : -1 })) == nil)
    // Runs of one side are chance where each value takes after the one before.
    #expect(SideShift(Self.series((0..<60).map { [0, 2, 4].contains($0 / 10) == ($0 < 40) ? -1 : 1 })) == nil)
    #expect(SideShift(signs(6, 10)) == nil)
    #expect(SideShift(Self.series((0..<29).map { $0 < 15 ? -1 : 1 })) == nil)
  }

  /// Nothing lies between seven parts of a land and the other nine, though they are not three times as high.
  @Test func aWideBreak() {
    let values = [28.2, 26.6, 26.1, 23.7, 22.8, 18.5, 18, 7.2, 6.3, 5.6, 5.3, 5.2, 4.9, 4.6, 3.8, 2.9]
    let found = SizeOrder.Break(count: 7, all: 16, least: 18, others: 7.2, high: [], rest: [])
    #expect(SizeOrder(Self.series(values)).naturalBreak == found)
    #expect(SizeOrder(Self.series([20, 17, 14, 9, 7, 4, 3])).naturalBreak == nil)
    #expect(SizeOrder(Self.series([17, 17, 7, 6, 5, 3, 1])).naturalBreak?.isTied == true)
    #expect(SizeOrder(Self.series([9, 8, 7, 6, 5])).runnersUp == [1])
    #expect(SizeOrder(Self.series([9, 8, 7, 6])).runnersUp == [])
    // Two clumps with half of the range between them.
    #expect(SizeOrder(Self.series([89, 85, 45, 42, 39, 37])).naturalBreak?.count == 2)
    #expect(SizeOrder(Self.series([89, 85, 60, 52, 43, 37])).naturalBreak == nil)
  }
}
