/// A pattern for paths: `*` is anything within a name, `**` any folders, `?` one character.
///
/// A pattern without a slash is for names in any folder, as in `.gitignore`: `*.strings`.
///
/// ```swift
/// PathGlob("Charts/**/*.swift").matches("Charts/Steps/Week.swift")  // true
/// ```
struct PathGlob: Sendable, Equatable {
  private let parts: [[Character]]

  init(_ pattern: String) {
    let parts = pattern.split(separator: "/").map(Array.init).filter { $0 != ["."] }
    self.parts = pattern.contains("/") ? parts : [["*", "*"]] + parts
  }

  /// Whether a path, with slashes between its names, is one of those meant.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(Array.init)
    return Self.matches(parts, names, any: ["*", "*"]) { Self.matches($0, $1, any: "*") { $0 == "?" || $0 == $1 } }
  }

  /// Compares a pattern with a text piece by piece; `any` stands for any number of pieces.
  ///
  /// Only the last `any` is tried again, so that the time is at most the product of both lengths.
  private static func matches<Piece: Equatable>(
    _ pattern: [Piece], _ text: [Piece], any: Piece, _ isSame: (Piece, Piece) -> Bool
  ) -> Bool {
    var (place, next) = (0, 0)
    var again: (place: Int, next: Int)?
    while next < text.count {
      if place < pattern.count, pattern[place] == any {
        again = (place + 1, next)
        place += 1
      } else if place < pattern.count, isSame(pattern[place], text[next]) {
        (place, next) = (place + 1, next + 1)
      } else if let last = again {
        again = (last.place, last.next + 1)
        (place, next) = (last.place, last.next + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == any }
  }
}
