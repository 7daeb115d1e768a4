import ChartModel
import Testing

@testable import VegaLite

/// Vega's functions, group by group; expected values are Vega's.
@Suite struct FunctionTests {
  static let types: [ExpressionCase] = [
    .init("isArray([1])", "true"), .init("isArray('a')", "false"), .init("isBoolean(false)", "true"),
    .init("isBoolean(0)", "false"), .init("isDate(datum.date)", "true"), .init("isDate(0)", "false"),
    .init("isDefined(null)", "true"), .init("isDefined(datum.none)", "false"), .init("isNumber(NaN)", "true"),
    .init("isNumber('1')", "false"), .init("isObject({})", "true"), .init("isObject([])", "true"),
    .init("isObject(null)", "false"), .init("isObject('a')", "false"), .init("isRegExp(/a/)", "true"),
    .init("isRegExp('a')", "false"), .init("isString('')", "true"), .init("isString(1)", "false"),
    .init("isValid(0)", "true"), .init("isValid(NaN)", "false"), .init("isValid(null)", "false"),
    .init("isValid(undefined)", "false"), .init("isNaN(NaN)", "true"), .init("isNaN('a')", "false"),
    .init("isFinite(1)", "true"), .init("isFinite(1/0)", "false"), .init("isFinite('1')", "false"),
    .init("toBoolean('false')", "false"), .init("toBoolean('0')", "false"), .init("toBoolean('no')", "true"),
    .init("toBoolean('')", "null"), .init("toBoolean(null)", "null"), .init("toBoolean(0)", "false"),
    .init("toNumber('12')", "12"), .init("toNumber('')", "null"), .init("toNumber(undefined)", "null"),
    .init("toNumber('x')", "NaN"), .init("toNumber(true)", "1"), .init("toString(12)", "\"12\""),
    .init("toString(null)", "null"), .init("toString('')", "null"), .init("toString([1,[2,null]])", "\"1,2,\""),
    .init("toDate('2000-01-01')", "946684800000"), .init("toDate('')", "null"), .init("toDate(5)", "5"),
    .init("toDate('x')", "NaN"), .init("toDate(datum.date)", "date 951782400000"),
  ]

  static let mathematics: [ExpressionCase] = [
    .init("abs(-3)", "3"), .init("acos(1)", "0"), .init("asin(0)", "0"), .init("atan(0)", "0"),
    .init("atan2(1, 1)", "0.7853981633974483"), .init("ceil(1.2)", "2"), .init("ceil(-0.5)", "-0"),
    .init("cos(0)", "1"), .init("exp(0)", "1"), .init("floor(-1.5)", "-2"), .init("hypot(3, 4)", "5"),
    .init("hypot()", "0"), .init("log(E)", "1"), .init("log(0)", "-Infinity"), .init("log(-1)", "NaN"),
    .init("max(1, 3, 2)", "3"), .init("max()", "-Infinity"), .init("min(4, 2)", "2"), .init("min(1, NaN)", "NaN"),
    .init("max('5', 3)", "5"), .init("max(null, -1)", "0"), .init("pow(2, 10)", "1024"), .init("pow(1, NaN)", "NaN"),
    .init("pow(1, 1/0)", "NaN"), .init("pow(-8, 1/3)", "NaN"), .init("pow(0, 0)", "1"), .init("round(2.5)", "3"),
    .init("round(-2.5)", "-2"), .init("round(0.49999999999999994)", "0"), .init("round(1.4)", "1"),
    .init("sin(0)", "0"), .init("sqrt(9)", "3"), .init("sqrt(-1)", "NaN"), .init("tan(0)", "0"),
    .init("clamp(5, 0, 3)", "3"), .init("clamp(-5, 0, 3)", "0"), .init("clamp(2, 0, 3)", "2"),
    .init("clamp('x', 0, 3)", "NaN"), .init("abs('-2')", "2"),
  ]

