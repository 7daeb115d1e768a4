import ChartModel
import Foundation
import Testing

@testable import VegaLite

/// Which files a specification may lead to.
@Suite struct DataFolderTests {
  /// `charts/` with a specification's data, `more/data/` that may be allowed, and `secret.csv` that nobody allows.
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("charts/a.csv", "x\n1\n")
    try folder.write("charts/deep/b.tsv", "x\ty\n1\t2\n")
    try folder.write("charts/c.jsonl", "{\"x\":1}\n{\"x\":2}\n")
    try folder.write("charts/plain", "[{\"x\":3}]")
    try folder.write("charts/a b%20c.csv", "x\n4\n")
    try folder.write("charts/a b.csv", "x\n5\n")
    try folder.write("charts/é.csv", "x\n6\n")
    try folder.write("charts/bad.json", "[{\"x\":\n1,}]")
    for ending in ["csv", "json", "jsonl"] { try folder.write("charts/empty.\(ending)", "") }
    try folder.write("charts/map.topojson", "{}")
    try folder.write("charts/UPPER.CSV", "x\n8\n")
    try folder.link("charts/renamed.csv", to: "plain-text")
    try folder.write("charts/plain-text", "x\n9\n")
    try folder.write("more/data/cars.json", "[{\"x\":7}]")
    try folder.write("secret.csv", "x\n9\n")
    try folder.link("charts/inside.csv", to: "a.csv")
    try folder.link("charts/outside.csv", to: "../secret.csv")
    try folder.link("charts/up", to: "..")
    try folder.link("charts/loop", to: "loop")
    try folder.link("charts/allowed.json", to: "../more/data/cars.json")
    mkfifo(folder.path + "/charts/pipe.csv", 0o600)
    return folder
  }

  @Test(arguments: [
    ("a.csv", "x\n'1'"), ("./a.csv", "x\n'1'"), ("deep/../a.csv", "x\n'1'"), ("deep//b.tsv", "x|y\n'1'|'2'"),
    ("c.jsonl", "x\n1\n2"), ("plain", "x\n3"), ("inside.csv", "x\n'1'"), ("a%20b.csv", "x\n'5'"),
    ("a b%20c.csv", "x\n'4'"), ("%C3%A9.csv", "x\n'6'"), ("a.csv?v=1#x", "x\n'1'"), ("../charts/a.csv", "x\n'1'"),
    ("empty.csv", ""), ("empty.jsonl", ""), ("UPPER.CSV", "x\n'8'"),
    // The name that the specification gives tells the format, not the one that a link leads to.
    ("renamed.csv", "x\n'9'"),
  ])
  func filesInside(_ url: String, _ expected: String) throws {
    let folder = try Self.folder()
    let table = try DataTests.table("{\"url\": \"\(url)\"}", folder: folder.path + "/charts")
    #expect(DataTests.text(table) == expected)
  }

  @Test func theFormatThatIsGivenGoesBeforeTheEnding() throws {
    let folder = try Self.folder()
    func text(_ data: String) throws -> String {
      DataTests.text(try DataTests.table(data, folder: folder.path + "/charts"))
    }
    #expect(try text(#"{"url": "plain-text", "format": {"type": "csv"}}"#) == "x\n'9'")
    #expect(try text(#"{"url": "plain-text", "format": {"type": "csv", "parse": {"x": "number"}}}"#) == "x\n9")
    #expect(try text(#"{"url": "deep/b.tsv", "format": {"type": "dsv", "delimiter": "\t"}}"#) == "x|y\n'1'|'2'")
    #expect(try text(#"{"url": "c.jsonl", "format": {"type": "json"}}"#) == "x\n1\n2")
    #expect(try text(#"{"url": "plain", "format": {"property": "[0]"}}"#) == "x\n3")
  }

  @Test func anAbsolutePathInside() throws {
    let folder = try Self.folder()
    let table = try DataTests.table("{\"url\": \"\(folder.path)/charts/a.csv\"}", folder: folder.path + "/charts")
    #expect(table.rowCount == 1)
  }

  private static let allow = "Allow the folder of the file with --allow-data."
  private static let copy = "Download the file into a folder, and name the folder with --allow-data."
  private static let download = "Download the file beside the specification, and name it by its path."

  @Test(arguments: [
    ("../secret.csv", "refused: \"../secret.csv\" leads out of the specification's folder. \(allow)"),
    ("../none.csv", "refused: \"../none.csv\" leads out of the specification's folder. \(allow)"),
    ("deep/../../secret.csv", "refused: \"deep/../../secret.csv\" leads out of the specification's folder. \(allow)"),
    ("%2e%2e/secret.csv", "refused: \"%2e%2e/secret.csv\" leads out of the specification's folder. \(allow)"),
    ("..%2fsecret.csv", "refused: \"..%2fsecret.csv\" leads out of the specification's folder. \(allow)"),
    ("outside.csv", "refused: \"outside.csv\" leads out of the specification's folder. \(allow)"),
    ("up/secret.csv", "refused: \"up/secret.csv\" leads out of the specification's folder. \(allow)"),
    ("/etc/passwd", "refused: \"/etc/passwd\" leads out of the specification's folder. \(allow)"),
    ("/no/such/file", "refused: \"/no/such/file\" leads out of the specification's folder. \(allow)"),
    ("/dev/zero", "refused: \"/dev/zero\" leads out of the specification's folder. \(allow)"),
    ("allowed.json", "refused: \"allowed.json\" leads out of the specification's folder. \(allow)"),
    (
      "data/cars.json",
      """
      broken: no file "data/cars.json" in the specification's folder. \
      If the file is elsewhere, allow its folder with --allow-data.
      """
    ),
    (
      "loop",
      "broken: no file \"loop\" in the specification's folder. If the file is elsewhere, allow its folder with --allow-data."
    ),
    (
      "map.topojson",
      """
      broken /data (line 2): a map of TopoJSON without the object that is drawn, expected its name as feature or mesh.
      """
    ),
    ("deep", "broken: \"deep\" is a folder, expected a file."),
    (".", "broken: \".\" is a folder, expected a file."),
    ("pipe.csv", "refused: \"pipe.csv\" is a pipe or a device, expected a regular file."),
    (
      "https://vega.github.io/vega-datasets/data/cars.json",
      """
      refused: "https://vega.github.io/vega-datasets/data/cars.json" is on the network, \
      and data are never read from there. \(copy)
      """
    ),
    (
      "HTTP://x/a.csv", "refused: \"HTTP://x/a.csv\" is on the network, and data are never read from there. \(copy)"
    ),
    ("ftp://x/a.csv", "refused: \"ftp://x/a.csv\" is on the network, and data are never read from there. \(download)"),
    (
      "//x/a.csv", "refused: \"//x/a.csv\" is on another computer, and data are never read from there. \(download)"
    ),
    (
      "\\\\\\\\x\\\\a.csv",
      "refused: \"\\\\x\\a.csv\" is on another computer, and data are never read from there. \(download)"
    ),
    (
      "file:///etc/passwd",
      "refused: \"file:///etc/passwd\" is a URL. Name the file by its path from the specification's folder."
    ),
    (
      "data:text/csv,a,b",
      "refused: the data are in a data URL. Write them as values, or put them into a file beside the specification."
    ),
    (
      "javascript:alert(1)",
      "refused: \"javascript:alert(1)\" is no path of a file. Name a file by its path from the specification's folder."
    ),
    // The reader of JSON makes a replacement character of it.
    (
      "a\\u0000.csv",
      """
      broken: no file "a\u{FFFD}.csv" in the specification's folder. \
      If the file is elsewhere, allow its folder with --allow-data.
      """
    ),
    ("a%00.csv", "refused: a zero byte in a file's name. Write the name of the file alone."),
    ("empty.json", "broken: empty.json is empty, expected a value of JSON. Check that the whole text is there."),
    (
      "bad.json",
      """
      broken: in bad.json, line 2, character 3, found "}", expected a name in quotes. Take out the comma before it.
      """
    ),
  ])
  func filesThatAreNotRead(_ url: String, _ expected: String) throws {
    let folder = try Self.folder()
    let clock = ContinuousClock()
    var fault = ""
    let time = clock.measure { fault = DataTests.fault("{\"url\": \"\(url)\"}", folder: folder.path + "/charts") }
    #expect(fault.replacing(" /data/url (line 2)", with: "") == expected)
    #expect(time < .seconds(1))
  }

  @Test func standardInputHasNoFolder() throws {
    let folder = try Self.folder()
    #expect(
      DataTests.fault(#"{"url": "a.csv"}"#)
        == """
        refused /data/url (line 2): "a.csv" is a file, and a specification from standard input has no folder. \
        \(Self.allow)
        """)
    #expect(
      DataTests.fault(#"{"url": "b.csv"}"#, allowed: [folder.path + "/charts"])
        == """
        broken /data/url (line 2): no file "b.csv" in the folders allowed. \
        If the file is elsewhere, allow its folder with --allow-data.
        """)
    #expect(
      DataTests.fault(#"{"url": "../b.csv"}"#, allowed: [folder.path + "/charts"])
        == "refused /data/url (line 2): \"../b.csv\" leads out of the folders allowed. \(Self.allow)")
    #expect(try DataTests.table(#"{"url": "a.csv"}"#, allowed: [folder.path + "/charts"]).rowCount == 1)
  }

  /// An allowed folder is one to look into, whether it holds `data/` or is it.
  @Test(arguments: [
    ("more", "data/cars.json"), ("more/data", "data/cars.json"), ("more/data/", "data/cars.json"),
    ("more/data", "./data/cars.json"), ("more/data", "cars.json"), ("more/data", "../more/data/cars.json"),
    ("more/data", "allowed.json"),
  ])
  func allowedFolders(_ allowed: String, _ url: String) throws {
    let folder = try Self.folder()
    let table = try DataTests.table(
      "{\"url\": \"\(url)\"}", folder: folder.path + "/charts", allowed: [folder.path + "/" + allowed])
    #expect(DataTests.text(table) == "x\n7")
  }

  /// `charts-2` is not in `charts`, though its name begins with it.
  @Test func aFolderWithTheSameBeginning() throws {
    let folder = try Self.folder()
    try folder.write("charts-2/a.csv", "x\n1\n")
    #expect(DataTests.fault(#"{"url": "../charts-2/a.csv"}"#, folder: folder.path + "/charts").hasPrefix("refused"))
  }

  @Test func aFileWithoutPermission() throws {
    let folder = try Self.folder()
    chmod(folder.path + "/charts/a.csv", 0)
    guard getuid() != 0 else { return }
    #expect(
      DataTests.fault(#"{"url": "a.csv"}"#, folder: folder.path + "/charts")
        == "broken /data/url (line 2): \"a.csv\" cannot be read (Permission denied).")
  }

  @Test func aFileThatIsTooLarge() throws {
    let folder = try Self.folder()
    // Sparse: it takes no room.
    truncate(folder.path + "/charts/a.csv", off_t(ChartLimits.dataBytes) + 1)
    #expect(
      DataTests.fault(#"{"url": "a.csv"}"#, folder: folder.path + "/charts")
        == "tooLarge /data/url (line 2): \"a.csv\" has more than 500 MB. Put the rows together before.")
  }

  @Test func theSameFileIsReadOnceForEachFormat() throws {
    let folder = try Self.folder()
    let root = try DataTests.node("{}")
    let loader = VegaDataLoader(
      root: root, folders: DataFolders(specification: folder.path + "/charts"), context: VegaContext())
    let plain = try DataTests.node(#"{"url": "a.csv"}"#)
    let parsed = try DataTests.node(#"{"url": "./a.csv", "format": {"parse": {"x": "number"}}}"#)
    #expect(DataTests.text(try loader.table(plain)) == "x\n'1'")
    try folder.write("charts/a.csv", "x\n2\n")
    #expect(DataTests.text(try loader.table(plain)) == "x\n'1'")
    #expect(DataTests.text(try loader.table(parsed)) == "x\n2")
  }
}
