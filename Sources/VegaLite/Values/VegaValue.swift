/// A value of Vega's data and expressions: JavaScript's kinds, with dates apart.
///
/// `undefined` is what a field that is not there gives; JSON's `null` is something else.
enum VegaValue: Sendable, Hashable {
  case undefined
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  /// A date: milliseconds since 1970 in UTC; not-a-number is an invalid date.
  case date(Double)
  case array([VegaValue])
  case object(VegaObject)
  /// A regular expression as `/source/flags` writes it.
  case pattern(source: String, flags: String)

  /// Whether the value is `null` or not there.
  var isAbsent: Bool { self == .undefined || self == .null }

  /// The value as an object, if it is one.
  var object: VegaObject? { if case .object(let object) = self { object } else { nil } }

  /// The value as an array, if it is one.
  var elements: [VegaValue]? { if case .array(let elements) = self { elements } else { nil } }

  /// A member of an object or an element of an array; `undefined` where there is none.
  subscript(name: String) -> VegaValue {
    switch self {
    case .object(let object): object[name]
    case .array(let elements):
      name == "length" ? .number(Double(elements.count)) : Int(name).map { elements.element($0) } ?? .undefined
    case .string(let text):
      name == "length" ? .number(Double(text.utf16.count)) : .undefined
    default: .undefined
    }
  }
}

/// An object: names in the order in which they were first set, each with a value.
struct VegaObject: Sendable, Hashable {
  private(set) var names: [String] = []
  private var values: [String: VegaValue] = [:]

  init() {}

  init(_ members: [(String, VegaValue)]) {
    for (name, value) in members { self[name] = value }
  }

  subscript(name: String) -> VegaValue {
    get { values[name] ?? .undefined }
    set {
      if values.updateValue(newValue, forKey: name) == nil { names.append(name) }
    }
  }

  /// The members in order.
  var members: [(name: String, value: VegaValue)] { names.map { ($0, values[$0] ?? .undefined) } }

  // Two objects are the same if their members are, in whatever order.
  static func == (first: VegaObject, second: VegaObject) -> Bool { first.values == second.values }

  func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension [VegaValue] {
  /// The element at a place; `undefined` outside.
  func element(_ index: Int) -> VegaValue { indices.contains(index) ? self[index] : .undefined }
}
