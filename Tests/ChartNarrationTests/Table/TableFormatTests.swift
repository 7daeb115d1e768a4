import ChartAnalysis
import ChartModel
import GeneratedCharts
import Testing

@testable import ChartNarration

/// Tables in Markdown and HTML, and totals where they mean something.
@Suite struct TableFormatTests {
  private static func steps(unit: String? = nil, fallback: Aggregate = .sum) throws -> Narrator {
    var chart = TestChart()
    chart.title = "Steps"
    chart.unit = unit
    chart.fallback = fallback
    return try chart.narrator(TestChart.days([1, 2, 4]), [7_204, -5, 1_000])
  }

  private static func stack() throws -> Narrator {
    var chart = TestChart()
    chart.title = "A|B <c> & 5* #1"
    chart.fallback = .sum
    chart.stack = .zero
    return try chart.narrator(TestChart.days([1, 1, 2]), [2, 1, 3], series: ["taken", "a|b<i>", "taken"])
  }

  @Test func markdown() throws {
    #expect(
      try Self.steps().tableMarkdown() == """
        Steps, June 1 to June 4, 2025

        | Date | Steps |
        | --- | ---: |
        | June 1 | 7,204 |
        | June 2 | minus 5 |
        | June 3 | no data |
        | June 4 | 1,000 |
        | Total | 8,199 |

        """)
  }

  @Test func html() throws {
    #expect(
      try Self.steps(unit: "dollar").tableHTML() == """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>Steps</title>
        </head>
        <body>
        <table>
        <caption>Steps, June 1 to June 4, 2025</caption>
        <thead>
        <tr><th scope="col">Date</th><th scope="col">Steps in dollars</th></tr>
        </thead>
        <tbody>
        <tr><th scope="row">June 1</th><td>7,204</td></tr>
        <tr><th scope="row">June 2</th><td>minus 5</td></tr>
        <tr><th scope="row">June 3</th><td>no data</td></tr>
        <tr><th scope="row">June 4</th><td>1,000</td></tr>
        </tbody>
        <tfoot>
        <tr><th scope="row">Total</th><td>8,199</td></tr>
        </tfoot>
        </table>
        </body>
        </html>

        """)
  }

  @Test func namesAreEscaped() throws {
    let narrator = try Self.stack()
    #expect(narrator.tableMarkdown().hasPrefix("A\\|B \\<c\\> \\& 5\\* #1, June 1 to June 2, 2025\n"))
    #expect(narrator.tableMarkdown().contains("| June 1 | a\\|b\\<i\\> | 1 |\n"))
    #expect(narrator.tableHTML().contains("<title>A|B &lt;c&gt; &amp; 5* #1</title>"))
  }

  @Test func partsOfAStackStandUnderTheirX() throws {
    let html = try Self.stack().tableHTML()
    #expect(
      html.contains(
        """
        <tr><th scope="rowgroup" rowspan="2">June 1</th><th scope="row">taken</th><td>2</td></tr>
        <tr><th scope="row">a|b&lt;i&gt;</th><td>1</td></tr>
        </tbody>
        """))
    #expect(html.contains("<tr><th scope=\"row\" colspan=\"2\">Total, taken</th><td>5</td></tr>"))
    #expect(html.contains("<tr><th scope=\"row\" colspan=\"2\">Total</th><td>6</td></tr>"))
  }

  @Test func seriesStandUnderTheirName() throws {
    var chart = TestChart()
    chart.mark = .line
    chart.fallback = .mean
    let html = try chart.narrator(TestChart.days([1, 2, 1]), [2, 1, 3], series: ["Oslo", "Oslo", "Rome"]).tableHTML()
    #expect(
      html.contains("<tr><th scope=\"rowgroup\" colspan=\"2\">Kind: Oslo</th></tr>\n<tr><th scope=\"row\">June 1"))
    #expect(html.components(separatedBy: "<tbody>").count == 3)
    #expect(!html.contains("<tfoot>"), "means have no total")
  }

  @Test func linesOfText() throws {
    #expect(try Self.steps().tableLines().last == "Total: 8,199 steps")
    #expect(try Self.steps(fallback: .mean).tableLines().last == "June 4: 1,000 steps")
    #expect(
      try Self.stack().tableLines().suffix(3) == ["Total, taken: 5 steps", "Total, a|b<i>: 1 step", "Total: 6 steps"])
    #expect(try !Self.stack().tableCSV().contains("Total"))
  }

  @Test(arguments: [
    ("# x", "\\# x"), ("- x", "\\- x"), ("12. x", "12\\. x"), ("12 x", "12 x"), ("a_b", "a\\_b"), ("> x", "\\> x"),
  ])
  func titlesStayTitles(title: String, markdown: String) { #expect(MarkdownText.paragraph(title) == markdown) }

  @Test func everyTableIsWellFormed() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      let narrator = try GeneratedChart(seed: seed, hostileNames: true, isRich: seed % 2 == 0).narrator(.standard)
      let html = narrator.tableHTML()
      for name in ["table", "thead", "tbody", "tfoot", "tr", "th", "td", "caption"] {
        let opened =
          html.components(separatedBy: "<\(name)>").count + html.components(separatedBy: "<\(name) ").count - 1
        #expect(opened == html.components(separatedBy: "</\(name)>").count, "\(seed) \(name)")
      }
      let rows = narrator.tableMarkdown().split(separator: "\n").dropFirst()
      let widths = rows.map { $0.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" } }
      #expect(Set(widths).count == 1, "\(seed)")
    }
  }

  @Test func totalsAreSums() throws {
    for seed in 1...80 as ClosedRange<UInt64> {
      let chart = try GeneratedChart(seed: seed, hostileNames: false).narrator(.standard).chart
      guard let totals = TotalFacts(chart) else { continue }
      #expect(chart.isAdditive || chart.isPartToWhole)
      for (series, total) in zip(chart.series, totals.series) {
        let sum = series.marks.compactMap(\.value.number).reduce(0, +)
        if let total { #expect(abs(total - sum) <= 1e-9 * max(abs(sum), 1)) }
      }
    }
  }
}
