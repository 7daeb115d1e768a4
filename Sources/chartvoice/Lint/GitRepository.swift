/// A repository as it is now, held against one of its revisions.
struct GitRepository {
  private let git: GitProgram
  /// Its first folder, as git calls it.
  private let top: String
  /// The revision by its hash, which no option of git looks like.
  private let commit: String
  /// The files that are not as they were, by their paths from its first folder: those that were moved with their earlier path.
  private let changed: [String: String?]

  /// - Parameters:
  ///   - folder: A folder in it.
  ///   - revision: A name of a commit.
  init(_ git: GitProgram, in folder: String, since revision: String) throws(RevisionError) {
    self.git = git
    do throws(ProgramFailure) {
      top = try git.line(["rev-parse", "--show-toplevel"], in: folder)
    } catch { throw .unreadable(folder) }
    commit = try Self.commit(revision, git, top)
    let names: [UInt8]
    do throws(ProgramFailure) {
      names = try git.output(
        ["diff", "--name-status", "-z", "--no-relative"] + Self.plain + [commit, "--"], in: top)
    } catch { throw .unreadable(folder) }
    guard let changed = Self.changed(names) else { throw .unreadable(folder) }
    self.changed = changed
  }

  private static let plain = [
    "--no-color", "--no-ext-diff", "--no-textconv", "--find-renames", "--ignore-submodules=all",
  ]

  private static func commit(_ revision: String, _ git: GitProgram, _ top: String) throws(RevisionError) -> String {
    guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.utf8.contains(0),
      let name = try? git.line(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: top),
      name.count >= 40, name.allSatisfy(\.isHexDigit)
    else { throw .unknown(revision) }
    return name
  }

  /// The files of a list of letters and paths, each with a zero behind it; what was moved or copied has two paths.
  ///
  /// `nil` for what is no such list: files that are missing from it would count as unchanged.
  static func changed(_ list: [UInt8]) -> [String: String?]? {
    guard list.last ?? 0 == 0 else { return nil }
    var changed: [String: String?] = [:]
    var rest = list.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    while let status = rest.popFirst() {
      guard isStatus(status), let path = rest.popFirst() else { return nil }
      guard status.hasPrefix("R") || status.hasPrefix("C") else {
        changed[path] = .some(nil)
        continue
      }
      guard let now = rest.popFirst() else { return nil }
      changed[now] = .some(path)
    }
    return changed
  }

  /// A letter, and behind those of moves a number.
  private static func isStatus(_ text: String) -> Bool {
    guard let letter = text.first else { return false }
    return "ACDMRTUXB".contains(letter) && text.dropFirst().allSatisfy { "0123456789".contains($0) }
  }

  /// The lines of a file in it that changed: all of a file that git does not keep.
  func changes(of file: String) throws(RevisionError) -> LineChanges {
    let path = PathNames.path(of: PathNames.whole(file), from: top)
    let text: [UInt8]
    do throws(ProgramFailure) {
      guard try isKept(path) else { return .all }
      guard let earlier = changed[path] else { return LineChanges() }
      let names = ([earlier].compactMap { $0 } + [path]).map { ":(top,literal)" + $0 }
      text = try git.output(
        ["diff", "--unified=0", "--inter-hunk-context=0", "--text"] + Self.plain + [commit, "--"] + names, in: top)
    } catch { throw .unreadable(top) }
    guard let changes = LineChanges(unified: text) else { throw .unreadable(top) }
    return changes
  }

  private func isKept(_ path: String) throws(ProgramFailure) -> Bool {
    try !git.output(["ls-files", "-z", "--", ":(top,literal)" + path], in: top).isEmpty
  }
}
