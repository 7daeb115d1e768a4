#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whole paths, and paths from one folder to a file.
enum PathNames {
  /// The whole path without links; `nil` for what is not there.
  static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }

  /// The whole path of a file that may not be there yet, in a folder that is.
  static func whole(_ path: String) -> String {
    if let real = real(path) { return real }
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    return (real(folder(of: path)) ?? folder(of: path)) + "/" + name
  }

  /// The folder of a path as it is written.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The path of a file from a folder, both whole: `../charts/a.txt`.
  static func path(of file: String, from folder: String) -> String {
    let (names, start) = (file.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(names, start).prefix { $0 == $1 }.count { _ in true }
    return (start.dropFirst(shared).map { _ in ".." } + names.dropFirst(shared).map(String.init)).joined(separator: "/")
  }

  /// A whole path as messages call it: from the folder where one is, if it lies there.
  static func shown(_ path: String) -> String {
    guard let here = real("."), path.hasPrefix(here + "/") else { return path }
    return String(path.dropFirst(here.count + 1))
  }
}
