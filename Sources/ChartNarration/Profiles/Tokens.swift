/// A part of what is said of a whole chart.
///
/// After the tokens of Olli (Blanco, Zong, Satyanarayan 2022) and their presence, order and verbosity as readers customised
/// them (Jones, Pedraza Pineros, Hajas, Zong, Satyanarayan, CHI 2024).
public enum ChartToken: String, CaseIterable, Sendable {
  case title, subtitle, message, kind
  case xAxis = "x-axis"
  case yAxis = "y-axis"
  case series, window, source
  case leftOut = "left-out"
  case author, features, rules, gaps, selection, groups, next
}

/// A part of what is said of a focus group.
public enum GroupToken: String, CaseIterable, Sendable {
  case series, range, value, gaps, position
  case focusPosition = "focus-position"
}

/// A part of what is said of a mark.
public enum MarkToken: String, CaseIterable, Sendable {
  case series, place, length, value, total, share
  case topShare = "top-share"
  case details, notes, rules, rows, change, mean, rank, quartile, position
  case focusPosition = "focus-position"
}

/// What a preset says: the tokens of a role in their order.
public protocol ProfileToken: RawRepresentable, CaseIterable, Sendable, Hashable where RawValue == String {
  /// The tokens that a preset says, in its order.
  static func tokens(_ verbosity: Verbosity) -> [Self]
  /// What the token says, as a part of a sentence.
  var explanation: String { get }
}

extension ChartToken: ProfileToken {
  /// Brief: title, message and kind; else everything in the order of the cases.
  public static func tokens(_ verbosity: Verbosity) -> [ChartToken] {
    verbosity == .brief ? [.title, .subtitle, .message, .kind, .selection, .next] : allCases
  }
}

extension ChartToken {
  /// From which level on a description has the token.
  var level: DescriptionLevel {
    switch self {
    case .title, .subtitle, .message: .label
    case .kind, .xAxis, .yAxis, .series, .window, .source, .leftOut: .overview
    case .author, .features, .rules, .gaps, .selection: .summary
    case .groups, .next: .groups
    }
  }
}

extension GroupToken: ProfileToken {
  /// The same at every verbosity but for the position, which is told while walking from standard on.
  public static func tokens(_ verbosity: Verbosity) -> [GroupToken] {
    let tokens: [GroupToken] = [.series, .range, .value, .gaps]
    return verbosity == .brief ? tokens : tokens + [.focusPosition]
  }
}

extension MarkToken: ProfileToken {
  /// Brief: where and what; standard: what tells it apart and its author's notes too; full: rules, rows and position.
  ///
  /// Change, mean, rank and quartile are in no preset: beside notes and rules they would make labels of more than 100
  /// characters. They are there for those who ask.
  public static func tokens(_ verbosity: Verbosity) -> [MarkToken] {
    switch verbosity {
    case .brief: [.series, .place, .value, .share]
    case .standard: [.series, .place, .length, .value, .share, .details, .notes, .focusPosition]
    case .full:
      [.series, .place, .length, .value, .total, .share, .topShare, .details, .notes, .rules, .rows, .position]
    }
  }
}
