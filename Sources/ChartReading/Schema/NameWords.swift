/// The words of a column's name.
enum NameWords {
  /// In lowercase, with nothing but letters: `model_year`, `modelYear` and `Model year (2)` are "model" and "year".
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word.lowercased()) }
      word = ""
    }
    for character in name {
      if !character.isLetter || (character.isUppercase && word.last?.isLowercase == true) { end() }
      if character.isLetter { word.append(character) }
    }
    end()
    return words
  }
}
