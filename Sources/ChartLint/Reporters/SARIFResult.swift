import ChartModel

/// One finding as a result of SARIF.
struct SARIFResult {
  let entry: LintReport.Entry
  /// Where the file lies, as servers are told.
  let file: String
  /// By what servers know it again, whatever its line.
  let fingerprint: String

  private var finding: Finding { entry.finding }

  var node: JSONNode {
    var members: [(String, JSONNode)] = [("ruleId", .string(finding.rule))]
    if let index = LintRules.places[finding.rule] { members.append(("ruleIndex", .integer(index))) }
    members += kind
    members += [
      ("message", SARIFReporter.message(finding.message)),
      ("locations", .array([.object([("physicalLocation", place)])])),
      ("partialFingerprints", .object([("chartvoiceText/v1", .string(fingerprint))])),
    ]
    if let edit = entry.edit { members.append(("fixes", .array([fix(edit)]))) }
    if let suppression = entry.suppression {
      members.append(("suppressions", .array([.object([("kind", .string(suppression.rawValue))])])))
    }
    return .object(members)
  }

  static func level(_ severity: Severity) -> String { severity == .info ? "note" : severity.rawValue }

  /// What a rule is not sure of has the kind `review`; SARIF then wants no level of failure.
  private var kind: [(String, JSONNode)] {
    finding.status == .needsReview
      ? [("kind", .string("review")), ("level", .string("none"))] : [("level", .string(Self.level(finding.severity)))]
  }

  private var place: JSONNode {
    .object([
      ("artifactLocation", artifact),
      (
        "region",
        .object([("startLine", .integer(max(finding.line, 1))), ("startColumn", .integer(max(finding.column, 1)))])
      ),
    ])
  }

  private var artifact: JSONNode { .object([("uri", .string(FileURI.of(file)))]) }

  private func fix(_ edit: FileEdit) -> JSONNode {
    let region = JSONNode.object([
      ("startLine", .integer(edit.line)), ("startColumn", .integer(edit.column)), ("endLine", .integer(edit.line)),
      ("endColumn", .integer(edit.endColumn)),
    ])
    let replacement = JSONNode.object([
      ("deletedRegion", region), ("insertedContent", SARIFReporter.message(edit.replacement)),
    ])
    return .object([
      ("description", SARIFReporter.message(finding.message)),
      (
        "artifactChanges",
        .array([
          .object([("artifactLocation", artifact), ("replacements", .array([replacement]))])
        ])
      ),
    ])
  }
}

/// The rules as reports list them: those of the catalogue, and the one for comments that suppress nothing.
enum LintRules {
  static let all = RuleCatalogue.rules + [UnusedSuppression.about]
  static let places = Dictionary(all.enumerated().map { ($1.id, $0) }) { first, _ in first }
}

/// Paths as references of RFC 3986.
enum FileURI {
  /// A relative path stays relative; what is no plain letter is escaped byte by byte.
  static func of(_ path: String) -> String {
    var rest = Substring(path)
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    return (rest.hasPrefix("/") ? "file://" : "") + rest.utf8.map(escaped).joined()
  }

  private static func escaped(_ byte: UInt8) -> String {
    let character = Character(Unicode.Scalar(byte))
    if byte.isDigit || byte < 0x80 && byte.isLetterByte || "-._~/".contains(character) { return String(character) }
    let digits = String(byte, radix: 16, uppercase: true)
    return "%" + (digits.utf8.count == 1 ? "0" : "") + digits
  }
}
