internal import Foundation

/// The words of a voice, read from its file: how every phrase looks, and nothing of what it means.
public struct Phrasebook: Sendable {
  /// A form of a phrase: one of its plural forms, or its short or its long form.
  struct Form: Sendable {
    var name: String
    var template: Template
  }

  /// A unit: the names that a column may have for it, and its two forms.
  struct Unit: Sendable {
    var names: [String] = []
    var one = ""
    var other = ""
  }

  private(set) var forms: [String: [Form]] = [:]
  private(set) var texts: [String: String] = [:]
  private(set) var words: [String: [String]] = [:]
  private(set) var units: [Unit] = []

  /// The phrases of the English voice.
  public static let english: Phrasebook = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appendingPathComponent("voices/speech/en.toml")
    return Phrasebook((try? String(contentsOf: file, encoding: .utf8)) ?? "")
  }()

  /// The keys of all phrases as `table.key`, in alphabetical order.
  public var keys: [String] { forms.keys.sorted() }

  /// The phrases of a voice's file: the part of TOML that voices use.
  public init(_ toml: String) {
    var table = ""
    for line in toml.split(separator: "\n") {
      if line.hasPrefix("[[") {
        table = "units"
        units.append(Unit())
      } else if line.hasPrefix("[") {
        table = String(line.dropFirst().prefix { $0 != "]" })
      } else if let equals = line.firstIndex(of: "="), !line.hasPrefix("#") {
        let key = line[..<equals].filter { $0 != " " }
        add(String(key), String(line[line.index(after: equals)...]).trimmingCharacters(in: .whitespaces), table)
      }
    }
  }

  private mutating func add(_ key: String, _ value: String, _ table: String) {
    let quoted = Self.quoted(value)
    if table == "units" {
      addToUnit(key, quoted)
    } else if value.hasPrefix("[") {
      words[table + "." + key] = quoted
    } else if value.hasPrefix("{") {
      let names = value.dropFirst().split(separator: "\"").enumerated().filter { $0.offset % 2 == 0 }
        .map { $0.element.filter { $0.isLetter || $0 == "-" } }
      forms[table + "." + key] = zip(names, quoted).map { Form(name: String($0), template: Template($1)) }
    } else if let text = quoted.first {
      texts[table + "." + key] = text
      if !["language", "plurals"].contains(table) {
        forms[table + "." + key] = [Form(name: "", template: Template(text))]
      }
    }
  }

  private mutating func addToUnit(_ key: String, _ quoted: [String]) {
    guard let last = units.indices.last else { return }
    switch key {
    case "names": units[last].names = quoted.map { $0.lowercased() }
    case "one": units[last].one = quoted.first ?? ""
    default: units[last].other = quoted.first ?? ""
    }
  }

  /// The texts between quotation marks.
  private static func quoted(_ value: String) -> [String] {
    let escaped = value.replacingOccurrences(of: "\\\"", with: "\u{1}")
    return escaped.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 1 }
      .map { $0.element.replacingOccurrences(of: "\u{1}", with: "\"") }
  }

  // MARK: Saying and reading

  /// A phrase filled in; of several forms the one that is asked for.
  func say(_ key: String, _ values: Template.Slots = [:], form: String? = nil) -> String {
    let forms = forms[key] ?? []
    let chosen = forms.first { $0.name == form } ?? forms.first { ["other", "long", ""].contains($0.name) }
    return chosen?.template.filled(values) ?? ""
  }

  /// So many of something: `1 day`, `28 days`.
  func say(_ key: String, count: Int, _ values: Template.Slots = [:]) -> String {
    say(key, values.merging(["n": whole(count)]) { $1 }, form: count == 1 ? "one" : "other")
  }

  /// Every way in which a text can be a phrase, with the form that it then has.
  func readings(of text: ArraySlice<UInt8>, as key: String) -> [(form: String, slots: Template.Slots)] {
    (forms[key] ?? []).flatMap { form in form.template.readings(of: text).map { (form.name, $0) } }
  }

  /// The same of a text.
  func readings(of text: String, as key: String) -> [(form: String, slots: Template.Slots)] {
    readings(of: Array(text.utf8)[...], as: key)
  }

  /// A whole number with its separators.
  func whole(_ number: Int) -> String {
    let digits = Array(String(number.magnitude))
    let grouped = digits.indices.map { place in
      (place > 0 && (digits.count - place) % 3 == 0 ? (texts["numbers.group"] ?? "") : "") + String(digits[place])
    }
    return (number < 0 ? texts["numbers.minus"] ?? "" : "") + grouped.joined()
  }

  /// Some names as one list: all of them, or of more than a limit one fewer and how many more.
  func list(_ items: [String], atMost limit: Int = .max) -> String {
    if items.count > limit {
      let shown = items.prefix(limit - 1)
      return list(shown + [say("lists.more", count: items.count - shown.count)])
    }
    guard let first = items.first, let last = items.last, items.count > 1 else { return items.first ?? "" }
    if items.count == 2 { return say("lists.two", ["a": first, "b": last]) }
    let start = items[1..<(items.count - 1)].reduce(first) { say("lists.start", ["a": $0, "b": $1]) }
    return say("lists.end", ["a": start, "b": last])
  }
}
