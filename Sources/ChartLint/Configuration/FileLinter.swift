import ChartModel

/// Which fixes are made.
public enum FixLevel: Sendable {
  /// None.
  case none
  /// Those that cannot change what a text means.
  case safe
  /// All.
  case unsafe

  func makes(_ fix: Fix) -> Bool { self == .unsafe || self == .safe && fix.isSafe }
}

/// What came of judging one file.
public struct FileJudgement: Sendable {
  /// How many texts it has.
  public var texts = 0
  /// The findings, with those that are suppressed.
  public var entries: [LintReport.Entry] = []
  /// The changes that make the fixes, in the order of the file; none overlaps another.
  public var edits: [FileEdit] = []
  /// Why the rest of the file could not be read; `nil` where all of it was.
  public var fault: LintInputError?
}

/// Judges the texts of files by the rules that hold for them.
public struct FileLinter: Sendable {
  private let rules: FileRules
  private let inputs: LintInputs
  private let linter: Linter

  /// A linter of files.
  public init(rules: FileRules = FileRules(), inputs: LintInputs = LintInputs()) {
    (self.rules, self.inputs) = (rules, inputs)
    linter = Linter(names: rules.names) { rules.isOn($0) }
  }

  /// Judges a file; where it breaks off, what was read of it is judged.
  public func judge(_ bytes: [UInt8], file: String, as kind: InputKind, fixing level: FixLevel = .none) -> FileJudgement
  {
    var judgement = FileJudgement()
    var place: TextPlace??
    var suppressions = Suppressions()
    do {
      let decoded = try InputText.utf8(bytes, file: file)
      let offset = bytes.starts(with: InputText.mark) ? InputText.mark.count : 0
      suppressions = Suppressions(in: decoded, kind: kind)
      try inputs.forEachText(ofDecoded: decoded, offset: offset, file: file, as: kind) { text in
        guard kind != .text || !suppressions.commentLines.contains(text.line) else { return }
        if !text.isChart { judgement.texts += 1 }
        suppressions.add(listOf: text)
        let found = linter.findings(in: text)
        guard !found.isEmpty else { return }
        if found.contains(where: { $0.fix != nil }), place == nil { place = .some(TextPlace(bytes, kind: kind)) }
        judge(text, found, place ?? nil, level, &suppressions, &judgement)
      }
    } catch {
      judgement.fault = error as? LintInputError ?? LintInputError(file: file, message: "\(error)")
    }
    if rules.isOn(UnusedSuppression.about.id), judgement.fault == nil {
      judgement.entries += suppressions.unused(file: file, rules: rules).map { LintReport.Entry(rules.leveled($0)) }
    }
    judgement.edits = Self.apart(judgement.edits)
    return judgement
  }

  private func judge(
    _ text: LintText, _ found: [Finding], _ place: TextPlace?, _ level: FixLevel, _ suppressions: inout Suppressions,
    _ judgement: inout FileJudgement
  ) {
    var (fixes, fixed) = ([Fix](), 0)
    let number = judgement.entries.count
    for (index, finding) in found.map(rules.leveled).enumerated() {
      let isSuppressed = suppressions.suppress(finding, of: text)
      // An edit may hold all of the text: there are no more of them than findings that a report shows.
      let edit = index < ChartLimits.shownFindings ? finding.fix.flatMap { place?.edit(of: text, making: [$0]) } : nil
      var entry = LintReport.Entry(finding, edit: edit, suppression: isSuppressed ? .inSource : nil)
      entry.text = number
      judgement.entries.append(entry)
      guard let fix = finding.fix, !isSuppressed, finding.status == .finding, level.makes(fix),
        // Most come behind all before them.
        fix.range.lowerBound > fixed || !fixes.contains(where: { Self.touches($0.range, fix.range) })
      else { continue }
      fixes.append(fix)
      fixed = max(fixed, fix.range.upperBound)
    }
    if let edit = place?.edit(of: text, making: fixes) { judgement.edits.append(edit) }
  }

  /// Whether two changes meet: two empty ranges at one place do, too.
  private static func touches(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    first.overlaps(second) || first.lowerBound == second.lowerBound
  }

  /// The edits in the order of the file without those that overlap an earlier one, as where one text is read twice.
  private static func apart(_ edits: [FileEdit]) -> [FileEdit] {
    edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.reduce(into: []) { kept, edit in
      if kept.last.map({ $0.range.upperBound <= edit.range.lowerBound }) ?? true { kept.append(edit) }
    }
  }
}

extension FileEdit {
  /// The bytes of a file with edits made that are in its order and apart.
  public static func bytes(_ bytes: [UInt8], with edits: [FileEdit]) -> [UInt8] {
    var (result, place) = ([UInt8](), 0)
    for edit in edits where edit.range.lowerBound >= place && edit.range.upperBound <= bytes.count {
      result += bytes[place..<edit.range.lowerBound]
      result += edit.replacement.utf8
      place = edit.range.upperBound
    }
    return result + bytes[place...]
  }
}
