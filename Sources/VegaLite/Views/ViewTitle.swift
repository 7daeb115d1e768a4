import ChartModel
import SourceText

/// The text of a title: a string, lines, or an object with either.
enum ViewTitle {
  static func text(_ title: SpecificationNode?, in context: VegaContext) -> String? {
    guard let title else { return nil }
    return lines(isParameters(title) ? title["text"] : title, in: context)
  }

  static func subtitle(_ title: SpecificationNode?, in context: VegaContext) -> String? {
    guard let title, isParameters(title) else { return nil }
    return lines(title["subtitle"], in: context)
  }

  private static func isParameters(_ title: SpecificationNode) -> Bool {
    title.tree.members != nil && title["expr"] == nil && title["signal"] == nil
  }

  /// Lines joined by spaces; `nil` for a text without letters, and for an expression that gives none.
  static func lines(_ text: SpecificationNode?, in context: VegaContext) -> String? {
    guard let text else { return nil }
    let resolved = context.resolved(text)
    let lines = (resolved.elements ?? [resolved]).compactMap(line).filter { !$0.isEmpty }
    return lines.isEmpty ? nil : lines.joined(separator: " ")
  }

  private static func line(_ tree: JSONTree) -> String? {
    switch tree.kind {
    case .string(let text): text.split(whereSeparator: \.isNewline).joined(separator: " ")
    case .number(let number): number.plainText
    default: nil
    }
  }
}
