import ChartModel
public import SourceText

extension LabelContext {
  /// A context as JSON has it; what has another type than it should counts as absent.
  public init(_ tree: JSONTree) {
    self.init()
    kind = tree["kind"]?.string.flatMap(Kind.init) ?? .mark
    isFragment = tree["fragment"]?.bool ?? false
    chartType = tree["chartType"]?.string
    x = tree["x"].flatMap(Axis.init)
    y = tree["y"].flatMap(Axis.init)
    series = tree["series"]?.elements?.compactMap(\.string) ?? tree["series"]?.string.map { [$0] } ?? []
    data = tree["data"]?.elements.map { $0.compactMap(Datum.init) }
    focus = tree["focus"].flatMap(Focus.init)
    siblings = tree["siblings"]?.elements?.compactMap(\.string) ?? []
    hasOverview = tree["overview"]?.bool ?? (tree["overview"]?.string?.isEmpty == false)
    goal = tree.double("goal")
    if let spec = tree["spec"], spec.members != nil { self.spec = spec }
  }
}

extension LabelContext.Place {
  init?(_ tree: JSONTree) {
    if let number = tree.number {
      self = .number(number)
    } else if let text = tree.string {
      self = .text(text)
    } else {
      return nil
    }
  }

  /// What stands in the data.
  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): number.plainText
    }
  }
}

extension LabelContext.Axis {
  init?(_ tree: JSONTree) {
    guard tree.members != nil else { return nil }
    self.init()
    name = tree["name"]?.string
    type = tree["type"]?.string
    unit = tree["unit"]?.string
    min = tree["min"].flatMap(LabelContext.Place.init)
    max = tree["max"].flatMap(LabelContext.Place.init)
    precision = tree.wholeNumber("precision")
    categories = tree["categories"]?.elements?.compactMap { LabelContext.Place($0)?.text } ?? []
  }
}

extension LabelContext.Datum {
  init?(_ tree: JSONTree) {
    guard let x = tree["x"].flatMap(LabelContext.Place.init) else { return nil }
    self.init(x: x, y: tree.double("y"), series: tree["series"]?.string)
  }
}

extension LabelContext.Focus {
  init?(_ tree: JSONTree) {
    if let place = LabelContext.Place(tree) {
      self = .mark(place, series: nil)
      return
    }
    let series = tree["series"]?.string
    if let from = tree["from"].flatMap(LabelContext.Place.init), let to = tree["to"].flatMap(LabelContext.Place.init) {
      self = .range(from, to, series: series)
    } else if let x = tree["x"].flatMap(LabelContext.Place.init) {
      self = .mark(x, series: series)
    } else {
      return nil
    }
  }
}
