import Foundation
import Testing

/// Whatever a name holds, each output has the form that it has with a plain name: as many cues, elements and lines.
@Suite struct InjectionMatrixTests {
  static let names = [
    Injected("escapes", "A\u{1B}[31m\u{9B}2J\u{7}\u{8}\u{7F}B\u{1B}]8;;http://e.x\u{7}"),
    Injected("line breaks", "A\r\n\r\n00:00.000 --> 00:09.000\nB\u{2028}C\u{2029}D\u{85}E"),
    Injected(
      "directions and what is not seen", "A\u{202E}B\u{2066}C\u{2069}\u{200B}D\u{FEFF}\u{FFFF}\u{E0041}E\u{E0001}"),
    Injected("elements", "</title></text></td></tr><script>alert(1)</script><c.x><!--"),
    Injected("the end of an attribute", "a\"' onload=\"x\" \"\u{301}>\u{338}"),
    Injected("the ends of sections", "x --> y ]]> <![CDATA[ &amp; &#27; %0A %25 -->"),
    Injected("a command of a CI", "::error file=a,line=1::x%0Ay"),
    Injected("a formula", "=HYPERLINK(\"http://e.x\",\"a\")"),
    Injected("markup of Markdown", "[a](javascript:x) `b` | **c** \\|"),
    Injected("accents upon accents", "A" + String(repeating: "\u{301}", count: 60)),
  ]

  /// What a chart with a name comes to in all outputs: their forms, and their texts.
  private struct Outputs {
    var forms: [String: [String]] = [:]
    var texts: [String] = []
  }

  @Test(arguments: names) func outputsKeepTheirForm(injected: Injected) throws {
    let (plain, hostile) = (try Self.outputs(of: Injected("", "Plain")), try Self.outputs(of: injected))
    #expect(hostile.forms == plain.forms)
    for text in hostile.texts { #expect(Injected.disturbing(in: text) == [], "\(text.prefix(400))") }
  }

  private static func outputs(of injected: Injected) throws -> Outputs {
    let folder = try TemporaryFolder()
    let chart = try folder.file("c.vl.json", try injected.chart)
    var outputs = Outputs()
    try readSound(of: chart, in: folder, to: &outputs)
    try readTables(of: chart, to: &outputs)
    try readReports(of: chart, to: &outputs)
    return outputs
  }

  private static func readSound(of chart: String, in folder: TemporaryFolder, to outputs: inout Outputs) throws {
    func place(_ ending: String) -> String { folder.url.path + "/o." + ending }
    let files = [
      "-o", "wav", "--captions", "vtt", "--srt", "srt", "--score", "json", "--midi", "mid", "--picture", "svg",
      "--transcript", "txt",
    ]
    let result = try Program.run(
      ["sonify", chart, "--quiet"] + files.map { $0.hasPrefix("-") ? $0 : place($0) })
    try #require(result.status == 0, "\(result.errors)")
    func text(_ ending: String) throws -> String { try String(contentsOfFile: place(ending), encoding: .utf8) }
    let (captions, subtitles) = (try ReadCaptions(try text("vtt")), try text("srt"))
    outputs.forms["captions"] = [String(captions.texts.count), String(subtitles.components(separatedBy: "\n\n").count)]
    outputs.forms["picture"] = try ReadXML(try text("svg")).names
    outputs.forms["score"] = try keys(try text("json"))
    let midi = try ReadMIDI(try Data(contentsOf: URL(fileURLWithPath: place("mid")))).texts
    outputs.forms["midi"] = [String(midi.count)]
    outputs.texts += try ["vtt", "srt", "svg", "json", "txt"].map(text) + midi
  }

  private static func readTables(of chart: String, to outputs: inout Outputs) throws {
    let html = try said(["table", chart, "--format", "html"])
    let page = html.replacing("<!DOCTYPE html>\n", with: "").replacing("<meta charset=\"utf-8\">\n", with: "")
    let read = try ReadXML(page)
    outputs.forms["html"] = read.names + read.attributes.sorted()
    let lines = try [["table"], ["table", "--format", "markdown"], ["labels"]].map {
      try said([$0[0], chart] + $0.dropFirst())
    }
    outputs.forms["lines"] = lines.map { String($0.split(separator: "\n", omittingEmptySubsequences: false).count) }
    let nodes = try ["table", "labels", "groups", "describe", "braille"].map {
      try said([$0, chart, "--format", "json"])
    }
    for node in nodes { outputs.forms["json", default: []] += try keys(node) }
    outputs.texts += [html] + lines + nodes
  }

  private static func readReports(of chart: String, to outputs: inout Outputs) throws {
    for format in ["text", "github", "sarif", "junit", "checkstyle"] {
      let result = try Program.run(["lint", chart, "--format", format])
      #expect(result.status < 2, "\(result.errors)")
      outputs.texts.append(result.output)
      let lines = result.output.split(separator: "\n")
      switch format {
      case "github":
        #expect(lines.dropLast().allSatisfy { $0.wholeMatch(of: /::(error|warning|notice) [^:]*::.*/) != nil })
      case "sarif": #expect(try keys(result.output).contains("runs"))
      case "junit", "checkstyle":
        let known: Set = ["testsuites", "testsuite", "testcase", "failure", "skipped", "checkstyle", "file", "error"]
        #expect(known.isSuperset(of: try ReadXML(result.output).names))
      default: #expect(lines.dropLast().allSatisfy { $0.hasPrefix(chart) })
      }
    }
  }

  private static func said(_ arguments: [String]) throws -> String {
    let result = try Program.run(arguments)
    #expect(result.status == 0 && Injected.disturbing(in: result.errors) == [], "\(result.errors)")
    return result.output
  }

  /// The keys of an object, by a parser that is not ours.
  private static func keys(_ json: String) throws -> [String] {
    try #require(JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]).keys.sorted()
  }
}
