/// What each token says, for the file of a profile.
extension ChartToken {
  /// What the token says, as a part of a sentence.
  public var explanation: String {
    switch self {
    case .title: "what the chart is called"
    case .subtitle: "the line below the title"
    case .message: "the strongest fact in a sentence"
    case .kind: "what kind of chart it is, and how much it shows"
    case .xAxis: "the X axis and its bounds"
    case .yAxis: "the Y axis and its bounds"
    case .series: "the names of the series"
    case .window: "which part of X is shown"
    case .source: "what was read, left out and assumed"
    case .leftOut: "what is drawn and not told, such as pictures"
    case .author: "the author's own description"
    case .features: "what the data does, in sentences"
    case .rules: "lines across the chart, such as a goal"
    case .gaps: "where there is no data"
    case .selection: "what is selected"
    case .groups: "the focus groups along X, or the marks where they are few"
    case .next: "a hint what else there is, in a terminal"
    }
  }
}

extension GroupToken {
  /// What the token says, as a part of a sentence.
  public var explanation: String {
    switch self {
    case .series: "the name of the series, where there are several"
    case .range: "from where to where along X"
    case .value: "what its marks come to"
    case .gaps: "how many marks have no data"
    case .position: "which of how many groups it is, wherever it is told"
    case .focusPosition: "which of how many groups it is, only while walking the chart"
    }
  }
}

extension MarkToken {
  /// What the token says, as a part of a sentence.
  public var explanation: String {
    switch self {
    case .series: "the name of the series, where there are several"
    case .place: "where it stands along X"
    case .length: "how long it lasts"
    case .value: "its value, or the parts of a stack"
    case .total: "what the parts of a stack come to"
    case .share: "the share of a part in the whole"
    case .topShare: "the share of the part on top of a stack"
    case .details: "what else is drawn of it"
    case .notes: "its author's notes"
    case .rules: "how it compares with lines across the chart"
    case .rows: "how many rows it stands for"
    case .change: "how it compares with the mark before it"
    case .mean: "how it compares with the mean of its series"
    case .rank: "which of how many it is from the highest on"
    case .quartile: "in which quarter of the values it lies"
    case .position: "which of how many marks it is, wherever it is told"
    case .focusPosition: "which of how many marks it is, only while walking the chart"
    }
  }
}
