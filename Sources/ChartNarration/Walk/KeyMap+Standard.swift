extension KeyMap {
  /// The keys where a person sets none.
  ///
  /// Arrows, Home and End, Page Up and Page Down, the brackets and the signs are as most walkable charts have them; no
  /// standard key needs Control with Shift or Alt, which many terminals do not tell, and what a key with Shift or Control, a page key or a
  /// function key asks for has a letter or a sign, too. Digits are left to the person.
  static let standard: [Key: String] = {
    var lines: [Key: String] = [
      .named(.left): "left", .named(.right): "right", .named(.down): "in", .named(.enter): "in", .named(.up): "out",
      .named(.escape): "out", .named(.home): "first", .named(.end): "last", .named(.pageUp): "previous-series",
      .named(.pageDown): "next-series", .named(.tab): "next-series", .named(.tab, .shift): "previous-series",
      .named(.home, .control): "start", .named(.end, .control): "end", .named(.right, .control): "ahead",
      .named(.left, .control): "behind", .named(.right, .shift): "grow-right", .named(.left, .shift): "grow-left",
      .named(.space): "repeat", .named(.backspace): "stop",
      .named(.delete): "stop", Key(.function(1)): "help", .character("d", .control): "quit",
    ]
    for (character, word) in characters { lines[.character(character)] = word }
    return lines
  }()

  private static let characters: [Character: String] = [
    ".": "ahead", ",": "behind", "[": "lowest", "]": "highest", "#": "rank", "/": "find", ":": anyCommand,
    "?": "help", "+": "zoom-in", "=": "zoom-in", "-": "zoom-out", "{": "scroll-behind", "}": "scroll-ahead",
    "(": "coarser", ")": "finer", "<": "slower", ">": "faster",
    ";": "next-series", "N": "next-series", "U": "previous-series", "O": "out", "D": "in", "H": "first", "Z": "last",
    "L": "grow-left", "M": "grow-right", "@": "rank-across", "&": "mean-across", "%": "difference-across", "X": "start",
    "Y": "end", "F": "play-gist", "a": "mean", "A": "play-all", "b": "bookmark", "B": "braille", "c": "compare",
    "d": "verbosity",
    "e": "previous", "f": "play-from-here", "g": "go", "G": "value", "'": "back", "h": "help", "i": "next-crossing",
    "I": "previous-crossing",
    "j": "return", "J": "bookmarks", "k": "next-peak", "K": "previous-peak", "l": "legend", "m": "mark",
    "n": "find-next", "o": "overview", "p": "play", "P": "play-group", "q": "quit", "r": "range", "R": "play-range",
    "s": "summary", "S": "spell", "t": "top", "T": "tones", "u": "unmark", "v": "next-gap", "V": "previous-gap",
    "w": "where", "W": "words", "x": "x-axis", "y": "y-axis", "z": "whole",
  ]
}
