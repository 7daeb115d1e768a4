/// The folders that a specification may read data from: its own, and those that the reader of the chart allows.
///
/// A specification comes from anywhere, so it must not lead to other files of the one who reads it: what counts is where
/// a path leads after all symbolic links.
struct DataFolders: Sendable {
  /// The folder of the specification, or `nil` where it comes from standard input.
  private let own: String?
  private let allowed: [String]
  /// All of them without symbolic links.
  private let roots: [String]

  /// `allowed` are the folders of `--allow-data`.
  init(specification: String?, allowed: [String] = []) {
    own = specification.map { $0.isEmpty ? "." : $0 }
    self.allowed = allowed
    roots = ([own].compactMap { $0 } + allowed).compactMap { DataFile.resolved($0) }
  }

  /// What a path in a specification leads to.
  enum Finding: Equatable {
    /// A file, by its path without symbolic links.
    case file(String)
    /// Nothing in any of the folders.
    case missing
    /// Something outside, or that would be outside if it were there.
    case outside
  }

  /// Whether there is any folder to look into.
  var isEmpty: Bool { own == nil && allowed.isEmpty }
  var hasOwn: Bool { own != nil }

  /// The first of all places that a path could mean where there is something.
  func find(_ path: String) -> Finding {
    var leadsOut = false
    for candidate in candidates(path) {
      guard let found = DataFile.resolved(candidate) else { continue }
      if contains(found) { return .file(found) }
      leadsOut = true
    }
    // Whether something is there must not be told of places outside: what leads up is outside, found or not.
    return leadsOut || path.hasPrefix("/") || Self.leadsUp(path) ? .outside : .missing
  }

  /// The path in the specification's folder, then in each folder that is allowed; `data/cars.json` is also looked for in
  /// an allowed folder that is itself called `data`.
  private func candidates(_ path: String) -> [String] {
    guard !path.hasPrefix("/") else { return [path] }
    var candidates = own.map { [$0 + "/" + path] } ?? []
    let parts = path.split(separator: "/").drop { $0 == "." }
    for folder in allowed {
      candidates.append(folder + "/" + path)
      guard parts.count > 1, let root = DataFile.resolved(folder), root.split(separator: "/").last == parts.first else {
        continue
      }
      candidates.append(folder + "/" + parts.dropFirst().joined(separator: "/"))
    }
    return candidates
  }

  /// The file of this name in a folder allowed, or in the folder `data` in it: what stands in for one on the network.
  func copy(named name: String) -> String? {
    let candidates = allowed.flatMap { [$0 + "/" + name, $0 + "/data/" + name] }
    return candidates.lazy.compactMap { DataFile.resolved($0) }.first { contains($0) && DataFile.isRegular($0) }
  }

  private func contains(_ path: String) -> Bool {
    roots.contains { root in
      let folder = root.hasSuffix("/") ? root : root + "/"
      return path == root || path.utf8.starts(with: folder.utf8)
    }
  }

  /// Whether `..` leads above where the path begins.
  private static func leadsUp(_ path: String) -> Bool {
    var depth = 0
    for part in path.split(separator: "/") where part != "." {
      depth += part == ".." ? -1 : 1
      if depth < 0 { return true }
    }
    return false
  }
}