  static let distributions: [ExpressionCase] = [
    .init("cumulativeNormal(0)", "0.5"), .init("format(cumulativeNormal(1.96), '.6f')", "\"0.975002\""),
    .init("cumulativeNormal(5, 5, 2)", "0.5"), .init("format(densityNormal(0), '.6f')", "\"0.398942\""),
    .init("format(densityNormal(1, 1, 2), '.6f')", "\"0.199471\""), .init("quantileNormal(0.5)", "0"),
    .init("format(quantileNormal(0.975), '.8f')", "\"1.95996398\""), .init("quantileNormal(2)", "NaN"),
    .init("format(quantileNormal(0.5, 3, 2), '.3f')", "\"3.000\""),
    .init("format(cumulativeLogNormal(1), '.3f')", "\"0.500\""), .init("densityLogNormal(0)", "0"),
    .init("format(densityLogNormal(1), '.6f')", "\"0.398942\""), .init("quantileLogNormal(0.5)", "1"),
    .init("cumulativeUniform(0.3)", "0.3"), .init("cumulativeUniform(3, 2, 4)", "0.5"),
    .init("cumulativeUniform(9, 2, 4)", "1"), .init("densityUniform(3, 2, 4)", "0.5"),
    .init("densityUniform(5, 2, 4)", "0"), .init("quantileUniform(0.5, 10)", "5"), .init("quantileUniform(2)", "NaN"),
  ]

  // 951782400000 is 2000-02-29T00:00Z, a Tuesday.
  static let dates: [ExpressionCase] = [
    .init("datetime(2000, 1, 29)", "date 951782400000"), .init("datetime(2000, 0)", "date 946684800000"),
    .init("datetime(99, 0, 1)", "date 915148800000"), .init("datetime(2000, 12, 1)", "date 978307200000"),
    .init("datetime(2000, 0, 0)", "date 946598400000"), .init("datetime('2000-02-29')", "date 951782400000"),
    .init("datetime(1.9)", "date 1"), .init("datetime('x')", "date NaN"), .init("datetime(null)", "date 0"),
    .init("datetime(undefined)", "date NaN"), .init("datetime(1e20)", "date NaN"),
    .init("datetime(2000, 0, 1, 2, 3, 4, 5)", "date 946692184005"), .init("utc(2000, 1, 29)", "951782400000"),
    .init("date(datum.date)", "29"), .init("day(datum.date)", "2"), .init("year(datum.date)", "2000"),
    .init("month(datum.date)", "1"), .init("quarter(datum.date)", "1"), .init("hours(datum.date)", "0"),
    .init("minutes(90000)", "1"), .init("seconds(90000)", "30"), .init("milliseconds(90001)", "1"),
    .init("time(datum.date)", "951782400000"), .init("timezoneoffset(datum.date)", "0"),
    .init("dayofyear(datum.date)", "60"), .init("week(datum.date)", "9"), .init("week(datetime(2000, 0, 1))", "0"),
    .init("week(datetime(2000, 0, 2))", "1"), .init("utcyear(0)", "1970"), .init("utcquarter(utc(2000, 11, 1))", "4"),
    .init("utcdayofyear(utc(2000, 11, 31))", "366"), .init("utcweek(datum.date)", "9"), .init("utcday(0)", "4"),
    .init("utcmonth(0)", "0"), .init("utcdate(0)", "1"), .init("utchours(3600000)", "1"), .init("utcminutes(0)", "0"),
    .init("utcseconds(0)", "0"), .init("utcmilliseconds(7)", "7"), .init("year('2000')", "2000"),
    .init("year('x')", "NaN"),
    .init("year(undefined)", "NaN"), .init("year(null)", "1970"), .init("month(-1)", "11"),
    .init("date(8.64e15)", "13"),
    .init("date(8.65e15)", "NaN"),
    .init("datum.date + ''", "\"Tue Feb 29 2000 00:00:00 GMT+0000 (Coordinated Universal Time)\""),
    .init("datum.date - 0", "951782400000"), .init("datetime('x') + ''", "\"Invalid Date\""),
    .init("timeOffset('day', datum.date, 1)", "date 951868800000"), .init("timeOffset('month', 0)", "date 2678400000"),
    .init("timeOffset('week', 0, -1)", "date -604800000"),
    .init("timeOffset('year', datum.date, 1)", "date 983404800000"),
    .init("timeOffset('hours', 0, 2)", "date 7200000"), .init("timeOffset('minutes', 0, 2.9)", "date 120000"),
    .init("timeOffset('quarter', datetime(2000, 1, 15), 1)", "date 955756800000"),
    .init("timeOffset('quarter', datetime(2000, 0, 1), -1)", "date 938736000000"),
    .init("timeOffset('quarter', datetime(2000, 1, 1), -1)", "date 946684800000"),
    .init("length(timeSequence('month', datetime(2000, 0, 1), datetime(2001, 0, 1)))", "12"),
    .init("timeSequence('day', 0, 172800001)", "[date 0, date 86400000, date 172800000]"),
    .init("timeSequence('day', 1, 172800000, 1)", "[date 86400000]"),
    .init("timeSequence('month', 0, 1e10, 2)", "[date 0, date 5097600000]"),
    .init("timeSequence('day', 0, 1e9, 0)", "[]"),
    .init("utcSequence('year', 0, 4e10)", "[date 0, date 31536000000]"),
    .init("utcOffset('date', 0, 1)", "date 86400000"),
  ]

