import SwiftSyntax

/// An argument that is a text of a chart.
struct TextSlot {
  /// What its text is for.
  enum Kind: Equatable {
    case title, summary, note
    /// Told by what the text is a label of.
    case owner

    var role: SourceText.Role? {
      switch self {
      case .title: .title
      case .summary: .summary
      case .note: .note
      case .owner: nil
      }
    }
  }

  /// The label of the argument; `nil` for the first one, which has none.
  var label: String?
  var kind: Kind
  /// Whether a closure may make views in its place.
  var takesViews = false
  /// Whether there should be a text: others are left empty on purpose.
  var isNeeded = false
  /// Whether a word with points or underscores in it is rather a key than a text.
  var mayBeKey = true

  /// Reads the texts of the argument.
  func read(_ call: FunctionCallExprSyntax, into written: inout WrittenTexts) {
    let argument = call.arguments.first {
      $0.label?.text == label && (label != nil || $0.id == call.arguments.first?.id)
    }
    if let argument {
      written.add(argument.expression)
    } else if takesViews {
      for part in call.arguments where part.label?.text == "content" { written.add(viewsIn: Syntax(part.expression)) }
      if let closure = call.trailingClosure { written.add(viewsIn: Syntax(closure)) }
    }
  }
}

// MARK: Calls

extension TextSlot {
  /// The arguments of a call that are texts of charts.
  static func slots(of name: CalledName, _ call: FunctionCallExprSyntax) -> [TextSlot] {
    guard name.isMember else { return types[name.name] ?? [] }
    if name.name == "init", name.isImplicit { return implicitType(call).flatMap { types[$0] } ?? [] }
    // Other types than that of Swift Charts have a method of this name.
    if name.name == "value", !name.isImplicit && name.owner != "PlottableValue" || call.arguments.count < 2 {
      return []
    }
    return modifiers[name.name] ?? []
  }

  /// Whether modifiers of a name have texts.
  static func isTaken(_ name: String) -> Bool { modifiers[name] != nil }

  private static let axisName = TextSlot(kind: .note, takesViews: true, mayBeKey: false)

  private static let modifiers: [String: [TextSlot]] = [
    "accessibilityLabel": [TextSlot(kind: .owner, takesViews: true, isNeeded: true)],
    "accessibilityValue": [TextSlot(kind: .note, takesViews: true)],
    "value": [TextSlot(kind: .note, mayBeKey: false)],
    "chartXAxisLabel": [axisName], "chartYAxisLabel": [axisName], "chartZAxisLabel": [axisName],
    "chartTitle": [TextSlot(kind: .title, isNeeded: true), TextSlot(label: "subtitle", kind: .title)],
    "chartDescription": [TextSlot(kind: .summary, isNeeded: true)],
  ]

  private static let types: [String: [TextSlot]] = [
    "AXChartDescriptor": [
      TextSlot(label: "title", kind: .title, isNeeded: true),
      TextSlot(label: "summary", kind: .summary, isNeeded: true),
    ],
    "AXNumericDataAxisDescriptor": [TextSlot(label: "title", kind: .note, mayBeKey: false)],
    "AXCategoricalDataAxisDescriptor": [TextSlot(label: "title", kind: .note, mayBeKey: false)],
    "AXDataSeriesDescriptor": [TextSlot(label: "name", kind: .note, mayBeKey: false)],
    "AXDataPoint": [TextSlot(label: "label", kind: .note, mayBeKey: false)],
  ]

  /// The type of `.init(…)`, which the labels of its arguments tell.
  static func implicitType(_ call: FunctionCallExprSyntax) -> String? {
    let labels = Set(call.arguments.compactMap(\.label?.text))
    return signs.first { labels.isSuperset(of: $0.labels) }?.type
  }

  private static let signs: [(labels: Set<String>, type: String)] = [
    (["title", "xAxis"], "AXChartDescriptor"), (["title", "gridlinePositions"], "AXNumericDataAxisDescriptor"),
    (["title", "categoryOrder"], "AXCategoricalDataAxisDescriptor"),
    (["name", "isContinuous"], "AXDataSeriesDescriptor"),
  ]

  /// Whether the name of some such call stands in a source.
  static func mayBeTaken(in bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      buffer.indices.contains { place in
        switch buffer[place] {
        case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "A"), UInt8(ascii: "."):
          words.contains { buffer[place...].starts(with: $0) }
        default: false
        }
      }
    }
  }

  private static let words = ["accessibility", "chart", "AX", ".value", ".init"].map { Array($0.utf8) }
}
