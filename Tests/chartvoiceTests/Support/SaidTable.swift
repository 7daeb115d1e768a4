import Testing

/// A small table or chart, what is asked of it, a line that is said of it, and what is in no line.
struct SaidTable: Sendable, CustomStringConvertible {
  let description: String
  var options: [String] = []
  var name = "t.csv"
  let table: String
  let says: String
  var never: [String] = []

  func check() throws {
    let lines = try Program.lines(["describe"] + options, name, table)
    #expect(lines.contains(says), "\(lines)")
    for text in never { #expect(!lines.contains { $0.contains(text) }, "\(text): \(lines)") }
  }

  /// A table of so many rows below its names.
  static func rows(_ header: String, _ count: Int, _ row: (Int) -> String?) -> String {
    ([header] + (0..<count).compactMap(row)).joined(separator: "\n") + "\n"
  }

  /// So many days, fewer than three years, behind January 1, 2021, as ISO 8601 writes it.
  static func day(_ place: Int) -> String {
    let starts = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    let (year, day) = place.quotientAndRemainder(dividingBy: 365)
    let month = starts.lastIndex { $0 <= day } ?? 0
    return "\(2021 + year)-\(two(month + 1))-\(two(day - starts[month] + 1))"
  }

  /// A number with two digits at least.
  static func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
}
