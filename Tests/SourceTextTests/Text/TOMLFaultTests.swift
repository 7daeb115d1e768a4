import Testing

@testable import SourceText

/// What would end the process is found; what the parser reads or refuses itself is left to it.
@Suite struct TOMLFaultTests {
  @Test(arguments: [
    ("a = [}", 1), ("a = [1, }", 1), ("a = [1,\n # [\n }", 3), ("a = [\t\u{A0}}", 1), ("a = [[1], }", 1),
    ("a = \"\"\"[\"\"\"\"\nb = [}", 2), ("a = \"\\\"[\"\nb = [}", 2), ("a = '\\'\nb = [}", 2), ("a = ''\nb = [}", 2),
    ("a = \"\nb = [}", 2), ("a = '''''[}'''''\nb = '''\n'''\nc = [}", 4),
  ]) func aBraceInPlaceOfAValueIsFound(toml: String, line: Int) {
    let fault = TOMLFault.first(in: toml)
    #expect(fault?.line == line)
    #expect(fault?.remedy == "a value must stand before the closing brace")
  }

  @Test(arguments: [
    "a = [{}, {b = [1, 2, ]}]", "a = \"[}\"", "a = '[}'", "# [}\na = 1", "a = \"\"\"\n[ }\\\"\"\" [}\n\"\"\"",
    "a = '''[}'''", "[a]\nb = {c = 'x'}", "a = \"\"\"x\"\"\"\"\"\nb = 1", "",
    "a = [\n[{}],\n[ # one\n{}]]\n", "[ a ]\n[[b]]\n\t[[ \"c\" ]]", "[]",
  ]) func whatIsTOMLHasNoFault(toml: String) { #expect(TOMLFault.first(in: toml) == nil) }

  @Test(arguments: [
    ("[=", 1), ("[[[", 1), ("a = 1\n [ =", 2), ("[", 1), ("[\na]", 1), ("[#", 1), ("a = [1]\n[[=", 2), ("\u{A0}[=", 1),
    ("a = ]]\n[=", 2), ("a = 1\u{0C}[=", 1), ("# a\u{0B}[=", 1), ("a = \"\"\"\n[=\"\"\" # [\n[[\u{3000}.", 3),
    ("\u{FEFF}[\u{FFFD}\te", 1), ("[\u{3000}a]", 1), ("[é]", 1),
  ]) func aHeaderWithoutANameIsFound(toml: String, line: Int) {
    let fault = TOMLFault.first(in: toml)
    #expect(fault?.line == line)
    #expect(fault?.remedy == "a name must follow the bracket")
  }

  /// The parser takes it for the end of the text, so that what follows would be lost in silence.
  @Test(arguments: [
    ("a = 1\n\0b = 2", 2), ("\0", 1), ("a = \"x\0\"", 1), ("# x\n# \0", 2), ("a = \"\"\"\n\n\0\n\"\"\"", 3),
    ("a = '\0", 1),
  ]) func aZeroByteIsFound(toml: String, line: Int) {
    let fault = TOMLFault.first(in: toml)
    #expect(fault?.line == line)
    #expect(fault?.remedy == "a NUL byte stands here. Take it out")
  }

  /// A text would end there.
  @Test(arguments: [
    ("a = \"x\\u0000y\"", 1), ("a = \"\\\\\\u0000\"", 1), ("a = 1\n\"b\\U00000000\" = 2", 2),
    ("a = \"\"\"\nx\n\\u0000\n\"\"\"", 3),
  ]) func anEscapedZeroByteIsFound(toml: String, line: Int) {
    let fault = TOMLFault.first(in: toml)
    #expect(fault?.line == line)
    #expect(fault?.sentence == "An escape stands for a NUL byte here. Take it out.")
  }

  @Test(arguments: ["a = \"\\\\u0000\"", "a = '\\u0000'", "a = \"\\u0001\\\"\"", "# \\u0000"])
  func whatIsNoEscapeOfAZeroByteHasNoFault(toml: String) { #expect(TOMLFault.first(in: toml) == nil) }

  /// The parser goes down the stack by each part of a name.
  @Test(arguments: ["", "\n\n[", "a = 1\nb = {"]) func aNameOfVeryManyPartsIsFound(start: String) {
    let allowed = start + String(repeating: "a.", count: 31) + "a"
    #expect(TOMLFault.first(in: allowed) == nil)
    let fault = TOMLFault.first(in: start + String(repeating: "a . ", count: 500_000) + "a")
    #expect(fault?.line == start.count { $0 == "\n" } + 1)
    #expect(fault?.remedy == "a name has more than 32 parts. Leave some of its dots out")
  }

  @Test func numbersWithPointsAreNoName() {
    #expect(TOMLFault.first(in: "a = [" + String(repeating: "1.5, ", count: 100) + "]") == nil)
    #expect(TOMLFault.first(in: String(repeating: "a.b = 1.5 # x.y.z\n", count: 100)) == nil)
    #expect(TOMLFault.first(in: "a = \"" + String(repeating: ".", count: 100) + "\"") == nil)
  }

  @Test func theFirstOfTwoIsTold() {
    #expect(TOMLFault.first(in: "a = [}\n[=")?.line == 1)
    #expect(TOMLFault.first(in: "[=\na = [}")?.remedy == "a name must follow the bracket")
  }
}
