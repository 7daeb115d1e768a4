extension ExternalProgram {
  /// The one of a name in the folder of the running program, as programs that were installed together are; `nil` where there is
  /// none.
  init?(beside name: String) {
    guard let own = Self.running else { return nil }
    self.init(at: PathNames.folder(of: own) + "/" + name)
  }

  /// The running program, links resolved: by what the system says, else by the name that it was started with.
  private static var running: String? {
    if let path = PathNames.real("/proc/self/exe") { return path }
    guard let name = CommandLine.arguments.first else { return nil }
    return PathNames.real(name.contains("/") ? name : ExternalProgram(named: [name])?.path ?? name)
  }
}
