import ChartAnalysis
public import ChartModel
public import ChartNarration
public import SourceText

/// Rows in, announcements out: what a person must hear of data that comes as time goes on.
///
/// It has no clock, reads nothing and prints nothing: whoever feeds it says what time it is. Buckets close as X moves on, or
/// where X is time as the clock does; each is told once, what it did first, and no more is told than a person can take in.
///
/// ```swift
/// var follower = try Follower(specification, options: FollowOptions(), voice: .english)
/// follower.receive(batch, decimals: [0, 0], at: moment)
/// for announcement in follower.announcements(at: moment) { print(announcement.text) }
/// ```
///
/// Memory does not grow with the rows: buckets long past are put together, those far ahead have a limit, and `checkSize` says
/// where there are too many series.
public struct Follower: Sendable {
  let specification: ChartSpecification
  let options: FollowOptions
  let voice: Voice
  let profile: Profile

  var buckets: FollowedBuckets
  var numbers: BucketNumbers
  /// By walked series.
  var watches: [SeriesWatch] = []
  /// Which of two series was last above the other: 1 the first, -1 the second.
  var orders: [SeriesPair: Int] = [:]

  /// The latest X, when its row came, and when any last came.
  var latest: Double?
  var latestAt = Duration.zero
  var lastRowAt: Duration?
  /// Buckets with rows that are not closed yet.
  var open: Set<Int> = []
  /// Those of them that lay far ahead of the clock when their first row came.
  var ahead: Set<Int> = []
  var closedThrough = Int.min
  var toldThrough = Int.min
  /// The last closed bucket with rows, and the last of which it is known what it did.
  var lastClosed: Int?
  var lastTaken: Int?
  /// The first row lies far ahead, and no other has come: it closes nothing yet.
  private var isFirstAhead = false

  var waiting = WaitingSpeech()
  var pacer: SpeechPacer
  var announced = 0
  var isSilenceTold = false
  /// The most decimals of each column that was asked for.
  var decimals: [Int] = []

  /// Rows that came, all in all.
  public internal(set) var rowsReceived = 0
  /// Rows that came later than is allowed and are in no bucket.
  public internal(set) var rowsTooLate = 0
  /// Rows so far along X that their buckets cannot be told apart, or behind very many buckets far ahead of the clock; they
  /// are in none.
  public internal(set) var rowsTooFar = 0

  /// A follower of rows in the columns of a specification.
  ///
  /// - Throws: `ReadingError` where rows cannot be followed as the specification asks.
  public init(
    _ specification: ChartSpecification, options: FollowOptions = FollowOptions(), voice: Voice,
    profile: Profile = Profile(.standard)
  ) throws(ReadingError) {
    let specification = try specification.followed()
    guard let numbers = BucketNumbers(specification) else { throw ChartSpecification.notFollowed }
    self.specification = specification
    self.options = options
    self.voice = voice
    self.profile = profile
    self.numbers = numbers
    buckets = FollowedBuckets(specification)
    pacer = SpeechPacer(every: options.every, atMost: options.atMost)
  }

  /// Rows in buckets: those that came, less those too late or too far, without a place along X, or outside the range asked for.
  public var rowsCounted: Int { buckets.rowCount }

  // MARK: Rows

  /// Takes rows as they come.
  ///
  /// - Parameter decimals: the most decimals of each column so far.
  public mutating func receive(_ batch: RowBatch, decimals: [Int] = [], at moment: FollowMoment) {
    guard batch.rowCount > 0, let x = batch.columns.first else { return }
    // A table that is opened again counts decimals from none.
    self.decimals = decimals.indices.map {
      max(decimals[$0], self.decimals.indices.contains($0) ? self.decimals[$0] : 0)
    }
    rowsReceived += batch.rowCount
    (lastRowAt, isSilenceTold, waiting.silence) = (moment.elapsed, false, nil)
    let places = x.places
    let kept = places.indices.filter { sort(places[$0], at: moment) }
    buckets.add(kept.count == batch.rowCount ? batch : batch.rows(kept))
    if let latest, !isFirstAhead { close(through: numbers.number(at: latest) - 1) }
    guard buckets.isCrowded else { return }
    foldWaiting()
    buckets.putTogether(through: settledThrough)
  }

