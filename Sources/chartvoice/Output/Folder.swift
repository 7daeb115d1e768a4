#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Folders of the file system.
enum Folder {
  /// The names of what is in a folder, in no order; `nil` where it cannot be read.
  static func names(in path: String) -> [String]? {
    guard let stream = opendir(path) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Makes a folder, and those above it, where they are not there and can be made.
  static func make(_ path: String) {
    let above = PathNames.folder(of: path)
    if above != path, !FileIdentity.isFolder(above) { make(above) }
    mkdir(path, 0o777)
  }
}
