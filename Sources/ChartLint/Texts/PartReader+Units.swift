/// Names of axes, and what numbers count.
extension PartReader {
  private static let units: WordClasses = [.unit, .unitName]

  /// The name of an axis before its value, and places along X that bear X's unit.
  mutating func readAxes() {
    readAxis(axes.x, isOfValues: false)
    readAxis(axes.y, isOfValues: true)
    guard !axes.xUnit.isEmpty, context.x?.unit != context.y?.unit else { return }
    for places in axes.xUnit where tokens.isKind(.number, places.lowerBound - 1) {
      set(.place, (places.lowerBound - 1)..<places.upperBound)
      // "From 5 to 10 minutes".
      if tokens.isOf(.filler, places.lowerBound - 2), tokens.isKind(.number, places.lowerBound - 3) {
        set(.place, at: places.lowerBound - 3)
      }
    }
  }

  private mutating func readAxis(_ names: [Range<Int>], isOfValues: Bool) {
    for places in names where places.contains(where: isFree) {
      // Behind a number it is the unit.
      if tokens.isNumber(places.lowerBound - 1) || tokens.isOf(.magnitude, places.lowerBound - 1) {
        continue
      }
      set(.axisName, places)
      if !isOfValues, tokens.isKind(.number, places.upperBound) { set(.place, at: places.upperBound) }
    }
  }

  /// The words behind each value, up to a sign or a little word.
  mutating func readUnits() {
    for place in parts.indices where parts[place] == .value {
      if hasOwnUnit(place) { measured.insert(place) }
      var end = place + 1
      while tokens.isOf(.magnitude, end) {
        parts[end] = .value
        end += 1
      }
      let words = unitEnd(from: end)
      if words > end {
        for word in end..<words where parts[word] != .place { parts[word] = .unit }
        measured.insert(place)
      }
    }
    guard !axes.yUnit.isEmpty else { return }
    measured.formUnion(parts.indices.filter { parts[$0] == .value })
  }

  private func hasOwnUnit(_ place: Int) -> Bool {
    let token = tokens.tokens[place]
    if token.kind == .attachedUnit { return true }
    guard let number = token.number else { return false }
    if number.isPercent || number.currency != nil { return true }
    // "40 %" and "USD 40".
    return tokens.isSign(0x25, place + 1) || tokens.isShouted(place - 1)
  }

  private func unitEnd(from start: Int) -> Int {
    var end = start
    while parts.indices.contains(end) {
      let isWord = (parts[end] == nil || parts[end] == .axisName || tokens.isOf(Self.units, end)) && isUnitWord(end)
      let isSign = tokens.isKind(.symbol, end) && end == start
      // "beats per minute", "millimeters of mercury".
      let isJoint = end > start && tokens.isOf(.unitJoint, end) && isUnitWord(end + 1)
      guard isWord || isSign || isJoint else { break }
      end += 1
    }
    return end
  }

  private func isUnitWord(_ place: Int) -> Bool {
    guard tokens.isKind(.word, place) else { return false }
    // Of capitals, "MW", "Hz" and the C of "°C" are units and "Paris" is none.
    let isLong = tokens.tokens[place].range.count > 2 && !tokens.isShouted(place)
    let isName = isLong && tokens.isCapital(place) && !tokens.isOf(Self.units, place)
    return (!isName || isPart(.axisName, place)) && parts[place] != .place && parts[place] != .valueWord
  }
}
