import ChartModel

/// The jumps to what a person types: a place, a part of the way, a value, a text.
struct FocusSearches: FocusStep {
  var walk: FocusWalk

  mutating func announcement(of command: FocusCommand) -> FocusAnnouncement {
    switch command {
    case .go(let text): go(to: text)
    case .value(let text): currentTrack.map { goToValue(text, in: $0) } ?? said(.walkNoValue)
    case .find(let text): find(text)
    default: find(state.sought)
    }
  }

  /// - Parameter text: `June 6`, `25 percent`, `4200`, `first above 4200`, the name of a series alone or before any of these.
  private mutating func go(to text: String) -> FocusAnnouncement {
    guard let track = currentTrack else { return said(.walkNotFound, ["text": text.spoken]) }
    if labelled(text, in: track) == nil, let named = named(text) {
      return named.rest.isEmpty ? goToSeries(named.track) : go(to: named.rest, in: named.track)
    }
    return go(to: text, in: track)
  }

  private mutating func go(to text: String, in track: Int) -> FocusAnnouncement {
    if let bound = Self.bound(text) { return goToFirst(bound.number, isAbove: bound.isAbove, in: track) }
    if let share = Self.percent(text) { return goAlong(share, in: track) }
    if let place = labelled(text, in: track) { return jump(to: place) }
    if let range = read(text, in: track) { return goToX(range, in: track) }
    if Double(typed: text) != nil { return goToValue(text, in: track) }
    return said(.walkNotFound, ["text": text.spoken])
  }

  // MARK: Series

  /// The series whose name a text begins with, the longest name first, and what follows the name.
  private func named(_ text: String) -> (track: Int, rest: String)? {
    let sought = text.lowercased()
    let fitting = tree.tracks.indices.filter { track in
      let name = tree.tracks[track].name.lowercased()
      return !name.isEmpty && tree.tracks[track].view == state.view ?? 0
        && (sought == name || sought.hasPrefix(name + " "))
    }
    guard let best = fitting.max(by: { tree.tracks[$0].name.count < tree.tracks[$1].name.count }) else { return nil }
    return (best, text.dropFirst(tree.tracks[best].name.count).drop { $0 == " " }.description)
  }

  /// The mark of a series at the X where one is, or the nearest.
  private mutating func goToSeries(_ track: Int) -> FocusAnnouncement {
    let marks = tree.marks(of: track)
    guard let mark = here.mark else {
      return marks.first.map { jump(to: $0) } ?? said(.walkNothingInside)
    }
    guard let place = tree.nearest(to: mark, in: track) else { return said(.walkNothingInside) }
    return jump(to: place, lead: tree.places[place].mark?.x == mark.x ? "" : voice.say(.walkNearest))
  }

  // MARK: Bounds

  /// `first above 4200`, `first below 4200`.
  private static func bound(_ text: String) -> (number: Double, isAbove: Bool)? {
    for (words, isAbove) in [("first above ", true), ("first below ", false)] where text.lowercased().hasPrefix(words) {
      return Double(typed: String(text.dropFirst(words.count))).map { ($0, isAbove) }
    }
    return nil
  }

  private mutating func goToFirst(_ number: Double, isAbove: Bool, in track: Int) -> FocusAnnouncement {
    guard !state.scene.narrated.profile.hidesNumbers else { return said(.walkHidden) }
    let place = tree.marks(of: track).first { place in
      value(at: place)?.number.map { isAbove ? $0 > number : $0 < number } == true
    }
    guard let place else { return said(isAbove ? .walkNoneAbove : .walkNoneBelow, ["number": number.plainText]) }
    return jump(to: place)
  }

  // MARK: Along X

  /// `25 percent` or `25%` as 0.25.
  private static func percent(_ text: String) -> Double? {
    let lower = text.lowercased()
    for ending in ["percent", "%"] where lower.hasSuffix(ending) {
      guard let number = Double(typed: String(lower.dropLast(ending.count))) else { return nil }
      return number / 100
    }
    return nil
  }

  private mutating func goAlong(_ share: Double, in track: Int) -> FocusAnnouncement {
    let chart = state.scene.narrated.narrators[tree.tracks[track].view].chart
    guard (0...1).contains(share), let extent = chart.extent else { return said(.walkOutsidePercent) }
    let coordinate = extent.lowerBound + share * (extent.upperBound - extent.lowerBound)
    guard let place = tree.holding(coordinate, in: track, chart) else { return said(.walkNothingInside) }
    return jump(to: place)
  }

  /// The first mark of the series whose place begins with a text, such as `June 6` where its label is `June 6: 4,210 steps`.
  private func labelled(_ text: String, in track: Int) -> Int? {
    let narrator = state.scene.narrated.narrators[tree.tracks[track].view]
    let sought = text.lowercased()
    guard !sought.isEmpty else { return nil }
    return tree.marks(of: track).first { place in
      // Times of labels are dear to make, so that labels are asked first.
      guard let mark = tree.places[place].mark, tree.places[place].label.lowercased().hasPart(sought) else {
        return false
      }
      return [narrator.places, narrator.places.uncounted].contains { $0.text(mark.x).lowercased() == sought }
    }
  }

