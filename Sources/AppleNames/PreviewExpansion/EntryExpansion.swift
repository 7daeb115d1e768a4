import Foundation

/// A value of one's own in the surroundings, `@Entry var name: Type = value`, as a key and how it is read and written.
struct EntryExpansion {
  let source: String

  func text(role: String) -> String {
    guard let parts else { return "" }
    let key = "__Key_\(parts.name)"
    guard role == "accessor" else {
      let type = parts.type ?? "_"
      return parts.type == nil
        ? "private enum \(key): ChartDeclarations.EnvironmentKey { static let defaultValue = \(parts.value) }"
        : "private enum \(key): ChartDeclarations.EnvironmentKey { static var defaultValue: \(type) { \(parts.value) } }"
    }
    return "get { self[\(key).self] }\nset { self[\(key).self] = newValue }"
  }

  private var parts: (name: String, type: String?, value: String)? {
    guard let start = source.range(of: "var ") else { return nil }
    let declaration = String(source[start.upperBound...])
    let scanner = SwiftScanner(declaration)
    let sign = scanner.first("=")
    let head = scanner[0..<(sign ?? scanner.text.count)]
    let words = head.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    guard let name = words.first else { return nil }
    let value =
      sign.map { scanner[($0 + 1)..<scanner.text.count].trimmingCharacters(in: .whitespacesAndNewlines) } ?? "nil"
    return (name, words.count > 1 ? words[1] : nil, value)
  }
}
