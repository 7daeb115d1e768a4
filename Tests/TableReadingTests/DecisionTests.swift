import ChartModel
import Testing

@_spi(Bytes) @testable import SourceText
@testable import TableReading

/// What is decided about a file is told, and where it may be wrong an option decides otherwise.
@Suite struct DecisionTests {
  private typealias Change = @Sendable (inout ReadingOptions) -> Void

  /// A kind of decision, a file where it is made, the option that the note names, and what that option does.
  private static let decisions: [(ReadingNote.Kind, String, String?, Change?)] = [
    (.parentheses, "k,v\na,($5)\nb,$7\n", nil, nil), (.bounds, "k,v\na,<1\nb,7\nc,8\n", nil, nil),
    (.flags, "k,v\na,5.5 e\nb,7\n", nil, nil), (.debits, "k,v\na,5.00 DR\nb,7.00 CR\n", nil, nil),
    (.abouts, "k,v\na,~50\nb,70\n", nil, nil), (.scales, "k,v\na,1.2M\nb,850k\n", nil, nil),
    (.thousands, "k;v\na;1.000\nb;2.500\n", "--decimal point", { $0.decimalMark = .point }),
    (.sentinel, "k,v\na,2\nb,-999\nc,4\n", "--missing -999", { $0.missingTexts = ["-999"] }),
    (.dateOrder, "d,e\n05/03/2022,20/03/2022\n07/03/2022,21/03/2022\n", "--date-order", { $0.dateOrder = .monthFirst }),
    (.shortYears, "d,v\nNov-21,1\nDec-21,2\n", nil, nil),
    (.dateNumber, "date,v\n20240130,1\n20240131,2\n", "--measures", { $0.measures = ["date"] }),
    (.weeks, "week,v\n2020-05,1\n2020-40,2\n", nil, nil), (.fiscalYears, "y,v\n2009-10,1\n2010-11,2\n", nil, nil),
    (.periods, "p,v\n2020,9\n2020 Q1,4\n2020 Q2,5\n", "--bucket year", { $0.periods = .year }),
    (
      .clock, "d,v\n2024-01-01T00:00+01:00,1\n2024-01-02T00:00+01:00,2\n", "--time-zone", { $0.keepsClocks = false }
    ),
    (.noHeader, "2024-01-01,5\n2024-01-02,6\n", "--header-line 1", { $0.headerLine = 1 }),
    (.sameNames, "k,v,v\na,1,2\nb,3,4\n", "--y", nil),
    (.preamble, "A title\n\nd,v\n2024-01-01,5\n2024-01-02,6\n", "--header-line", { $0.headerLine = 1 }),
    (.secondHeader, "a,v\nx,1\na,v\ny,2\n", nil, nil), (.units, "t,v\ns,m\n0,1\n1,2\n", nil, nil),
    (.footer, "a,v\nx,1\ny,2\n\nSource: us\n", nil, nil),
    (.totals, "a,v\nx,1\ny,2\nTotal,3\n", "--keep-totals", { $0.keepsTotals = true }),
    (.groups, "year,quarter,v\n2020,1,5\n,2,7\n2021,1,9\n,2,7\n", nil, nil),
    (.repeated, "id,v\na,5\nb,7\nc,9\nb,7\nd,2\ne,4\n", nil, nil),
    (.wide, "c,2019,2020,2021\nA,1,2,3\nB,4,5,6\n", "--y", nil),
    (.runningTotal, "d,cumulative\n2024-01-01,1\n2024-01-02,3\n2024-01-03,9\n", "--aggregate sum", nil),
    (.sheet, "", nil, nil), (.notShown, "", nil, nil), (.counted, "", nil, nil),
    (.encoding, "k,v\nK\u{F6}ln,1\nBern,2\n", "--text-encoding", nil),
  ]

  /// Kinds that need more than a file: a workbook, or a chart.
  private static let elsewhere: Set<ReadingNote.Kind> = [.sheet, .notShown, .counted]

  private static func bytes(_ text: String, _ kind: ReadingNote.Kind) -> [UInt8] {
    kind == .encoding ? text.unicodeScalars.map { UInt8($0.value) } : Array(text.utf8)
  }

  @Test func everyKindIsHere() {
    #expect(Set(Self.decisions.map(\.0)) == Set(ReadingNote.Kind.allCases))
  }

  @Test func eachIsToldWithItsOption() throws {
    for (kind, text, option, change) in Self.decisions where !Self.elsewhere.contains(kind) {
      let bytes = Self.bytes(text, kind)
      let reader = try TableReader.open(bytes: bytes, name: "t.csv", options: ReadingOptions())
      let note = try #require(reader.schema.notes.first { $0.kind == kind }, "\(kind)")
      if let option { #expect(note.remedy?.contains(option) == true, "\(kind): \(note)") }
      guard let change else { continue }
      var options = ReadingOptions()
      change(&options)
      let other = try TableReader.open(bytes: bytes, name: "t.csv", options: options)
      #expect(try Self.cells(reader) != Self.cells(other), "\(kind)")
    }
  }

  private static func cells(_ reader: TableReader) throws -> [[Cell]] {
    try Tables.read(reader, reader.schema.columns.map { ColumnRequest($0.name) }).rows
  }
}
