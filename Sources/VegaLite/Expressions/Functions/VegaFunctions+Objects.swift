/// Objects, messages, colors, and what selections give while nothing is selected.
extension VegaFunctions {
  static let objects: [VegaFunction] =
    [
      VegaFunction("merge", 0) { call in
        var merged = VegaObject()
        for member in call.arguments.compactMap(\.object).flatMap(\.members) { merged[member.name] = member.value }
        return .object(merged)
      }
    ]

  /// The parser makes a condition of it, so that only one of its values is worked out.
  static let conditions = [VegaFunction("if", 3, 3) { call in call[0].toBoolean() ? call[1] : call[2] }]

  /// What is logged is nobody's concern here; the last argument is the value.
  static let messages: [VegaFunction] = ["warn", "info", "debug"].map { name in
    VegaFunction(name, 0, passesObjectsOn: true) { call in call.arguments.last ?? .undefined }
  }

  /// Colors are told by their texts alone, such as `rgb(1, 2, 3)`; charts are described without them.
  static let colors: [VegaFunction] = ["rgb", "hsl", "lab", "hcl"].map { name in
    VegaFunction(name) { call throws(VegaExpressionFault) in
      if call.arguments.count < 3 { return try call.result(call.text(0)) }
      let parts = (0..<min(4, call.arguments.count)).map { call.text($0) }
      return try call.result("\(name)(\(parts.joined(separator: ", ")))")
    }
  }

  /// Selections keep what is selected in a data set of their own: `brush_store`.
  static let selections: [VegaFunction] =
    [
      VegaFunction("data") { call throws(VegaExpressionFault) in
        guard isStore(call) else { throw drawn(call) }
        return .array([])
      },
      VegaFunction("vlSelectionTest", 2) { call throws(VegaExpressionFault) in
        guard isStore(call) else { throw drawn(call) }
        return .bool(false)
      },
      VegaFunction("vlSelectionResolve") { call throws(VegaExpressionFault) in
        guard isStore(call) else { throw drawn(call) }
        return .object(VegaObject())
      },
      VegaFunction("luminance") { call throws(VegaExpressionFault) in throw drawn(call) },
      VegaFunction("contrast", 2) { call throws(VegaExpressionFault) in throw drawn(call) },
    ]

  private static func isStore(_ call: VegaCall) -> Bool {
    guard case .string(let name) = call[0], name.hasSuffix("_store") else { return false }
    return call.evaluation.context.selections.contains(String(name.dropLast("_store".count)))
  }

  private static func drawn(_ call: VegaCall) -> VegaExpressionFault {
    call.fault(VegaRefusals.Reason.drawn.found(call.name), kind: .refused)
  }
}
