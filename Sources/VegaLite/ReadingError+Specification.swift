import SourceText

extension ReadingError {
  /// The fault of a specification in a file.
  init(_ fault: SpecificationFault, in source: String) {
    let code: Code =
      switch fault.kind {
      case .broken: .malformed
      case .refused: .notTold
      case .tooLarge: .tooLarge
      }
    let place = Place(source: source, line: fault.line, pointer: fault.pointer)
    self.init(code, at: place, found: fault.found, expected: fault.expected, remedy: fault.remedy)
  }
}
