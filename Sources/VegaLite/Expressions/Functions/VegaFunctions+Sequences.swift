/// Arrays, and what works on texts and arrays alike.
extension VegaFunctions {
  static let sequences: [VegaFunction] =
    [
      VegaFunction("length") { call throws(VegaExpressionFault) in try length(call) },
      VegaFunction("join") { call throws(VegaExpressionFault) in try join(call) },
      VegaFunction("indexof") { call throws(VegaExpressionFault) in try index(call) },
      VegaFunction("lastindexof") { call throws(VegaExpressionFault) in try lastIndex(call) },
      VegaFunction("slice") { call throws(VegaExpressionFault) in try slice(call) },
      VegaFunction("reverse") { call throws(VegaExpressionFault) in try call.result(call.array(0).reversed()) },
      VegaFunction("sort") { call throws(VegaExpressionFault) in try sort(call) },
      VegaFunction("sequence", 0) { call throws(VegaExpressionFault) in try range(call) },
      VegaFunction("peek", passesObjectsOn: true) { call throws(VegaExpressionFault) in
        switch call[0] {
        case .array(let elements): elements.last ?? .undefined
        case .string(let text): call[0].member(.place(text.utf16.count - 1))
        default: throw call.wrong(0, expected: "an array")
        }
      },
      VegaFunction("pluck", 2) { call throws(VegaExpressionFault) in
        let field = VegaField(call.text(1))
        func member(_ value: VegaValue) -> VegaValue { field.path.reduce(value) { $0[$1] } }
        guard call[0].elements != nil else { return member(call[0]) }
        return try call.result(call.array(0).map(member))
      },
    ]

  private static func length(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    if call[0].isAbsent { throw call.wrong(0, expected: "an array or a text") }
    return call[0]["length"]
  }

  private static func join(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let separator = call[1] == .undefined ? "," : call.text(1)
    let limit = call.outputLimit
    return try call.result(VegaValue.joined(call.array(0), by: separator, in: call.zone, limit: limit))
  }

  private static func index(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    if case .string(let text) = call[0] {
      let wanted = call.text(1)
      try call.chargeSearch(of: wanted, in: text)
      let start = max(0, call.integer(2, or: 0))
      return .number(Double(TextSearch.first(wanted, in: text, from: start) ?? -1))
    }
    let elements = try call.array(0)
    let start = place(call.integer(2, or: 0), in: elements.count)
    return .number(Double(elements[start...].firstIndex { $0.isStrictlyEqual(to: call[1]) } ?? -1))
  }

  private static func lastIndex(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    if case .string(let text) = call[0] {
      let wanted = call.text(1)
      try call.chargeSearch(of: wanted, in: text)
      let start = max(0, call.integer(2, or: text.utf16.count))
      return .number(Double(TextSearch.last(wanted, in: text, upTo: start) ?? -1))
    }
    let elements = try call.array(0)
    let last = call.integer(2, or: elements.count - 1)
    let end = min(last < 0 ? max(0, elements.count + last + 1) : last + 1, elements.count)
    return .number(Double(elements[..<end].lastIndex { $0.isStrictlyEqual(to: call[1]) } ?? -1))
  }

  /// A place counted from the end if it is negative, and held to what is there.
  private static func place(_ index: Int, in count: Int) -> Int {
    index < 0 ? max(0, count + index) : min(index, count)
  }

  private static func slice(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    if case .string(let text) = call[0] {
      let count = text.utf16.count
      let start = place(call.integer(1, or: 0), in: count)
      return try call.result(JavaScriptText.slice(text, start, place(call.integer(2, or: count), in: count)))
    }
    let elements = try call.array(0)
    let start = place(call.integer(1, or: 0), in: elements.count)
    let end = place(call.integer(2, or: elements.count), in: elements.count)
    return .array(Array(elements[start..<max(start, end)]))
  }

  private static func sort(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let elements = try call.array(0)
    try call.charge(elements.count * 20)
    // Array.prototype.sort puts undefined last whatever the order is.
    let (defined, absent) = (elements.filter { $0 != .undefined }, elements.filter { $0 == .undefined })
    return .array(StableSort.sorted(defined) { VegaValue.ascending($0, $1) } + absent)
  }

  /// After `range` of d3-array.
  private static func range(_ call: VegaCall) throws(VegaExpressionFault) -> VegaValue {
    let count = call.arguments.count
    let (start, stop) = count < 2 ? (0, call.number(0)) : (call.number(0), call.number(1))
    let step = count < 3 ? 1 : call.number(2)
    let length = ((stop - start) / step).rounded(.up)
    guard length > 0 else { return .array([]) }
    guard length <= Double(call.outputLimit) else { throw call.evaluation.tooLong("an array", at: call.offset) }
    let steps = JavaScriptNumber.integer(length, in: 0...call.outputLimit)
    return try call.result((0..<steps).map { .number(start + Double($0) * step) })
  }
}

/// A merge sort that keeps equal elements in order and does not mind an order that contradicts itself.
enum StableSort {
  static func sorted<Element>(_ elements: [Element], by compare: (Element, Element) -> Int) -> [Element] {
    var sorted = elements
    var width = 1
    while width < sorted.count {
      var merged: [Element] = []
      merged.reserveCapacity(sorted.count)
      for start in stride(from: 0, to: sorted.count, by: 2 * width) {
        let middle = min(start + width, sorted.count)
        let end = min(start + 2 * width, sorted.count)
        merge(sorted[start..<middle], sorted[middle..<end], into: &merged, by: compare)
      }
      sorted = merged
      width *= 2
    }
    return sorted
  }

  private static func merge<Element>(
    _ first: ArraySlice<Element>, _ second: ArraySlice<Element>, into merged: inout [Element],
    by compare: (Element, Element) -> Int
  ) {
    var (left, right) = (first, second)
    while let one = left.first, let other = right.first {
      if compare(one, other) <= 0 {
        merged.append(one)
        left.removeFirst()
      } else {
        merged.append(other)
        right.removeFirst()
      }
    }
    merged += left
    merged += right
  }
}
