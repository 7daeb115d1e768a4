/// Reads the parts of a label: the surest first, and nobody takes what another has.
struct PartReader {
  let tokens: LabelTokens
  private let shared: SharedContext
  var parts: [LabelParts.Part?]
  var measured: Set<Int> = []
  /// The colon behind what a label is about; `nil` where there is none.
  let colon: Int?
  /// Where the axes are named, whatever their names mean there.
  let axes: AxisPlaces

  /// The axes, series and focus of the chart.
  var context: LabelContext { shared.context }

  init(_ tokens: LabelTokens, _ shared: SharedContext) {
    (self.tokens, self.shared) = (tokens, shared)
    parts = Array(repeating: nil, count: tokens.tokens.count)
    colon = tokens.colon
    axes = AxisPlaces(tokens, shared)
  }

  mutating func read() -> ([LabelParts.Part], Set<Int>) {
    readValueWords()
    readProtected()
    readDates()
    readTimes()
    readAxes()
    readRest()
    readUnits()
    readPrefix()
    return (parts.map { $0 ?? .unknown }, measured)
  }

  /// Gives a part to tokens that have none.
  mutating func set(_ part: LabelParts.Part, _ places: Range<Int>) {
    for place in places where parts.indices.contains(place) && parts[place] == nil { parts[place] = part }
  }

  mutating func set(_ part: LabelParts.Part, at place: Int) { set(part, place..<(place + 1)) }

  func isFree(_ place: Int) -> Bool { parts.indices.contains(place) && parts[place] == nil }

  func isPart(_ part: LabelParts.Part, _ place: Int) -> Bool { parts.indices.contains(place) && parts[place] == part }

  // MARK: Names and levels

  private mutating func readValueWords() {
    for places in tokens.places(of: .valueWord) { set(.valueWord, places) }
    guard let y = context.y, y.type == "ordinal" || y.type == "nominal" else { return }
    for places in (y.categories + context.series).flatMap({ tokens.places(ofName: $0) }) { set(.valueWord, places) }
  }

  /// Names of the chart say where, but for the names of the axis of values and its unit.
  private mutating func readProtected() {
    for place in tokens.tokens.indices where tokens.tokens[place].isProtected && isFree(place) {
      if isOfAxis(place) { continue }
      // A category may be a bare number, and so may a value that happens to be the same.
      if tokens.isKind(.number, place), !isNameOfNumber(place) { continue }
      set(.place, at: place)
    }
  }

  /// Whether a token is part of the name of an axis or of its unit, which means nothing else.
  private func isOfAxis(_ place: Int) -> Bool {
    has(axes.y, place, of: context.y?.name) || has(axes.yUnit, place, of: context.y?.unit)
      || has(axes.x, place, of: context.x?.name) || has(axes.xUnit, place, of: context.x?.unit)
  }

  /// Whether a token is in one of the places of a name that is not that of a series or a category, too.
  private func has(_ places: [Range<Int>], _ place: Int, of name: String?) -> Bool {
    guard let name, places.contains(where: { $0.contains(place) && !isPlace($0) }) else { return false }
    return !context.series.contains(name) && context.x?.categories.contains(name) != true
  }

  /// Whether some words are a category or a series letter for letter, which an axis may be called like but for its capitals.
  private func isPlace(_ places: Range<Int>) -> Bool {
    guard !tokens.isNumber(places.lowerBound - 1) else { return false }
    let name = tokens.characters(tokens.range(of: places))
    if case .mark(.text(name), _) = context.focus { return true }
    return context.series.contains(name) || context.x?.categories.contains(name) == true
  }

  private func isNameOfNumber(_ place: Int) -> Bool {
    func isName(_ place: Int) -> Bool {
      tokens.tokens.indices.contains(place) && tokens.tokens[place].isProtected && !tokens.isKind(.number, place)
    }
    if let colon { return place < colon }
    return place == 0 || isName(place - 1) || isName(place + 1)
  }

  // MARK: The rest

  private mutating func readRest() {
    for place in tokens.tokens.indices where parts[place] == nil {
      if tokens.isOf(.placeWord, place) { set(.place, at: place) } else { readKind(place) }
    }
  }

  private mutating func readKind(_ place: Int) {
    switch tokens.tokens[place].kind {
    case .punctuation, .symbol: set(.filler, at: place)
    case .number: set(isName(number: place) ? .place : .value, at: place)
    case .attachedUnit, .slashed, .range, .ratio, .machine: set(.value, at: place)
    case .identifier: set(.place, at: place)
    case .word where tokens.isOf(.numberWord, place): set(.value, at: place)
    case .word where tokens.isOf(.filler, place): set(.filler, at: place)
    // A name behind a little word says where: "in Paris".
    case .word where tokens.isCapital(place) && place > 0 && tokens.isOf(.filler, place - 1):
      set(.place, at: place)
    // "Seattle, 12" where X has names.
    case .word where place == 0 && tokens.isCapital(0) && tokens.isSign(0x2C, 1) && context.x?.type == "nominal":
      set(.place, at: place)
    default: break
    }
  }

  /// A number that a name begins with: "24 Hours of Le Mans", "7-Eleven"; and one that counts in order: "1st".
  private func isName(number place: Int) -> Bool {
    let range = tokens.tokens[place].range
    if tokens.bytes[range.upperBound - 1].isLetterByte { return true }
    if tokens.isSign(0x2D, place + 1), tokens.isKind(.word, place + 2),
      tokens.tokens[place + 2].range.lowerBound == range.upperBound + 1
    {
      return true
    }
    return tokens.isCapital(place + 1) && isFree(place + 1) && !tokens.isOf(.unit, place + 1)
      && tokens.tokens.indices.contains(place + 2)
  }

  /// What stands before a colon says where, if a value follows; the name of the axis of values does not.
  private mutating func readPrefix() {
    guard let colon else { return }
    let rest = colon + 1..<parts.count
    let isAbout = rest.contains { parts[$0] != .filler && parts[$0] != .place && parts[$0] != .axisName }
    let isMeasure = (0..<colon).allSatisfy { [.axisName, .unit, .filler].contains(parts[$0]) }
    guard isAbout, !isMeasure else { return }
    for place in 0..<colon where parts[place] != .axisName && parts[place] != .filler { parts[place] = .place }
    measured = measured.filter { $0 > colon }
  }
}
