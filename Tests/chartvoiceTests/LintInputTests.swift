import Foundation
import Testing

/// `lint` of the kinds of files that teams have, with their own ways to switch a rule off.
@Suite struct LintInputTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// The lines behind the name of the file, without the last sentence.
  private func lines(_ name: String, _ text: String, _ options: [String] = []) throws -> [String] {
    let file = try folder.file(name, text)
    let result = try Program.run(["lint", file, "--rule", "vague-quantity"] + options)
    #expect(result.errors == "" && result.status == 0)
    return result.output.split(separator: "\n").dropLast().map { String($0.dropFirst(file.count + 2)) }
  }

  private static let told =
    ". Vague quantity: \"several\" is no number. Say how many. (vague-quantity, warning)"

  @Test func plainText() throws {
    let text =
      "# chartvoice-disable-next-line vague-quantity: as in the study\nJune 6: several trains\n\nJune 7: several\n"
    #expect(try lines("a.txt", text) == ["line 4: \"June 7: several\"" + Self.told])
  }

  @Test func pages() throws {
    let page = """
      <!-- chartvoice-disable vague-quantity -->
      <svg role="img" aria-label="June 6: several trains"></svg>
      <!-- chartvoice-enable vague-quantity -->
      <svg role="img" aria-label="June 7: several trains"></svg>
      """
    #expect(try lines("a.html", page) == ["line 4: \"June 7: several trains\"" + Self.told])
  }

  @Test func tablesOfTexts() throws {
    let table = "\"a\" = \"several trains\"; // chartvoice-disable-line vague-quantity\n\"b\" = \"several buses\";\n"
    #expect(try lines("a.strings", table) == ["line 2: \"several buses\"" + Self.told])
  }

  @Test func charts() throws {
    let chart = """
      {"$schema": "https://vega.github.io/schema/vega-lite/v6.json", "title": "Several trains", "mark": "bar",
       "usermeta": {"chartvoice-suppress": ["vague-quantity"]}}
      """
    #expect(try lines("a.json", chart).isEmpty)
    let told = try lines("b.json", chart.replacingOccurrences(of: "vague-quantity", with: "empty-label"))
    #expect(
      told.first
        == "line 1: \"Several trains\". Vague quantity: \"Several\" is no number. Say how many. (vague-quantity, warning)"
    )
  }

  /// Data in a file beside a chart are those of the chart, for its own texts and for others; without them that is said, once
  /// for each chart.
  @Test func dataBesideCharts() throws {
    let data = try folder.file("d.csv", "town,trains\nOslo,4\nBergen,9\n")
    let chart = try folder.file(
      "c.vl.json",
      """
      {"title": "Trains by town", "description": "Bergen has 7 trains.", "data": {"url": "d.csv"}, "mark": "bar",
       "encoding": {"x": {"field": "town", "type": "nominal"}, "y": {"field": "trains", "type": "quantitative"}}}
      """)
    let texts = try folder.file("t.txt", "Oslo: 5 trains\nBergen: 9 trains\n")
    let arguments = ["lint", chart, texts, "--chart", chart, "--rule", "value-mismatch"]
    #expect(
      try Program.run(arguments).output == """
        \(chart), line 1: "Bergen has 7 trains.". Value mismatch: The value here is 9. Write "9". (value-mismatch)
        \(texts), line 1: "Oslo: 5 trains". Value mismatch: The value here is 4. Write "4". (value-mismatch)
        2 errors in 4 texts of 2 files.

        """)
    // What leads out of the folder of the chart is not read.
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("sub"), withIntermediateDirectories: true)
    let below = try folder.file(
      "sub/c.vl.json", try String(contentsOfFile: chart, encoding: .utf8).replacing("d.csv", with: "../d.csv"))
    #expect(try Program.run(["lint", below, "--rule", "value-mismatch"]).status == 0)
    try FileManager.default.removeItem(atPath: data)
    let unread = try Program.run(arguments)
    #expect(unread.status == 0 && unread.output == "No findings in 4 texts of 2 files.\n")
    #expect(
      unread.errors == "\(chart), /data/url (line 1): no file \"d.csv\" in the specification's folder. "
        + "The texts were not held against the data.\n")
    let other = try folder.file("sub/c.vl.json", try String(contentsOfFile: chart, encoding: .utf8))
    let both = try Program.run(["lint", chart, other, "--rule", "value-mismatch"]).errors.split(separator: "\n")
    #expect(both.count == 2 && both.first?.hasPrefix(chart) == true && both.last?.hasPrefix(other) == true)
  }

  /// The names of a chart are no words of the text.
  @Test func plainTextWithItsChart() throws {
    let chart = try folder.file(
      "steps.vl.json",
      "{\"data\": {\"values\": [{\"x\": \"several\", \"y\": 4}]}, \"mark\": \"bar\", \"encoding\": {\"x\": {\"field\": \"x\"}, \"y\": {\"field\": \"y\", \"type\": \"quantitative\"}}}"
    )
    #expect(try lines("a.txt", "June 7: several\n", ["--chart", chart]).isEmpty)
    let context = try folder.file("context.json", "{\"series\": [\"several\"]}")
    #expect(try lines("a.txt", "June 7: several\n", ["--chart", context]).isEmpty)
    #expect(try lines("a.txt", "June 7: several\n").count == 1)
    let broken = try folder.file("broken.json", "[]")
    let result = try Program.run(["lint", folder.url.path + "/a.txt", "--chart", broken])
    #expect(
      result.status == 2
        && result.errors.hasSuffix(
          "broken.json: This is no chart. Give a Vega-Lite chart, or a context such as {\"kind\": \"mark\"}.\n")
    )
  }
}
