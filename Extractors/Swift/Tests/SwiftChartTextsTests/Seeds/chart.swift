Chart { LineMark(x: .value("Day", d), y: .value("Steps", s)).accessibilityLabel("Click \(x) the chart 3") }
  .accessibilityLabel(Text("see red"))
// chartvoice:disable too-long
#"raw \#(a)"#
"""
a\
b \u{301}
"""
