/// A phrase of a voice: a template with places in braces, in a short and a long form, each with its plural forms.
struct Phrase: Sendable, Equatable {
  var long: Forms
  var short: Forms

  init(_ long: Forms, short: Forms? = nil) {
    self.long = long
    self.short = short ?? long
  }

  /// The names of all its places.
  var places: Set<String> { Set((long.templates + short.templates).flatMap(\.places)) }

  /// Templates by plural category; `other` is always there.
  struct Forms: Sendable, Equatable {
    var other: Template
    /// Those of the other categories, by their names.
    var rest: [String: Template] = [:]

    var templates: [Template] { [other] + rest.values }

    /// The template of a category, or `other` where it has none of its own.
    func template(_ category: String) -> Template { rest.isEmpty ? other : rest[category] ?? other }
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
