#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why liblouis did not translate, with a remedy.
struct LiblouisError: UserFacingFailure, CustomStringConvertible {
  var reason: String

  var description: String { "lou_translate: \(reason) Check the installation of liblouis, or take it out of PATH." }
}

/// The program of liblouis that translates text to braille, run as a person would: it is never linked.
struct Liblouis {
  private let program: String
  private let table: String

  /// The program in the folders of PATH; `nil` where none has it.
  ///
  /// - Parameter contracted: whether words are contracted, as grade 2 of Unified English Braille does.
  init?(contracted: Bool) {
    guard let path = Self.variable("PATH") else { return nil }
    // Folders without a name, and those below wherever one happens to be, are passed over.
    let folders = path.split(separator: ":").filter { $0.hasPrefix("/") }
    let places: [String] = folders.map { String($0) + "/lou_translate" }
    guard let program = places.first(where: { access($0, X_OK) == 0 && !FileIdentity.isFolder($0) }) else { return nil }
    self.program = program
    table = contracted ? "unicode.dis,en-ueb-g2.ctb" : "unicode.dis,en-ueb-g1.ctb"
  }

  /// A line of braille patterns for each line of text.
  func translated(_ lines: [String]) throws -> [String] {
    guard !lines.isEmpty else { return [] }
    guard let input = tmpfile(), let output = tmpfile() else { throw LiblouisError(reason: Self.fault(errno)) }
    defer {
      fclose(input)
      fclose(output)
    }
    try Descriptor(number: fileno(input), name: "temporary file").write(Array(Self.input(lines).utf8))
    rewind(input)
    try run(input: fileno(input), output: fileno(output))
    rewind(output)
    return try Self.lines(of: output)
  }

  /// Lines as the program reads them: a backslash begins an escape sequence there, and one that it does not know takes the
  /// rest of its line with it.
  private static func input(_ lines: [String]) -> String {
    lines.map { $0.replacing("\\", with: "\\\\") + "\n" }.joined()
  }

  // MARK: Running

  /// Files, not pipes, stand at both ends, so that neither side can wait for the other.
  private func run(input: Int32, output: Int32) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    var process = pid_t()
    let started = Self.withStrings([program, "--forward", table]) { arguments in
      Self.withStrings(Self.environment) { posix_spawn(&process, program, &actions, nil, arguments, $0) }
    }
    guard started == 0 else { throw LiblouisError(reason: Self.fault(started)) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw LiblouisError(reason: Self.fault(errno)) }
    }
    guard status == 0 else { throw LiblouisError(reason: "it ended with an error.") }
  }

  /// What the program needs to know; its text is UTF-8 whatever the machine's language is.
  private static var environment: [String] {
    ["PATH", "HOME", "LOUIS_TABLEPATH"].compactMap { name in variable(name).map { name + "=" + $0 } }
      + ["LC_ALL=C.UTF-8"]
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Strings as C takes a list of them, with a null at the end.
  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  private static func lines(of file: UnsafeMutablePointer<FILE>) throws -> [String] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&block, 1, block.count, file)
      guard count > 0 else { break }
      bytes.append(contentsOf: block[..<count])
    }
    guard ferror(file) == 0, let text = String(validating: bytes, as: UTF8.self) else {
      throw LiblouisError(reason: "what it wrote is not UTF-8 text.")
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }

  private static func fault(_ number: Int32) -> String { String(cString: strerror(number)).lowercased() + "." }
}
