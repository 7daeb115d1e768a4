import ChartModel

/// What an extractor wrote of the files that it was asked for: a JSON object a line. All of it is checked before it is used;
/// `Documentation/lint.md` has the members.
///
/// ```swift
/// let line = #"{"file": "a.py", "line": 1, "column": 8, "role": "title", "text": "Steps of May"}"#
/// try ExtractorOutput(Array(line.utf8), of: extractor, asked: ["a.py"]).texts(of: "a.py", in: Array("title(\"Steps of May\")".utf8))
/// ```
public struct ExtractorOutput: Sendable {
  private let extractor: Extractor
  /// By the bytes of the file's name: one name in two Unicode forms may be two files.
  private var lines: [[UInt8]: [ExtractorLine]]

  /// Reads what was written.
  ///
  /// - Parameter files: The names that were asked for.
  /// - Throws: `LintInputError` by the name of the extractor, where a line is not what it must be.
  public init(_ bytes: [UInt8], of extractor: Extractor, asked files: [String]) throws(LintInputError) {
    self.extractor = extractor
    lines = files.reduce(into: [:]) { $0[Array($1.utf8)] = [] }
    var number = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      guard !line.allSatisfy({ $0 == 0x20 || $0 == 0x0D }) else { continue }
      do throws(ExtractorMistake) {
        let found = try ExtractorLine(line, number: number)
        let key = Array(found.file.utf8)
        guard lines[key]?.append(found) != nil else {
          throw ExtractorMistake("names \"\(found.file.clipped)\", which was not asked for")
        }
      } catch { throw extractor.failure("line \(number) of what it wrote \(error.clause).") }
    }
  }

  /// The texts of a file, held against what stands in it.
  ///
  /// - Parameters:
  ///   - file: The name that was asked for.
  ///   - source: The file in UTF-8 without a mark at its beginning.
  ///   - start: How many bytes of the file come before that: those of the mark.
  /// - Throws: `LintInputError` by the name of the extractor, where it tells of something that is not there.
  public func texts(of file: String, in source: [UInt8], from start: Int = 0) throws(LintInputError) -> SourceTexts {
    // Most sources have no chart, and need not be looked at.
    guard let lines = lines[Array(file.utf8)], !lines.isEmpty else { return SourceTexts() }
    var (found, texts) = (SourceTexts(), ExtractedTexts(source, from: start))
    for line in lines.sorted(by: ExtractorLine.isBefore) {
      do throws(ExtractorMistake) {
        switch line.content {
        case .text(let text): found.texts.append(try texts.text(text, at: line.location))
        case .fault(let message):
          let fault = SourceTexts.Fault(
            line: line.location?.line, column: line.location?.column, message: message.clipped)
          try texts.check(line.location)
          found.fault = found.fault ?? fault
        }
      } catch { throw extractor.failure("line \(line.number) of what it wrote \(error.clause).") }
    }
    return found
  }
}

/// What a line of an extractor's output must not be.
struct ExtractorMistake: Error {
  /// What the line does, as a clause behind it.
  let clause: String

  init(_ clause: String) { self.clause = clause }
}

extension String {
  /// As much of a text from a stranger as a message has room for.
  var clipped: String {
    let most = 300
    return count > most ? prefix(most - 1) + "…" : self
  }
}
