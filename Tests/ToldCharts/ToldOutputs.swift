internal import ChartAnalysis
internal import ChartModel
public import ChartNarration
internal import ChartTruth
internal import Foundation

/// What is made of a chart besides its description, and what is wrong with it: braille, tables, the one label, how
/// features were found, texts with hidden numbers.
public struct ToldOutputs {
  private let narrator: Narrator

  /// The outputs of a chart.
  public init(_ narrator: Narrator) { self.narrator = narrator }

  /// What is not true, or cannot be read.
  public var problems: [String] {
    brailleProblems + tableProblems + labelProblems + explanationProblems + maskProblems
  }

  // MARK: Braille

  /// Lines of few and of many cells, of four rows and of three, and the table on the pages of an embosser.
  public var brailleProblems: [String] {
    let heights: [(ChartCells.Height, Int)] = [(.four, 40), (.four, 7), (.four, 1), (.three, 24)]
    return heights.flatMap { height, width in
      let reader = BrailleReader(narrator.chart, width: width, rows: height.rawValue)
      let braille = narrator.braille(width: width, height: height)
      let lines = braille.lines.map {
        BrailleReader.Line(id: $0.id, name: $0.name, cells: $0.cells, marks: $0.marks)
      }
      let legend = braille.legend.map { (cell: $0.cell, text: $0.text) }
      return reader.problems(lines, legend: legend, top: top(width, braille))
        .map { "braille, \(width) cells of \(height.rawValue): \($0)" }
    }
  }