  /// Notes where a row belongs; false where it goes into no bucket.
  private mutating func sort(_ x: Double, at moment: FollowMoment) -> Bool {
    guard x.isFinite, isInside(x) else { return true }
    guard numbers.tellsBucket(at: x) else { return setTooFarAside() }
    let number = numbers.number(at: x)
    // What the rows before it have closed is late, however many came at once.
    if isBehind(number), isTooLate(x) {
      rowsTooLate += 1
      waiting.tooLate += 1
      return false
    }
    guard number > closedThrough else {
      reopen(number)
      return true
    }
    guard hasRoom(for: number, at: x, of: moment) else { return setTooFarAside() }
    open.insert(number)
    noteLatest(x, at: moment)
    return true
  }

  private mutating func setTooFarAside() -> Bool {
    rowsTooFar += 1
    waiting.tooFar += 1
    return false
  }

  /// Buckets far ahead of the clock stay open until it comes to them: there are as many as are kept of those that are past.
  private mutating func hasRoom(for number: Int, at x: Double, of moment: FollowMoment) -> Bool {
    guard isAhead(x, of: moment), !ahead.contains(number) else { return true }
    guard ahead.count < buckets.kept else { return false }
    ahead.insert(number)
    return true
  }

  private mutating func isBehind(_ number: Int) -> Bool {
    guard options.lateness != nil, let latest, !isFirstAhead else { return number <= closedThrough }
    return number <= max(closedThrough, numbers.number(at: latest) - 1)
  }

  /// Notes a row as the latest, unless its time has not come by far; a first row of which that holds is the latest until
  /// another comes.
  private mutating func noteLatest(_ x: Double, at moment: FollowMoment) {
    if latest == nil {
      isFirstAhead = isBeyondClock(x, of: moment)
    } else if isFirstAhead {
      isFirstAhead = false
      if !isBeyondClock(x, of: moment) {
        waiting.ahead += 1
        latest = nil
      }
    }
    if isAhead(x, of: moment) {
      waiting.ahead += 1
    } else if x > latest ?? -.infinity {
      (latest, latestAt) = (x, moment.elapsed)
    }
  }

  private func isInside(_ x: Double) -> Bool {
    x >= specification.x.from ?? -.infinity && x < specification.x.to ?? .infinity
  }

  private func isTooLate(_ x: Double) -> Bool {
    guard let lateness = options.lateness, let latest else { return false }
    return x < latest - lateness
  }

  /// A row whose time has not come by far; where all rows lie ahead, as forecasts do, the clock says nothing.
  private func isAhead(_ x: Double, of moment: FollowMoment) -> Bool {
    guard let latest else { return false }
    return isBeyondClock(x, of: moment) && !isBeyondClock(latest, of: moment)
  }

  private func isBeyondClock(_ x: Double, of moment: FollowMoment) -> Bool {
    guard specification.x.type == .temporal, let ahead = options.ahead else { return false }
    return x > Double(moment.wall.microseconds) + ahead.microseconds
  }

  /// A late row changes a bucket that is closed: one that was told is corrected, with what was told of it.
  private mutating func reopen(_ number: Int) {
    if buckets.isPast(number) {
      waiting.longPast += 1
    } else if number <= max(toldThrough, waiting.run?.last ?? .min) {
      if waiting.corrections[number] == nil { waiting.corrections[number] = buckets.latest.values(at: number) }
    } else {
      waiting.addClosed(number)
    }
  }

  /// The last bucket of which nothing waits to be told, and nothing will.
  private var settledThrough: Int {
    let told = max(toldThrough, waiting.run?.last ?? .min)
    return ([told] + [waiting.corrections.keys.min(), lastClosed].compactMap { $0.map { $0 - 1 } }).min() ?? told
  }

