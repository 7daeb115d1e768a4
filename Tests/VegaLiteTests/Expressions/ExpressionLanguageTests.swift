import Testing

@testable import VegaLite

/// The language: literals, operators, members, names. Expected values are JavaScript's.
@Suite struct ExpressionLanguageTests {
  static let literals: [ExpressionCase] = [
    .init("1", "1"), .init("0x1F", "31"), .init("1e3", "1000"), .init("1.5E-3", "0.0015"), .init(".5", "0.5"),
    .init("1.", "1"), .init("0", "0"), .init("1e400", "Infinity"),
    .init("123456789012345680000", "123456789012345680000"),
    .init("'a'", "\"a\""), .init("\"a'b\"", "\"a'b\""), .init(#"'a\'b'"#, "\"a'b\""),
    .init(#"'\x41\u0042\n'"#, "\"AB\n\""),
    .init(#"'\uD83D\uDE00'"#, "\"😀\""), .init(#"'\u{1F600}'"#, "\"😀\""), .init(#"'\q'"#, "\"q\""),
    .init("true", "true"), .init("false", "false"), .init("null", "null"), .init("undefined", "undefined"),
    .init("[1, 'a', [],]", "[1, \"a\", []]"), .init("{a: 1, 'b c': 2, 3: 4,}", "{a: 1, b c: 2, 3: 4}"),
    .init("{}", "{}"), .init("/a\\/[/]b/gi", "/a\\/[/]b/gi"), .init(" \n\t1 ", "1"),
    .init("NaN", "NaN"), .init("PI", "3.141592653589793"), .init("E", "2.718281828459045"),
    .init("LN2", "0.6931471805599453"), .init("LN10", "2.302585092994046"), .init("LOG2E", "1.4426950408889634"),
    .init("LOG10E", "0.4342944819032518"), .init("SQRT2", "1.4142135623730951"),
    .init("SQRT1_2", "0.7071067811865476"), .init("MAX_VALUE", "1.7976931348623157e+308"),
    .init("MIN_VALUE", "5e-324"),
  ]

  static let operators: [ExpressionCase] = [
    .init("1 + 2 * 3", "7"), .init("(1 + 2) * 3", "9"), .init("10 - 4 - 3", "3"), .init("2 * 3 % 4", "2"),
    .init("100 / 10 / 5", "2"), .init("1 + 2 + '3' + 4", "\"334\""), .init("'1' + 2 * 3", "\"16\""),
    .init("-5 % 3", "-2"), .init("5 % -3", "2"), .init("5.5 % 2", "1.5"), .init("1 / 0", "Infinity"),
    .init("0 / 0", "NaN"), .init("-0", "-0"), .init("- -3", "3"), .init("+'3'", "3"), .init("+'x'", "NaN"),
    .init("+true", "1"), .init("+null", "0"), .init("+undefined", "NaN"), .init("+[]", "0"), .init("+[7]", "7"),
    .init("!0", "true"), .init("!!'a'", "true"), .init("~5", "-6"), .init("~~2.7", "2"), .init("~~-2.7", "-2"),
    .init("1 + null", "1"), .init("1 + undefined", "NaN"), .init("1 + true", "2"), .init("'a' + null", "\"anull\""),
    .init("'a' + undefined", "\"aundefined\""), .init("[1,2] + 'x'", "\"1,2x\""),
    .init("{} + ''", "\"[object Object]\""),
    .init("'5' * '2'", "10"), .init("'5' - 2", "3"), .init("5 & 3", "1"), .init("5 | 3", "7"), .init("5 ^ 3", "6"),
    .init("1 << 31", "-2147483648"), .init("1 << 33", "2"), .init("-1 >> 1", "-1"), .init("-1 >>> 0", "4294967295"),
    .init("4294967296 | 0", "0"), .init("1e20 | 0", "1661992960"), .init("1 | 2 ^ 3 & 4", "3"),
    .init("1 + 1 << 2", "8"), .init("1 < 2 == true", "true"), .init("3 > 2 > 1", "false"),
    .init("1 < 2 && 2 < 3", "true"), .init("0 || 'x'", "\"x\""), .init("0 && 1", "0"), .init("1 && 2 || 3", "2"),
    .init("0 || null || ''", "\"\""), .init("true ? 1 : false ? 2 : 3", "1"), .init("false ? 1 : true ? 2 : 3", "2"),
    .init("0 ? 1 : 0 ? 2 : 3", "3"), .init("1 ? 0 ? 5 : 6 : 7", "6"), .init("if(1 > 2, 'a', 'b')", "\"b\""),
    .init("false && nothing", "false"), .init("true || nothing", "true"), .init("true ? 1 : nothing", "1"),
    .init("'a' in {a: 1}", "true"), .init("'b' in {a: 1}", "false"), .init("1 in [5, 6]", "true"),
    .init("2 in [5, 6]", "false"),
  ]

  static let comparisons: [ExpressionCase] = [
    .init("1 == '1'", "true"), .init("1 === '1'", "false"), .init("null == undefined", "true"),
    .init("null === undefined", "false"), .init("null == 0", "false"), .init("null >= 0", "true"),
    .init("undefined >= 0", "false"), .init("NaN == NaN", "false"), .init("NaN != NaN", "true"),
    .init("'' == 0", "true"), .init("'0' == false", "true"), .init("'a' == true", "false"), .init("true == 1", "true"),
    .init("[] == ''", "true"), .init("[1] == 1", "true"), .init("[1,2] == '1,2'", "true"), .init("[] == []", "false"),
    .init("[1] === [1]", "false"), .init("{} == {}", "false"), .init("datum.list === datum.list", "true"),
    .init("datum.date === datum.date", "true"), .init("datetime(0) == datetime(0)", "false"),
    .init("time(datetime(5)) === 5", "true"), .init("'10' < '9'", "true"), .init("'10' < 9", "false"),
    .init("'a' < 'B'", "false"), .init("'a' < 'b'", "true"), .init("'a' < 'ab'", "true"), .init("'x' < 1", "false"),
    .init("'x' >= 1", "false"), .init("null < 1", "true"), .init("datum.date > 0", "true"),
    .init("datum.date <= 951782400000", "true"), .init("'\\uD83D\\uDE00' < '\\uFFFD'", "true"),
    .init("'é' == 'e\\u0301'", "false"), .init("-0 === 0", "true"), .init("'b' !== 'b'", "false"),
  ]

  static let members: [ExpressionCase] = [
    .init("datum.a", "3"), .init("datum['a b']", "7"), .init("datum.none", "undefined"), .init("datum.inner.x", "5"),
    .init("datum.inner['y.z']", "6"), .init("datum['inner'][\"x\"]", "5"), .init("datum.list[0]", "3"),
    .init("datum.list[9]", "undefined"), .init("datum.list[-1]", "undefined"), .init("datum.list['1']", "1"),
    .init("datum.list.length", "3"), .init("datum.t.length", "4"), .init("datum.t[1]", "\"e\""),
    .init("'😀'.length", "2"), .init("[4, 5][1]", "5"), .init("{if: 1}.if", "1"), .init("datum.null", "undefined"),
    .init("{a: {b: [7]}}.a.b[0]", "7"), .init("datum['a' + ' b']", "7"), .init("datum.list[datum.list[1]]", "1"),
    .init("datum.a.x", "undefined"), .init("width / 2", "100"), .init("range[1] - range[0]", "6"), .init("brush", "{}"),
    .init("brush.x", "undefined"), .init("event", "undefined"), .init("item.mark.name", "undefined"),
    .init("parent", "undefined"), .init("parent.x", "undefined"), .init("datum.t.none", "undefined"),
    .init("{'🐖': 'pig'}['🐖']", "\"pig\""),
  ]

  @Test(arguments: literals + operators + comparisons + members)
  func value(_ test: ExpressionCase) {
    #expect(Evaluate.shown(test.source) == test.expected)
  }

  @Test func readsRowsOfATableByColumn() throws {
    let table = VegaTable(records: [
      .object(VegaObject([("a", .number(1)), ("b", .string("x"))])), .object(VegaObject([("a", .number(2))])),
    ])
    let context = VegaContext()
    let sum = try VegaExpression("datum.a * 10")
    let missing = try VegaExpression("isDefined(datum.b)")
    let whole = try VegaExpression("datum")
    #expect(try sum.value(in: context, datum: .row(1, of: table)) == .number(20))
    #expect(try missing.value(in: context, datum: .row(0, of: table)) == .bool(true))
    #expect(try missing.value(in: context, datum: .row(1, of: table)) == .bool(false))
    #expect(try missing.value(in: context, datum: .row(7, of: table)) == .bool(false))
    #expect(Shown.value(try whole.value(in: context, datum: .row(1, of: table))) == "{a: 2}")
    #expect(try sum.value(in: context, datum: .none).toNumber().isNaN)
  }

  @Test func signalsComeBeforeSelections() throws {
    let context = VegaContext(signals: ["brush": .number(1)], selections: ["brush"])
    #expect(try VegaExpression("brush").value(in: context, datum: .none) == .number(1))
  }

  @Test func tellsWhichNamesItUses() throws {
    let expression = try VegaExpression("datum.b + brush.x[n] + datum['a'] * max(n, datum.b) ? item : {m: k}")
    #expect(expression.fieldNames == ["b", "a"])
    #expect(expression.parameterNames == ["brush", "n", "k"])
  }
}
