import ChartModel
import Testing

/// Whatever a text holds, it is one field of CSV, and no formula.
@Suite struct CSVTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("", ""), ("a,b", "\"a,b\""), ("q\"", "\"q\"\"\""), ("a\nb", "\"a\nb\""),
    ("a\r\nb", #"a\r\nb"#), ("a,\u{301}b", "\"a,\u{301}b\""), ("q\"\u{301}", "\"q\"\"\u{301}\""),
    // What begins a formula, in a spreadsheet of any language.
    ("=1", "'=1"), ("=\u{301}1", "'=\u{301}1"), ("+1", "'+1"), ("@A", "'@A"), ("＝1", "'＝1"), ("－1", "'－1"),
    ("\t=1", #"'\t=1"#), ("\r=1", #"'\r=1"#), ("\n=1", "\"'\n=1\""), ("=A(1,\"b\")", "\"'=A(1,\"\"b\"\")\""),
    ("-cmd", "'-cmd"), ("-5 to 0", "'-5 to 0"), ("-5", "-5"), ("-1e-07", "-1e-07"), ("-Infinity", "-Infinity"),
  ])
  func fields(text: String, field: String) { #expect(text.csvField == field) }
}
