public import ChartModel

/// The way from a third number of a mark to the length of its note: even from the least to the greatest.
///
/// ```swift
/// LengthMapping(field: "population", low: 0.05, high: 0.25, domain: 0...100).length(of: 50)  // 0.15, seconds
/// ```
public struct LengthMapping: Sendable, Equatable {
  /// The field whose numbers the lengths say.
  public var field: String
  /// Seconds of the least number.
  public var low: Double
  /// Seconds of the greatest number.
  public var high: Double
  /// The least and the greatest number.
  public var domain: ClosedRange<Double>

  /// A mapping of numbers onto seconds.
  public init(field: String, low: Double, high: Double, domain: ClosedRange<Double>) {
    self.field = field
    self.low = low
    self.high = high
    self.domain = domain
  }

  /// The length of a number in seconds: the nearer end for one outside the domain, the middle where that is one point.
  public func length(of value: Double) -> Double {
    low + ScaleType.linear.share(of: value, in: domain) * (high - low)
  }
}

extension BucketedChart {
  /// The fields whose numbers lengths can say: what marks tell besides X, Y and their series, where they are notes by
  /// themselves. The length of a glide, of a stretch and of a part of a whole says something already.
  public var lengthFields: [DetailField] {
    guard !isPartToWhole, XExtent(self)?.hasStretches != true else { return [] }
    let marks = heardSeries.filter { !$0.isContinuous }.flatMap(\.marks)
    return details.indices.filter { place in marks.contains { $0.number(ofDetail: place) != nil } }.map { details[$0] }
  }
}

extension Mark {
  /// The finite number of a detail field; `nil` where it has none.
  func number(ofDetail place: Int) -> Double? {
    guard case .number(let number)? = detail(place), number.isFinite else { return nil }
    return number
  }
}

/// The lengths of the notes of a chart by a third number.
struct MarkLengths {
  /// Seconds of the least number, and of the breath that follows a note whose mark has none.
  static let shortest = 0.05
  static let breath = 0.02
  /// The least seconds between two onsets: room for the longest note to be told from the shortest.
  static let shortestInterval = 0.1
  /// Seconds that each mark asks for, so that the longest note finds room.
  static let secondsPerMark = 0.3

  let mapping: LengthMapping
  /// The place of the field among the details of a mark.
  let place: Int

  /// - Parameter interval: The least seconds between two onsets: no note reaches beyond the next, and each as long a length
  ///   is the same number everywhere.
  init?(_ chart: BucketedChart, field: String, interval: Double) {
    guard let known = chart.lengthFields.first(where: { $0.name == field }),
      let place = chart.details.firstIndex(of: known)
    else { return nil }
    let numbers = chart.heardSeries.flatMap(\.marks).filter { !$0.isHidden }.compactMap { $0.number(ofDetail: place) }
    guard let least = numbers.min(), let greatest = numbers.max() else { return nil }
    self.place = place
    mapping = LengthMapping(
      field: field, low: Self.shortest,
      high: (0.9 * interval).clamped(to: Self.shortest...Onset.longestNote).onScoreGrid, domain: least...greatest)
  }

  /// Seconds of the note of a mark: the shortest where it has no number.
  func length(of mark: Mark) -> Double {
    (mark.number(ofDetail: place).map(mapping.length) ?? mapping.low).onScoreGrid
  }

  /// The notes of a mark: where it has no number, its tone and a breath of noise behind it.
  func notes(of mark: Mark, tone: Note) -> [Note] {
    guard mark.number(ofDetail: place) == nil, tone.role == .data else { return [tone] }
    var breath = SeriesNotes.missingNote(.missing)
    (breath.start, breath.length) = ((tone.start + tone.length).onScoreGrid, Self.breath)
    (breath.pan, breath.mark, breath.series, breath.seriesName) = (tone.pan, tone.mark, tone.series, tone.seriesName)
    (breath.x, breath.y) = (tone.x, .missing)
    return [tone, breath]
  }
}

extension SoundOptions {
  /// The same for a chart: without a field of which it has none, and with the time that lengths need.
  func telling(_ chart: BucketedChart) -> SoundOptions {
    var options = self
    guard let lengthField else { return self }
    if chart.lengthFields.contains(where: { $0.name == lengthField }) {
      options.secondsPerMark = max(secondsPerMark, MarkLengths.secondsPerMark)
    } else {
      options.lengthField = nil
    }
    return options
  }
}
