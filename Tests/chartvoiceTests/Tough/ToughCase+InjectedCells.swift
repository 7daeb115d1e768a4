import Testing

extension ToughCase {
  /// Names that a spreadsheet would take for a formula, on their way to CSV; numbers stay numbers.
  static let injectedCells: [ToughCase] = [
    cell("A formula", "=1+1", "'=1+1,3,1"),
    cell("A command with a plus", "+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0,3,1"),
    cell("A command with a hyphen", "-cmd", "'-cmd,3,1"), cell("A function with an at sign", "@SUM(1)", "'@SUM(1),3,1"),
    cell("A tab before a formula", "\t=1", #"'\t=1,3,1"#, isTrimmed: "'=1,3,1"),
    cell("A formula with quotation marks and a comma", "=A(\"b\",1)", "\"'=A(\"\"b\"\",1)\",3,1"),
    cell("A formula with a wide sign, U+FF1D", "＝1+1", "'＝1+1,3,1"),
    cell("A negative number as a value, which is no formula", "m", "m,-2,1"),
  ]

  private static func cell(_ title: String, _ name: String, _ row: String, isTrimmed trimmed: String? = nil)
    -> ToughCase
  {
    ToughCase(title + ", on its way to CSV") {
      let folder = try TemporaryFolder()
      let rows = Injected("", name).table.split(separator: "\n").dropFirst().filter { name != "m" || !$0.contains("3") }
      let file = try folder.file("a.csv", "name,v\n" + rows.joined(separator: "\n") + "\n")
      let result = try Program.run(["table", file, "--x", "name", "--format", "csv"])
      let lines = result.output.split(separator: "\n")
      let line = lines.first { $0 == row || trimmed.map($0.elementsEqual) == true } ?? ""
      #expect(result.status == 0 && !line.isEmpty, "\(lines)")
      return "the row is " + Injected.code(line)
    }
  }

  /// Names that look the same and are not, or are the same and do not look so.
  static let injectedAlike: [ToughCase] = [
    alike("Two names that differ in a zero-width space", "Paris", "Pa\u{200B}ris", ["Paris: 1", #"Pa\u{200B}ris: 2"#]),
    alike("Two names that differ in a Cyrillic letter", "Paris", "P\u{430}ris", ["Paris: 1", "P\u{430}ris: 2"]),
    alike("One name, its accent written in two ways", "Caf\u{E9}", "Cafe\u{301}", ["Caf\u{E9}: 3"]),
    alike("One name, once with a space behind it", "Oslo", "Oslo ", ["Oslo: 3"]),
  ]

  private static func alike(_ title: String, _ one: String, _ other: String, _ labels: [String]) -> ToughCase {
    ToughCase(title) {
      let folder = try TemporaryFolder()
      let file = try folder.file("a.csv", "name,v\n\(one),1\n\"\(other)\",2\n")
      let result = try Program.run(["labels", file, "--aggregate", "sum"])
      let lines = result.output.split(separator: "\n").map(String.init)
      #expect(result.status == 0 && lines == labels, "\(lines)")
      return (lines.count == 1 ? "told as one: " : "told apart: ") + lines.map(Injected.code).joined(separator: ", ")
    }
  }
}
