import ChartSound

/// Captions in each of their formats: no text makes a line, a time or a tag of its own.
struct CaptionShape {
  let captions: [Caption]

  func check() throws {
    for format in CaptionFormat.allCases {
      let text = format.text(captions)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
      switch format {
      case .webVTT: try checkWebVTT(lines)
      case .subRip: try checkSubRip(lines)
      case .audacity: try checkAudacity(lines)
      }
    }
  }

  /// Below the head a blank line, an id, times and a text for each.
  private func checkWebVTT(_ lines: [String]) throws {
    try BrokenPromise.ifControlled(lines)
    try BrokenPromise.unless(
      lines.count == 2 + 4 * captions.count && lines.first == "WEBVTT", "other captions: \(lines)")
    for (place, line) in lines.dropFirst().dropLast().enumerated() {
      let isTime = Self.isTimes(line, decimalMark: ".")
      let isText = !line.utf8.contains { "<>".utf8.contains($0) }
      try BrokenPromise.unless(place % 4 == 2 ? isTime : isText, "a caption has \(line.debugDescription)")
    }
  }

  /// A number, times and a text for each, with a blank line between two; it has no way to write a tag otherwise.
  private func checkSubRip(_ lines: [String]) throws {
    try BrokenPromise.ifControlled(lines)
    try BrokenPromise.unless(lines.count == max(1, 4 * captions.count), "other captions: \(lines)")
    for place in stride(from: 1, to: lines.count, by: 4) {
      try BrokenPromise.unless(Self.isTimes(lines[place], decimalMark: ","), "no times: \(lines[place])")
    }
  }

  /// Two times and a text, with tabs between them.
  private func checkAudacity(_ lines: [String]) throws {
    try BrokenPromise.unless(lines.count == captions.count + 1, "other captions: \(lines)")
    for line in lines.dropLast() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
      try BrokenPromise.ifControlled(fields)
      try BrokenPromise.unless(fields.count == 3, "not three fields: \(line.debugDescription)")
    }
  }

  private static func isTimes(_ line: String, decimalMark: Character) -> Bool {
    let shape = #/[0-9]{2}:[0-9]{2}:[0-9]{2}([.,])[0-9]{3} --> [0-9]{2}:[0-9]{2}:[0-9]{2}([.,])[0-9]{3}/#
    guard let match = line.wholeMatch(of: shape) else { return false }
    return match.output.1 == String(decimalMark) && match.output.2 == String(decimalMark)
  }
}
