extension ToughCase {
  /// The rows under "Injections".
  static let injections =
    injectedNames + injectedAlike + injectedMarkup + injectedCells + injectedCommands + injectedPaths
}
