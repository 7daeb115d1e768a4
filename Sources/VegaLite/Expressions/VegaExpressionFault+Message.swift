import SourceText

/// The parts of a message about an expression.
extension VegaExpressionFault {
  /// The expression as it is shown: what is around the place, at most 80 characters, without control characters.
  var shownSource: String {
    let scalars = Array(source.unicodeScalars)
    guard scalars.count > 80 else { return source.escapingControls }
    let start = min(max(0, offset - 40), scalars.count - 80)
    let end = start + 80
    var shown = String.UnicodeScalarView()
    shown.append(contentsOf: scalars[start..<end])
    return (start > 0 ? "…" : "") + String(shown).escapingControls + (end < scalars.count ? "…" : "")
  }

  /// Where it is: characters are counted from 1, as people do.
  var shownPlace: String { "at character \(offset + 1)" }

  /// What was found, with expression and place: `in "datum.a +", at character 10: the expression ends`.
  var foundInExpression: String { "in the expression \"\(shownSource)\", \(shownPlace), \(found)" }

  /// The same as a fault of the specification.
  func specificationFault(at node: SpecificationNode) -> SpecificationFault {
    SpecificationFault(kind, at: node, found: foundInExpression, expected: expected, remedy: remedy)
  }
}
