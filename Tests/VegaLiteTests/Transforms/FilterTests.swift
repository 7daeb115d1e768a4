import ChartModel
import Testing

@testable import VegaLite

@Suite struct FilterTests {
  private static let rows = """
    [{"id":1,"a":1,"s":"x","d":"2005-01-15"},{"id":2,"a":5,"s":"y","d":"2005-03-01"},{"id":3,"a":null,"s":"","d":null},
     {"id":4,"a":9,"s":"5","d":"2006-02-10"},{"id":5,"s":"x"},{"id":6,"a":"7","s":null,"d":"2006-12-31"}]
    """

  /// The ids that pass.
  private func kept(_ filter: String, _ trial: TransformTrial = TransformTrial()) throws -> String {
    let table = try trial.table("{\"filter\": \(filter)}", Self.rows)
    return (table["id"] ?? []).map { $0.toText() }.joined(separator: " ")
  }

  @Test(arguments: [
    (#""datum.a > 2""#, "2 4 6"), (#""datum.s""#, "1 2 4 5"), (#""isValid(datum.a)""#, "1 2 4 6"),
    (#"{"field":"a","equal":5}"#, "2"), (#"{"field":"a","equal":7}"#, "6"), (#"{"field":"s","equal":"x"}"#, "1 5"),
    (#"{"field":"a","equal":null}"#, "3"), (#"{"field":"a","lt":5}"#, "1 3 5"), (#"{"field":"a","lte":5}"#, "1 2 3 5"),
    (#"{"field":"a","gt":5}"#, "4 6"), (#"{"field":"a","gte":5}"#, "2 4 6"), (#"{"field":"a","range":[2,7]}"#, "2 6"),
    (#"{"field":"a","range":[7,2]}"#, "2 6"), (#"{"field":"a","range":[6,null]}"#, "4 6"),
    (#"{"field":"a","range":[null,5]}"#, "1 2 3 5"), (#"{"field":"a","range":[null,null]}"#, "1 2 3 4 5 6"),
    (#"{"field":"a","oneOf":[1,9,7]}"#, "1 4 6"), (#"{"field":"s","oneOf":["y","5"]}"#, "2 4"),
    (#"{"field":"a","oneOf":[]}"#, ""), (#"{"field":"a","valid":true}"#, "1 2 4 6"),
    (#"{"field":"a","valid":false}"#, "3 5"), (#"{"field":"s","valid":true}"#, "3 4"),
    (#"{"not":{"field":"a","gt":5}}"#, "1 2 3 5"), (#"{"and":["datum.a > 2",{"field":"s","equal":"y"}]}"#, "2"),
    (#"{"or":[{"field":"id","equal":3},{"not":"datum.id < 6"}]}"#, "3 6"), (#"{"and":[]}"#, "1 2 3 4 5 6"),
    (#"{"or":[]}"#, ""), (#"{"field":"a","gt":{"expr":"2 + 3"}}"#, "4 6"),
  ])
  func predicates(_ filter: String, _ expected: String) throws {
    #expect(try kept(filter) == expected)
  }

  @Test(arguments: [
    (#"{"field":"d","timeUnit":"year","equal":2005}"#, "1 2"),
    (#"{"field":"d","timeUnit":"year","range":[null,2005]}"#, "1 2 3"),
    (#"{"field":"d","timeUnit":"month","equal":"feb"}"#, "4"),
    (#"{"field":"d","timeUnit":"month","equal":{"month":3}}"#, "2"),
    (#"{"field":"d","timeUnit":"month","oneOf":["January","DEC"]}"#, "1 3 6"),
    (#"{"field":"d","timeUnit":"quarter","equal":1}"#, "1 2 3 4"),
    (#"{"field":"d","timeUnit":"day","equal":"Sat"}"#, "1"), (#"{"field":"d","timeUnit":"date","gt":14}"#, "1 6"),
    (#"{"field":"d","timeUnit":"yearmonth","range":[{"year":2005,"month":1},{"year":2005,"month":3}]}"#, "1 2"),
    (#"{"field":"d","timeUnit":"binnedyearmonth","range":[{"year":2005,"month":1},{"year":2005,"month":3}]}"#, "1 2"),
    (#"{"field":"d","timeUnit":"utcyear","gte":{"year":2006}}"#, "4 6"),
    (#"{"field":"d","gte":{"year":2006,"month":"feb","date":10}}"#, "4 6"),
    (#"{"field":"d","lt":{"year":2006,"quarter":1}}"#, "1 2 3 5"),
    (#"{"field":"d","range":[null,{"year":2005,"month":2}]}"#, "1 3 5"),
    (#"{"field":"d","timeUnit":"yearmonthdate","equal":"2005-03-01"}"#, "2"),
  ])
  func dates(_ filter: String, _ expected: String) throws {
    #expect(try kept(filter) == expected)
  }

  @Test func localDates() throws {
    // 2005-03-01 in UTC is still February in New York.
    let trial = TransformTrial(zone: try #require(TimeZoneRules(identifier: "America/New_York")))
    #expect(try kept(#"{"field":"d","timeUnit":"month","equal":2}"#, trial) == "2 4")
    #expect(try kept(#"{"field":"d","timeUnit":"utcmonth","equal":3}"#, trial) == "2")
  }

  @Test(arguments: [
    ("{}", #"{"param":"p"}"#, "1 2 3 4 5 6"), ("{}", #"{"param":"p","empty":false}"#, ""),
    (#"{"a":[2,9]}"#, #"{"param":"p"}"#, "2 4 6"), (#"{"a":[9,2]}"#, #"{"not":{"param":"p"}}"#, "1 3 5"),
    (#"{"vlPoint":{"or":[{"s":"x"},{"s":"y","a":5}]},"s":["x","y"]}"#, #"{"param":"p"}"#, "1 2 5"),
    (#"[{"s":"x","a":1}]"#, #"{"param":"p","empty":false}"#, "1"), (#"{"s":["x","5"]}"#, #"{"param":"p"}"#, "1 4 5"),
    (#"{"vlPoint":{"or":[]}}"#, #"{"param":"p"}"#, "1 2 3 4 5 6"),
    (#"{"nowhere":[1,2]}"#, #"{"param":"p"}"#, "1 2 3 4 5 6"),
    (#"{"a":[2,9]}"#, #"{"selection":{"not":"p"}}"#, "1 3 5"),
    (#"{"a":[2,9]}"#, #"{"selection":{"or":["p",{"not":"p"}]}}"#, "1 2 3 4 5 6"),
  ])
  func selections(_ value: String, _ filter: String, _ expected: String) throws {
    let trial = TransformTrial(signals: ["p": try JSONText.tree(value).value], selections: ["p"])
    #expect(try kept(filter, trial) == expected)
  }

  @Test func selectionThatCannotBeToldWarns() throws {
    let trial = TransformTrial(signals: ["p": try JSONText.tree(#"{"x":[1,2]}"#).value], selections: ["p"])
    let context = trial.context()
    _ = try trial.table(#"{"filter":{"param":"p"}}"#, Self.rows, context)
    #expect(
      context.warnings.map(\.found) == ["the rows that \"p\" selects at first cannot be told, so all are kept"])
    #expect(context.warnings.map(\.pointer) == ["/transform/0/filter/param"])
  }

  @Test(arguments: [
    (
      #"{"filter":{"param":"brsh"}}"#, "/transform/0/filter/param: there is no parameter \"brsh\" | Did you mean brush?"
    ),
    (#"{"filter":5}"#, "/transform/0/filter: \"filter\" is 5 | expected an expression or a predicate"),
    (
      #"{"filter":{"field":"a"}}"#,
      "/transform/0/filter: a predicate has no condition | expected equal, lt, lte, gt, gte, oneOf, valid or range"
    ),
    (
      #"{"filter":{"gt":3}}"#,
      "/transform/0/filter: a predicate has neither a field nor a parameter | expected field, param, and, or, or not"
    ),
    (
      #"{"filter":{"field":"a","range":[1]}}"#,
      "/transform/0/filter/range: \"range\" is an array | expected an array of two ends, each a value or null"
    ),
    (
      #"{"filter":{"field":"a","eqal":1,"equal":1}}"#,
      "/transform/0/filter/eqal: \"eqal\" is no member of a predicate of a field | expected field, timeUnit, equal, lt, "
        + "lte, gt, gte, oneOf, valid or range | Did you mean equal?"
    ),
    (#"{"filter":{"and":"x"}}"#, "/transform/0/filter/and: \"and\" is \"x\" | expected an array of predicates"),
    (
      #"{"filter":{"field":"a","timeUnit":"month","equal":"Foo"}}"#,
      "/transform/0/filter/equal/month: \"month\" is \"Foo\" | expected a number or one of January, February, March, "
        + "April, May, June, July, August, September, October, November and December"
    ),
  ])
  func faults(_ transform: String, _ expected: String) throws {
    #expect(try TransformTrial(selections: ["brush"]).fault(transform) == expected)
  }

  @Test func nestedTooDeeply() throws {
    let filter = String(repeating: #"{"not":"#, count: 300) + "\"true\"" + String(repeating: "}", count: 300)
    let fault = try TransformTrial().fault("{\"filter\":\(filter)}")
    #expect(fault.hasSuffix(": the predicate is nested too deeply | tooLarge"))
  }

  @Test func rowsThatFailAnExpression() throws {
    #expect(
      try TransformTrial().fault(#"{"filter":"datum.a +"}"#, Self.rows).hasPrefix(
        "/transform/0/filter: in the expression \"datum.a +\", at character "))
  }
}
