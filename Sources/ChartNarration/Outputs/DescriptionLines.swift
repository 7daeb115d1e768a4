import ChartAnalysis
import ChartModel

/// How far a description goes: each level brings what the one before brings, and more.
public enum DescriptionLevel: Int, CaseIterable, Comparable, Sendable {
  /// Title and message in one line.
  case label
  /// What the chart is.
  case overview
  /// What the data does.
  case summary
  /// The focus groups, or the marks where they are few.
  case groups
  /// Every mark.
  case marks

  /// Whether the first level says less than the second.
  public static func < (first: DescriptionLevel, second: DescriptionLevel) -> Bool { first.rawValue < second.rawValue }
}

extension Narrator {
  /// The description as lines: title, message, overview, summary, groups; who stops after two lines has the point.
  public func descriptionLines(upTo level: DescriptionLevel) -> [String] {
    DescriptionLines(narrator: self).description(upTo: level)
  }

  /// The groups, numbered, after a line that counts them; few marks stand for themselves.
  ///
  /// ```
  /// 5 groups along X:
  /// 1. June 1 to June 7: 44,120 steps, 6,303 a day.
  /// ```
  public func groupLines() -> [String] { DescriptionLines(narrator: self).groups }

  /// A hint what else there is.
  public var nextLine: String { profile.chart.says(.next) ? voice.say(.nextDescribe) : "" }
}

/// The lines of a description, in the order of a profile.
struct DescriptionLines: Narrating {
  /// The narrator of all marks, those of fitted lines included.
  private let whole: Narrator
  let narrator: Narrator
  private var overviewSentences: OverviewSentences { OverviewSentences(narrator: narrator) }
  private var summarySentences: SummarySentences { SummarySentences(narrator: narrator) }

  init(narrator: Narrator) {
    whole = narrator
    self.narrator = narrator.ofData
  }

  /// All lines up to a level.
  func description(upTo level: DescriptionLevel) -> [String] {
    guard level > .label else { return [whole.oneLabel] }
    return lines(profile.chart.tokens, upTo: level, without: [], groups: groupDetail)
  }

  /// The groups are told where one row of them tells all series, and nobody asked for more than can be kept in mind.
  var groupDetail: GroupDetail {
    if chart.walkedSeries.count < 2 { return .groups }
    // A few tasks are told one by one, whatever their color, and so are a few boxes and what lies beyond them.
    if places.kind == .event || chart.spreadKind == .box,
      chart.walkedSeries.reduce(0, { $0 + $1.visiblePlaces.count }) <= Self.describedGroups
    {
      return .groups
    }
    guard let shared = facts.shared, shared.groups.count <= Self.describedGroups else { return .none }
    return .groups
  }

  private static let describedGroups = 12

  /// Whether the groups are a part of the description.
  enum GroupDetail {
    case none, groups
  }

  /// What stands below the title: message, overview, summary, groups.
  ///
  /// - Parameters:
  ///   - told: what is said of several charts at once.
  ///   - groups: The groups of several series are many: the summary tells each series in a sentence, and `groups` the
  ///     rest.
  func body(upTo level: DescriptionLevel, without told: Set<OverviewPart>, groups: GroupDetail) -> [String] {
    lines(
      profile.chart.tokens.filter { $0 != .title && $0 != .subtitle }, upTo: level, without: told, groups: groups)
  }

  /// What tokens say, up to a level: overview and summary each in the order of their own tokens.
  private func lines(
    _ tokens: [ChartToken], upTo level: DescriptionLevel, without told: Set<OverviewPart>, groups: GroupDetail
  ) -> [String] {
    var lines: [String] = []
    for token in inOrder(tokens) where token.level <= level {
      switch token {
      case .title: lines.append(narrator.title)
      // Who stops after two lines has the message, whatever stands below the title.
      case .subtitle where lines == [narrator.title] && !narrator.subtitle.isEmpty: lines = [titled(narrator.subtitle)]
      case .subtitle: lines += narrator.subtitle.isEmpty ? [] : [narrator.subtitle]
      case .message: lines.append(narrator.message)
      case .selection: lines += narrator.selectionLines(chart.selection)
      case .groups: lines += groups == .groups ? separated(self.groups) : []
      case .next: break
      default:
        lines +=
          token.level == .overview
          ? overviewSentences.sentences(of: token, without: told) : summarySentences.sentences(of: token)
      }
    }
    return lines + (level >= .marks ? separated(whole.labels().map(\.text)) : [])
  }

  /// The tokens of the profile; what an author wrote for who hears the chart stands before the message.
  private func inOrder(_ tokens: [ChartToken]) -> [ChartToken] {
    var kept = tokens.filter { $0 != .author }
    guard chart.authorLeads, kept.count < tokens.count, let message = kept.firstIndex(of: .message) else {
      return tokens
    }
    kept.insert(.author, at: message)
    return kept
  }

  /// The title with the line below it.
  private func titled(_ subtitle: String) -> String { Sentence(narrator.title).adding(subtitle, .sentence).text }

  // MARK: Groups

  /// The groups, numbered, after a line that counts them; few marks stand for themselves.
  var groups: [String] {
    let groups = narrator.groupLabels()
    guard groups.isEmpty else {
      let along: PhraseKey = isHorizontal ? .groupHeadingY : .groupHeading
      return numbered(groups.map(\.text), heading: isMapOfNames ? .groupHeadingNames : along)
    }
    if let stops = facts.shared?.stops, !stops.isEmpty {
      return numbered(
        stops.map(StopLabels(narrator: narrator).label),
        heading: isHorizontal ? .groupHeadingPlacesY : .groupHeadingPlaces)
    }
    let labels = narrator.labels()
    guard !labels.isEmpty else { return [] }
    // Sectors and parts lie along no axis, nor do the places of a map, and the only mark is told.
    if chart.composition == .gauge { return [] }
    if facts.parts != nil || isMapOfNames {
      return numbered(labels.map(\.text), heading: marks(labels.count))
    }
    return numbered(labels.map(\.text), heading: isHorizontal ? .groupHeadingMarksY : .groupHeadingMarks)
  }

  private var isHorizontal: Bool { chart.orientation == .horizontal }

  private func numbered(_ lines: [String], heading: PhraseKey) -> [String] {
    numbered(lines, heading: voice.say(heading, count: lines.count))
  }

  private func numbered(_ lines: [String], heading: String) -> [String] {
    [Sentence(heading).line + ":"]
      + lines.enumerated().map { "\($0.offset + 1). \($0.element)" }
  }

  private func separated(_ lines: [String]) -> [String] { lines.isEmpty ? [] : [""] + lines }

  /// The description of one of several charts, below its heading.
  func section(
    upTo level: DescriptionLevel, without told: Set<OverviewPart>, isOneOfMany: Bool
  ) -> [String] {
    let groups: GroupDetail = isOneOfMany ? .none : groupDetail
    let hasSubtitle = !narrator.subtitle.isEmpty && profile.chart.says(.subtitle)
    return (hasSubtitle ? [narrator.subtitle] : []) + body(upTo: level, without: told, groups: groups)
  }
}
