/// What an ambiguous unit stands for: one word, or one for one and one for many.
enum UnitReading {
  /// The meaning that the units of the axes leave, if they leave one.
  static func settled(_ meanings: [String], _ quantity: Quantity, _ label: LintedLabel) -> String? {
    if label.isHours(at: quantity.first - 1),
      let minutes = label.words.shortForms.word(for: "min", in: .unit, isOne: false)
    {
      return meanings.first { $0.split(separator: "|").contains(minutes[...]) }
    }
    let units = [label.context.y?.unit, label.context.x?.unit].compactMap(\.self)
    for unit in units {
      let full = label.words.shortForms.word(for: unit, in: .unit, isOne: false) ?? unit.lowercased()
      let first = full.split(separator: " ").first ?? ""
      if let meaning = meanings.first(where: { $0.split(separator: "|").contains(first) }) { return meaning }
    }
    // What is counted in steps or dollars is counted in thousands or millions of them.
    guard let own = label.context.y?.unit, own.count > 2 else { return nil }
    return magnitude(meanings, label)
  }

  /// The meaning of money and of capitals, which is not sure.
  static func likely(_ meanings: [String], _ quantity: Quantity, _ label: LintedLabel) -> String? {
    quantity.number.currency != nil || quantity.letters != "m" ? magnitude(meanings, label) : nil
  }

  private static func magnitude(_ meanings: [String], _ label: LintedLabel) -> String? {
    meanings.first { label.words.classes(of: $0).contains(WordClass.magnitude.set) }
  }

  /// The number with its unit in words; thousands in digits.
  static func words(_ quantity: Quantity, _ meaning: String) -> String {
    let forms = meaning.split(separator: "|")
    let word = (quantity.number.value == 1 ? forms.first : forms.last) ?? ""
    if word == "thousand", let text = NumberText.rounded(quantity.number.value * 1000, decimals: 3, dropsZeros: true) {
      return String(quantity.digits.prefix { !$0.isNumber && $0 != "-" && $0 != "." }) + text
    }
    return "\(quantity.digits) \(word)"
  }
}
