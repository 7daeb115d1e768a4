/// A phrase of a voice: a template with places in braces, in a short and a long form, each with its plural forms.
struct Phrase: Sendable, Equatable {
  /// Templates by plural category; `other` is always there.
  typealias Forms = [String: String]

  var long: Forms
  var short: Forms

  init(_ long: Forms, short: Forms? = nil) {
    self.long = long
    self.short = short ?? long
  }

  /// The template filled in: `"{n} days"` with `n` as `30` is `30 days`.
  ///
  /// What is filled in is never searched for places of its own, so a category named `{n}` stays what it is.
  static func fill(_ template: String, _ values: [String: String]) -> String {
    var text = ""
    var rest = Substring(template)
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      text += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      text += values[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// The names of all its places.
  var places: Set<String> {
    (Array(long.values) + Array(short.values)).reduce(into: []) { $0.formUnion(Self.places(in: $1)) }
  }

  /// The names of the places in a template.
  private static func places(in template: String) -> Set<String> {
    var names: Set<String> = []
    var rest = Substring(template)
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      names.insert(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    return names
  }
}

/// How much is said.
public enum Verbosity: String, CaseIterable, Sendable {
  /// The point and no more.
  case brief
  /// What most readers want.
  case standard
  /// Everything there is.
  case full
}
