import SourceText
import Testing

@testable import VegaLite

@Suite struct JitterFieldsTests {
  private static let made = #"{"calculate": "random() * 2 - 1", "as": "moved"}"#

  private static func specification(_ encoding: String, _ transform: String = made) -> String {
    #"{"data": {"values": [{"a": "moved"}]}, "transform": [\#(transform)], "mark": "point", "encoding": {\#(encoding)}}"#
  }

  @Test(arguments: [
    (specification(#""xOffset": {"field": "moved", "title": "moved"}"#), Set(["moved"])),
    (specification(#""yOffset": {"field": "moved", "type": "quantitative"}, "x": {"field": "a"}"#), Set(["moved"])),
    (specification(""), Set(["moved"])),
    (specification(#""x": {"field": "moved"}"#), Set<String>()),
    (specification(#""xOffset": {"field": "moved"}, "tooltip": {"field": "moved"}"#), Set<String>()),
    (specification(#""xOffset": {"field": "moved"}"#, made + #", {"filter": "datum.moved > 0"}"#), Set<String>()),
    (specification(#""xOffset": {"field": "moved"}"#, #"{"calculate": "datum.a * 2", "as": "moved"}"#), Set<String>()),
  ])
  func names(_ text: String, _ names: Set<String>) throws {
    #expect(JitterFields(try DataTests.node(text)).names == names)
  }
}
