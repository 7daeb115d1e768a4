import SourceText

/// Makes views of a specification: what Vega-Lite calls normalising.
///
/// Layers take over encodings, `repeat` is written out, marks of several parts become layers, and facet channels become
/// a facet. Parameters are put into the context on the way.
enum ViewTree {
  /// How many views one inside the other, and how many in all, a specification may have.
  struct Limits {
    var depth = 24
    var views = 2_000
  }

  /// The views of a specification.
  ///
  /// - Throws: What is broken in the structure of views; a map or a picture is no fault of the whole, but a view that
  ///   is ``ViewNode/refused(_:_:)``.
  static func make(_ root: SpecificationNode, in context: VegaContext) throws(SpecificationFault) -> ViewNode {
    guard root.tree.members != nil else {
      throw SpecificationFault(at: root, found: "this is no object", expected: "a specification of Vega-Lite")
    }
    try SpecificationSize.check(root)
    let root = LegacySelections.modern(root, in: context)
    ParameterReader.read(root, in: context)
    var maker = ViewMaker(root, in: context)
    return try maker.view(root, ViewInheritance())
  }
}

/// What a view takes over from those around it.
struct ViewInheritance {
  /// The encoding of the layers around it, with the pointer to the nearest of them.
  var encoding: SpecificationNode?
  /// Where the author wrote the mark of which this view is a part.
  var origin: SpecificationNode?
  var repeated = RepeatedFields()
  /// Whether marks with points or lines over them are still to be written out.
  var addsOverlays = true
  /// The names of the views around it, and its own.
  var path: [String] = []
  var depth = 0
}
