public import ChartModel

extension NarratedViews {
  /// The charts as a tree: all of them, then each with its own tree below it.
  public func focusTree() -> FocusNode { focusTree(isWalked: false) }

  func focusTree(isWalked: Bool) -> FocusNode {
    if let single { return FocusNodes(narrator: single).tree(isWalked: isWalked) }
    var node = FocusNode(id: "@chart", role: .chart, label: label)
    node.name = hasTitle ? title : ""
    node.children = narrators.indices.map { place in
      var child = FocusNodes(narrator: narrators[place]).tree(isWalked: isWalked).under(
        views.views[place].id, label: focusLabel(at: place))
      child.name = names[place]
      return child
    }
    return node
  }

  /// `chartvoice.focus/1`.
  public func focusJSON() -> JSONNode {
    profile.output(
      .object([("schema", .string("chartvoice.focus/1")), ("root", focusTree().json())]), keeping: FocusNode.placeKeys)
  }

  /// Title, what there is, and the message in one line.
  var label: String {
    let start = hasTitle ? Sentence(title).adding(subtitle, .sentence) : Sentence(subtitle)
    return countSentences.prefix(1).reduce(start) { $0.adding($1, .sentence) }.adding(message, .sentence).sentence
  }

  private func focusLabel(at place: Int) -> String {
    let narrator = narrators[place]
    return Sentence(titles[place]).adding(narrator.subtitle, .sentence).adding(
      KindSentence(narrator: narrator).sentence, .sentence
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
