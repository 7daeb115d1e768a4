import Testing

@testable import SourceText
@testable import VegaLite

/// What a person reads about an expression that is wrong, to the letter.
@Suite struct ExpressionFaultTests {
  static let syntax: [ExpressionCase] = [
    .init("", #"in the expression "", at character 1, the expression is empty, expected an expression."#),
    .init("datum.a +", #"in the expression "datum.a +", at character 10, the expression ends, expected a value."#),
    .init("(1", #"in the expression "(1", at character 3, the expression ends, expected )."#),
    .init("1)", #"in the expression "1)", at character 2, unexpected ")", expected an operator or the end."#),
    .init("1 2", #"in the expression "1 2", at character 3, unexpected "2", expected an operator or the end."#),
    .init("[1 2]", #"in the expression "[1 2]", at character 4, unexpected "2", expected , or ]."#),
    .init("[1,,2]", #"in the expression "[1,,2]", at character 4, unexpected ",", expected a value."#),
    .init("{a 1}", #"in the expression "{a 1}", at character 4, unexpected "1", expected :."#),
    .init("{a: 1 b: 2}", #"in the expression "{a: 1 b: 2}", at character 7, unexpected "b", expected , or }."#),
    .init("{a: 1, a: 2}", #"in the expression "{a: 1, a: 2}", at character 8, the object has "a" twice."#),
    .init("max(1 2)", #"in the expression "max(1 2)", at character 7, unexpected "2", expected , or )."#),
    .init("max(1,)", #"in the expression "max(1,)", at character 7, unexpected ")", expected a value."#),
    .init("a ? 1", #"in the expression "a ? 1", at character 6, the expression ends, expected :."#),
    .init(
      "datum.", #"in the expression "datum.", at character 7, the expression ends, expected the name of a member."#),
    .init(
      "datum.1", #"in the expression "datum.1", at character 6, unexpected ".1", expected an operator or the end."#),
    .init("'abc", #"in the expression "'abc", at character 1, the text that begins here has no end, expected '."#),
    .init(#"'\u12'"#, #"in the expression "'\u12'", at character 2, a broken escape, expected 4 hexadecimal digits."#),
    .init(
      "/ab",
      #"in the expression "/ab", at character 1, the regular expression that begins here has no end, expected /."#),
    .init("/(/", #"in the expression "/(/", at character 1, the regular expression "(" has a ( without its )."#),
    .init("/a/x", #"in the expression "/a/x", at character 1, a regular expression has no flag "x"."#),
    .init("017", #"in the expression "017", at character 1, the number 017 begins with 0."#),
    .init("3px", #"in the expression "3px", at character 1, "3px" is no number."#),
    .init("0b11", #"in the expression "0b11", at character 1, "0b11" is no number."#),
    .init("a # b", ##"in the expression "a # b", at character 3, unexpected "#"."##),
    .init("`a`", #"in the expression "`a`", at character 1, unexpected "`"."#),
  ]

  static let refused: [ExpressionCase] = [
    .init(
      "datum.a = 1",
      #"in the expression "datum.a = 1", at character 9, an expression cannot assign (=). Write == to compare."#),
    .init(
      "(a += 1)",
      #"in the expression "(a += 1)", at character 4, an expression cannot assign (+=). Write == to compare."#),
    .init("a++", #"in the expression "a++", at character 2, an expression cannot change a value (++)."#),
    .init(
      "2 ** 3", #"in the expression "2 ** 3", at character 3, Vega has no operator **. Write pow(base, exponent)."#),
    .init(
      "a ?? 1",
      #"in the expression "a ?? 1", at character 3, Vega has no operator ??. Write isValid(value) ? value : other."#),
    .init("a?.b", #"in the expression "a?.b", at character 2, Vega has no operator ?.. Write value && value.name."#),
    .init(
      "new Date()",
      #"in the expression "new Date()", at character 1, an expression cannot use new. Write datetime(…) for a date, regexp(…) for a regular expression."#
    ),
    .init(
      "function() {}", #"in the expression "function() {}", at character 1, an expression cannot define a function."#),
    .init("x => x", #"in the expression "x => x", at character 3, an expression cannot define a function (=>)."#),
    .init(
      "typeof 1",
      #"in the expression "typeof 1", at character 1, an expression cannot use typeof. Write isNumber(value), isString(value) or the like."#
    ),
    .init("1; 2", #"in the expression "1; 2", at character 2, an expression cannot be followed by another (;)."#),
    .init("1, 2", #"in the expression "1, 2", at character 2, an expression cannot be followed by another (,)."#),
    .init(
      "datum.t.trim()",
      #"in the expression "datum.t.trim()", at character 13, only a function of Vega can be called, by its name."#),
    .init(
      "a instanceof b", #"in the expression "a instanceof b", at character 3, an expression cannot use instanceof."#),
    .init("this", #"in the expression "this", at character 1, an expression cannot use this."#),
    .init("1 + foo(2)", #"in the expression "1 + foo(2)", at character 5, Vega has no function "foo"."#),
    .init("flor(2)", #"in the expression "flor(2)", at character 1, Vega has no function "flor". Did you mean floor?"#),
    .init("random()", #"in the expression "random()", at character 1, random gives another number on each run."#),
    .init("now()", #"in the expression "now()", at character 1, now depends on when the chart is drawn."#),
    .init("scale('x', 1)", #"in the expression "scale('x', 1)", at character 1, scale needs a drawn chart."#),
    .init("data('cars')", #"in the expression "data('cars')", at character 1, data needs a drawn chart."#),
    .init("luminance('red')", #"in the expression "luminance('red')", at character 1, luminance needs a drawn chart."#),
    .init("if(1, 2)", #"in the expression "if(1, 2)", at character 1, if has 2 arguments, expected 3."#),
    .init("clamp(1)", #"in the expression "clamp(1)", at character 1, clamp has 1 argument, expected 3."#),
    .init("year()", #"in the expression "year()", at character 1, year has 0 arguments, expected at least 1."#),
  ]

  static let evaluation: [ExpressionCase] = [
    .init("1 + height", #"in the expression "1 + height", at character 5, "height" is no parameter."#),
    .init("a", #"in the expression "a", at character 1, "a" is no parameter. Write datum.a for the field."#),
    .init("widht", #"in the expression "widht", at character 1, "widht" is no parameter. Did you mean width?"#),
    .init(
      "datum.b.x",
      #"in the expression "datum.b.x", at character 9, null has no member "x". Write value && value.name where a value may be missing."#
    ),
    .init(
      "datum.none[0]",
      #"in the expression "datum.none[0]", at character 12, undefined has no member 0. Write value && value.name where a value may be missing."#
    ),
    .init(
      "length(null)",
      #"in the expression "length(null)", at character 1, length is given null, expected an array or a text."#),
    .init("join('a')", #"in the expression "join('a')", at character 1, join is given a text, expected an array."#),
    .init(
      "'a' in 'b'",
      #"in the expression "'a' in 'b'", at character 8, the operator in looks into a text, expected an object or an array."#
    ),
    .init(
      "format(1, 'x.y')",
      #"in the expression "format(1, 'x.y')", at character 1, "x.y" is no number format, expected a format such as ",.2f"."#
    ),
    .init(
      "timeOffset('moth', 0)",
      #"in the expression "timeOffset('moth', 0)", at character 1, "moth" is no time unit, expected year, quarter, month, week, date, day, dayofyear, hours, minutes, seconds, milliseconds. Did you mean month?"#
    ),
    .init(
      "timeUnitSpecifier(['day', 'month'])",
      #"in the expression "timeUnitSpecifier(['day', 'month'])", at character 1, the time units day, month do not go together."#
    ),
    .init(
      "regexp('[')",
      #"in the expression "regexp('[')", at character 1, the regular expression "[" has a [ without its ]."#),
    .init(
      "replace('a', 1, 'b')",
      #"in the expression "replace('a', 1, 'b')", at character 1, replace is given a number, expected a text or a regular expression."#
    ),
  ]

  @Test(arguments: syntax + refused + evaluation)
  func sentence(_ test: ExpressionCase) {
    #expect(Evaluate.shown(test.source) == test.expected)
  }

  @Test func longExpressionsAreShownAroundTheirFault() {
    let source = String(repeating: "1 + ", count: 40) + "oops + " + String(repeating: "2 + ", count: 40) + "3"
    let shown =
      #"in the expression "…\#(String(repeating: "1 + ", count: 10))oops + \#(String(repeating: "2 + ", count: 8))2…", at character 161, "oops" is no parameter."#
    #expect(Evaluate.shown(source) == shown)
  }

  @Test func controlCharactersAreNotShown() {
    #expect(
      Evaluate.shown("1 + \u{1B}[31m")
        == #"in the expression "1 + \u{1B}[31m", at character 5, unexpected "\u{1B}"."#)
  }

  @Test func theKindTellsWhoIsAtFault() throws {
    func kind(_ source: String, _ limits: VegaContext.Limits = .init()) -> SpecificationFault.Kind? {
      do {
        _ = try VegaExpression(source, depthLimit: limits.depth).value(
          in: Evaluate.context(limits: limits), datum: .none)
        return nil
      } catch { return error.kind }
    }
    #expect(kind("1 +") == .broken)
    #expect(kind("random()") == .refused)
    #expect(kind("sequence(1e9)") == .tooLarge)
    #expect(kind("((((1))))", .init(depth: 3)) == .tooLarge)
    #expect(kind("1") == nil)
  }

  @Test func aFaultOfTheSpecificationHasTheSameWords() {
    let node = SpecificationNode(JSONTree(.string("1 +"), line: 7), pointer: "/transform/0/filter")
    let fault = VegaExpressionFault(source: "1 +", offset: 3, found: "the expression ends", expected: "a value")
    let expected = SpecificationFault(
      .broken, at: node, found: "in the expression \"1 +\", at character 4, the expression ends", expected: "a value")
    #expect(fault.specificationFault(at: node) == expected)
  }
}
