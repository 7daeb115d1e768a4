import Foundation
import Testing

@testable import SwiftChartTexts

/// What the program tells of a file `f` with some bytes: the objects of its lines, read by another reader of JSON.
func objects(_ bytes: [UInt8]) -> [[String: Any]] {
  ExtractedFile("f", SourceFile(bytes)).lines.split(separator: 0x0A).compactMap {
    (try? JSONSerialization.jsonObject(with: Data($0))) as? [String: Any]
  }
}

/// The texts of a source in short: `line:column role text`.
func texts(_ source: String) -> [String] {
  objects(Array(source.utf8)).compactMap { object in
    guard let text = object["text"], let line = object["line"], let column = object["column"], let role = object["role"]
    else { return nil }
    return "\(line):\(column) \(role) \(text)"
  }
}

/// What is said of a source that cannot be read to its end, or its texts.
func fault(_ bytes: [UInt8]) -> String {
  let objects = objects(bytes)
  let found = objects.compactMap { $0["text"] as? String }.joined(separator: "|")
  guard let last = objects.last, let fault = last["fault"] as? String else { return "no fault: " + found }
  let place = ["line", "column"].compactMap { name in last[name].map { ", \(name) \($0)" } }.joined()
  return "f\(place): \(fault)" + (found.isEmpty ? "" : " After: " + found)
}

/// Checks that each line is an object, each text has all that it must, and its parts stand in the file in their order and make it.
func checkShape(of bytes: [UInt8]) {
  let lines = ExtractedFile("f", SourceFile(bytes)).lines
  let objects = objects(bytes)
  #expect(objects.count == lines.count { $0 == 0x0A } && objects.allSatisfy { $0["file"] as? String == "f" })
  for object in objects where object["fault"] == nil {
    let parts = object["parts"] as? [[String: Any]] ?? []
    #expect(parts.compactMap { $0["text"] as? String }.joined() == object["text"] as? String)
    #expect((object["line"] as? Int ?? 0) > 0 && (object["column"] as? Int ?? 0) > 0)
    let ends = parts.flatMap { [$0["start"] as? Int ?? -1, $0["end"] as? Int ?? -1] }
    #expect(ends == ends.sorted() && ends.allSatisfy { (0...bytes.count).contains($0) })
    for part in parts where part["form"] as? String == "written" {
      let range = (part["start"] as? Int ?? 0)..<(part["end"] as? Int ?? 0)
      #expect(bytes[range].elementsEqual((part["text"] as? String ?? "").utf8))
    }
  }
}
