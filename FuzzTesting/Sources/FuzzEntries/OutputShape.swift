import Foundation

/// What must hold of every output by its format, so that no text of the data is taken for a part of the format.
enum OutputShape {
  /// One line of JSON that another reader takes.
  static func checkJSON(_ text: String) throws {
    try BrokenPromise.ifControlled(in: text)
    let object = try? JSONSerialization.jsonObject(with: Data(text.utf8))
    try BrokenPromise.unless(object != nil, "no JSON: \(text.debugDescription)")
    let ends = text.utf8.dropLast(text.hasSuffix("\n") ? 1 : 0).contains(UInt8(ascii: "\n"))
    try BrokenPromise.unless(!ends, "several lines of JSON: \(text.debugDescription)")
  }

  /// Records of RFC 4180 with as many fields each, by bytes, since a comma with an accent ends a field too.
  ///
  /// - Parameter fields: how many they must be; those of the first record where it is `nil`.
  static func checkCSV(_ text: String, fields: Int? = nil) throws {
    var (counts, isQuoted) = ([1], false)
    for byte in text.utf8 {
      switch byte {
      // Two quotation marks in a quoted field close and open it again.
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: ",") where !isQuoted: counts[counts.count - 1] += 1
      case UInt8(ascii: "\n") where !isQuoted: counts.append(1)
      default: break
      }
    }
    let records = counts.dropLast()
    let isEven = records.allSatisfy { $0 == fields ?? records.first }
    try BrokenPromise.unless(
      !isQuoted && text.utf8.last == UInt8(ascii: "\n") && isEven, "fields \(records) of \(text.debugDescription)")
  }

  /// A title, a blank line, and rows with as many cells each.
  static func checkMarkdown(_ text: String) throws {
    try BrokenPromise.ifControlled(in: text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let counts = lines.dropFirst(2).dropLast().map { bars($0) }
    try BrokenPromise.unless(
      lines.count > 3 && lines[1].isEmpty && counts.allSatisfy { $0 > 1 && $0 == counts.first },
      "cells \(counts) of \(text.debugDescription)")
  }

  /// The bars of a row that no backslash takes for text.
  private static func bars(_ line: Substring) -> Int {
    var (count, isEscaped) = (0, false)
    for byte in line.utf8 {
      if byte == UInt8(ascii: "|"), !isEscaped { count += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return count
  }

  /// Pages of 25 lines in ASCII of braille, each line no longer than the width.
  static func checkBraillePages(_ text: String, width: Int) throws {
    let known = Set(0x20...0x5F).union([0x0A, 0x0C, 0x0D])
    try BrokenPromise.unless(text.utf8.allSatisfy { known.contains(Int($0)) }, "no cells: \(text.debugDescription)")
    for page in text.utf8.split(separator: 0x0C) {
      let lines = page.split(separator: 0x0A, omittingEmptySubsequences: false)
      try BrokenPromise.unless(
        lines.count == 26 && lines.allSatisfy { $0.count <= width + 1 }, "a page of \(lines.map(\.count)) cells")
    }
  }
}
