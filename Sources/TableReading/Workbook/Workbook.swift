import ChartModel
@_spi(Bytes) import SourceText

/// A workbook of the form that spreadsheets save today (`.xlsx`, ECMA-376), of which one sheet is read as a table.
struct Workbook {
  private let archive: ZipArchive
  private let name: String
  /// The sheets by their names and the files that hold them, and whether they are shown.
  private(set) var sheets: [(name: String, path: String, isShown: Bool)] = []
  private var countsFrom1904 = false

  /// Whether an archive is a workbook.
  static func isWorkbook(_ archive: ZipArchive) -> Bool { archive.entry(named: "xl/workbook.xml") != nil }

  init(_ archive: ZipArchive, name: String) throws {
    (self.archive, self.name) = (archive, name)
    let targets = try relations()
    var scanner = XMLScanner(try part("xl/workbook.xml") ?? [], root: "workbook")
    try told {
      while let event = try scanner.next() {
        guard case .start(let tag, let attributes) = event else { continue }
        if tag == "workbookPr" { countsFrom1904 = ["1", "true"].contains(attributes["date1904"] ?? "") }
        guard tag == "sheet", let target = attributes["id"].flatMap({ targets[$0] }) else { continue }
        sheets.append((attributes["name"] ?? "", target, attributes["state"] ?? "visible" == "visible"))
      }
    }
    guard sheets.contains(where: \.isShown) else {
      throw ReadingError(.noRows, at: .init(source: name), found: "the workbook has no sheet with cells")
    }
  }

  /// A sheet as CSV: the one that was asked for, a hidden one too, or the first one that is shown and has several rows of several cells,
  /// with a note of what other sheets there are.
  func table(sheet wanted: String?) throws -> (csv: [UInt8], note: ReadingNote?) {
    let (strings, formats) = (try strings(), try formats())
    if let wanted {
      let sheet = sheets.first { $0.name == wanted } ?? sheets.first { $0.name.lowercased() == wanted.lowercased() }
      guard let sheet else { throw unknown(wanted) }
      return (try text(sheet.path, strings, formats).csv, nil)
    }
    var column: (csv: [UInt8], note: ReadingNote?)?
    for sheet in sheets where sheet.isShown {
      let text = try text(sheet.path, strings, formats)
      guard text.rowCount > 1, text.isTable || column == nil else { continue }
      let found = (text.csv, sheets.count(where: \.isShown) > 1 ? note(sheet.name) : nil)
      if text.isTable { return found }
      column = found
    }
    if let column { return column }
    throw ReadingError(.noRows, at: .init(source: name), found: "no sheet has more than one row")
  }

  private func note(_ chosen: String) -> ReadingNote {
    let others = sheets.filter { $0.isShown && $0.name != chosen }.map(\.name)
    let more = others.count > 5 ? ", and \(others.count - 5) more" : ""
    let named = others.prefix(5).map(Wording.quoted).joined(separator: ", ")
    return ReadingNote(
      kind: .sheet, place: .init(source: name),
      decided: "the sheet \(Wording.quoted(chosen)) is read; others are \(named)\(more)",
      remedy: "Use --sheet to read another.")
  }

  private func unknown(_ wanted: String) -> ReadingError {
    let names = sheets.map(\.name)
    return ReadingError(
      .badOption, at: .init(source: name), found: "there is no sheet \(Wording.quoted(wanted))",
      remedy: "Its sheets are: \(names.prefix(20).map { Clipping.text($0) }.joined(separator: ", ")).")
  }

  // MARK: Parts

  private func part(_ path: String) throws -> [UInt8]? { try archive.entry(named: path).map(archive.expand) }

  /// Runs a reading whose faults are those of this workbook.
  private func told<Result>(_ body: () throws -> Result) throws -> Result {
    do { return try body() } catch is XMLScanner.Fault {
      throw ReadingError(
        .malformed, at: .init(source: name), found: "the workbook is damaged",
        remedy: "Save it again, or save the sheet as CSV.")
    }
  }

  private func text(_ path: String, _ strings: [String], _ formats: CellFormats) throws -> SheetText {
    guard let bytes = try part(path) else {
      throw ReadingError(
        .malformed, at: .init(source: name), found: "a sheet of the workbook is not there", remedy: "Save it again.")
    }
    let text = try told { try SheetText(bytes, strings: strings, formats: formats) }
    guard let cell = text.unsolved else { return text }
    throw ReadingError(
      .malformed, at: .init(source: name), found: "the formula in cell \(cell) has no result stored with it",
      expected: "results beside formulas, as spreadsheet programs store them",
      remedy: "Open the workbook in such a program and save it there.")
  }

  /// The paths of the sheets by the ids that the workbook gives them.
  private func relations() throws -> [String: String] {
    var scanner = XMLScanner(try part("xl/_rels/workbook.xml.rels") ?? [], root: "Relationships")
    return try told {
      var targets: [String: String] = [:]
      while let event = try scanner.next() {
        guard case .start("Relationship", let attributes) = event, let id = attributes["Id"],
          let target = attributes["Target"]
        else {
          continue
        }
        targets[id] = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
      }
      return targets
    }
  }

  private func formats() throws -> CellFormats {
    guard let bytes = try part("xl/styles.xml") else { return CellFormats() }
    var formats = try told { try CellFormats(bytes) }
    formats.countsFrom1904 = countsFrom1904
    return formats
  }

  /// The texts that cells name by number; how a text is spoken in Japanese (`rPh`) is not part of it.
  private func strings() throws -> [String] {
    guard let bytes = try part("xl/sharedStrings.xml") else { return [] }
    return try told {
      var scanner = XMLScanner(bytes, root: "sst")
      var (strings, text, path) = ([String](), "", [String]())
      while let event = try scanner.next() {
        switch event {
        case .start("si", _):
          text = ""
          path.append("si")
        case .end("si"):
          strings.append(text.withoutEscapes)
          _ = path.popLast()
        case .start(let name, _): path.append(name)
        case .end: _ = path.popLast()
        case .text(let part): if path.last == "t", !path.contains("rPh") { text += part }
        }
      }
      return strings
    }
  }
}
