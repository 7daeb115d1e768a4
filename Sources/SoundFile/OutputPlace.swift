/// Where a finished file goes: whole under its name, or into a pipe or a device.
struct OutputPlace {
  /// The path as the caller gave it, for messages.
  let path: String
  /// The unfinished file.
  let temporaryPath: String
  /// The unfinished file, open for reading and writing.
  let descriptor: Int32
  private let target: String
  private let isDevice: Bool

  /// Makes the unfinished file: beside a regular file, so that it can be renamed, else in the temporary folder.
  init(path: String) throws(SoundFileError) {
    self.path = path
    let kind = try SoundFileError.telling(.open, of: path) { () throws(SystemCalls.Failure) in
      try SystemCalls.kind(of: path)
    }
    guard kind != .folder, !path.isEmpty, !path.utf8.contains(0) else {
      throw SoundFileError(
        code: .open, path: path, message: "The file cannot be written to \"\(path)\": that is no file.",
        remedy: "Name a file in a folder that is there.")
    }
    let isDevice = kind == .other
    let target = try SoundFileError.telling(.open, of: path) { () throws(SystemCalls.Failure) in
      try isDevice ? path : SystemCalls.resolved(path)
    }
    (self.isDevice, self.target) = (isDevice, target)
    let folder = isDevice ? SystemCalls.temporaryFolder : SystemCalls.folder(of: target)
    // What replaces a file of few readers, or goes elsewhere, is for nobody else to read until then.
    (descriptor, temporaryPath) = try SoundFileError.telling(.open, of: path) { () throws(SystemCalls.Failure) in
      try SystemCalls.makeTemporary(in: folder, isPrivate: kind != .nothing)
    }
    if kind == .regular { SystemCalls.copyPermissions(of: target, to: descriptor) }
  }

  /// Ends the writing: all of it is on the disk then, if it stays there.
  func close() throws(SoundFileError) {
    try SoundFileError.telling(.write, of: path) { () throws(SystemCalls.Failure) in
      do throws(SystemCalls.Failure) {
        if !isDevice { try SystemCalls.sync(descriptor) }
      } catch {
        try? SystemCalls.close(descriptor)
        throw error
      }
      try SystemCalls.close(descriptor)
    }
  }

  /// Puts the finished file in its place; the unfinished one is gone afterwards, whatever happens.
  func commit() throws(SoundFileError) {
    defer { discard() }
    if isDevice { return try copy() }
    try SoundFileError.telling(.rename, of: path) { () throws(SystemCalls.Failure) in
      try SystemCalls.move(temporaryPath, to: target)
    }
  }

  /// Takes the unfinished file away.
  func discard() { SystemCalls.remove(temporaryPath) }

  /// Closes the unfinished file and takes it away.
  func abandon() {
    try? SystemCalls.close(descriptor)
    discard()
  }

  /// Writes the finished file into a pipe or a device.
  private func copy() throws(SoundFileError) {
    let input = try opened(temporaryPath, forReading: true)
    defer { try? SystemCalls.close(input) }
    let output = try opened(target, forReading: false)
    do throws(SoundFileError) {
      try SoundFileError.telling(.write, of: path) { () throws(SystemCalls.Failure) in
        try SystemCalls.copy(input, to: output)
      }
    } catch {
      try? SystemCalls.close(output)
      throw error
    }
    try SoundFileError.telling(.write, of: path) { () throws(SystemCalls.Failure) in try SystemCalls.close(output) }
  }

  private func opened(_ place: String, forReading: Bool) throws(SoundFileError) -> Int32 {
    try SoundFileError.telling(.open, of: path) { () throws(SystemCalls.Failure) in
      try SystemCalls.open(place, forReading: forReading)
    }
  }
}
