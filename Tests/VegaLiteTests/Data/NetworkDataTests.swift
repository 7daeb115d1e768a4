import Foundation
import Testing

@testable import VegaLite

/// Data on the network: never fetched, but read from a folder allowed that has the file.
@Suite struct NetworkDataTests {
  private static func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write("charts/own.csv", "x\n0\n")
    try folder.write("charts/data/own.csv", "x\n0\n")
    try folder.write("more/a.csv", "x\n1\n")
    try folder.write("more/data/b.csv", "x\n2\n")
    try folder.write("more/data/a.csv", "x\n3\n")
    try folder.write("more/e f.csv", "x\n4\n")
    try folder.write("more/folder.csv/a", "")
    try folder.write("more/deep/d.csv", "x\n5\n")
    try folder.write("secret.csv", "x\n9\n")
    try folder.link("more/out.csv", to: "../secret.csv")
    mkfifo(folder.path + "/more/pipe.csv", 0o600)
    return folder
  }

  @Test(arguments: [
    ("https://x.org/data/a.csv", "a.csv", "x\n'1'"), ("http://x.org/b.csv", "b.csv", "x\n'2'"),
    ("HTTPS://x.org/v1/b.csv?raw=1#top", "b.csv", "x\n'2'"), ("https://x.org/e%20f.csv", "e f.csv", "x\n'4'"),
  ])
  func aCopyIsRead(_ url: String, _ name: String, _ expected: String) throws {
    let folder = try Self.folder()
    let context = VegaContext()
    let table = try DataTests.table(
      "{\"url\": \"\(url)\"}", folder: folder.path + "/charts", allowed: [folder.path + "/more"], context: context)
    #expect(DataTests.text(table) == expected)
    #expect(
      context.warnings.map { DataTests.text($0) } == [
        "refused /data/url (line 2): \"\(url)\" is on the network; read \"\(name)\" from the folder allowed instead."
      ])
  }

  @Test(arguments: [
    "https://x.org/none.csv", "https://x.org/own.csv", "https://x.org/d.csv", "https://x.org/out.csv",
    "https://x.org/folder.csv", "https://x.org/pipe.csv", "https://x.org/%2e%2e%2fsecret.csv", "https://x.org/..",
    "https://x.org/", "https://a.csv", "https:a.csv", "https:/x/a.csv",
  ])
  func withoutACopyItIsRefused(_ url: String) throws {
    let folder = try Self.folder()
    let fault = DataTests.fault(
      "{\"url\": \"\(url)\"}", folder: folder.path + "/charts", allowed: [folder.path + "/more"])
    #expect(
      fault == """
        refused /data/url (line 2): "\(url)" is on the network, and data are never read from there. \
        Download the file into a folder, and name the folder with --allow-data.
        """)
  }
}
