@_spi(Bytes) import SourceText

/// Counts the numbers of a column by what stands around their digits.
struct CellEvidence {
  /// Those that name no unit.
  private(set) var bare = NumberEvidence()
  /// Those of each unit.
  private var units: [String: NumberEvidence] = [:]
  /// The units in the order in which they first come.
  private var order: [String] = []
  private var extras: NumberStyle.Extras = []
  /// The first text of each kind that is told about.
  private(set) var examples: [Example: String] = [:]

  /// The bounds that stand in place of numbers, each once.
  private(set) var bounds: [WrittenBound] = []
  private static let mostBounds = 8

  /// How many numbers have the letter of a flag right behind them.
  private(set) var gluedFlags = 0

  /// What somebody may want to know of how numbers were read.
  enum Example: Hashable {
    case parentheses, minusBehind, flag, scale, debit, credit, about
    case unit(String)
  }

  /// Counts a text; false where it is not a number in any form.
  mutating func add(_ text: Bytes) -> Bool {
    if bare.add(text) { return true }
    guard text.hasDigit, let cell = NumberCell(text) else { return false }
    if cell.unit.isEmpty {
      guard bare.add(cell.digits) else { return false }
    } else {
      let unit = cell.unit.text
      guard units[unit, default: NumberEvidence()].add(cell.digits) else { return false }
      if examples[.unit(unit)] == nil { order.append(unit) }
      note(.unit(unit), text)
    }
    noteExtras(of: cell, text)
    return true
  }

  private mutating func noteExtras(of cell: NumberCell, _ text: Bytes) {
    if cell.isInParentheses { note(.parentheses, text) }
    if cell.hasMinusBehind { note(.minusBehind, text) }
    if cell.power > 0 {
      extras.insert(.scales)
      note(.scale, text)
    }
    if !cell.flag.isEmpty {
      if cell.hasGluedFlag { gluedFlags += 1 }
      extras.insert(.flags)
      note(cell.flag.isWord("dr") ? .debit : cell.flag.isWord("cr") ? .credit : .flag, text)
    }
    if cell.isAbout { note(.about, text) }
    if let side = cell.bound {
      extras.insert(.bounds)
      noteBound(cell, side, text)
    }
  }

  private mutating func noteBound(_ cell: NumberCell, _ side: NumberCell.Side, _ text: Bytes) {
    let written = WrittenBound(
      text: Clipping.text(text), digits: cell.digits.text, isNegative: cell.isNegative, power: cell.power,
      isUpper: side == .below)
    guard bounds.count < Self.mostBounds, !bounds.contains(written) else { return }
    bounds.append(written)
  }

  private mutating func note(_ example: Example, _ text: Bytes) {
    if examples[example] == nil { examples[example] = Clipping.text(text) }
  }

  /// All numbers, whatever their units.
  var all: NumberEvidence { order.reduce(bare) { $0 + (units[$1] ?? NumberEvidence()) } }

  /// How the numbers without a unit are written, and how many they are.
  func bareStyle(in file: NumberMarks) -> (style: NumberStyle, count: Int) {
    var style = bare.style(in: file)
    style.extras = extras
    return (style, bare.count(style))
  }

  /// How the numbers with the commonest unit are written, and how many they are; of two as common the first one.
  ///
  /// Amounts in a currency may stand beside numbers without one: often the first row alone has the sign.
  func unitStyle(in file: NumberMarks) -> (style: NumberStyle, count: Int)? {
    guard let unit = commonestUnit, let numbers = units[unit] else { return nil }
    var marks = file
    if Currencies.groupWithCommas(unit), !marks.showsComma { marks.showsPoint = true }
    let isAmount = Currencies.contain(unit) && order.count == 1
    let evidence = isAmount ? numbers + bare : numbers
    var style = evidence.style(in: marks)
    (style.unit, style.extras) = (unit, isAmount ? extras.union(.bare) : extras)
    return (style, evidence.count(style))
  }

  /// The unit that most numbers have.
  var commonestUnit: String? {
    let most = order.map { units[$0]?.count(.groupedPoint) ?? 0 }.max()
    return order.first { units[$0]?.count(.groupedPoint) == most }
  }

  /// The first texts of two units, where there are two.
  var twoUnits: (String, String)? {
    let texts = order.compactMap { examples[.unit($0)] }
    guard texts.count > 1 else { return nil }
    return (texts[0], texts[1])
  }
}

extension Bytes {
  var hasDigit: Bool { (0..<count).contains { self[$0].isDigit } }
}

/// A bound as a cell has it: `<1`, `>1.5k`, `<-5`.
struct WrittenBound: Equatable {
  var text: String
  var digits: String
  var isNegative: Bool
  /// The power of ten that a letter such as `k` stands for.
  var power: Int
  var isUpper: Bool
}
