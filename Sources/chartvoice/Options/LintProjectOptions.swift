import ArgumentParser
import ChartLint
import ChartModel
import SourceText

/// What a project settles of the linter once: its configuration, older findings, and fixes.
struct LintProjectOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A configuration in place of the nearest .chartvoice.toml above each file; none for no configuration at all.",
      valueName: "file"),
    completion: .file(extensions: ["toml"]))
  var config: String?

  @Option(
    help: ArgumentHelp("A list of older findings, which are not told again.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Flag(help: "Write what is found now to the file of --baseline.")
  var writeBaseline = false

  @Flag(help: "Take out of the file of --baseline what is no longer found.")
  var pruneBaseline = false

  @Option(
    help: ArgumentHelp(
      "Tell only what concerns lines that changed since this revision of git, such as main.", valueName: "revision"))
  var changedSince: String?

  @Flag(help: "Change the files where a fix cannot change what a text means.")
  var fix = false

  @Flag(help: "With --fix, make the fixes too that a person should read over.")
  var unsafe = false

  var fixLevel: FixLevel { fix ? unsafe ? .unsafe : .safe : .none }

  func validate() throws {
    guard !writeBaseline || baseline != nil else {
      throw ValidationError("--write-baseline needs the name of a file: --baseline known-findings.json.")
    }
    guard !pruneBaseline || baseline != nil else {
      throw ValidationError("--prune-baseline needs the name of a file: --baseline known-findings.json.")
    }
    if let baseline, writeBaseline || pruneBaseline { try OutputName.check(baseline, of: "--baseline") }
    guard !pruneBaseline || !writeBaseline else {
      throw ValidationError("--write-baseline takes out what is gone, too. Leave --prune-baseline out.")
    }
    try validateChanges()
    guard !unsafe || fix else { throw ValidationError("--unsafe belongs to --fix. Give both.") }
  }

  private func validateChanges() throws {
    guard changedSince != nil else { return }
    guard !fix else { throw ValidationError("--fix changes whole files. Leave --changed-since out.") }
    guard !writeBaseline, !pruneBaseline else {
      throw ValidationError("A list of older findings is of whole files. Leave --changed-since out.")
    }
  }

  /// The older findings; `nil` where there is no list, or where it is written now.
  func knownFindings() throws -> Baseline? {
    guard let baseline, !writeBaseline || FileIdentity.isThere(baseline) else { return nil }
    // Another file of that name is not written over.
    let list = try Baseline(
      parsing: try WholeFile.readRegular(baseline, called: "list of older findings"), file: baseline.escapingControls)
    return writeBaseline ? nil : list
  }

  /// A file as the list calls it: from where the list lies, so that it is the same from every folder.
  func pathFromBaseline(_ file: String) -> String {
    guard let baseline, FileIdentity.isThere(file) else { return file }
    let folder = PathNames.folder(of: PathNames.whole(baseline))
    return PathNames.path(of: PathNames.whole(file), from: folder)
  }

  /// Takes out of the list what is no longer found; of files and charts that could not be read nothing is known.
  func prune(_ known: Baseline, by run: LintRun) throws {
    guard let baseline, run.hasReadAll, !ChartMarks.hasUnread else { throw ExitCode(ExitStatus.unusable) }
    let folder = PathNames.folder(of: PathNames.whole(baseline))
    let list = known.pruned(by: run.report, path: pathFromBaseline) { !FileIdentity.isThere(folder + "/" + $0) }
    let removed = known.count - list.count
    // A list that stays the same keeps its bytes.
    if removed > 0 { try WholeFile.replace(baseline, with: Array(list.text.utf8)) }
    StandardError.write(
      "\(baseline.escapingControls): \(removed) \(removed == 1 ? "finding was" : "findings were") taken out, "
        + "\(list.count) \(list.count == 1 ? "stays" : "stay").")
  }

  /// Writes the list; not where files or charts could not be read, as their findings would be lost from it.
  func write(_ run: LintRun) throws {
    guard let baseline, run.hasReadAll, !ChartMarks.hasUnread else { throw ExitCode(ExitStatus.unusable) }
    let list = Baseline(run.report, path: pathFromBaseline)
    try WholeFile.replace(baseline, with: Array(list.text.utf8))
    let count = run.report.findings.count
    StandardError.write("Wrote \(baseline.escapingControls): \(count) \(count == 1 ? "finding" : "findings").")
  }
}
