import Foundation

/// A preview as a type that makes its view.
struct PreviewExpansion {
  /// The macro as it is written: `#Preview("Name") { … }`.
  let source: String
  /// A name that nothing else has, in the form that the compiler gives.
  let name: String

  var text: String {
    let scanner = SwiftScanner(source)
    // The braces of the body are the first that stand in no other brackets.
    let arguments = scanner.first("(").map { $0..<scanner.end(ofBracketAt: $0) }
    // A body that is no trailing closure is an argument.
    guard
      let open = scanner.first("{", from: arguments?.upperBound ?? 0)
        ?? arguments.flatMap({ scanner.first("{", from: $0.lowerBound + 1) })
    else { return "" }
    let close = scanner.end(ofBracketAt: open)
    let title = arguments.map { scanner[($0.lowerBound + 1)..<($0.upperBound - 1)] } ?? ""
    return type(title: title, body: scanner[(open + 1)..<(close - 1)])
  }

  private func type(title: String, body: String) -> String {
    let (properties, rest) = Self.split(body)
    return """
      @MainActor struct \(name)7previewfMu_: ChartDeclarations.DeclaredPreview {
        struct Content: ChartDeclarations.View {
          \(properties)
          var body: some ChartDeclarations.View {
            \(rest)
          }
        }
        static var name: Swift.String? { \(Self.literal(title) ?? "nil") }
        static var file: Swift.String { #fileID }
        static var line: Swift.Int { return #line }
        static var view: any ChartDeclarations.View { Content() }
      }
      """
  }

  /// The title where it is a text as written.
  private static func literal(_ arguments: String) -> String? {
    let text = arguments.trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.hasPrefix("\"") else { return nil }
    let scanner = SwiftScanner(text)
    return scanner[0..<(scanner.first(",") ?? scanner.text.count)]
  }

  /// What a preview keeps, which stands with `@Previewable` before it, and what it shows.
  private static func split(_ body: String) -> (properties: String, rest: String) {
    var properties: [String] = []
    var rest: [String] = []
    var depth = 0
    for line in body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let isKept = line.contains("@Previewable")
      if isKept || depth > 0 {
        properties.append(line.replacingOccurrences(of: "@Previewable", with: ""))
        depth += line.count { "([{".contains($0) } - line.count { ")]}".contains($0) }
      } else {
        rest.append(line)
      }
    }
    return (properties.joined(separator: "\n"), rest.joined(separator: "\n"))
  }
}
