import SourceText

/// An error band: an area, or a rectangle where there is nothing to run along, with borders; after `errorband` of
/// Vega-Lite.
struct ErrorBand {
  private let mark: CompositeMark
  private let parameters: ErrorParameters

  init(_ mark: CompositeMark) throws(SpecificationFault) {
    self.mark = mark
    parameters = try ErrorParameters(mark)
  }

  func expanded() -> JSONTree {
    let (maker, parts) = (mark.maker, parameters.parts)
    let encoding = maker.merged([parameters.rest.encoding, parameters.tooltip])
    let runs = mark.encoding["x"] != nil && mark.encoding["y"] != nil
    let shape = ["interpolate", "tension"].map { name in (name, runs ? mark.definition[name] : nil) }
    let band =
      [
        ("type", maker.string(runs ? "area" : "rect")),
        ("ariaRoleDescription", runs ? maker.string("errorband") : nil), ("extent", parameters.extent),
      ] + shape
    let border =
      [
        ("type", maker.string(runs ? "line" : "rule")), ("aria", runs ? maker.bool(false) : nil),
      ] + shape
    let layers =
      parts.part("band", band, from: "lower", to: "upper", encoding: encoding)
      + parts.part("borders", border, from: "lower", encoding: encoding)
      + parts.part("borders", border, from: "upper", encoding: encoding)
    return CompositeMark.view(mark.outer(adding: parameters.transforms), layers)
  }
}
