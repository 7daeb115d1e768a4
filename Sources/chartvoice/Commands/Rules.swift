import ArgumentParser
import ChartLint
import ChartModel

/// `chartvoice rules`.
struct Rules: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of the linter, or explain one with its sources and examples.",
    discussion: "Example: chartvoice rules ambiguous-date")

  @Argument(help: "The name of a rule; without it, all are listed, a line a rule.")
  var rule: String?

  func validate() throws {
    if let rule, RuleCatalogue.rule(rule) == nil, !FileRules.known.contains(rule) {
      throw ValidationError(UnknownRule(id: rule).description)
    }
  }

  func run() throws {
    guard let rule else {
      for rule in RuleCatalogue.listed {
        try StandardOutput.print("\(rule.id), \(rule.severity.rawValue): \(rule.claim)")
      }
      return
    }
    for line in RuleCatalogue.listed.first(where: { $0.id == rule })?.explanation ?? [] {
      try StandardOutput.print(line)
    }
  }
}
