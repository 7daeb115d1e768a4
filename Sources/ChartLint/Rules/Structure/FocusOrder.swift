/// Finds charts whose marks get focus in another order than along X.
enum FocusOrder: LintRule {
  static let about = RuleDescription(
    id: "focus-order", severity: .error,
    claim: "Focus goes through the marks along X.",
    rationale: "Who steps from mark to mark takes the next for the neighbor.",
    references: ["HIG: make a chart navigable along its X axis", "WCAG 2.4.3"], guidelines: ["H6"],
    kinds: [.chart], data: .spec,
    passing: [
      .chart("Steps", #"{"focusOrder": [1, 2, 3]}"#),
      .chart("Steps", #"{"focusOrder": [3, 1, 2], "narrativeOrder": true}"#),
      .chart("Steps", #"{"focusOrder": [3, 2, 1], "rightToLeft": true}"#),
      .chart("Steps", #"{"focusOrder": ["2025-06-01", "2025-06-02", "2025-06-10"]}"#),
      .chart("Steps", #"{"focusOrder": [1, 2, 3, 1, 2, 3], "series": 2}"#),
      .chart("Steps", #"{"focusOrder": ["Tram", "Bus", "Ferry"]}"#),
    ],
    failing: [
      .chart("Steps", #"{"focusOrder": [3, 1, 2]}"#),
      .chart("Steps", #"{"focusOrder": ["2025-06-10", "2025-06-01", "2025-06-02"]}"#),
      .chart("Steps", #"{"focusOrder": ["June 2", "June 1", "June 3"]}"#),
      .chart("Steps", #"{"focusOrder": ["Autumn", "Spring"], "xAxis": {"categories": ["Spring", "Autumn"]}}"#),
    ])

  static func findings(in label: LintedLabel) -> [RuleFinding] {
    guard let spec = label.spec, !spec.isNarrative, spec.focusOrder.count > 1 else { return [] }
    let places = spec.focusOrder
    guard let keys = PlaceOrder(label).keys(of: places) else { return [] }
    let runs = Self.runs(of: keys)
    guard runs.count > 1, !isBySeries(runs, spec.series ?? 2) else { return [] }
    if spec.isRightToLeft, Self.runs(of: keys.reversed()).count == 1 { return [] }
    let right = zip(keys, places).enumerated().sorted {
      $0.element.0 == $1.element.0 ? $0.offset < $1.offset : $0.element.0.lexicographicallyPrecedes($1.element.0)
    }
    let first = right.prefix(3).map(\.element.1.spoken).joined(separator: ", ")
    return [
      RuleFinding(message: "Focus jumps back and forth along X. Go through the marks in this order: \(first) and on.")
    ]
  }

  /// The parts of an order within which it does not go back.
  private static func runs(of keys: [[Double]]) -> [[[Double]]] {
    var runs: [[[Double]]] = []
    for key in keys {
      if let last = runs.last?.last, !key.lexicographicallyPrecedes(last) {
        runs[runs.count - 1].append(key)
      } else {
        runs.append([key])
      }
    }
    return runs
  }

  /// Whether each series is gone through by itself: then each begins again at places that were met.
  private static func isBySeries(_ runs: [[[Double]]], _ series: Int) -> Bool {
    guard runs.count <= series, let first = runs.first else { return false }
    let met = Set(first)
    return runs.dropFirst().allSatisfy { $0.contains { met.contains($0) } }
  }
}
