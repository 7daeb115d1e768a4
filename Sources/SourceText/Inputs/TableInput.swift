/// Where a table comes from.
public enum TableInput: Hashable, Sendable {
  /// Standard input, which can be read once.
  case standardInput
  /// A file by its path.
  case file(path: String)

  /// What messages call it: the last part of the path, or `standard input`.
  public var name: String {
    switch self {
    case .standardInput: return "standard input"
    case .file(let path):
      let last = path.split(separator: "/").last.map(String.init) ?? path
      return Clipping.text(last)
    }
  }

  /// What follows the last point of the file's name, in lowercase; empty where there is none.
  package var suffix: String {
    guard case .file(let path) = self, let last = path.split(separator: "/").last else { return "" }
    guard let point = last.lastIndex(of: ".") else { return "" }
    return last[last.index(after: point)...].lowercased()
  }
}
