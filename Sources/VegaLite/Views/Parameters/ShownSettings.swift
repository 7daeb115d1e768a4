import ChartModel
import SourceText

/// What controls choose as a chart opens: the values of parameters by which its rows are filtered.
///
/// ```swift
/// ShownSettings(root, in: context).all  // [Setting(name: "year", value: "2020")]
/// ```
struct ShownSettings {
  /// In the order of the text, each once.
  private(set) var all: [Setting] = []
  private let context: VegaContext
  /// The names of the parameters that filters ask.
  private var asked: Set<String> = []

  init(_ root: SpecificationNode, in context: VegaContext) {
    self.context = context
    walk(root, depth: 0) { settings, view in
      for transform in view["transform"]?.elements ?? [] {
        if let filter = transform["filter"] { settings.asked.formUnion(Self.names(in: filter)) }
      }
    }
    guard !asked.isEmpty else { return }
    walk(root, depth: 0) { settings, view in
      for parameter in view["params"]?.elements ?? [] { settings.add(parameter) }
    }
  }

  private mutating func walk(
    _ view: SpecificationNode, depth: Int, _ visit: (inout ShownSettings, SpecificationNode) -> Void
  ) {
    guard depth < ViewTree.Limits().depth else { return }
    visit(&self, view)
    for child in ParameterReader.children(of: view) { walk(child, depth: depth + 1, visit) }
  }

  /// The parameters that a filter names, in an expression or in a predicate.
  private static func names(in filter: SpecificationNode) -> Set<String> {
    if let text = filter.string { return Set((try? VegaExpression(text))?.parameterNames ?? []) }
    let own = filter["param"]?.string.map { [$0] } ?? []
    let inner = filter["and"]?.elements ?? filter["or"]?.elements ?? filter["not"].map { [$0] } ?? []
    return inner.reduce(into: Set(own)) { $0.formUnion(names(in: $1)) }
  }

  private mutating func add(_ parameter: SpecificationNode) {
    // What nobody can change is no setting.
    guard parameter["select"] != nil || parameter["bind"] != nil, let name = parameter["name"]?.string,
      asked.contains(name), let value = context.signals[name]
    else { return }
    let found = parameter["select"] == nil ? [setting(parameter, named: name, value)] : selected(value)
    for setting in found where !all.contains(setting) && !setting.value.isEmpty { all.append(setting) }
  }

  /// The value of a control under its label, or the parameter's name unless a program made it.
  private func setting(_ parameter: SpecificationNode, named name: String, _ value: VegaValue) -> Setting {
    let label = parameter["bind"]?["name"]?.string ?? (name.hasPrefix("param_") ? "" : name)
    let ends: Set<Character> = [" ", ":"]
    let told = label.drop(while: ends.contains).reversed().drop(while: ends.contains).reversed()
    return Setting(name: String(told), value: text(value))
  }

  /// The fields of points that are selected, each with its values.
  private func selected(_ value: VegaValue) -> [Setting] {
    var names: [String] = []
    var values: [String: [String]] = [:]
    for (name, value) in (value["vlPoint"]["or"].elements ?? []).flatMap({ $0.object?.members ?? [] }) {
      if !names.contains(name) { names.append(name) }
      values[name, default: []].append(text(value))
    }
    return names.map { Setting(name: $0, value: (values[$0] ?? []).joined(separator: ", ")) }
  }

  private func text(_ value: VegaValue) -> String {
    ValueText.text(value, names: CalendarNames(zone: context.zone)) ?? ""
  }
}
