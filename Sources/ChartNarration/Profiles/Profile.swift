/// How much a person wants to hear, of what, and in which order: for a chart, its focus groups and its marks.
///
/// A preset says what most readers want; from there each role is changed by itself.
///
/// ```swift
/// var profile = Profile(.standard)
/// profile.mark.tokens.append(.change)  // "June 2: 2,600 steps, 300 more than June 1"
/// ```
public struct Profile: Sendable, Equatable {
  /// What is said of one role.
  public struct Role<Token: ProfileToken>: Sendable, Equatable {
    /// How long each token is said, and what the tokens of the preset are.
    public var verbosity: Verbosity
    /// What is said, in this order; each token once.
    public var tokens: [Token]

    /// The preset of a verbosity.
    public init(_ verbosity: Verbosity) {
      self.verbosity = verbosity
      tokens = Token.tokens(verbosity)
    }

    /// Whether a token is said.
    public func says(_ token: Token) -> Bool { tokens.contains(token) }
  }

  /// What is said of the whole chart.
  public var chart: Role<ChartToken>
  /// What is said of a focus group.
  public var group: Role<GroupToken>
  /// What is said of a mark.
  public var mark: Role<MarkToken>
  /// Whether every number is hidden, for data that others must not hear.
  public var hidesNumbers = false

  /// A preset for all roles.
  ///
  /// - Parameter valueFirst: whether a mark says its value before its place: `7,204 steps, June 1`.
  public init(_ verbosity: Verbosity = .standard, valueFirst: Bool = false) {
    chart = Role(verbosity)
    group = Role(verbosity)
    mark = Role(verbosity)
    if valueFirst { mark.putValueFirst() }
  }

  /// The same with all numbers.
  var withoutMask: Profile {
    var profile = self
    profile.hidesNumbers = false
    return profile
  }

  /// How much is said of the chart.
  public var verbosity: Verbosity { chart.verbosity }
}

extension Profile.Role where Token == MarkToken {
  /// Says the value, with its total and its share, before everything else.
  public mutating func putValueFirst() {
    let first: [MarkToken] = [.value, .total, .share, .topShare]
    tokens = tokens.filter(first.contains) + tokens.filter { !first.contains($0) }
  }
}

extension Profile.Role where Token == MarkToken {
  /// Whether a label tells how its mark stands among the others.
  var comparesMarks: Bool { tokens.contains { [.change, .mean, .rank, .quartile].contains($0) } }
}