  static let formats: [ExpressionCase] = [
    .init("format(1234.567, ',.2f')", "\"1,234.57\""), .init("format('12', 'd')", "\"12\""),
    .init("format(null, 'd')", "\"null\""),
    .init("format('text', 'c')", "\"text\""), .init("format(0.257, '.1%')", "\"25.7%\""),
    .init("timeFormat(datum.date, '%Y-%m-%d')", "\"2000-02-29\""),
    .init("timeFormat(0, '%A %-d %B')", "\"Thursday 1 January\""),
    .init("timeFormat(datum.date)", "\"Tue 29\""), .init("timeFormat(datetime(2000, 0))", "\"2000\""),
    .init("timeFormat(datetime(2000, 0, 1, 15))", "\"03 PM\""), .init("timeFormat(0, {year: 'y%Y'})", "\"y1970\""),
    .init("utcFormat(0, '%H:%M')", "\"00:00\""), .init("timeParse('2 Jan 2000', '%d %b %Y')", "date 946771200000"),
    .init("utcParse('2000-01-02', '%Y-%m-%d')", "date 946771200000"), .init("utcParse('x', '%Y')", "null"),
    .init("monthFormat(0)", "\"January\""), .init("monthAbbrevFormat(11)", "\"Dec\""),
    .init("monthFormat(12)", "\"January\""),
    .init("monthFormat('1')", "\"\""), .init("dayFormat(0)", "\"Sunday\""), .init("dayAbbrevFormat(6)", "\"Sat\""),
    .init("timeUnitSpecifier('year')", "\"%Y\""), .init("timeUnitSpecifier(['year', 'month'])", "\"%Y-%m\""),
    .init("timeUnitSpecifier(['month', 'year', 'date', 'hours'])", "\"%Y-%m-%d %H:00\""),
    .init("timeUnitSpecifier(['hours', 'minutes', 'seconds'])", "\"%H:%M:%S\""),
    .init("timeUnitSpecifier(['quarter', 'year'])", "\"%Y Q%q\""),
    .init("timeUnitSpecifier(['month', 'date'])", "\"%b %d\""),
    .init("timeUnitSpecifier(['year', 'month'], {'year-month': '%b %Y '})", "\"%b %Y\""),
    .init("timeUnitSpecifier(['year', 'month'], {'year-month': null})", "\"%Y %b\""),
  ]

  static let sequences: [ExpressionCase] = [
    .init("length([1,2])", "2"), .init("length('abc')", "3"), .init("length(5)", "undefined"),
    .init("join([1,null,'a'])", "\"1,,a\""),
    .init("join([1,2], '-')", "\"1-2\""), .init("indexof([5,6], 6)", "1"), .init("indexof([5,6], '6')", "-1"),
    .init("indexof('abcabc', 'c')", "2"), .init("indexof('abcabc', 'c', 3)", "5"), .init("indexof('abc', '')", "0"),
    .init("lastindexof([1,2,1], 1)", "2"), .init("lastindexof('abcabc', 'b')", "4"),
    .init("lastindexof('abc', 'z')", "-1"),
    .init("slice([1,2,3,4], 1, 3)", "[2, 3]"), .init("slice([1,2,3], -2)", "[2, 3]"),
    .init("slice('hello', 1, -1)", "\"ell\""),
    .init("slice([1,2], 5)", "[]"), .init("reverse([1,2,3])", "[3, 2, 1]"), .init("sort([3,1,2])", "[1, 2, 3]"),
    .init("sort(['b', 'a', null])", "[null, \"a\", \"b\"]"), .init("sort([10, 9, 1])", "[1, 9, 10]"),
    .init("datum.list", "[3, 1, 2]"),
    .init("sequence(3)", "[0, 1, 2]"), .init("sequence(1, 4)", "[1, 2, 3]"),
    .init("sequence(0, 1, 0.25)", "[0, 0.25, 0.5, 0.75]"),
    .init("sequence(3, 0, -1)", "[3, 2, 1]"), .init("sequence(3, 0)", "[]"),
    .init("peek([1,2,3])", "3"), .init("peek([])", "undefined"), .init("pluck([{a: 1}, {a: 2}], 'a')", "[1, 2]"),
    .init("pluck({a: {b: 3}}, 'a.b')", "3"), .init("extent([3, null, 1, NaN, 2])", "[1, 3]"),
    .init("extent([])", "[undefined, undefined]"),
    .init("extent([null])", "[undefined, undefined]"), .init("span([2, 5, 9])", "7"), .init("span([])", "0"),
    .init("span(null)", "0"),
    .init("lerp([10, 20], 0.5)", "15"), .init("lerp([10, 15, 20], 1)", "20"), .init("inrange(5, [0, 10])", "true"),
    .init("inrange(5, [10, 0])", "true"), .init("inrange(10, [0, 10], true, false)", "false"),
    .init("inrange(0, [0, 10], false)", "false"), .init("inrange(11, [0, 10])", "false"),
    .init("clampRange([5, 8], 0, 6)", "[3, 6]"), .init("clampRange([8, 5], 6, 20)", "[6, 9]"),
    .init("clampRange([0, 50], 0, 10)", "[0, 10]"),
    .init("merge({a: 1, b: 2}, {b: 3})", "{a: 1, b: 3}"), .init("merge()", "{}"),
    .init("merge({a: 1}, null)", "{a: 1}"),
  ]

