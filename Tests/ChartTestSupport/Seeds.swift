import Foundation

/// Which of the cases that are made from seeds a test takes.
public enum Seeds {
  /// Whether tests take all of them, as the long tier does: `CHARTVOICE_SEEDS=all`.
  public static let areAll = ProcessInfo.processInfo.environment["CHARTVOICE_SEEDS"] == "all"

  /// All cases in the long tier, else the first and every so many-th behind it.
  ///
  /// - Parameter step: One that shares no divisor with what is made of a seed in turn, so that every kind is among them.
  public static func some<Case>(_ cases: some Collection<Case>, oneIn step: Int) -> [Case] {
    areAll ? Array(cases) : cases.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
  }
}
