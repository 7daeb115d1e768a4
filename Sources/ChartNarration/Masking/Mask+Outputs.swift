import ChartModel

extension JSONNode {
  /// The same with null in place of every number and of every text that is nothing but a number.
  ///
  /// - Parameter kept: the keys whose numbers are places in a list and not of the data.
  func masked(keeping kept: Set<String> = []) -> JSONNode {
    switch self {
    case .null, .bool: self
    case .integer, .number: .null
    case .string(let text): Mask.isNumber(text) ? .null : self
    case .array(let nodes): .array(nodes.map { $0.masked(keeping: kept) })
    case .object(let members):
      .object(members.map { ($0.0, kept.contains($0.0) ? $0.1 : $0.1.masked(keeping: kept)) })
    }
  }
}

extension Mask {
  /// Whether a text is a number, or a range of two.
  static func isNumber(_ text: String) -> Bool {
    let ends = text.components(separatedBy: "..")
    return ends.count < 3 && ends.allSatisfy { Double($0.trimmed) != nil }
  }

  /// A cell of a table as its readers may see it: a number is an empty cell.
  static func cell(_ text: String) -> String { isNumber(text) ? "" : text }
}

extension Profile {
  /// A JSON output of a chart, without numbers where they are hidden.
  func output(_ json: JSONNode, keeping kept: Set<String> = []) -> JSONNode {
    hidesNumbers ? json.masked(keeping: kept) : json
  }
}
