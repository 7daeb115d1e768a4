import ChartLint
import SourceText

/// Judges files one after another, and tells of those that cannot be read without stopping.
struct LintRun {
  let configurations: ConfigurationPlaces
  let kind: InputKind?
  let inputs: LintInputs
  let choice: RuleChoice
  let fixes: FixLevel
  /// Where findings are told; everywhere if `nil`.
  let changes: ChangedLines?
  /// What reads Swift sources; `nil` where it is not installed.
  let sources: ExtractedSources?

  private(set) var report = LintReport()
  /// Whether something could not be read or written.
  private(set) var hasFaults = false
  /// Whether files of a folder were not read, which nobody need mind.
  private var hasUnread = false
  /// Whether nothing was left out: what is known of other files is not gone.
  var hasReadAll: Bool { !hasFaults && !hasUnread }
  private var told: Set<String> = []

  init(
    _ configurations: ConfigurationPlaces, _ kind: InputKind?, _ inputs: LintInputs, _ choice: RuleChoice,
    _ fixes: FixLevel, _ changes: ChangedLines?, _ sources: ExtractedSources?
  ) {
    (self.configurations, self.kind, self.inputs, self.choice, self.fixes, self.changes, self.sources) = (
      configurations, kind, inputs, choice, fixes, changes, sources
    )
    report.folder = PathNames.real(".")
  }

  mutating func judge(_ paths: LintedPaths) throws {
    for fault in paths.faults { tell(fault) }
    let swift = paths.files.filter { isSwift($0.path) }
    if let sources { sources.ask(for: swift.map(\.path)) } else { tell(unread: swift) }
    for file in paths.files where sources != nil || !isSwift(file.path) {
      do {
        try judge(file.path, isNamed: file.isNamed)
      } catch let fault as any CustomStringConvertible & UserFacingFailure {
        tell(fault)
      }
    }
    // Where it failed in a round of fixes, the file was judged as it was.
    if let failure = sources?.failure { tell(failure) }
  }

  private func isSwift(_ path: String) -> Bool { (kind ?? InputKind.kind(ofFile: path)) == .swift }

  /// Says that Swift files are not read, which is a fault of those that somebody asked for.
  private mutating func tell(unread files: [(path: String, isNamed: Bool)]) {
    guard let first = files.first else { return }
    let name = first.path == "-" ? "Standard input" : first.path.escapingControls
    StandardError.write(
      (files.count == 1 ? "\(name) was" : "\(files.count) Swift files were")
        + " not read: \(Extractor.swift.name) is not installed. Install it: \(Extractor.swift.installation).")
    hasUnread = true
    if kind == .swift || files.contains(where: \.isNamed) { hasFaults = true }
  }

  private mutating func judge(_ path: String, isNamed: Bool) throws {
    let name = path == "-" ? "standard input" : path
    if fixes != .none { try WholeFile.checkRegular(path, called: "texts to fix") }
    let bytes = try WholeFile.read(path)
    guard let kind = kind ?? InputKind.kind(ofFile: path, bytes: bytes) else {
      // Most JSON is no chart; only of a file that was named we must know.
      guard isNamed else { return }
      throw TextFileError(path: name, reason: "its name does not tell what it holds. Say it with --input-kind.")
    }
    let rules = choice.applied(to: try configurations.rules(for: path))
    let linter = FileLinter(rules: rules, inputs: inputs)
    let repository = try changes?.repository(of: path)
    var judgement = try fixed(linter, bytes, path, name, kind)
    if let repository, !judgement.entries.isEmpty {
      let changed = try repository.changes(of: path)
      judgement.entries.removeAll { !changed.touch($0.finding.lines) }
    }
    report.add(file: name)
    report.countTexts(judgement.texts)
    for entry in judgement.entries { report.add(entry) }
    if let fault = judgement.fault { tell(fault) }
  }

  /// Judges a file, and makes its fixes; what is written has been judged. A file that another program writes to meanwhile is
  /// read again.
  private func fixed(
    _ linter: FileLinter, _ bytes: [UInt8], _ path: String, _ name: String, _ kind: InputKind
  ) throws -> FileJudgement {
    var (original, tries) = (bytes, Self.mostTries)
    while tries > 0 {
      tries &-= 1
      let (judgement, fixed, count) = mended(linter, original, name, kind)
      guard count > 0 else { return judgement }
      if try WholeFile.replace(path, holding: original, with: fixed) {
        StandardError.write("\(name.escapingControls): \(count) \(count == 1 ? "text was" : "texts were") fixed.")
        return judgement
      }
      original = try WholeFile.read(path)
    }
    throw TextFileError(path: path, reason: "it changes while it is fixed. Lint it when nothing writes to it.")
  }

  /// What is found in bytes after their fixes are made, until there is none left, and how many were made.
  private func mended(
    _ linter: FileLinter, _ original: [UInt8], _ name: String, _ kind: InputKind
  ) -> (judgement: FileJudgement, bytes: [UInt8], count: Int) {
    var (bytes, count) = (original, 0)
    var judgement = linter.judge(bytes, file: name, as: kind, fixing: fixes)
    for _ in 0..<Self.mostRounds where !judgement.edits.isEmpty && judgement.fault == nil {
      let changed = FileEdit.bytes(bytes, with: judgement.edits)
      let next = linter.judge(changed, file: name, as: kind, fixing: fixes)
      guard next.fault == nil, next.texts == judgement.texts else { break }
      count += judgement.edits.count
      (bytes, judgement) = (changed, next)
    }
    return (judgement, bytes, count)
  }

  /// A fix may uncover another; more than a few in a row would be a circle.
  private static let mostRounds = 4
  /// How often a file is read that never stays as it was read.
  private static let mostTries = 5

  private mutating func tell(_ fault: some CustomStringConvertible) {
    hasFaults = true
    // A configuration may fail for many files.
    if told.insert(fault.description).inserted { StandardError.write(fault) }
  }
}
