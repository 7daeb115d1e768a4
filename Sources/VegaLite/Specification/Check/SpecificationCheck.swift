import SourceText

/// Looks over a whole specification before anything of it is used.
///
/// What Vega-Lite could not use is a fault; what it would pass over in silence, such as a property that nothing knows, is
/// a warning.
///
/// ```
/// /mark (line 4): "brick" is no mark, expected arc, area, bar… Did you mean tick?
/// ```
enum SpecificationCheck {
  /// How many faults and unknown properties are told, and how deep the check goes.
  static let faultLimit = 20
  static let warningLimit = 50

  /// All faults in the order of the text; warnings go to the context.
  static func faults(in root: SpecificationNode, warningTo context: VegaContext) -> [SpecificationFault] {
    do throws(SpecificationFault) {
      try SpecificationSize.check(root)
    } catch {
      return [error]
    }
    var checker = SpecificationChecker(context: context)
    checker.specification(root)
    return checker.faults
  }

  /// Throws the first fault, if there is one.
  static func check(_ root: SpecificationNode, in context: VegaContext) throws(SpecificationFault) {
    if let first = faults(in: root, warningTo: context).first { throw first }
  }
}

/// Goes through a specification and notes what is wrong; each part of the language has an extension of its own.
struct SpecificationChecker {
  let context: VegaContext
  private(set) var faults: [SpecificationFault] = []
  /// Unknown properties that a warning was given for, each by its kind of object.
  private var warned: Set<String> = []

  init(context: VegaContext) { self.context = context }

  mutating func fault(_ node: SpecificationNode, _ found: String, expected: String? = nil, remedy: String? = nil) {
    guard faults.count < SpecificationCheck.faultLimit else { return }
    faults.append(SpecificationFault(at: node, found: found, expected: expected, remedy: remedy))
  }

  mutating func warning(_ node: SpecificationNode, _ found: String, remedy: String? = nil) {
    context.warn(SpecificationFault(at: node, found: found, remedy: remedy))
  }

  /// Whether a node is an object; a fault if not. Unknown properties are warned of.
  mutating func object(_ node: SpecificationNode, _ kind: ObjectKind) -> Bool {
    guard node.tree.members != nil else {
      fault(node, "this is no object", expected: "\(kind.name) in curly brackets")
      return false
    }
    for member in node.members where !kind.knows(member.name) { unknown(member.name, member.node, kind) }
    return true
  }

  private mutating func unknown(_ name: String, _ node: SpecificationNode, _ kind: ObjectKind) {
    // Names with a sign in front are comments and what other programs left behind.
    guard !name.hasPrefix("$"), !name.hasPrefix("_"), warned.count < SpecificationCheck.warningLimit,
      warned.insert(kind.name + "\n" + name).inserted
    else { return }
    let nearest = NearestNames.nearest(to: name, among: kind.properties)
    warning(
      node, "\(Wording.quoted(name)) is no property of \(kind.name)", remedy: nearest.map { "Did you mean \($0)?" })
  }

  /// The elements of a node that must be a list.
  mutating func list(_ node: SpecificationNode, of what: String) -> [SpecificationNode] {
    guard node.tree.elements != nil else {
      fault(node, "this is no list", expected: "\(what) in square brackets")
      return []
    }
    return node.elements
  }

  /// A text that must be one of some names; whatever is worked out at run time is passed over.
  mutating func name(_ node: SpecificationNode?, among names: [String], _ what: String) {
    guard let node, VegaContext.expression(node.tree) == nil else { return }
    guard let text = node.string else {
      return fault(node, "this is no \(what)", expected: KnownNames.choice(names))
    }
    guard !names.contains(text) else { return }
    unknownName(node, text, among: names, what)
  }

  mutating func unknownName(_ node: SpecificationNode, _ text: String, among names: [String], _ what: String) {
    let nearest = NearestNames.nearest(to: text, among: names)
    fault(
      node, "\(Wording.quoted(text)) is no \(what)", expected: KnownNames.choice(names),
      remedy: nearest.map { "Did you mean \($0)?" })
  }

  /// An expression, which must be written right; what its names mean is seen when it is used.
  mutating func expression(_ node: SpecificationNode?) {
    guard let node else { return }
    guard let source = node.string else { return fault(node, "this is no expression", expected: "a text") }
    do {
      _ = try VegaExpression(source)
    } catch {
      // What is written right and cannot be told is said by whoever needs its value.
      guard error.kind != .refused, faults.count < SpecificationCheck.faultLimit else { return }
      faults.append(error.specificationFault(at: node))
    }
  }
}
