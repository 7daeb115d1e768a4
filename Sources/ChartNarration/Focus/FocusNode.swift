public import ChartModel

/// A place that a keyboard can reach, with the places inside it.
public struct FocusNode: Sendable, Equatable {
  /// What a place is.
  public enum Role: String, Sendable {
    case chart, xAxis, yAxis, legend, series, group, mark
  }

  /// A stable id; that of a mark is the mark's own, those that are not the data's begin with `@`.
  public var id: String
  /// What it is.
  public var role: Role
  /// What is spoken there.
  public var label: String
  /// What a mark shows; `nil` for every other place.
  public var value: MarkValue?
  /// The places inside, in focus order.
  public var children: [FocusNode]
  /// What it is called where it is but a part of a sentence, such as the range of a group; empty where nobody asks.
  var name = ""
  /// The mark that it stands for; `nil` for every place but a mark.
  var mark: MarkReference?

  /// A place from its parts.
  public init(id: String, role: Role, label: String, value: MarkValue? = nil, children: [FocusNode] = []) {
    self.id = id
    self.role = role
    self.label = label
    self.value = value
    self.children = children
  }

  /// A mark by its series and its place there.
  struct MarkReference: Sendable, Equatable {
    /// The id of the series.
    var series: String
    /// Its place in `marks`.
    var place: Int
    var x: XValue
    /// Whether it is a part of a stack.
    var isPart = false
  }

  /// The keys of the contract that are places in a list.
  static let placeKeys: Set<String> = ["position", "count"]

  /// The node as the contract `chartvoice.focus/1` has it, the `position`th of `count` neighbours.
  public func json(position: Int = 1, count: Int = 1) -> JSONNode {
    .object([
      ("id", .string(id)), ("role", .string(role.rawValue)), ("label", .string(label)),
      ("value", value.map { .value($0) } ?? .null), ("position", .integer(position)), ("count", .integer(count)),
      (
        "children",
        .array(children.enumerated().map { $0.element.json(position: $0.offset + 1, count: children.count) })
      ),
    ])
  }
}
