/// Phrases that several messages share.
package enum Wording {
  package static func fields(_ count: Int) -> String { count == 1 ? "1 field" : "\(count) fields" }

  /// `a`, `a and b`, `a, b and c`.
  package static func list(_ texts: [String]) -> String {
    guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
    return texts.dropLast().joined(separator: ", ") + " and " + last
  }

  package static func quoted(_ text: String) -> String { "\"" + Clipping.text(text) + "\"" }
}

/// Makes texts from data fit for a message: without controls, and not too long.
package enum Clipping {
  package static let limit = 60
  private static let pointerLimit = 120

  /// A pointer is worth nothing without its end: of a long one the last steps stay.
  package static func pointer(_ pointer: String) -> String {
    var shown = ""
    for step in pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().reversed() {
      guard shown.count < pointerLimit else { return "…" + shown }
      shown = "/" + text(String(step)) + shown
    }
    return shown
  }

  package static func text(_ text: String, limit: Int = limit) -> String {
    let safe = text.prefix(limit + 1).escapingControls
    return safe.count <= limit ? safe : safe.prefix(limit - 1) + "…"
  }

  package static func text(_ bytes: Bytes) -> String {
    // Four bytes are the most that a character of UTF-8 text commonly has; a longer one is cut, never split wrongly,
    // as what is left of it decodes to U+FFFD behind the limit.
    text(bytes[0..<(limit + 2) * 4].text)
  }
}
