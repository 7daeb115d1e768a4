public import SourceText

/// What was decided about a file that could be otherwise, with what to do where it is.
///
/// ```swift
/// print(reader.schema.notes[0])
/// // bank.csv, column Amount: "($30.00)" is read as minus 30.
/// ```
public struct ReadingNote: Hashable, Sendable, CustomStringConvertible {
  /// What was decided.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case parentheses, bounds, flags, debits, abouts, scales, thousands, sentinel
    case dateOrder, shortYears, dateNumber, weeks, fiscalYears, periods, clock, encoding
    case noHeader, sameNames, preamble, secondHeader, units, footer, totals, groups, repeated
    case wide, runningTotal, sheet, notShown, counted
  }

  /// The kind of decision.
  public var kind: Kind
  /// Where it matters; its column is `nil` for the whole file.
  public var place: ReadingError.Place
  /// What was decided, as a clause.
  public var decided: String
  /// What to do where that is wrong, as a sentence; `nil` where nothing helps.
  public var remedy: String?

  /// The note in one or two sentences.
  public var description: String { "\(place): \(decided)." + (remedy.map { " " + $0 } ?? "") }
}
