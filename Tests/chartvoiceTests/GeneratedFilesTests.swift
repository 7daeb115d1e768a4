import Foundation
import Testing

/// The committed completions and manual are those of the program; `make generate` writes them anew.
@Suite struct GeneratedFilesTests {
  private func committed(_ path: String) throws -> String {
    try String(contentsOf: Project.folder.appendingPathComponent("Documentation/" + path), encoding: .utf8)
  }

  @Test(arguments: [
    ("bash", "completions/chartvoice.bash"), ("zsh", "completions/_chartvoice"),
    ("fish", "completions/chartvoice.fish"),
  ])
  func completions(shell: String, file: String) throws {
    let current = try Program.run(["--generate-completion-script", shell]).output
    #expect(try committed(file) == current, "run make generate")
  }

  /// The manual is made of the same description of all options; where that is unchanged, so is the manual.
  @Test func manual() throws {
    let current = try Program.run(["--experimental-dump-help"]).output
    #expect(try committed("manual/chartvoice.help.json") == current, "run make generate")
    #expect(try committed("manual/chartvoice.1").contains(".Dt CHARTVOICE 1"))
  }
}
