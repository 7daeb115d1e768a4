/// What came of judging some files: the findings in their order, and how many texts there were.
///
/// ```swift
/// var report = LintReport(files: ["labels.txt"])
/// report.countText()
/// report.add(LintReport.Entry(finding))
/// try report.text(as: .json)
/// ```
public struct LintReport: Sendable {
  /// Why a finding is not told.
  public enum Suppression: String, Sendable {
    /// A comment beside the text names the rule.
    case inSource
    /// A list of older findings has it.
    case external
  }

  /// A finding with what is known of it besides.
  public struct Entry: Sendable {
    /// What is wrong.
    public var finding: Finding
    /// How its fix changes the file; `nil` where it has none, or where the text does not stand in the file letter for letter.
    public var edit: FileEdit?
    /// Why it is not told; `nil` for one that is.
    public var suppression: Suppression?
    /// A number that it shares with all other findings of its text, and with none of another text of the file; `nil` where that is
    /// not known.
    var text: Int?

    /// A finding that is told.
    public init(_ finding: Finding, edit: FileEdit? = nil, suppression: Suppression? = nil) {
      (self.finding, self.edit, self.suppression) = (finding, edit, suppression)
    }
  }

  /// The files that were judged, in the order in which they were given.
  public private(set) var files: [String] = []
  /// How many texts they have.
  public private(set) var texts = 0
  /// The folder, as a whole path, from which servers are told where files lie; whole paths stay as they are without it.
  public var folder: String?
  private var entries: [Entry] = []

  /// A report of some files without a finding.
  public init(files: [String] = [], texts: Int = 0) { (self.files, self.texts) = (files, texts) }

  /// Adds a file, behind the others.
  public mutating func add(file: String) { files.append(file) }

  /// Counts texts.
  public mutating func countTexts(_ count: Int) {
    let sum = texts.addingReportingOverflow(count)
    texts = sum.overflow ? .max : sum.partialValue
  }

  /// Adds a finding.
  public mutating func add(_ entry: Entry) { entries.append(entry) }

  /// All findings, also those that are not told: by file as given, then by line, column and rule.
  public var all: [Entry] {
    let order = Dictionary(files.enumerated().map { ($1, $0) }) { first, _ in first }
    func key(_ entry: Entry) -> (Int, Int, Int) {
      (order[entry.finding.file] ?? files.count, entry.finding.line, entry.finding.column)
    }
    return entries.enumerated().sorted { first, second in
      let (one, other) = (key(first.element), key(second.element))
      guard one == other else { return one < other }
      let rules = (first.element.finding.rule, second.element.finding.rule)
      return rules.0 == rules.1 ? first.offset < second.offset : rules.0 < rules.1
    }.map(\.element)
  }

  /// The findings that are told, in the same order.
  public var findings: [Finding] { all.filter { $0.suppression == nil }.map(\.finding) }

  /// How many sure findings of a severity are told.
  public func count(_ severity: Severity) -> Int {
    entries.count {
      $0.suppression == nil && $0.finding.status == .finding && $0.finding.severity == severity
    }
  }

  /// How many findings are told of which a rule is not sure.
  public var needsReview: Int {
    entries.count { $0.suppression == nil && $0.finding.status == .needsReview }
  }

  /// The path of a file from the folder, for servers that show findings beside the files of a repository.
  func path(_ file: String) -> String {
    guard let folder, file.hasPrefix(folder + "/") else { return file }
    return String(file.dropFirst(folder.count + 1))
  }
}
