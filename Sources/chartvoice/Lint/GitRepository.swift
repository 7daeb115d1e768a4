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
    do throws(ProgramFailure) {
      let names = try git.output(
        ["diff", "--name-status", "-z", "--no-relative"] + Self.plain + [commit, "--"], in: top)
      changed = Self.changed(names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
    } catch { throw .unreadable(folder) }
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

  /// The files of a list of letters and paths; what was moved or copied has two.
  private static func changed(_ fields: [String]) -> [String: String?] {
    var changed: [String: String?] = [:]
    var rest = fields[...]
    while let status = rest.popFirst(), let path = rest.popFirst() {
      if status.hasPrefix("R") || status.hasPrefix("C"), let now = rest.popFirst() {
        changed[now] = .some(path)
      } else {
        changed[path] = .some(nil)
      }
    }
    return changed
  }

  /// The lines of a file in it that changed: all of a file that git does not keep.
  func changes(of file: String) throws(RevisionError) -> LineChanges {
    let path = PathNames.path(of: PathNames.whole(file), from: top)
    do throws(ProgramFailure) {
      guard try isKept(path) else { return .all }
      guard let earlier = changed[path] else { return LineChanges() }
      let names = ([earlier].compactMap { $0 } + [path]).map { ":(top,literal)" + $0 }
      let text = try git.output(
        ["diff", "--unified=0", "--inter-hunk-context=0", "--text"] + Self.plain + [commit, "--"] + names, in: top)
      return LineChanges(unified: text)
    } catch { throw .unreadable(top) }
  }

  private func isKept(_ path: String) throws(ProgramFailure) -> Bool {
    try !git.output(["ls-files", "-z", "--", ":(top,literal)" + path], in: top).isEmpty
  }
}
