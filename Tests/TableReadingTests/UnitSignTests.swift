import ChartModel
import SourceText
import Testing

@testable import TableReading

/// Numbers that carry a percent or a currency sign.
@Suite struct UnitSignTests {
  /// The values of the second column of a table, read as its schema says.
  private func read(_ values: [String]) throws -> (schema: ColumnSchema, reading: Reading) {
    let text = "k;v\n" + values.map { "x;\($0)\n" }.joined()
    let reader = try Tables.open(text)
    return (try #require(reader.schema.column(named: "v")), try Tables.read(reader, ["v"]))
  }

  @Test(
    arguments: [
      (["5%", "7 %", "-12.5%", "\u{2212}1%"], "%", [5, 7, -12.5, -1]),
      (["$1,500", "-$3.20", "$-4", "$ 5"], "$", [1_500, -3.2, -4, 5]),
      (["1.500,25 €", "4€", "€3,50", "-4\u{A0}€"], "€", [1_500.25, 4, 3.5, -4]),
      (["£1", "£1,000,000"], "£", [1, 1_000_000]), (["¥100", "200\u{202F}¥"], "¥", [100, 200]),
      (["₹7", "7 ₹"], "₹", [7, 7]), (["12.5 kg", "13kg", "0.5 kg"], "kg", [12.5, 13, 0.5]),
      (["21.5°C", "22 °C"], "°C", [21.5, 22]),
      (["CHF 1'250.50", "CHF 980"], "CHF", [1_250.5, 980]), (["$1.2M", "$850k"], "$", [1_200_000, 850_000]),
      (["($30.00)", "$400.00"], "$", [-30, 400]), (["(€ 40,00)", "€ 120,00"], "€", [-40, 120]),
      (["$30.00", "12.50"], "$", [30, 12.5]),
      (["0%", "1e2%"], "%", [0, 100]), (["$1,500"], "$", [1_500]), (["$1,5", "$1,500"], "$", [1.5, 1.5]),
    ] as [([String], String, [Double])])
  func signsAreUnits(_ values: [String], _ unit: String, _ numbers: [Double]) throws {
    let (schema, reading) = try read(values)
    #expect(schema.type == .number && schema.unit == unit)
    #expect(reading.rows == numbers.map { [.number($0)] })
    #expect(schema.minimum == numbers.min() && schema.maximum == numbers.max())
  }

  @Test func missingZeroAndNotANumberStayDifferent() throws {
    let (schema, reading) = try read(["5%", "", "0%", "NaN", "-", "12.25%"])
    #expect(schema.unit == "%" && schema.missingCount == 2)
    #expect(
      reading.rows == [[.number(5.0)], [.missing], [.number(0.0)], [.number(.nan)], [.missing], [.number(12.25)]])
    #expect(reading.summary.decimals == [2])
  }

  @Test(
    arguments: [
      ["5%", "7"], ["$5", "€5"], ["€1,500", "1,500 €"], ["5%", "6%", "7"], ["%", "$"], ["$5%", "$6%"],
      ["-$-5", "-$-6"], ["--5%", "5-%"], ["512 MB", "1.5 GB"], ["1st", "2nd"], ["5 am", "6 am"], ["3a", "4a"],
      ["$inf", "$NaN"], ["%5", "%6"],
    ])
  func otherTextsAreText(_ values: [String]) throws {
    let (schema, _) = try read(values)
    #expect(schema.type == .category && schema.unit == nil)
  }

  /// Where nine in ten carry the sign, a number without one is of another unit.
  @Test func aNumberWithoutTheSignIsSetAside() throws {
    let (schema, reading) = try read((1...9).map { "\($0)%" } + ["10"])
    #expect(schema.unit == "%")
    #expect(reading.rows.count == 9)
    #expect(
      reading.summary.problems.map(\.description) == [
        "t.csv, row 10 (line 11), column v: \"10\" is not a number with %. "
          + "Set aside; use --strict to stop at the first such row."
      ])
  }

  @Test func aSignAmongPlainNumbersIsSetAside() throws {
    let (schema, reading) = try read((1...9).map { "\($0)" } + ["10%"])
    #expect(schema.type == .number && schema.unit == nil)
    #expect(reading.summary.problems.map(\.error.found) == ["\"10%\""])
  }

  @Test func quotedFieldsAndRecordsAreReadAlike() throws {
    let csv = try Tables.read("a,b\n1,\"$1,500\"\n2,$2\n", ["b"])
    let json = try Tables.read(#"[{"b":"$1,500"},{"b":"$2"}]"#, name: "t.json", ["b"])
    #expect(csv.rows == [[.number(1_500.0)], [.number(2.0)]])
    #expect(json.rows == csv.rows)
  }
}
