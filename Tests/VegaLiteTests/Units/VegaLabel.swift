import ChartModel

@testable import SourceText
@testable import VegaLite

/// Writes the facts of marks as Vega writes them into its labels, with its own formats.
///
/// Only tests need Vega's words: ChartVoice says the same facts in its own.
struct VegaLabel {
  let config: JSONTree
  let context: VegaContext
  /// Whether a Vega-Lite before 6.4 made the label: later ones read names from the rows' own fields.
  let isOld: Bool
  private let expressions = Cache()

  private final class Cache {
    var texts: [String: VegaExpression] = [:]
  }

  private let unit: CompiledUnit

  init(_ unit: CompiledUnit, context: VegaContext, isOld: Bool) {
    self.unit = unit
    config = unit.view.config
    self.context = context
    self.isOld = isOld
  }

  /// The labels of all marks.
  var texts: [String] {
    let facts = MarkFacts(unit)
    return zip(facts.rows, facts.facts()).map { row, facts in
      facts.map { fact in fact.title.map { "\($0): \(value(fact, row))" } ?? value(fact, row) }.joined(separator: "; ")
    }
  }

  private func value(_ fact: MarkFacts.Fact, _ row: Int) -> String {
    guard let channel = fact.channel else { return fact.value.toText() }
    let source = expression(fact, channel)
    guard let expression = expressions.texts[source] ?? (try? VegaExpression(source)) else {
      return "broken: \(source)"
    }
    expressions.texts[source] = expression
    let own = channel.field.map { unit.rows[VegaField($0).path.joined(separator: ".")]?.element(row) ?? .undefined }
    let record = VegaValue.object(
      VegaObject([("v", fact.value), ("e", fact.end ?? .undefined), ("field", own ?? (channel.datum ?? .undefined))]))
    return (try? expression.value(in: context, datum: .record(record)))?.toText() ?? "failed: \(source)"
  }

  /// The expression that Vega-Lite writes for the value, after its `formatSignalRef` and `tooltip`.
  private func expression(_ fact: MarkFacts.Fact, _ channel: UnitChannel) -> String {
    if fact.isShare { return number("datum.e - datum.v", channel.format ?? text("normalizedNumberFormat") ?? ".0%") }
    let isNamed = channel.type == .ordinal || channel.type == .nominal || channel.type == .geojson
    if isNamed, channel.format == nil, channel.formatType == nil, !isOld { return raw }
    if let custom = custom(fact, channel) { return custom }
    if channel.type == .temporal || channel.timeUnit != nil { return time(channel) }
    if fact.end != nil {
      let format = channel.format ?? text("numberFormat")
      return "!isValid(datum.v) || !isFinite(+datum.v) ? \"null\" : "
        + "\(number("datum.v", format)) + \" – \" + \(number("datum.e", format))"
    }
    guard channel.format != nil || channel.type == .quantitative else {
      return raw("datum.v")
    }
    return number("datum.v", channel.format ?? text("numberFormat"))
  }

  /// By a function of the author's own; after `isCustomFormatType` of Vega-Lite.
  private func custom(_ fact: MarkFacts.Fact, _ channel: UnitChannel) -> String? {
    guard config["customFormatTypes"]?.bool == true else { return nil }
    let isTime = channel.type == .temporal || channel.timeUnit != nil
    let isPlain = channel.format == nil && channel.formatType == nil
    let standard = isPlain && (isTime || channel.type == .quantitative) ? isTime ? "timeFormat" : "numberFormat" : nil
    let type = channel.formatType ?? standard.flatMap { text($0 + "Type") }
    guard let type, type != "number", type != "time" else { return nil }
    let format = quoted(channel.format ?? standard.flatMap(text) ?? "")
    guard fact.end != nil else { return "\(type)(datum.v, \(format))" }
    return "\(type)(datum.v, \(format)) + \" – \" + \(type)(datum.e, \(format))"
  }

  private var raw: String { raw("datum.field") }

  private func raw(_ value: String) -> String {
    "isValid(\(value)) ? isArray(\(value)) ? join(\(value), '\\n') : \(value) : ''+\(value)"
  }

  private func number(_ value: String, _ format: String?) -> String { "format(\(value), \(quoted(format ?? "")))" }

  private func time(_ channel: UnitChannel) -> String {
    let function = channel.isUTC ? "utcFormat" : "timeFormat"
    let parts = EncodedTimeUnit(JSONTree(.string(channel.timeUnit ?? ""), line: 1))?.parts ?? []
    guard channel.format == nil, !parts.isEmpty else {
      return "\(function)(datum.v, \(quoted(channel.format ?? text("timeFormat") ?? "%b %d, %Y")))"
    }
    let units = parts.map(quoted).joined(separator: ", ")
    let overrides = "{\"year-month\": \"%b %Y \", \"year-month-date\": \"%b %d, %Y \"}"
    return "\(function)(datum.v, timeUnitSpecifier([\(units)], \(overrides)))"
  }

  private func text(_ name: String) -> String? { config["tooltipFormat"]?[name]?.string ?? config[name]?.string }

  private func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
  }
}
