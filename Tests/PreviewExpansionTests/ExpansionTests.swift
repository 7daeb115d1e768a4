import Foundation
@testable import PreviewExpansion
import Testing

/// Macros are written out as types and keys.
@Suite struct ExpansionTests {
  @Test func aPreviewIsATypeWithItsViewAndItsPlace() {
    let text = PreviewExpansion(source: #"#Preview("Two weeks", traits: .portrait) { StepsChart() }"#, name: "$n").text
    #expect(
      text == """
        @MainActor struct $n7previewfMu_: ChartDeclarations.DeclaredPreview {
          struct Content: ChartDeclarations.View {
            \("")
            var body: some ChartDeclarations.View {
               StepsChart()\(" ")
            }
          }
          static var name: Swift.String? { "Two weeks" }
          static var file: Swift.String { #fileID }
          static var line: Swift.Int { return #line }
          static var view: any ChartDeclarations.View { Content() }
        }
        """)
  }

  @Test(arguments: [
    ("#Preview { A() }", "nil"),
    ("#Preview(traits: .portrait) { A() }", "nil"),
    (#"#Preview("a, b", traits: .portrait) { A() }"#, #""a, b""#),
    (#"#Preview("a (b) {") { A() }"#, #""a (b) {""#),
    (#"#Preview("a", body: { A() })"#, #""a""#),
  ])
  func theTitleIsTheFirstTextAsWritten(source: String, title: String) {
    let text = PreviewExpansion(source: source, name: "$n").text
    #expect(text.contains("static var name: Swift.String? { \(title) }"))
    #expect(text.contains("A()"))
  }

  @Test func whatAPreviewKeepsStandsBeforeItsBody() throws {
    let text = PreviewExpansion(
      source: """
        #Preview {
          @Previewable @State var days = [
            1, 2,
          ]
          StepsChart(days: days)
        }
        """, name: "$n"
    ).text
    let body = try #require(text.range(of: "var body"))
    let kept = try #require(text.range(of: "@State var days = [\n    1, 2,\n  ]"))
    #expect(kept.upperBound < body.lowerBound)
    #expect(!text.contains("@Previewable"))
    #expect(text[body.upperBound...].contains("StepsChart(days: days)"))
  }

  @Test func aMacroWithoutABodyIsNothing() { #expect(PreviewExpansion(source: "#Preview", name: "$n").text.isEmpty) }

  @Test(arguments: [
    (
      "@Entry var goal = 10",
      "private enum __Key_goal: ChartDeclarations.EnvironmentKey { static let defaultValue = 10 }"
    ),
    (
      "@Entry public var goal: Int? = nil",
      "private enum __Key_goal: ChartDeclarations.EnvironmentKey { static var defaultValue: Int? { nil } }"
    ),
    (
      "@Entry var goal: Int?",
      "private enum __Key_goal: ChartDeclarations.EnvironmentKey { static var defaultValue: Int? { nil } }"
    ),
    ("@Entry let goal = 1", ""),
  ])
  func anEntryIsAKeyAndHowItIsRead(source: String, key: String) {
    let entry = EntryExpansion(source: source)
    #expect(entry.text(role: "peer") == key)
    let accessor = key.isEmpty ? "" : "get { self[__Key_goal.self] }\nset { self[__Key_goal.self] = newValue }"
    #expect(entry.text(role: "accessor") == accessor)
  }
}

/// The compiler is answered in its own protocol: eight bytes of length, then JSON.
@Suite struct CompilerMessageTests {
  private func answer(_ message: String) throws -> [String: Any]? {
    let (input, output) = (Pipe(), Pipe())
    let count = (0..<8).map { UInt8(truncatingIfNeeded: message.utf8.count >> ($0 * 8)) }
    try input.fileHandleForWriting.write(contentsOf: Data(count) + Data(message.utf8))
    try input.fileHandleForWriting.close()
    guard let read = try CompilerMessage.next(from: input.fileHandleForReading) else { return nil }
    try CompilerMessage.send(read.reply, to: output.fileHandleForWriting)
    try output.fileHandleForWriting.close()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    #expect(bytes.prefix(8).reversed().reduce(0) { $0 << 8 | Int($1) } == bytes.count - 8)
    return try JSONSerialization.jsonObject(with: bytes.dropFirst(8)) as? [String: Any]
  }

  private func expanded(_ message: String) throws -> String? {
    (try answer(message)?["expandMacroResult"] as? [String: Any])?["expandedSource"] as? String
  }

  @Test func aPreviewIsExpanded() throws {
    let text = try expanded(
      ##"{"expandFreestandingMacro": {"macro": {"typeName": "PreviewMacro"}, "discriminator": "$d", "syntax": {"source": "#Preview { A() }"}}}"##
    )
    #expect(text?.contains("struct $d7previewfMu_") == true)
  }

  @Test func anUnknownMacroIsExpandedToNothing() throws {
    #expect(try expanded(#"{"expandAttachedMacro": {"macro": {"typeName": "OtherMacro"}}}"#)?.isEmpty == true)
  }

  @Test func whatItCanDoIsSaid() throws {
    let capability = try answer(#"{"getCapability": {}}"#)?["getCapabilityResult"] as? [String: Any]
    #expect((capability?["capability"] as? [String: Any])?["protocolVersion"] as? Int == 7)
  }

  @Test(arguments: ["", "{}"])
  func aMessageWithoutContentEndsTheTalk(message: String) throws { #expect(try answer(message) == nil) }

  @Test func brokenTextIsAnError() { #expect(throws: (any Error).self) { try answer("{") } }
}
