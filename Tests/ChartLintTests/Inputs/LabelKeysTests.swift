import Testing

@testable import ChartLint

/// Keys of labels that are almost ours, and values of another type: nothing would be judged by them.
@Suite struct LabelKeysTests {
  @Test(arguments: [
    (#"{"label": "a", "contex": {}}"#, #"There is no key "contex" here. Did you mean "context"?"#),
    (#"{"label": "a", "Context": {}}"#, #"There is no key "Context" here. Did you mean "context"?"#),
    (#"{"label": "a", "context": "mark"}"#, #""context" must be an object in braces."#),
    (#"{"label": "a", "context": [1]}"#, #""context" must be an object in braces."#),
    (#"{"label": "a", "suppress": "bare-value"}"#, #""suppress" must be a list of texts."#),
    (
      #"{"label": "a", "data": [{"x": 1, "y": 2}]}"#, #""data" stands beside the label. Put it into "context"."#
    ),
    (#"{"label": "a", "context": {"dta": []}}"#, #"There is no key "dta" here. Did you mean "data"?"#),
    (
      #"{"label": "a", "context": {"data": {"x": 1}}}"#,
      #""data" must be a list such as [{"x": "2025-06-06", "y": 4210}]."#
    ),
    (
      #"{"label": "a", "context": {"data": [{"x": 1, "value": 2}]}}"#,
      #"There is no key "value" here. Did you mean "y"?"#
    ),
    (#"{"label": "a", "context": {"data": [{"x": 1, "Y": 2}]}}"#, #"There is no key "Y" here. Did you mean "y"?"#),
    (#"{"label": "a", "context": {"data": [{"x": 1, "y": "2"}]}}"#, #""y" must be a number or null."#),
    (#"{"label": "a", "context": {"kind": "marc"}}"#, #""marc" is no kind. Did you mean "mark"?"#),
    (
      #"{"label": "a", "context": {"x": {"type": "temporla"}}}"#,
      #""temporla" is no type. Did you mean "temporal"?"#
    ),
    (#"{"label": "a", "context": {"y": "steps"}}"#, #""y" must be an object in braces."#),
    (#"{"label": "a", "context": {"y": {"units": "m"}}}"#, #"There is no key "units" here. Did you mean "unit"?"#),
    (#"{"label": "a", "context": {"goal": "8,000"}}"#, #""goal" must be a number."#),
    (
      #"{"label": "a", "context": {"focus": [1]}}"#,
      #""focus" must be the x of a mark, or {"from": …, "to": …}."#
    ),
  ])
  func mistakes(line: String, message: String) {
    let text = "{\"label\": \"b\"}\n" + line
    #expect(fault(Array(text.utf8), .labels) == "f, line 2: " + message)
    // The context is known by its bytes now, and is as wrong.
    #expect(fault(Array((line + "\n" + line).utf8), .labels) == "f, line 1: " + message)
  }

  /// Keys like none of ours are people's own, and nothing is as good as no key.
  @Test(arguments: [
    #"{"label": "a", "id": 1, "value": 3, "series": "A", "z": [], "data": "set", "rule": null}"#,
    #"{"label": "a", "labels": ["b"], "context": {"x": null, "data": null, "page": 3}}"#,
    #"{"label": "a", "context": {"x": {"title": "day", "color": 1}, "kind": "axis"}}"#,
    #"{"label": "a", "context": {"series": "A", "data": [{"x": 1, "y": "NaN", "v": 2}, {"x": "b", "y": null}, {"x": 2}]}}"#,
    #"{"label": "a", "context": {"focus": {"x": 1, "series": "A"}, "overview": "b", "categories": 1}}"#,
  ])
  func otherKeys(line: String) {
    #expect(fault(Array(line.utf8), .labels) == "no fault: 1:1 mark a")
  }
}
