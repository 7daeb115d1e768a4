extension Meaning {
  /// Every meaning by its key: the one place in which a new phrase gets one.
  static let all = Dictionary(grouping: tables.flatMap { $0 }, by: \.key)

  private static let tables: [[Meaning]] = [
    totals, changes, extremes, middles, kinds, counts, axes, bounds, sources, assumptions, series, gaps, levels, parts,
    rules, labels, stacks, details, groups, headings, selections, comparisons, windows, views,
  ]

  /// The meanings by role.
  static let byRole = tables.flatMap { $0 }.reduce(into: [Role: [Meaning]]()) { meanings, meaning in
    for role in meaning.roles { meanings[role, default: []].append(meaning) }
  }
}
