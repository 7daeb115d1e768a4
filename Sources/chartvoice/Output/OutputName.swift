import ArgumentParser

/// What somebody calls a file that is written.
enum OutputName {
  /// Refuses a hyphen: it means standard input where files are read, and would be the name of a file here.
  ///
  /// - Parameter option: An option whose file is read again, as a state is; `nil` for what a pipe can take, too.
  static func check(_ name: String, of option: String? = nil) throws {
    guard name == "-" else { return }
    let remedy = option.map { "Name another file with \($0)" } ?? "Name /dev/stdout for standard output"
    throw ValidationError("\"-\" would be a file of that name. \(remedy), or ./- for the file.")
  }
}
