import SourceText

/// Numbers of members, read here alone.
///
/// Neither is inlined or optimised: the compiler of Swift 6.3 ends with an ownership error in functions into which it puts them.
extension JSONTree {
  /// The number of a member; `nil` where it is none.
  @inline(never) @_optimize(none)
  func double(_ name: String) -> Double? { self[name]?.number }

  /// The whole number of a member; `nil` where it is none.
  @inline(never) @_optimize(none)
  func wholeNumber(_ name: String) -> Int? {
    guard let number = double(name) else { return nil }
    return Int(exactly: number)
  }
}
