@testable import PreviewExpansion
import Testing

/// Brackets are found past strings and comments.
@Suite struct SwiftScannerTests {
  struct Closing: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    /// What stands from the first bracket to the one that closes it.
    let inside: String
    var testDescription: String { name }
  }

  @Test(arguments: [
    Closing(name: "nested", text: "{ a(b[c]) } d }", inside: "{ a(b[c]) }"),
    Closing(name: "in a string", text: #"{ "}" } d"#, inside: #"{ "}" }"#),
    Closing(name: "after an escaped quote", text: #"{ "\"}" } d"#, inside: #"{ "\"}" }"#),
    Closing(name: "in an interpolation", text: #"{ "\(a("}"))" } d"#, inside: #"{ "\(a("}"))" }"#),
    Closing(name: "in a raw string", text: ##"{ #""}""# } d"##, inside: ##"{ #""}""# }"##),
    Closing(name: "in several lines", text: "{ \"\"\"\n\"}\"\n\"\"\" } d", inside: "{ \"\"\"\n\"}\"\n\"\"\" }"),
    Closing(name: "after an empty string", text: #"{ "" } d }"#, inside: #"{ "" }"#),
    Closing(name: "in a comment of a line", text: "{ // }\n } d", inside: "{ // }\n }"),
    Closing(name: "in nested comments", text: "{ /* } /* } */ } */ } d", inside: "{ /* } /* } */ } */ }"),
    Closing(name: "beside a division", text: "{ a / b } d", inside: "{ a / b }"),
    Closing(name: "beside a directive", text: "{ #if DEBUG\n#endif } d", inside: "{ #if DEBUG\n#endif }"),
    Closing(name: "never closed", text: "{ a", inside: "{ a"),
    Closing(name: "a string never closed", text: #"{ "a"#, inside: #"{ "a"#),
  ])
  func closes(_ closing: Closing) throws {
    let scanner = SwiftScanner(closing.text)
    let start = try #require(scanner.first("{"))
    #expect(scanner[start..<scanner.end(ofBracketAt: start)] == closing.inside)
  }

  @Test func aCharacterIsFoundOutsideOfBracketsAndStrings() {
    #expect(SwiftScanner(#"f(a, b) "c," [d,] /* , */, e"#).first(",") == 25)
    #expect(SwiftScanner("(a, b)").first(",") == nil)
    #expect(SwiftScanner("").first(",") == nil)
  }
}
