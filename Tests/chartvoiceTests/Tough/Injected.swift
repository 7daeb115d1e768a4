import Foundation
import Testing

/// A name that somebody slipped in.
struct Injected: Sendable, CustomTestStringConvertible {
  /// What it is, such as "An escape that colours"; no full stop.
  var title: String
  var name: String
  var testDescription: String { title }

  init(_ title: String, _ name: String) { (self.title, self.name) = (title, name) }

  /// A chart with the name wherever a chart holds one: title, description, axes, legend, categories and series.
  var chart: String {
    get throws { try Self.chart(written: String(decoding: JSONEncoder().encode(name), as: UTF8.self)) }
  }

  /// The same with the name as a string of JSON, which may be none that Swift can hold.
  static func chart(written name: String) -> String {
    let rows = [("\"k\"", 5, name), (name, 3, "\"z\""), ("\"m\"", -2, name)]
      .map { "{\"c\": \($0), \"v\": \($1), \"s\": \($2)}" }.joined(separator: ", ")
    return """
      {"title": \(name), "description": \(name), "data": {"values": [\(rows)]}, "mark": "bar", "encoding": {
      "x": {"field": "c", "type": "nominal", "title": \(name), "sort": null}, "color": {"field": "s", "title": \(name)},
      "y": {"field": "v", "type": "quantitative", "title": \(name)}}}
      """
  }

  /// The same rows as a table.
  var table: String {
    let quoted =
      "\"" + String(String.UnicodeScalarView(name.unicodeScalars.flatMap { $0 == "\"" ? [$0, $0] : [$0] })) + "\""
    return "\(quoted),v\nk,5\n\(quoted),3\nm,-2\n"
  }

  /// What a terminal obeys, hides or draws in another order: written out here once more, not taken from the program.
  static func disturbing(in text: String, except permitted: String = "\n") -> [String] {
    text.unicodeScalars.filter { scalar in
      let value = scalar.value
      let hidden: Set<UInt32> = [0x2028, 0x2029, 0xFEFF, 0x200B, 0xFFFE, 0xFFFF, 0xE0001]
      return !permitted.unicodeScalars.contains(scalar)
        && (scalar.properties.generalCategory == .control || hidden.contains(value) || (0x202A...0x202E).contains(value)
          || (0x2060...0x206F).contains(value) || (0xFFF9...0xFFFB).contains(value))
    }.map { "U+" + String($0.value, radix: 16, uppercase: true) }
  }

  /// As code in a cell of the page, where nothing is markup.
  static func code(_ text: some StringProtocol) -> String { "`" + text + "`" }
}

extension ToughCase {
  /// What is said of a category with the name, where title, axes and series have it too.
  init(_ injected: Injected, says label: String) {
    self.init(injected.title) {
      let folder = try TemporaryFolder()
      let file = try folder.file("chart.vl.json", try injected.chart)
      let whole = try Program.run([file, "--detail", "marks"])
      let labels = try Program.run(["labels", file])
      #expect(whole.status == 0 && labels.status == 0)
      #expect(Injected.disturbing(in: whole.output + whole.errors + labels.output + labels.errors) == [])
      let lines = labels.output.split(separator: "\n")
      #expect(lines.count == 3)
      let line = lines.first { $0.contains("3") && $0.contains("z") || $0.hasSuffix(" 3") } ?? ""
      #expect(line == label, "\(lines)")
      return Injected.code(line)
    }
  }
}
