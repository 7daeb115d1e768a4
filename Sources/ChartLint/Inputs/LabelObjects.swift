import ChartModel
import SourceText

/// Reads JSON Lines of labels: objects after each other, one a line or over several.
struct LabelObjects {
  let bytes: [UInt8]
  let file: String

  /// Hands over the label of each object.
  func forEach(_ body: (LintText) throws -> Void) throws {
    var (contexts, keys) = (RecentContexts(), LabelKeys())
    var offset = 0
    var line = 1
    while true {
      while offset < bytes.count, Self.isBlank(bytes[offset]) {
        if bytes[offset] == 0x0A { line += 1 }
        offset += 1
      }
      guard offset < bytes.count else { return }
      let object = try object(from: offset, line: line)
      try body(try text(of: object, line: line, &contexts, &keys))
      line += object.lineBreaks
      offset = object.range.upperBound
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  private func object(from start: Int, line: Int) throws -> ScannedObject {
    guard bytes[start] == UInt8(ascii: "{") else {
      throw LintInputError(
        file: file, line: line,
        message: "No object begins here. Write {\"label\": \"June 6: 4,210 steps\", \"context\": {}}.")
    }
    let object = ScannedObject(bytes, from: start, limit: ChartLimits.labelBytes)
    guard object.range.count <= ChartLimits.labelBytes else {
      throw LintInputError(
        file: file, line: line,
        message: "The object that begins here is longer than 1 MB. Close its brackets, or leave marks out of its data.")
    }
    return object
  }

  private func text(
    of object: ScannedObject, line: Int, _ contexts: inout RecentContexts, _ keys: inout LabelKeys
  ) throws -> LintText {
    let (tree, context): (JSONTree, SharedContext)
    do {
      (tree, context) = try contexts.read(object, of: bytes, source: file)
    } catch {
      var places = TextPlaces(bytes)
      throw LintInputError(error, file: file, from: places.place(of: object.range.lowerBound))
    }
    if let mistake = keys.mistake(inLabel: tree) ?? contexts.mistake {
      throw LintInputError(file: file, line: line, message: mistake)
    }
    guard let label = tree["label"]?.string else {
      throw LintInputError(
        file: file, line: line,
        message: "This object has no text as its label. Write {\"label\": \"June 6: 4,210 steps\", \"context\": {}}.")
    }
    var text = LintText(label, sharing: context, file: file, line: line)
    text.breaksLines = false
    text.lines = line...(line + object.lineBreaks)
    text.suppressed = tree["suppress"]?.elements?.compactMap(\.string) ?? []
    return text
  }
}