  /// What stands before the first line of cells, put together again; in short lines words are broken, and it is not read.
  private func top(_ width: Int, _ braille: BrailleChart) -> String? {
    guard width >= 40, let cells = braille.lines.first?.cells else { return nil }
    return narrator.brailleLines(width: width).prefix { $0 != cells }
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  // MARK: Tables

  /// The table as lines, in Markdown, in HTML and on pages.
  public var tableProblems: [String] {
    let reader = TableReader(narrator.chart, detail: narrator.detail)
    let markdown = ToldTables.grid(markdown: narrator.tableMarkdown())
    let html = ToldTables.grid(html: narrator.tableHTML())
    var problems = reader.problems(inLines: narrator.tableLines()).map { "table: \($0)" }
    problems += reader.problems(inGrid: markdown).map { "Markdown: \($0)" }
    problems += htmlProblems(html, markdown).map { "HTML: \($0)" }
    let isPlain = markdown.joined().allSatisfy { $0.unicodeScalars.allSatisfy(\.isASCII) && !$0.contains("  ") }
    guard isPlain, markdown.count > 1, narrator.chart.series.contains(where: { !$0.marks.isEmpty }),
      let pages = try? NarratedViews(narrator).brailleFile(width: 400)
    else { return problems }
    let embossed = ToldTables.grid(pages: pages)
    return problems + (embossed.isEmpty ? [] : reader.problems(inGrid: embossed).map { "pages: \($0)" })
  }

  /// The same cells as in Markdown; the column of the series is a header over its rows.
  private func htmlProblems(_ html: [[String]], _ markdown: [[String]]) -> [String] {
    let rows = zip(html, markdown).dropFirst().filter { $0.filter { !$0.isEmpty } != $1.filter { !$0.isEmpty } }
    return (html.count == markdown.count ? [] : ["\(html.count) rows, not \(markdown.count)"])
      + rows.map { "\($0) is not \($1)" }
  }

  // MARK: The one label

  /// The label is at most 125 characters of title and message, the message from its beginning and in whole sentences.
  public var labelProblems: [String] {
    let label = narrator.oneLabel
    var problems: [String] = []
    if label.count > 125 { problems.append("it has \(label.count) characters") }
    if !isMade(label) { problems.append("it is not made of title and message") }
    return problems.map { "one label \"\(label)\": \($0)" } + WellFormed.problems(in: label, isLine: false)
  }

  private func isMade(_ label: String) -> Bool {
    let body = Self.open(label)
    let kind = narrator.overview().first ?? ""
    let title = Self.open(narrator.title)
    if title.hasPrefix(body) || isCut(body, title) {
      return narrator.message.count + 20 > 125 || narrator.message.isEmpty
    }
    let splits = body.indices.filter { body[$0...].hasPrefix(": ") || body[$0...].hasPrefix("; ") }
    return splits.contains { split in
      let head = String(body[..<split])
      let tail = String(body[body.index(split, offsetBy: 2)...])
      let isHead = head == title || head.hasPrefix(title + ", ") || isCut(head, title)
      return isHead && [narrator.message, kind].contains { Self.begins($0, with: tail) }
    } || Self.begins(narrator.message, with: body)
  }

  /// A title cut between words, with an ellipsis; never within a number.
  private func isCut(_ head: String, _ title: String) -> Bool {
    guard head.hasSuffix("…") else { return false }
    let kept = head.dropLast()
    let rest = title.dropFirst(kept.count)
    return title.hasPrefix(kept) && !(kept.last?.isNumber == true && rest.first?.isNumber == true)
  }

  /// Whether a text is whole sentences from the beginning of another, joined by semicolons.
  private static func begins(_ message: String, with tail: String) -> Bool {
    let plain = { (text: String) in open(text).replacingOccurrences(of: "; ", with: ". ").lowercased() }
    let (whole, part) = (plain(message), plain(tail))
    return !part.isEmpty && (whole == part || whole.hasPrefix(part + ". "))
  }

  private static func open(_ text: String) -> String {
    var text = text
    while let last = text.last, ".!?,;: ".contains(last) { text.removeLast() }
    return text
  }

  // MARK: How features were found

  /// Noise, trend and weights of the features, and every threshold.
  public var explanationProblems: [String] {
    guard ToldThresholds.areAll else { return ["explanation: a threshold is told nowhere"] }
    let shape = ChartShape(narrator.chart, facts: narrator.facts)
    let told = zip(narrator.chart.walkedSeries, shape.series).prefix(6)
      .filter { $1.isOrdered && $1.valueCount > 1 }
      .map {
        ExplanationReader.Told(
          id: $0.id, segments: $1.segments.neededCount, outliers: Set($1.leftAside))
      }
    let lines = narrator.explanationLines()
    let gap = lines.firstIndex(of: "") ?? 0
    // Of shares, what their wholes do is not told.
    let sums = narrator.chart.totals?.marks.compactMap(\.value.number) ?? []
    let areShares = narrator.chart.stack == .normalize || sums.count > 1 && sums.allSatisfy { (99...101).contains($0) }
    let salient = shape.salient.filter { !narrator.chart.isStacked || !areShares || $0.series == nil }
    let sentences = lines[..<gap].suffix(salient.count)
    let weights = zip(sentences, salient).map { line, feature in
      (text: sentence(in: line), effect: feature.effect, coverage: feature.coverage)
    }
    return ExplanationReader(narrator.chart)
      .problems(lines, told: told, weights: weights, thresholds: ToldThresholds.all).map { "explanation: \($0)" }
  }

  /// What is weighed is a sentence of the summary.
  private func sentence(in line: String) -> String {
    guard let weight = line.range(of: " Weight: ", options: .backwards) else { return "?" }
    let text = String(line[..<weight.lowerBound])
    let full = Narrator(narrator.chart, facts: narrator.facts, voice: narrator.voice, verbosity: .full)
    let told = full.summary().joined(separator: " ") + " " + narrator.message
    return told.contains(Self.open(text)) ? text : "?"
  }

  // MARK: Hidden numbers

  /// The same chart with its numbers hidden.
  public var maskProblems: [String] {
    var profile = narrator.profile
    profile.hidesNumbers = true
    let hidden = Narrator(narrator.chart, facts: narrator.facts, voice: narrator.voice, profile: profile)
    // Groups of hidden zeros are cut as all others.
    let facts = ChartFacts(narrator.chart, separatesZeros: false)
    let alike = Narrator(narrator.chart, facts: facts, voice: narrator.voice, profile: narrator.profile)
    let reader = MaskReader(narrator.chart, open: Self.texts(of: narrator) + Self.texts(of: alike))
    return Self.texts(of: hidden).compactMap { reader.problem(in: $0) }.map { "hidden: \($0)" }
  }

  private static func texts(of narrator: Narrator) -> [String] {
    let sentences = narrator.descriptionLines(upTo: .summary).flatMap { $0.components(separatedBy: ". ") }
    return sentences.map(open) + narrator.labels().map(\.text) + narrator.groupLabels().map { open($0.text) }
      + narrator.tableLines()
  }
}