  private func read(_ text: String, in track: Int) -> ClosedRange<Double>? {
    let chart = state.scene.narrated.narrators[tree.tracks[track].view].chart
    let year = here.mark.flatMap { Self.year(of: $0, chart) }
    let date = chart.xAxis.type == .temporal ? TypedDate(text, months: voice.months)?.range(chart, near: year) : nil
    guard date == nil else { return date }
    // A number along time is a value, unless it is a year of the chart.
    if chart.xAxis.type == .temporal, Double(typed: text) != nil, text.utf8.count != 4 { return nil }
    guard let range = walk.navigator.readPlace(text, chart) else { return nil }
    let isYear = chart.xAxis.type != .temporal || Double(typed: text) == nil
    guard isYear || chart.extent.map({ range.upperBound >= $0.lowerBound && range.lowerBound < $0.upperBound }) == true
    else { return nil }
    return range
  }

  private static func year(of mark: FocusMark, _ chart: BucketedChart) -> Int? {
    guard mark.coordinate.isFinite else { return nil }
    return chart.calendar.ordinal(of: Instant(coordinate: mark.coordinate), unit: .year)
  }

  private mutating func goToX(_ range: ClosedRange<Double>, in track: Int) -> FocusAnnouncement {
    let chart = state.scene.narrated.narrators[tree.tracks[track].view].chart
    let begins = tree.marks(of: track).first { place in
      tree.places[place].mark.map { range.contains($0.coordinate) } == true
    }
    guard let place = begins ?? tree.holding(range.lowerBound, in: track, chart) else {
      return said(.walkNothingInside)
    }
    let isHeld = begins != nil || tree.holds(place, range.lowerBound, chart)
    return jump(to: place, lead: isHeld ? "" : voice.say(.walkNearest))
  }

  // MARK: Along Y

  /// The next mark with a value, else the one whose value is nearest.
  private mutating func goToValue(_ text: String, in track: Int) -> FocusAnnouncement {
    guard let number = Double(typed: text) else {
      return said(.walkNotFound, ["text": text.spoken])
    }
    // Who may not hear numbers may not try them out either.
    guard !state.scene.narrated.profile.hidesNumbers else { return said(.walkHidden) }
    let marks = tree.marks(of: track)
    let behind = marks.filter { (tree.places[$0].mark?.place ?? 0) > (here.mark?.place ?? -1) }
    let turned = behind + marks.prefix(marks.count - behind.count)
    var best: (place: Int, value: Double)?
    for place in turned {
      guard let value = value(at: place)?.nearest(to: number), value.isFinite else { continue }
      if best.map({ value.isNearer(to: number, than: $0.value) }) ?? true { best = (place, value) }
    }
    guard let best else { return said(.walkNoValue) }
    return jump(to: best.place, lead: best.value == number ? "" : voice.say(.walkNearest))
  }

  // MARK: Text

  /// The next place with a text in its label, from here on, then from the start.
  private mutating func find(_ text: String) -> FocusAnnouncement {
    let sought = text.lowercased()
    guard !sought.isEmpty else { return said(.walkNothingSought) }
    state.sought = text
    let order = Array((state.place + 1)..<max(tree.count, state.place + 1)) + Array(0...state.place)
    guard let place = order.first(where: { tree.places[$0].label.lowercased().hasPart(sought) }) else {
      return said(.walkNotFound, ["text": text.spoken])
    }
    let isWrapped = place <= state.place
    return jump(to: place, lead: isWrapped ? voice.say(.walkFromStart) : "")
  }
}

extension FocusTree {
  /// The last mark of a track that begins at a coordinate or before it, where it holds that; else the nearest.
  func holding(_ coordinate: Double, in track: Int, _ chart: BucketedChart) -> Int? {
    let own = marks(of: track).last { (places[$0].mark?.coordinate ?? .nan) <= coordinate }
    if let own, holds(own, coordinate, chart) { return own }
    return nearest(to: coordinate, in: track)
  }

  /// Whether a place along X lies within that of a mark.
  func holds(_ place: Int, _ coordinate: Double, _ chart: BucketedChart) -> Bool {
    places[place].mark.flatMap { XCoordinates(chart).range(of: $0.x) }?.contains(coordinate) == true
  }
}

extension MarkValue {
  /// What of it is nearest to a number: that number itself within a range. `nil` where it has no number.
  fileprivate func nearest(to number: Double) -> Double? {
    guard let low, let high else { return nil }
    return number < low ? low : number > high ? high : number
  }
}

extension Double {
  /// A number as a person types it: `4200`, `4,200`, `-1.5`.
  init?(typed text: String) {
    let bare = text.filter { $0 != "," && $0 != " " }
    guard let number = Double(bare), number.isFinite, bare.first?.isLetter != true else { return nil }
    self = number
  }
}

extension String {
  /// Whether another text stands somewhere in it, byte for byte.
  func hasPart(_ part: String) -> Bool {
    var (text, part) = (self, part)
    return text.withUTF8 { text in
      part.withUTF8 { part in
        guard let first = part.first, text.count >= part.count else { return part.isEmpty }
        return (0...(text.count - part.count)).contains { start in
          text[start] == first && text[start..<(start + part.count)].elementsEqual(part)
        }
      }
    }
  }
}
