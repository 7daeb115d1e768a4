import ChartModel

/// A function of Vega.
struct VegaFunction: Sendable {
  typealias Body = @Sendable (VegaCall) throws(VegaExpressionFault) -> VegaValue

  let name: String
  /// How many arguments it needs; JavaScript takes those that are missing beyond as undefined.
  var minimum = 0
  /// How many it may have, where Vega counts them.
  var maximum: Int?
  /// Whether it gives back an object that it was given, rather than a new one.
  var passesObjectsOn = false
  let body: Body

  init(
    _ name: String, _ minimum: Int = 1, _ maximum: Int? = nil, passesObjectsOn: Bool = false, body: @escaping Body
  ) {
    self.name = name
    self.minimum = minimum
    self.maximum = maximum
    self.passesObjectsOn = passesObjectsOn
    self.body = body
  }

  func checkCount(_ count: Int, in source: String, at offset: Int) throws(VegaExpressionFault) {
    let isEnough = count >= minimum && count <= maximum ?? .max
    guard !isEnough else { return }
    let wanted = minimum == maximum ? "\(minimum)" : "at least \(minimum)"
    throw VegaExpressionFault(
      source: source, offset: offset, found: "\(name) has \(count == 1 ? "1 argument" : "\(count) arguments")",
      expected: wanted)
  }
}

/// A call of a function, with the values of its arguments.
struct VegaCall {
  let name: String
  let arguments: [VegaValue]
  let offset: Int
  let evaluation: ExpressionEvaluation

  var zone: TimeZoneRules { evaluation.context.zone }
  var outputLimit: Int { evaluation.context.limits.output }

  /// An argument; undefined where there is none.
  subscript(index: Int) -> VegaValue { arguments.element(index) }

  func number(_ index: Int) -> Double {
    note(self[index])
    return self[index].toNumber()
  }

  func text(_ index: Int) -> String {
    note(self[index])
    return self[index].toText(in: zone, limit: outputLimit)
  }

  /// Counts the work of a conversion; the next step finds out if it is too much.
  private func note(_ value: VegaValue) {
    let steps = value.conversionSteps
    if steps > 0 { evaluation.context.stepsTaken += min(steps, 1 << 40) }
  }

  /// A number argument without its fraction, or another where it is undefined.
  func integer(_ index: Int, or other: Int) -> Int {
    self[index] == .undefined
      ? other : JavaScriptNumber.integer(number(index), in: -(1 << 53)...(1 << 53))
  }

  func fault(
    _ found: String, expected: String? = nil, remedy: String? = nil, kind: SpecificationFault.Kind = .broken
  ) -> VegaExpressionFault {
    evaluation.fault(found, at: offset, expected: expected, remedy: remedy, kind: kind)
  }

  /// What an argument should have been.
  func wrong(_ index: Int, expected: String) -> VegaExpressionFault {
    fault("\(name) is given \(self[index].shownKind)", expected: expected)
  }

  /// Counts the work that a list or a text of some length takes.
  func charge(_ steps: Int) throws(VegaExpressionFault) { try evaluation.charge(steps, at: offset) }

  /// Counts a search for a text in another: both are read once.
  func chargeSearch(of wanted: String, in text: String) throws(VegaExpressionFault) {
    try charge(1 + (text.utf8.count + wanted.utf8.count) / 8)
  }

  /// A text as result, unless it is too long.
  func result(_ text: String) throws(VegaExpressionFault) -> VegaValue {
    try charge(text.utf8.count / 16)
    return try evaluation.checked(text, at: offset)
  }

  /// An array as result, unless it is too long.
  func result(_ elements: [VegaValue]) throws(VegaExpressionFault) -> VegaValue {
    try charge(elements.count)
    guard elements.count <= outputLimit else { throw evaluation.tooLong("an array", at: offset) }
    return .array(elements)
  }

  /// An argument that must be an array.
  func array(_ index: Int) throws(VegaExpressionFault) -> [VegaValue] {
    guard let elements = self[index].elements else { throw wrong(index, expected: "an array") }
    try charge(elements.count)
    return elements
  }
}
