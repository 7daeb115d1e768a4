/// Says the values of an axis: a table of the values of a chart and of its gridlines, which can be sent and stored.
///
/// It is called as a closure is; a value that is not in the table is read as a plain number.
///
/// ```swift
/// let provider = AudioGraphValueText([.init(value: 4_210, description: "4,210 steps")])
/// provider(4_210)  // "4,210 steps"
/// provider(0.5)    // "0.5"
/// ```
public struct AudioGraphValueText: Sendable, Equatable {
  /// A value and how it is said.
  public struct Entry: Sendable, Equatable, Codable {
    /// The value.
    public var value: Double
    /// How it is said.
    public var description: String

    /// An entry from its parts.
    public init(value: Double, description: String) {
      self.value = value
      self.description = description
    }
  }

  /// The table, ascending, each value once.
  public let entries: [Entry]

  /// A table in any order; of several entries for one value the first counts, and those that are not numbers are left
  /// out.
  public init(_ entries: [Entry]) {
    let sorted = entries.enumerated().filter { !$0.element.value.isNaN }
      .sorted { ($0.element.value, $0.offset) < ($1.element.value, $1.offset) }.map(\.element)
    self.entries = sorted.enumerated().filter { $0.offset == 0 || sorted[$0.offset - 1].value != $0.element.value }
      .map(\.element)
  }

  /// How a value is said.
  ///
  /// - Complexity: O(log *n*) in the number of entries.
  public func callAsFunction(_ value: Double) -> String {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].value < value { low = middle + 1 } else { high = middle }
    }
    if low < entries.count, entries[low].value == value { return entries[low].description }
    return value.isFinite ? JSONNode.numberText(value) : value.description
  }
}

extension AudioGraphValueText: Codable {
  /// The table of entries.
  public init(from decoder: any Decoder) throws {
    self.init(try [Entry](from: decoder))
  }

  /// Writes the table of entries.
  public func encode(to encoder: any Encoder) throws { try entries.encode(to: encoder) }
}
