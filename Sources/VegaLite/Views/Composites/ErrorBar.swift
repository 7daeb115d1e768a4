import SourceText

/// An error bar: a rule, and ticks at its ends where somebody asks for them; after `errorbar` of Vega-Lite.
struct ErrorBar {
  private let mark: CompositeMark
  private let parameters: ErrorParameters

  init(_ mark: CompositeMark) throws(SpecificationFault) {
    self.mark = mark
    parameters = try ErrorParameters(mark)
  }

  func expanded() -> JSONTree {
    let (maker, parts) = (mark.maker, parameters.parts)
    let encoding = maker.merged([parameters.rest.encoding.omitting(["size"]), parameters.tooltip])
    let tick = [
      ("type", maker.string("tick")),
      ("orient", maker.string(parts.axis.isVertical ? "horizontal" : "vertical")), ("aria", maker.bool(false)),
    ]
    let rule = [
      ("type", maker.string("rule")), ("ariaRoleDescription", maker.string("errorbar")), ("extent", parameters.extent),
    ]
    let layers =
      parts.part("ticks", tick, from: "lower", encoding: encoding)
      + parts.part("ticks", tick, from: "upper", encoding: encoding)
      + parts.part("rule", rule, from: "lower", to: "upper", encoding: encoding)
    return CompositeMark.view(mark.outer(adding: parameters.transforms), layers, isAlwaysLayer: false)
  }
}
