import SourceText

/// The views of a specification after inheritance: units, and how they are put together.
///
/// `repeat` is expanded into layers or a concat, composite marks into layers, and `row`, `column` and `facet` of an
/// encoding into a facet, so that four forms are left.
indirect enum ViewNode: Sendable {
  case unit(UnitView)
  case layer(ViewFrame, [ViewNode])
  case facet(ViewFrame, FacetDefinition, child: ViewNode)
  case concat(ViewFrame, [ViewNode], ConcatKind)
  /// A view that is right but cannot be told: a map, or pictures. Its neighbours can.
  case refused(ViewFrame, SpecificationFault)

  var frame: ViewFrame {
    switch self {
    case .unit(let unit): unit.frame
    case .layer(let frame, _), .facet(let frame, _, _), .concat(let frame, _, _), .refused(let frame, _): frame
    }
  }

  /// The same view with another frame.
  func framed(_ frame: ViewFrame) -> ViewNode {
    switch self {
    case .unit(var unit):
      unit.frame = frame
      return .unit(unit)
    case .layer(_, let layers): return .layer(frame, layers)
    case .facet(_, let facet, let child): return .facet(frame, facet, child: child)
    case .concat(_, let views, let kind): return .concat(frame, views, kind)
    case .refused(_, let fault): return .refused(frame, fault)
    }
  }
}

enum ConcatKind: Sendable, Equatable {
  case concat, horizontal, vertical
  /// A repeat; each child has a name.
  case repeated
}

/// What every view may have.
struct ViewFrame: Sendable {
  /// The view itself, for places in messages.
  var node: SpecificationNode
  /// What the author calls it, or `nil`.
  var name: String?
  var title: String?
  var subtitle: String?
  var description: String?
  /// The `usermeta` object, or `nil`.
  var usermeta: JSONTree?
  /// Its own data, or `nil` to take its parent's; `data: null` is a node that is null.
  var data: SpecificationNode?
  /// Its own transforms, after its parent's.
  var transforms: [SpecificationNode] = []
  /// `scale`, `axis` and `legend` of `resolve` by channel: `resolve["scale"]?["y"]` is `independent` or `shared`.
  var resolve: JSONTree?
  /// In a repeat: the fields that this child shows, by `row`, `column`, `repeat` or `layer`.
  var repeated: [(by: String, field: String)] = []
}

/// One mark with its encoding, everything inherited and every shorthand written out.
struct UnitView: Sendable {
  var frame: ViewFrame
  /// The type of mark.
  var mark: VegaMark
  /// The mark definition as an object, with what `config` and styles say of it.
  var definition: SpecificationNode
  /// The encoding: members are channels, without `row`, `column` and `facet`.
  var encoding: SpecificationNode
  /// `config`, merged over the defaults where it changes meaning; an empty object where there is none.
  var config: JSONTree
  /// The selection parameters that this unit has, and other things that only a hand could use.
  var isInteractive = false
}

extension UnitView {
  /// The words that stand in the specification itself, those of several lines behind each other.
  var writtenText: String? {
    for place in [encoding["text"]?["value"], definition["text"]] {
      if let text = place?.string { return text }
      let lines = place?.elements.compactMap(\.string) ?? []
      if !lines.isEmpty { return lines.joined(separator: " ") }
    }
    return nil
  }
}

enum VegaMark: String, Sendable, CaseIterable {
  case arc, area, bar, circle, geoshape, image, line, point, rect, rule, square, text, tick, trail

  /// Whether one mark is drawn for a whole series.
  var isPath: Bool { self == .line || self == .area || self == .trail }

  /// Whether a mark stands at one point.
  var isPointlike: Bool { [.point, .circle, .square, .tick].contains(self) }
}

/// How rows are dealt out to cells.
struct FacetDefinition: Sendable {
  /// The field definitions: one of `facet`, or `row`, `column`, or both. Each as in an encoding.
  var channels: [(channel: String, definition: SpecificationNode)]
}
