/// What is told of one file: a line of JSON for each text, and one for what could not be read.
package struct ExtractedFile {
  private let name: String
  private let found: SourceTexts
  /// How many bytes of the file come before its text.
  private let textStart: Int
  private let places: [Int: (line: Int, column: Int)]

  /// Reads a file by its name.
  package init(_ name: String) {
    do throws(SourceTexts.Fault) {
      self.init(name, try SourceFile.read(name))
    } catch {
      self.init(name, SourceTexts(fault: error), SourceFile([]))
    }
  }

  /// Reads a file whose bytes are known.
  init(_ name: String, _ file: SourceFile) {
    let found = file.fault.map { SourceTexts(fault: $0) } ?? SwiftTexts.texts(in: file.text)
    self.init(name, found, file)
  }

  private init(_ name: String, _ found: SourceTexts, _ file: SourceFile) {
    (self.name, self.found, textStart) = (name, found, file.textStart)
    let asked = found.texts.flatMap {
      [$0.start, $0.place.chart].compactMap(\.self) + $0.pieces.map(\.range.lowerBound)
    }
    places = TextPlaces.places(of: asked + [found.fault?.offset].compactMap(\.self), in: file.text)
  }

  /// The lines, each with its end: texts in the order of the file, then the fault.
  package var lines: [UInt8] {
    let texts = found.texts.sorted { $0.start < $1.start }.map { object($0) }
    return (texts + [found.fault.map { object($0) }].compactMap(\.self)).flatMap { $0.text.utf8 + [0x0A] }
  }

  private func object(_ text: SourceText) -> JSONObject {
    var told = JSONObject()
    add(text.start, to: &told)
    told.add("role", text.role.rawValue)
    if let chart = text.place.chart.flatMap({ places[$0] }) { told.add("chart", chart.line) }
    if text.role == .mark, let block = text.place.block { told.add("block", block) }
    told.add("text", text.label)
    told.add("parts", text.pieces.map { object($0) })
    return told
  }

  private func object(_ piece: SourceText.Piece) -> JSONObject {
    var told = JSONObject()
    told.add("text", piece.text)
    told.add("form", piece.form.rawValue)
    told.add("start", piece.range.lowerBound + textStart)
    told.add("end", piece.range.upperBound + textStart)
    return told
  }

  private func object(_ fault: SourceTexts.Fault) -> JSONObject {
    var told = JSONObject()
    add(fault.offset, to: &told)
    told.add("fault", fault.message)
    return told
  }

  private func add(_ offset: Int?, to told: inout JSONObject) {
    told.add("file", name)
    guard let place = offset.flatMap({ places[$0] }) else { return }
    told.add("line", place.line)
    told.add("column", place.column)
  }
}
