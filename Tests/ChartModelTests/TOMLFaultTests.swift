import ChartModel
import Testing

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

  @Test func theFirstOfTwoIsTold() {
    #expect(TOMLFault.first(in: "a = [}\n[=")?.line == 1)
    #expect(TOMLFault.first(in: "[=\na = [}")?.remedy == "a name must follow the bracket")
  }
}
