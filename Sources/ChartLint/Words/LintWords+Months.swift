extension LintWords {
  /// The name of a month, from 1; `nil` where there is none.
  func month(_ number: Int) -> String? {
    let names = entries(of: .month)
    guard names.indices.contains(number - 1) else { return nil }
    return names[number - 1].prefix(1).uppercased() + names[number - 1].dropFirst()
  }
}
