import SwiftParser
import SwiftSyntax

/// Finds the texts of charts in Swift sources: labels and values for people who listen, names and titles of axes, descriptors.
///
/// Texts that a program keeps in variables are not found. Of a broken source all that can be read is.
enum SwiftTexts {
  /// The longest source that is parsed, in bytes: nobody writes longer ones, and their trees would fill the memory.
  private static let longest = 1 << 24
  /// How many brackets may stand inside each other, as for the compiler.
  private static let deepest = 256

  /// The texts of a source.
  ///
  /// ```swift
  /// SwiftTexts.texts(in: Array(#"chart.chartYAxisLabel("Steps")"#.utf8)).texts.map(\.label)  // ["Steps"]
  /// ```
  static func texts(in bytes: [UInt8]) -> SourceTexts {
    var search = TextSearch()
    // Most sources have no chart, and parsing takes longer than looking for the words.
    guard TextSlot.mayBeTaken(in: bytes) else { return search.found }
    guard bytes.count <= longest else {
      search.found.fault = .init(message: "This source is longer than 16 MiB. Lint it in parts.")
      return search.found
    }
    var depth = SourceDepth(bytes)
    if let place = depth.firstTooDeep() {
      search.found.fault = tooDeep(at: place)
      return search.found
    }
    DeepStack.run {
      let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: deepest) }
      if tree.hasMaximumNestingLevelOverflow { search.found.fault = tooDeep(at: nil) }
      search.search(Syntax(tree))
      search.tellEnd(of: tree)
    }
    return search.found
  }

  private static func tooDeep(at place: Int?) -> SourceTexts.Fault {
    .init(at: place, message: "This stands too deep inside other things to be read. Put it in a function of its own.")
  }
}
