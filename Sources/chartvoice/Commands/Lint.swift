public import ArgumentParser
public import ChartLint
import ChartModel

extension InputKind: ExpressibleByArgument {}
extension ReportFormat: ExpressibleByArgument {}

/// `chartvoice lint`.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Check the texts of charts that people wrote, against the guidelines and against the data.",
    discussion: """
      Files are JSON Lines of labels, Vega-Lite charts, plain text with a label a line, strings and string catalogues, \
      HTML and SVG, and Swift sources, which the program chartvoice-texts-swift reads; of a folder all such files are read. The nearest .chartvoice.toml above a file, up to the root of its \
      repository, says which rules hold and how bad what they find is. The command "rules" explains them.

      Exit code 1: something was found that is as bad as --fail-on says. Exit code 2: a file or a configuration could not be \
      read; the other files are judged all the same.

      Example: chartvoice lint labels.jsonl
      Example: chartvoice lint Charts --format sarif --fail-on warning
      Example: chartvoice lint Charts --changed-since main
      Example: chartvoice lint labels.txt --chart steps.vl.json
      """)

  /// How bad a finding must be to end with exit code 1.
  enum FailLevel: String, CaseIterable, ExpressibleByArgument {
    case error, warning, info, never

    var severity: Severity? { Severity(rawValue: rawValue) }
  }

  @Argument(help: "Files or folders; a hyphen is standard input, whose kind --input-kind says.", completion: .file())
  var paths: [String]

  @Option(help: ArgumentHelp("What the files hold; if not given, their names tell.", valueName: "kind"))
  var inputKind: InputKind?

  @Option(help: ArgumentHelp("The form of the report.", valueName: "form"))
  var format: ReportFormat = .text

  @Option(help: ArgumentHelp("How bad a finding must be to end with exit code 1.", valueName: "severity"))
  var failOn: FailLevel = .error

  @Option(help: ArgumentHelp("End with exit code 1 if there are more warnings than this.", valueName: "number"))
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp(
      "The chart that plain texts belong to: a Vega-Lite chart, or a context as JSON.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var chart: String?

  @Option(help: ArgumentHelp("Ask this rule alone; can be given several times.", valueName: "rule"))
  var rule: [String] = []

  @Option(help: ArgumentHelp("Do not ask this rule; can be given several times.", valueName: "rule"))
  var off: [String] = []

  @OptionGroup(title: "Project options") var project: LintProjectOptions

  private var choice: RuleChoice { RuleChoice(only: rule, off: off) }

  func validate() throws {
    if let unknown = choice.unknown { throw ValidationError(unknown.description) }
    if let maxWarnings, maxWarnings < 0 { throw ValidationError("--max-warnings takes a whole number from 0 on.") }
    guard !project.pruneBaseline || rule.isEmpty && off.isEmpty else {
      throw ValidationError("--prune-baseline asks all rules. Leave --rule and --off out.")
    }
    guard paths.contains("-") else { return }
    guard project.changedSince == nil else {
      throw ValidationError("Of standard input, git knows no changes. Leave --changed-since out.")
    }
    guard inputKind != nil else {
      throw ValidationError("Say what standard input holds: chartvoice lint - --input-kind labels.")
    }
    if project.fix { throw ValidationError("--fix changes files. Name a file in place of the hyphen.") }
  }

  func run() throws {
    EndingSignals.leaveNothingBehind()
    let sources = ExtractedSources(.swift)
    var run = LintRun(
      try ConfigurationPlaces(project.config), inputKind,
      LintInputs(chart: try chart.map(ChartContext.read), swift: sources, loading: ChartMarks.context), choice,
      project.fixLevel, project.changedSince.map(ChangedLines.init), sources)
    let known = try project.knownFindings()
    try run.judge(LintedPaths(paths))
    if project.writeBaseline { return try project.write(run) }
    if project.pruneBaseline, let known { return try project.prune(known, by: run) }
    let report = known.map { $0.applied(to: run.report, path: project.pathFromBaseline) } ?? run.report
    try StandardOutput.write(report.text(as: format))
    try StandardOutput.finish()
    if run.hasFaults { throw ExitCode(ExitStatus.unusable) }
    if isFailing(report) { throw ExitCode(ExitStatus.findings) }
  }

  private func isFailing(_ report: LintReport) -> Bool {
    if let maxWarnings, report.count(.warning) > maxWarnings { return true }
    guard let level = failOn.severity else { return false }
    return Severity.allCases.contains { $0 >= level && report.count($0) > 0 }
  }
}
