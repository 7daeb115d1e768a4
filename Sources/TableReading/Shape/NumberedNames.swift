/// Names of columns that are numbers: `1` to `12` of a plate or a matrix.
enum NumberedNames {
  private static let fewest = 3

  /// The numbers that some texts are, where they are whole and go up by one step; `nil` for anything else.
  static func numbers(_ texts: some Collection<String>) -> [Int]? {
    let numbers = texts.compactMap { Int($0) }
    guard numbers.count == texts.count, numbers.count >= fewest else { return nil }
    let steps = zip(numbers, numbers.dropFirst()).map { $1.subtractingReportingOverflow($0) }
    guard let step = steps.first, steps.allSatisfy({ $0 == step && !$0.overflow && $0.partialValue > 0 }) else {
      return nil
    }
    return numbers
  }
}
