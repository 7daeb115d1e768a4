extension RuleExample {
  /// A chart by its title and its description in JSON.
  static func chart(_ title: String, _ spec: String) -> RuleExample {
    RuleExample(title, "{\"kind\": \"chart\", \"spec\": \(spec)}")
  }

  /// A whole summary with what else its context has.
  static func summary(_ text: String, _ context: String = "") -> RuleExample {
    RuleExample(text, "{\"kind\": \"summary\"\(context.isEmpty ? "" : ", " + context)}")
  }

  /// A text of some kind among others, which stand between bars.
  static func among(_ others: String, _ label: String, kind: String = "mark", fixed: String? = nil) -> RuleExample {
    let siblings = others.split(separator: "|").map { "\"\($0)\"" }.joined(separator: ", ")
    return RuleExample(label, "{\"kind\": \"\(kind)\", \"siblings\": [\(siblings)]}", fixed: fixed)
  }
}
