import SourceText

/// What names stand for: fields of the row, parameters, members.
extension ExpressionEvaluation {
  /// The row as one value.
  var record: VegaValue {
    switch datum {
    case .none: .undefined
    case .row(let row, let table): table.record(row)
    case .record(let record): record
    }
  }

  /// A field of the row by its plain name; read from its column, without making a record.
  func field(_ name: String) -> VegaValue {
    switch datum {
    case .none: return .undefined
    case .row(let row, let table): return table[name]?.element(row) ?? .undefined
    case .record(let record): return record[name]
    }
  }

  func parameter(_ name: String, at offset: Int) throws(VegaExpressionFault) -> VegaValue {
    if let value = context.signals[name] { return value }
    if context.selections.contains(name) { return .object(VegaObject()) }
    // A facet's cell, which only a drawn chart has.
    if name == "parent" { return .undefined }
    throw fault("\"\(name)\" is no parameter", at: offset, remedy: suggestion(for: name))
  }

  private func suggestion(for name: String) -> String? {
    let isField: Bool =
      switch datum {
      case .none: false
      case .row(_, let table): table[name] != nil
      case .record(let record): record.object?.names.contains(name) ?? false
      }
    if isField { return "Write datum.\(name) for the field." }
    let names = context.signals.keys.sorted() + context.selections.sorted() + VegaConstants.values.keys.sorted()
    return NearestNames.nearest(to: name, among: names + ["datum"]).map { "Did you mean \($0)?" }
  }

  func member(
    of base: ExpressionNode, _ steps: [ExpressionNode.Step]
  ) throws(VegaExpressionFault) -> VegaValue {
    var result = try value(base)
    // Members of what only a drawn chart has are as absent as it is.
    if result == .undefined, base.isAbsentInText { return .undefined }
    for step in steps {
      let (name, offset) = try self.name(of: step)
      guard !result.isAbsent else {
        throw fault("\(result.toText()) has no member \(name.shownName)", at: offset, remedy: Self.absence)
      }
      try charge(1, at: offset)
      result = result.member(name)
    }
    return result
  }

  private static let absence = "Write value && value.name where a value may be missing."

  private func name(of step: ExpressionNode.Step) throws(VegaExpressionFault) -> (MemberName, Int) {
    switch step {
    case .name(let name, let offset): return (.text(name), offset)
    case .computed(let node):
      let member = try value(node)
      if case .number(let number) = member, let place = Int(exactly: number) { return (.place(place), node.offset) }
      return (.text(member.toText(in: context.zone)), node.offset)
    }
  }
}

extension ExpressionNode {
  /// Whether it is a name for what only a drawn chart has.
  fileprivate var isAbsentInText: Bool {
    switch kind {
    case .absent, .datum, .name("parent"): true
    default: false
    }
  }
}

/// The name of a member: most are texts or places in an array.
enum MemberName {
  case text(String)
  case place(Int)

  var shownName: String {
    switch self {
    case .text(let text): "\"\(text.unicodeScalars.count > 40 ? String(text.prefix(39)) + "…" : text)\""
    case .place(let place): String(place)
    }
  }
}

extension VegaValue {
  /// A member as JavaScript gives it: of an object, an array, or a text.
  func member(_ name: MemberName) -> VegaValue {
    switch (name, self) {
    case (.place(let place), .array(let elements)): elements.element(place)
    case (.place(let place), .string(let text)): Self.unit(of: text, at: place)
    case (.place(let place), _): self[String(place)]
    case (.text(let name), .string(let text)) where name != "length":
      Int(name).map { Self.unit(of: text, at: $0) } ?? .undefined
    case (.text(let name), _): self[name]
    }
  }

  private static func unit(of text: String, at place: Int) -> VegaValue {
    guard place >= 0, place < text.utf16.count else { return .undefined }
    return .string(JavaScriptText.slice(text, place, place + 1))
  }
}
