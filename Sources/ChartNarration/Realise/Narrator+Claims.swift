import ChartAnalysis
import ChartModel

/// Puts claims into words.
extension Narrator {
  /// The claims of a message as one sentence or two; empty where there are none.
  func sentence(of claims: [Claim]) -> String {
    claims.reduce(into: Sentence()) { $0.append(text(of: $1), $1.join) }.sentence
  }

  private func text(of claim: Claim) -> String {
    switch claim {
    case .movedMost, .movedTo, .gap, .shareMoved, .flat, .apart, .bands, .peaks, .band, .groupApart, .seriesArc,
      .mostly,
      .ahead, .changedMost, .passed, .shareSpread:
      seriesText(of: claim)
    case .arc, .late, .rhythm, .yearlyHigh, .beyond, .between, .missing, .hole, .oneSide, .settled, .spike, .levelled,
      .burst,
      .meanStep, .season:
      courseText(of: claim)
    case .extreme, .timesNext, .modes, .most, .few, .width, .heatLines, .heatCourse, .correlation, .even,
      .naturalBreak,
      .valley:
      kindText(of: claim)
    }
  }
}

extension Claim {
  /// How it is joined to the claim before it.
  fileprivate var join: Sentence.Join {
    switch self {
    case .timesNext, .between, .ahead: .clause
    case .apart, .bands: .context
    default: .part
    }
  }
}
