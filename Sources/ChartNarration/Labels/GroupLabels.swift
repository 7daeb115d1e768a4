import ChartAnalysis
import ChartModel

/// The label of one focus group.
public struct GroupLabel: Sendable, Equatable {
  /// The id of the group.
  public var id: String
  /// The whole sentence that is spoken.
  public var text: String
}

extension Narrator {
  /// A label for every focus group, in focus order; none where the marks are few enough to walk one by one.
  ///
  /// ```
  /// June 1 to June 7: 44,120 steps, 6,303 a day.
  /// ```
  public func groupLabels() -> [GroupLabel] {
    facts.shared == nil ? GroupLabels(narrator: self).labels() : StopGroupLabels(narrator: self).labels()
  }
}

/// The sentences of the focus groups of each series.
struct GroupLabels: Narrating {
  let narrator: Narrator
  private var groupContents: GroupContents { GroupContents(narrator: narrator) }
  private var groupGaps: GroupGaps { GroupGaps(narrator: narrator) }
  private var placeLists: PlaceLists { PlaceLists(narrator: narrator) }

  /// The groups of each series by itself.
  func labels() -> [GroupLabel] {
    zip(chart.walkedSeries, facts.walked).flatMap { series, facts in
      let groups = visibleGroups(of: series, facts)
      let isPlaced = profile.group.says(.position)
      return groups.enumerated().map { place, group in
        let position = isPlaced ? (place + 1, groups.count) : nil
        return GroupLabel(id: group.id, text: text(group, in: series, position: position))
      }
    }
  }

  /// The groups that have a mark to walk to.
  func visibleGroups(of series: Series, _ facts: SeriesFacts) -> [MarkGroup] {
    facts.groups.filter { group in series.marks[group.places].contains { !$0.isHidden } }
  }

  /// The sentence of a group. Where there is no room for everything, the parts of a stack are left out, then the gaps, then
  /// all but the bounds.
  ///
  /// - Parameter position: which of how many groups it is, where it is told while somebody walks from group to group.
  func text(_ group: MarkGroup, in series: Series, position: (k: Int, n: Int)? = nil) -> String {
    let tokens = profile.group.tokens
    let short = tokens.filter { $0 != .gaps }
    let whole = groupContents.content(group, in: series, withParts: true)
    let full = text(group, in: series, tokens, whole, position)
    guard full.count > Self.longestGroup else { return full }
    let content = groupContents.content(group, in: series, withParts: false)
    let bounds = groupContents.bounds(group)
    let ways = [(tokens, content), (short, content)] + (bounds.isEmpty ? [] : [(short, bounds)])
    // The first that is short enough is made, and no more.
    let texts = ways.lazy.map { text(group, in: series, $0, $1, position) }
    return texts.first { $0.count <= Self.longestGroup }
      ?? text(group, in: series, short, ways.last?.1 ?? content, position)
  }

  private func text(
    _ group: MarkGroup, in series: Series, _ tokens: [GroupToken], _ content: String, _ position: (k: Int, n: Int)?
  ) -> String {
    var sentence = Sentence()
    var tokens = tokens[...]
    var isContext = false
    while let token = tokens.popFirst() {
      // A series and a range are one phrase.
      let isBoth = token == .series && tokens.first == .range
      if isBoth { tokens = tokens.dropFirst() }
      let text = isBoth ? context(group, in: series) : part(token, group, in: series, content, position)
      let isPosition = token == .position || token == .focusPosition
      sentence.append(text, isPosition ? .sentence : isContext && token == .value ? .context : .clause)
      isContext = token == .series || token == .range
    }
    return sentence.sentence
  }

  private func context(_ group: MarkGroup, in series: Series) -> String {
    let (name, range) = (
      seriesName(series), group.name?.authored ?? placeLists.groupRange(group.x, opening: group.climb != nil)
    )
    return name.isEmpty ? range : voice.say(.labelInSeries, ["series": name, "x": range])
  }

  private func part(
    _ token: GroupToken, _ group: MarkGroup, in series: Series, _ content: String, _ position: (k: Int, n: Int)?
  ) -> String {
    switch token {
    case .series: return seriesName(series)
    case .range: return group.name?.authored ?? placeLists.groupRange(group.x, opening: group.climb != nil)
    case .value:
      // An author who calls a group by its values has said them.
      if let name = group.name?.authored, !content.isEmpty,
        [", ", ": "].contains(where: { name.hasSuffix($0 + content) })
      {
        return ""
      }
      return content.isEmpty ? groupGaps.withoutValues(group) : content
    case .gaps: return content.isEmpty ? "" : groupGaps.gaps(group)
    case .position: return position.map { self.position($0.k, of: $0.n) } ?? ""
    case .focusPosition:
      return profile.group.says(.position) ? "" : position.map { self.position($0.k, of: $0.n) } ?? ""
    }
  }

  /// Labels of groups are cut to what a listener keeps in mind, in characters.
  static var longestGroup: Int { 150 }
}
