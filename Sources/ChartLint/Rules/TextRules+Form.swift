extension TextRules {
  /// How numbers, dates and units are written.
  static let form: [any LintRule.Type] = [
    MachineFormattedValue.self, AmbiguousDate.self, AmbiguousUnit.self, AmbiguousRange.self, SymbolShorthand.self,
    UnreadableNumber.self, ExcessPrecision.self, Abbreviation.self, RelativeDate.self, LabelTooLong.self,
    ReadingLevel.self,
  ]
}