  // MARK: Buckets

  /// Closes all buckets up to a number.
  mutating func close(through number: Int) {
    guard number > closedThrough else { return }
    // Commonly one bucket is open, or two.
    for number in open.filter({ $0 <= number }).sorted() {
      close(number)
      foldWaiting()
    }
    closedThrough = number
  }

  /// Where very many buckets will be told together, it is enough of the earliest to know what is said of them then.
  private mutating func foldWaiting() {
    let kept = buckets.kept
    guard waiting.closed.count > 2 * kept else { return }
    let early = waiting.closed.dropLast(kept)
    waiting.run = run(of: early, after: waiting.run)
    waiting.closed.removeFirst(early.count)
  }

  /// Buckets that are told together, behind others or as the first.
  mutating func run(of closed: some Collection<Int>, after run: BucketRun?) -> BucketRun? {
    var run = run
    for number in closed {
      let values = buckets.latest.values(at: number)
      run = (run ?? BucketRun(first: number)).adding(ToldBucket(number: number, changes: changes(in: number)), values)
    }
    return run
  }

  private mutating func close(_ number: Int) {
    open.remove(number)
    ahead.remove(number)
    waiting.addClosed(number)
    lastClosed = max(lastClosed ?? number, number)
  }

  /// What a bucket did, worked out when it is told: until then late rows may change it, and stand where a gap was.
  mutating func changes(in number: Int) -> [WatchedChange] {
    var changes: [WatchedChange] = []
    if let lastTaken, number - lastTaken > 1 {
      changes.append(WatchedChange(kind: .afterGap, other: number - lastTaken - 1))
    }
    // A bucket before one that was told did nothing that is news now.
    guard number > lastTaken ?? .min else {
      noteCorrected([number])
      return []
    }
    lastTaken = number
    return changes + changesOfSeries(in: number)
  }

  /// Late rows may make a bucket the highest or the lowest.
  mutating func noteCorrected(_ corrected: [Int]) {
    for number in corrected {
      for (series, value) in buckets.latest.values(at: number).enumerated() where watches.indices.contains(series) {
        if let value = value.number { watches[series].correct(value) }
      }
    }
  }

  private mutating func changesOfSeries(in number: Int) -> [WatchedChange] {
    let values = buckets.latest.values(at: number).map(\.number)
    while watches.count < values.count { watches.append(SeriesWatch()) }
    let rules = options.rules.map(\.value)
    var changes = passings(values)
    for (series, value) in values.enumerated() {
      guard let value else { continue }
      changes += watches[series].take(value, in: number, series: series, rules: rules)
    }
    return changes
  }

  /// Very many series pass each other all the time.
  private static let mostCompared = 8

  /// Which series came above which.
  private mutating func passings(_ values: [Double?]) -> [WatchedChange] {
    guard values.count > 1, values.count <= Self.mostCompared else { return [] }
    var changes: [WatchedChange] = []
    for first in values.indices {
      for second in values.indices.dropFirst(first + 1) {
        guard let a = values[first], let b = values[second], a != b else { continue }
        let (pair, order) = (SeriesPair(first: first, second: second), a > b ? 1 : -1)
        if let before = orders[pair], before != order {
          changes.append(
            WatchedChange(kind: .passed, series: a > b ? first : second, other: a > b ? second : first))
        }
        orders[pair] = order
      }
    }
    return changes
  }
}

/// Two series by their places.
struct SeriesPair: Hashable, Sendable {
  var first: Int
  var second: Int
}

extension Duration {
  /// How many microseconds it is.
  var microseconds: Double {
    Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12
  }

  /// So many microseconds, as far as clocks count.
  init(microseconds: Double) {
    self = .microseconds(Int64(exactly: microseconds.rounded()) ?? (microseconds < 0 ? 0 : .max / 1_000_000))
  }
}
