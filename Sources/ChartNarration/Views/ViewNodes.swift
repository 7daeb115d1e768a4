import ChartModel

/// Makes the tree of several charts: all of them, then each with its own tree below it.
struct ViewNodes {
  let narrated: NarratedViews
  private var narrators: [Narrator] { narrated.narrators }

  /// - Parameter isWalked: Whether marks say which they are along X, as somebody hears who walks there.
  func tree(isWalked: Bool) -> FocusNode {
    if let single = narrated.single { return FocusNodes(narrator: single).tree(isWalked: isWalked) }
    var node = FocusNode(id: "@chart", role: .chart, label: label)
    node.name = narrated.hasTitle ? narrated.title : ""
    node.children = narrators.indices.map { place in
      var child = FocusNodes(narrator: narrators[place]).tree(isWalked: isWalked).under(
        narrated.views.views[place].id, label: focusLabel(at: place))
      child.name = narrated.names[place]
      return child
    }
    return node
  }

  /// Title, what there is, and the message in one line.
  var label: String {
    let start =
      narrated.hasTitle
      ? Sentence(narrated.title).adding(narrated.subtitle, .sentence) : Sentence(narrated.subtitle)
    return narrated.counts.sentences.prefix(1).reduce(start) { $0.adding($1, .sentence) }.adding(
      narrated.message, .sentence
    ).sentence
  }

  private func focusLabel(at place: Int) -> String {
    let narrator = narrators[place]
    return Sentence(narrated.titles[place]).adding(narrator.subtitle, .sentence).adding(
      KindSentence(narrator: narrator.ofData).sentence, .sentence
    )
    .adding(narrator.message, .sentence).sentence
  }
}

extension FocusNode {
  /// The root of one chart among several: places that are not the data's get the chart's id.
  fileprivate func under(_ view: String, label: String) -> FocusNode {
    var node = self
    node.id = view + "/" + id
    node.label = label
    node.children = children.map { child in
      guard child.id.hasPrefix("@") else { return child }
      var child = child
      child.id = view + "/" + child.id
      return child
    }
    return node
  }
}
