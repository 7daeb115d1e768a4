import SourceText

/// What changed since a revision of git, repository by repository.
final class ChangedLines {
  private let revision: String
  private let git = GitProgram.found
  /// By the folder in which a repository begins.
  private var repositories: [String: Result<GitRepository, RevisionError>] = [:]
  /// What is said of all files outside of repositories: one sentence, however many there are.
  private var outside: RevisionError?

  init(since revision: String) { self.revision = revision }

  /// The repository of a file.
  ///
  /// - Throws: `RevisionError` where there is no git, no repository, or no such revision in it.
  func repository(of path: String) throws(RevisionError) -> GitRepository {
    guard let git else { throw .noProgram }
    guard let folder = Self.start(PathNames.folder(of: PathNames.whole(path))) else {
      let error = outside ?? .noRepository(path)
      outside = error
      throw error
    }
    if let known = repositories[folder] { return try known.get() }
    let result = Result { () throws(RevisionError) in try GitRepository(git, in: folder, since: revision) }
    repositories[folder] = result
    return try result.get()
  }

  /// The nearest folder above that has a `.git`.
  private static func start(_ folder: String) -> String? {
    var folder = folder
    while !FileIdentity.isThere((folder == "/" ? "" : folder) + "/.git") {
      guard folder != "/", folder != "." else { return nil }
      folder = PathNames.folder(of: folder)
    }
    return folder
  }
}

/// Why nothing is known of changes.
enum RevisionError: UserFacingFailure, CustomStringConvertible {
  case noProgram
  /// By the file.
  case noRepository(String)
  /// By the folder of the repository.
  case unreadable(String)
  case unknown(String)

  var description: String {
    switch self {
    case .noProgram: "--changed-since asks git, which is not installed. Install it, or leave the option out."
    case .noRepository(let path):
      "\(path.escapingControls) is in no repository of git, so its changes are not known. Leave --changed-since out."
    case .unreadable(let folder):
      "\(folder.escapingControls): git does not say what changed in this repository. See what \"git status\" says there."
    case .unknown(let revision):
      "There is no revision \"\(revision.escapingControls)\". Name a branch, a tag or a commit, and fetch it before."
    }
  }
}