  static let texts: [ExpressionCase] = [
    .init("upper('aß')", "\"ASS\""), .init("lower('AÉ')", "\"aé\""), .init("upper(1)", "\"1\""),
    .init("trim(' a\\n')", "\"a\""),
    .init("substring('hello', 1, 3)", "\"el\""), .init("substring('hello', 3, 1)", "\"el\""),
    .init("substring('hello', -2, 2)", "\"he\""),
    .init("substring('hello', 2)", "\"llo\""), .init("pad('a', 3)", "\"a  \""),
    .init("pad('a', 3, '*', 'left')", "\"**a\""),
    .init("pad('a', 4, '*', 'center')", "\"*a**\""), .init("pad('abc', 2)", "\"abc\""),
    .init("pad(5, 2, '0', 'left')", "\"05\""),
    .init("truncate('hello world', 6)", "\"hello…\""), .init("truncate('hello', 5)", "\"hello\""),
    .init("truncate('hello world', 6, 'left')", "\"…world\""),
    .init("truncate('hello world', 6, 'center')", "\"hel…ld\""),
    .init("truncate('hello world', 6, 'right', '..')", "\"hell..\""), .init("truncate('hello', 0)", "\"…\""),
    .init("parseFloat('3.5px')", "3.5"), .init("parseFloat('x')", "NaN"), .init("parseFloat('-.5e1z')", "-5"),
    .init("parseFloat('Infinityx')", "Infinity"), .init("parseFloat('1e')", "1"), .init("parseInt('42.9')", "42"),
    .init("parseInt('0x1f')", "31"), .init("parseInt('101', 2)", "5"), .init("parseInt('z', 36)", "35"),
    .init("parseInt('')", "NaN"),
    .init("parseInt('-12abc')", "-12"), .init("parseInt('9', 8)", "NaN"), .init("btoa('hello')", "\"aGVsbG8=\""),
    .init("btoa('')", "\"\""),
    .init("atob('aGVsbG8=')", "\"hello\""), .init("atob(btoa('ab'))", "\"ab\""),
    .init("replace('a-b-c', '-', '+')", "\"a+b-c\""), .init("replace('a-b-c', /-/g, '+')", "\"a+b+c\""),
    .init("replace('a-b-c', /-/, '+')", "\"a+b-c\""),
    .init("replace('John Smith', /(\\w+)\\s(\\w+)/, '$2, $1')", "\"Smith, John\""),
    .init("replace('abc', /b/, '[$&$$]')", "\"a[b$]c\""), .init("replace('abc', 'b', \"<$`$'>\")", "\"a<ac>c\""),
    .init("replace('abc', /(?<x>b)/, '$<x>$<x>')", "\"abbc\""), .init("replace('abc', /x*/g, '-')", "\"-a-b-c-\""),
    .init("replace('aXbx', /x/gi, '')", "\"ab\""), .init("replace('abc', /(b)/, '$2$1')", "\"a$2bc\""),
    .init("split('a,b,c', ',')", "[\"a\", \"b\", \"c\"]"), .init("split('a,b,c', ',', 2)", "[\"a\", \"b\"]"),
    .init("split('abc', '')", "[\"a\", \"b\", \"c\"]"), .init("split('abc')", "[\"abc\"]"),
    .init("split('', ',')", "[\"\"]"),
    .init("split('a1b22c', /\\d+/)", "[\"a\", \"b\", \"c\"]"), .init("split('a1b', /(\\d)/)", "[\"a\", \"1\", \"b\"]"),
    .init("split('a b', ' ')[1]", "\"b\""), .init("split('abc', /(?:)/)", "[\"a\", \"b\", \"c\"]"),
    .init("test(/^a/, 'abc')", "true"), .init("test('B', 'abc')", "false"),
    .init("test(regexp('B', 'i'), 'abc')", "true"),
    .init("regexp('a+', 'g')", "/a+/g"), .init("test(/^\\d{4}-\\d\\d$/, '2000-01')", "true"),
    .init("warn('x', 5)", "5"), .init("info()", "undefined"), .init("debug(1)", "1"), .init("rgb('red')", "\"red\""),
    .init("rgb(1, 2, 3)", "\"rgb(1, 2, 3)\""), .init("hsl(1, 2, 3)", "\"hsl(1, 2, 3)\""),
    .init("data('brush_store')", "[]"),
    .init("!length(data('brush_store')) || vlSelectionTest('brush_store', datum)", "true"),
    .init("vlSelectionTest('brush_store', datum)", "false"), .init("vlSelectionResolve('brush_store')", "{}"),
  ]

