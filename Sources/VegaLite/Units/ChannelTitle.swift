import SourceText

/// What Vega-Lite calls a channel's field; after the title formatters of its `channeldef`.
enum ChannelTitle {
  /// The title that field, unit and operation make: `Mean of a`, `a (binned)`, `date (year-month)`.
  static func made(_ channel: EncodedChannel, config: JSONTree) -> String {
    switch config["fieldTitle"]?.string {
    case "plain": plain(channel.field ?? "")
    case "functional": functional(channel)
    default: verbal(channel, config: config)
    }
  }

  /// The title of a definition that is not yet a channel of a unit; empty where it has neither field nor datum.
  static func made(_ definition: JSONTree, channel: String, config: JSONTree) -> String {
    EncodedChannel(SpecificationNode(definition), channel: channel, mains: []).map { made($0, config: config) } ?? ""
  }

  /// With a capital, as Vega-Lite's `titleCase` writes the name of an operation.
  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A field without the backslashes that keep its points from being steps of a path.
  private static func plain(_ field: String) -> String {
    var isEscaped = false
    return String(
      field.filter { character in
        isEscaped = character == "\\" && !isEscaped
        return !isEscaped
      })
  }

  private static func verbal(_ channel: EncodedChannel, config: JSONTree) -> String {
    let field = plain(channel.field ?? "")
    if channel.isCount { return config["countTitle"]?.string ?? "Count of Records" }
    if channel.isBinning { return "\(field) (binned)" }
    if let unit = channel.timeUnit, unit.isCut {
      return unit.parts.isEmpty ? field : "\(field) (\(unit.parts.joined(separator: "-")))"
    }
    switch channel.aggregate {
    case .extreme(let isMaximum, let other): return "\(field) for \(isMaximum ? "max" : "min") \(other)"
    case .operation(let name): return "\(capitalized(name)) of \(field)"
    case nil: return field
    }
  }

  private static func functional(_ channel: EncodedChannel) -> String {
    let field = plain(channel.field ?? "")
    if case .extreme(let isMaximum, let other) = channel.aggregate {
      return "\(field) for \(isMaximum ? "argmax" : "argmin")(\(other))"
    }
    var function: String?
    if case .operation(let name) = channel.aggregate { function = name }
    function = function ?? channel.timeUnit?.unit ?? channel.timeUnit?.maxbins.map { _ in "timeunit" }
    function = function ?? (channel.isBinning ? "bin" : nil)
    return function.map { "\($0.uppercased())(\(field))" } ?? field
  }

  /// The title of the definition itself, which Vega tells with a mark's values.
  static func own(_ definition: SpecificationNode) -> String? { text(definition["title"]?.tree, between: ", ") }

  /// The author's title of axis, legend or definition.
  static func author(_ definition: SpecificationNode) -> String? {
    guide(definition).flatMap { text($0["title"]?.tree) } ?? text(definition["title"]?.tree)
  }

  /// The axis, legend or header of a definition, if it says anything.
  static func guide(_ definition: SpecificationNode) -> SpecificationNode? {
    ["axis", "legend", "header"].lazy.compactMap { definition[$0] }.first { $0.tree.members != nil }
  }

  /// A title on several lines is one text; Vega's own words put commas between them.
  private static func text(_ tree: JSONTree?, between separator: String = " ") -> String? {
    guard let tree else { return nil }
    let lines = tree.elements.map { $0.compactMap(\.string) } ?? tree.string.map { [$0] } ?? []
    let text = lines.joined(separator: separator)
    return text.isEmpty ? nil : text
  }
}
