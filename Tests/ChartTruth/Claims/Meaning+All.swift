extension Meaning {
  /// Every meaning by its key: the one place in which a new phrase gets one.
  static let all = Dictionary(grouping: tables.flatMap { $0 }, by: \.key)

  private static let tables: [[Meaning]] = [
    totals, changes, extremes, middles, kinds, counts, axes, bounds, sources, assumptions, series, gaps, levels, parts,
    rules, labels, stacks, details, groups, headings, selections, comparisons, windows, views,
    groupEnds, climbs, stops, stopGroups, spreadLabels, spreads, standings,
    turns, courses, stretches, features, seasons, cycles, passings, distribution, relations,
    compared, plans, arcs, sides, shapes, ways, leads, blocks, pairs, clouds, commons,
    mirrors, lasts, notes, waterfalls, maps, forms,
  ]

  /// The meanings by role, each with the forms of its phrase; what has no phrase is read whole.
  static let byRole = tables.flatMap { $0 }.reduce(into: [Role: [(meaning: Meaning, forms: [Phrasebook.Form])]]()) {
    let forms = Phrasebook.english.forms[$1.key] ?? []
    for role in $1.roles { $0[role, default: []].append(($1, forms)) }
  }
}
