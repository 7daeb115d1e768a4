import Foundation
import Testing

extension ToughCase {
  /// Names that are markup, on their way to outputs that have one.
  static let injectedMarkup: [ToughCase] = [
    table(
      "A script, on its way to HTML", script, "html", "<th scope=\"row\">&lt;script&gt;alert(1)&lt;/script&gt;</th>"),
    table(
      "The end of a cell and a link, on its way to Markdown", "a|b [c](javascript:d)", "markdown",
      #"a\|b \[c\](javascript:d)"#),
    sound("The arrow of a cue, on its way to WebVTT", "x --> y", "vtt", "X --&gt; y: 3"),
    sound("A class of WebVTT", "<c.loud>x</c>", "vtt", "&lt;c.loud&gt;x&lt;/c&gt;: 3"),
    sound("An empty line and a cue, on their way to WebVTT", "A\n\nB", "vtt", "A B: 3"),
    sound("A tab, on its way to a label track of Audacity", "A\tB", "audacity", #"A\tB: 3"#),
    sound(
      "The end of a text and a script, on their way to SVG", "</text><script/>", "svg",
      "&lt;/text&gt;&lt;script/&gt;"),
    sound("An escape, on its way to a marker of MIDI", "A\u{1B}[31mB", "midi", #"A\u{1B}[31mB: 3"#),
    sound("An escape, on its way to the tags of WAV", "A\u{1B}[31mB", "wav", #"A\u{1B}[31mB: 3"#),
    sound("An escape, on its way to the tags of FLAC", "A\u{1B}[31mB", "flac", #"=A\u{1B}[31mB"#),
    sound("An escape and a line break, on their way to the tags of Ogg", "A\u{1B}[31m\nB", "ogg", #"=A\u{1B}[31m B"#),
    sound("Another tag, on its way to the tags of Opus", "A\u{0}ARTIST=B", "opus", "=A\u{FFFD}ARTIST=B"),
    report(
      "The end of a section, on its way to JUnit", "junit", "Text: &quot;6/6: ]]&gt;&amp;&lt;b&gt; x ::error::%0A&quot;"
    ),
    report("The end of a section, on its way to Checkstyle", "checkstyle", "<error line=\"1\""),
    report("A command, on its way to GitHub's annotations", "github", "::error file=labels.jsonl,line=1,col=1,"),
    report("Markup, on its way to SARIF", "sarif", "\"uri\":\"labels.jsonl\""),
  ]

  private static let script = "<script>alert(1)</script>"

  private static func table(_ title: String, _ name: String, _ form: String, _ shown: String) -> ToughCase {
    ToughCase(title) {
      let folder = try TemporaryFolder()
      let file = try folder.file("a.csv", Injected("", name).table)
      let result = try Program.run(["table", file, "--x-title", name, "--format", form])
      #expect(result.status == 0 && result.output.contains(shown), "\(result.output)")
      #expect(form != "html" || !result.output.contains(name))
      return "shown as " + Injected.code(shown)
    }
  }

  /// One file that is written beside a sound, or the sound itself.
  private static func sound(_ title: String, _ name: String, _ kind: String, _ shown: String) -> ToughCase {
    ToughCase(title) {
      let folder = try TemporaryFolder()
      let chart = try folder.file("c.vl.json", try Injected("", name).chart)
      let isSound = ["wav", "flac", "ogg", "opus"].contains(kind)
      let option = isSound ? "-o" : ["vtt": "--captions", "svg": "--picture"][kind] ?? "--" + kind
      let wav = isSound ? [] : ["-o", folder.url.path + "/o.wav"]
      let result = try Program.run(["sonify", chart, "--quiet", option, folder.url.path + "/out.\(kind)"] + wav)
      #expect(result.status == 0, "\(result.errors)")
      let data = try Data(contentsOf: folder.url.appendingPathComponent("out.\(kind)"))
      #expect(data.range(of: Data(shown.utf8)) != nil && data.range(of: Data(name.utf8)) == nil)
      return "written as " + Injected.code(shown)
    }
  }

  /// A finding about a text of many grammars; the whole report is read in `InjectionMatrixTests`.
  private static func report(_ title: String, _ form: String, _ shown: String) -> ToughCase {
    ToughCase(title) {
      let folder = try TemporaryFolder()
      _ = try folder.file("labels.jsonl", "{\"label\": \"6/6: ]]>&<b> x ::error::%0A\"}\n")
      let result = try Program.run(["lint", "labels.jsonl", "--format", form], startingIn: folder.url)
      #expect(result.status == 1 && result.output.contains(shown), "\(result.output)")
      if form == "junit" || form == "checkstyle" { #expect(try ReadXML(result.output).names.count > 1) }
      if form == "sarif" { #expect(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) is [String: Any]) }
      #expect(!result.output.split(separator: "\n").contains { $0.hasPrefix("::error::") })
      return "the report holds " + Injected.code(shown)
    }
  }
}
