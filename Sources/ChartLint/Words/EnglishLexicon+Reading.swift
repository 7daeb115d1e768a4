import TOMLKit

extension EnglishLexicon {
  /// The words that rules look for.
  static var words: LintWords { read.words }
  /// The units, multiples and ratios of claims.
  static var units: ClaimUnits { read.units }

  /// All of the text, read once when a rule first asks; a test holds that it is TOML.
  private static let read: (words: LintWords, units: ClaimUnits) = {
    let root = (try? TOMLTable(string: "\(text)")) ?? TOMLTable()
    return (LintWords(root), ClaimUnits(root))
  }()
}