  @Test(arguments: types + mathematics + distributions + dates + formats + sequences + texts)
  func value(_ test: ExpressionCase) {
    #expect(Evaluate.shown(test.source) == test.expected)
  }

  // New York: 5 hours behind UTC, 4 in summer.
  static let local: [ExpressionCase] = [
    .init("datetime(2000, 0, 1)", "date 946702800000"), .init("datetime(2000, 6, 1)", "date 962424000000"),
    .init("hours(0)", "19"), .init("date(0)", "31"), .init("year(0)", "1969"), .init("utchours(0)", "0"),
    .init("timezoneoffset(0)", "300"), .init("timezoneoffset(962424000000)", "240"),
    .init("datetime('2000-01-01')", "date 946684800000"), .init("datetime('2000-01-01T00:00')", "date 946702800000"),
    .init("toDate('1/1/2000')", "946702800000"), .init("timeFormat(0, '%H %Z')", "\"19 -0500\""),
    .init("utcFormat(0, '%H %Z')", "\"00 +0000\""),
    .init("timeParse('2000-01-01', '%Y-%m-%d')", "date 946702800000"),
    .init("utcParse('2000-01-01', '%Y-%m-%d')", "date 946684800000"),
    .init("timeParse('2000-01-01 +0000', '%Y-%m-%d %Z')", "date 946684800000"),
    // Clocks go forward at 2000-04-02T02:00 (07:00Z) and back at 2000-10-29T02:00 (06:00Z).
    .init("datetime(2000, 3, 2, 2, 30)", "date 954660600000"), .init("hours(datetime(2000, 3, 2, 2, 30))", "3"),
    .init("datetime(2000, 9, 29, 1, 30)", "date 972797400000"),
    .init("time(timeOffset('day', datetime(2000, 3, 2), 1)) - time(datetime(2000, 3, 2))", "82800000"),
    .init("length(timeSequence('hours', datetime(2000, 9, 29), datetime(2000, 9, 30)))", "25"),
    .init("length(timeSequence('day', datetime(2000, 3, 1), datetime(2000, 3, 4)))", "3"),
    .init("datetime(0) + ''", "\"Wed Dec 31 1969 19:00:00 GMT-0500 (America/New_York)\""),
    .init("dayofyear(datetime(2000, 11, 31))", "366"),
  ]

  @Test(arguments: local)
  func localValue(_ test: ExpressionCase) {
    #expect(Evaluate.shown(test.source, in: Evaluate.context(zone: .newYork)) == test.expected)
  }

  @Test func everyNameIsAFunctionOrHasAReason() {
    for name in VegaFunctions.names {
      #expect((VegaFunctions.all[name] == nil) != (VegaRefusals.reasons[name] == nil), "\(name)")
    }
    #expect(VegaFunctions.names.count > 150)
  }
}
