import Testing

@testable import ChartLint

/// Pages and drawings.
@Suite struct MarkupTextsTests {
  @Test(arguments: [
    ("", []), ("plain < text > & more", []), ("<svg aria-label=\"Steps\"></svg>", ["1:18 title Steps"]),
    (
      "<?xml version=\"1.0\"?>\n<!DOCTYPE svg>\n<svg><title>A</title><desc>B. C</desc>\n<g><title>G</title><path><title>P</title></path></g></svg>",
      ["3:13 title A", "3:28 summary B. C", "4:11 group G", "4:33 mark P"]
    ),
    ("<head><title>Page</title></head><p aria-label='x'>", ["1:48 note x"]),
    ("<svg:svg><svg:title>A</svg:title></svg:svg>", ["1:21 title A"]),
    ("<svg><metadata><dc:title>Made by hand</dc:title><cc:desc>x</cc:desc></metadata></svg>", []),
    ("<SVG ARIA-LABEL=Steps></SVG>", ["1:17 title Steps"]),
    ("<svg><path aria-label='a' aria-label='b'/><path aria-label='c'/></svg>", ["1:24 mark a", "1:61 mark c"]),
    (
      "<svg><g aria-label='Week' /><g role='graphics-symbol' aria-roledescription='axis' aria-label='X axis'/></svg>",
      ["1:21 group Week", "1:77 note axis", "1:95 note X axis"]
    ),
    (
      "<figure><img alt=\"Bar chart\"><figcaption>\n Trips by <b>bus</b><br>in May\n</figcaption></figure><img alt='logo'>",
      ["1:19 summary Bar chart", "2:2 title Trips by bus in May"]
    ),
    (
      "<figure><img alt=''><figcaption></figcaption></figure><div role=img aria-label='A. Bcdef. C'></div>",
      ["1:81 summary A. Bcdef. C"]
    ),
    ("<table><caption>Trips by bus.</caption></table>", ["1:17 title Trips by bus."]),
    ("<table><caption>Steps rose. They fell.</caption></table>", ["1:17 summary Steps rose. They fell."]),
    ("<canvas role=\"img\" aria-label></canvas>", ["1:30 title "]), ("<button aria-label=''>", []),
    ("<svg><title/><desc> </desc></svg>", ["1:14 title ", "1:20 summary "]),
    ("<!-- <svg aria-label='a'> --><!--><!---><svg aria-label='b'/>", ["1:58 title b"]),
    (
      "<script>\"<svg aria-label='a'>\"</script><style><svg aria-label='a'></STYLE ><svg aria-label='b'/>",
      ["1:93 title b"]
    ),
    ("<svg aria-hidden=true><title>A</title><g><svg></svg></g></svg><svg aria-label='b'/>", ["1:80 title b"]),
    ("<svg><path aria-hidden='true' aria-label='a'/><path aria-label='b'/></svg>", ["1:65 mark b"]),
    ("<p aria-hidden=true>x<svg aria-label='b'/>", ["1:39 title b"]),
    (
      "<svg><title>Caf&eacute; &amp; &#8364;&#x20AC; &unknown; &#0; &amp &lt;b&gt;</title></svg>",
      ["1:13 title Café & €€ &unknown; \u{FFFD} &amp <b>"]
    ),
    ("<svg><title><![CDATA[a <b> &amp;]]></title></svg>", ["1:22 title a <b> &amp;"]),
    ("<svg aria-label='a\r\n  b'><title>\r\n\r\n é c\td</title></svg>", ["1:18 title a b", "4:2 title é c d"]),
    ("é👍🏽<svg aria-label=\"\u{200F}א\">", ["1:20 title \u{200F}א"]),
    ("<svg><title>A<desc>B</svg>C<svg><title>D", ["1:13 title A", "1:20 mark B", "1:40 title D"]),
    (
      "<svg><g><title>A</g><path><title>B</title></svg><img alt='c' role='img'>",
      ["1:16 group A", "1:34 mark B", "1:59 summary c"]
    ),
    ("<svg = a=1 =aria-label='x' aria-label = 'y' / b></svg>", ["1:42 title y"]),
    ("</ ><//><svg aria-label='a'></svg/></p>", ["1:26 title a"]),
    ("<? php a > b <svg aria-label='c'>", ["1:31 title c"]),
    ("<?php a > b ?><svg aria-label='c'/>", ["1:32 title c"]),
  ])
  func places(text: String, expected: [String]) throws {
    #expect(try texts(Array(text.utf8), .html) == expected)
    #expect(try texts(Array(text.utf8), .svg) == expected)
  }

