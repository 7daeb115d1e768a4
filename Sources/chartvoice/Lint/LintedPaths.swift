import ChartLint

/// The files that paths on the command line mean: files as they are, folders with all files in them that may hold texts of charts, but
/// for links.
struct LintedPaths {
  /// The files in the order of the paths, each once; those of a folder by their names.
  private(set) var files: [(path: String, isNamed: Bool)] = []
  /// Folders that could not be read.
  private(set) var faults: [TextFileError] = []
  /// By their bytes: one name in two Unicode forms may be two files.
  private var seen: Set<[UInt8]> = []
  /// How deep folders may lie in each other.
  private static let mostFolders = 100

  init(_ paths: [String]) {
    for path in paths {
      if FileIdentity.isFolder(path) { walk(path, depth: 0) } else { add(path, isNamed: true) }
    }
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    if seen.insert(Array(PathNames.whole(path).utf8)).inserted { files.append((path, isNamed)) }
  }

  private mutating func walk(_ folder: String, depth: Int) {
    guard depth < Self.mostFolders, let names = Folder.names(in: folder) else {
      faults.append(TextFileError(path: folder, reason: "the folder could not be read."))
      return
    }
    // Servers know files of the folder where one is by their names alone.
    let start = folder == "." || folder == "./" ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    for name in names.sorted() where !name.hasPrefix(".") && name != "node_modules" {
      let path = start + name
      // A link may lead back to where we come from, or to a file elsewhere, which nobody named and --fix would change.
      if FileIdentity.isLink(path) { continue }
      if FileIdentity.isFolder(path) {
        walk(path, depth: depth + 1)
      } else if Self.mayHaveTexts(name), !FileIdentity.isSpecial(path) {
        add(path, isNamed: false)
      }
    }
  }

  /// By name alone; whether other JSON is a chart is seen when it is read. Few texts in a folder are labels: those are named.
  private static func mayHaveTexts(_ name: String) -> Bool {
    InputKind.kind(ofFile: name).map { $0 != .text } ?? name.lowercased().hasSuffix(".json")
  }
}