  @Test(arguments: [
    ("a\n<svg aria-label=\"x", "f, line 2, column 17: The quote that begins here does not end. Close it."),
    ("<svg", "f, line 1, column 1: This tag does not end. Close it by \">\"."),
    ("<svg a", "f, line 1, column 1: This tag does not end. Close it by \">\"."),
    ("<svg a=", "f, line 1, column 1: This tag does not end. Close it by \">\"."),
    ("<svg a='", "f, line 1, column 8: The quote that begins here does not end. Close it."),
    ("<svg></svg", "f, line 1, column 6: This tag does not end. Close it by \">\"."),
    ("é <!-- a", "f, line 1, column 3: This comment does not end. Close it by \"-->\"."),
    ("<script>a</scrip>", "f, line 1, column 1: This element does not end. Close it by \"</script>\"."),
    ("<![CDATA[ ]]", "f, line 1, column 1: This text does not end. Close it by \"]]>\"."),
    ("<!DOCTYPE svg [ <!ENTITY a \"]>\">", "f, line 1, column 1: This declaration does not end. Close it by \">\"."),
    ("<!", "f, line 1, column 1: This declaration does not end. Close it by \">\"."), ("<", "no fault: "),
    ("</", "f, line 1, column 1: This tag does not end. Close it by \">\"."),
    ("<svg><title", "f, line 1, column 6: This tag does not end. Close it by \">\"."),
  ])
  func faults(text: String, expected: String) { #expect(fault(Array(text.utf8), .html) == expected) }

  @Test func declaredEntitiesStayAsTheyAre() throws {
    var bomb = "<!DOCTYPE svg [\n<!ENTITY lol0 \"lol>\">\n"
    for level in 1...9 {
      bomb += "<!ENTITY lol\(level) \"" + String(repeating: "&lol\(level - 1);", count: 10) + "\">\n"
    }
    bomb += "]><svg><title>&lol9;</title></svg>"
    #expect(try texts(Array(bomb.utf8), .svg) == ["12:15 title &lol9;"])
  }

  /// Nothing that does not end, or ends too often, is too much.
  @Test(
    .serialized,
    arguments: [
      "<svg>", "</svg>", "<svg><title>", "<title> <b> ", "&", "&a", "<?a ", "<?a>", "<", "<!", "<a b=", "<svg a='",
      "<g>", "<svg></b>", "<a =",
      "<svg><title>a&amp;</title>", "<figcaption>", "<!---->", "<script></script>", "<svg aria-hidden=true>",
      "<svg aria-label='é'>", "<svg/>", "<![CDATA[]]>",
      "<b></i>", "]", "<!DOCTYPE [", "<script>", "\n", "é", "<svg><title>é ",
    ])
  func repeated(part: String) {
    let bytes = Array(repeating: Array(part.utf8), count: 2_000).flatMap { $0 }
    for kind in [InputKind.html, .svg] { try? LintInputs().forEachText(in: bytes, file: "f", as: kind) { _ in } }
  }

  /// A role is generic as it is; what Vega writes beside each mark is no fault.
  @Test func rolesAreGeneric() {
    let drawing =
      "<svg aria-label='Letters by count'><path aria-roledescription='bar' aria-label='A: 28 letters'/></svg>"
    #expect(FileLinter().judge(Array(drawing.utf8), file: "f.svg", as: .svg).entries.map(\.finding.rule) == [])
  }
}
