/// What a person sets once, so that every chart obeys: a profile, a voice, and keys.
public struct ProfileSettings: Sendable, Equatable {
  /// What is said, and in which order.
  public var profile = Profile()
  /// The verbosity from which the roles start.
  public var verbosity = Verbosity.standard
  /// Whether marks say their value first.
  public var valueFirst = false
  /// The file of a voice, as the settings name it; `nil` for the English one.
  public var voice: String?
  /// The keys with which one walks a chart.
  public var keys = KeyMap()

  /// What is set where nobody sets anything.
  public init() {}

  /// The same at a verbosity for all roles, with its tokens in place of those that were set.
  public func at(_ verbosity: Verbosity) -> ProfileSettings {
    var settings = self
    settings.verbosity = verbosity
    settings.profile = Profile(verbosity, valueFirst: valueFirst)
    return settings
  }

  /// The same with the value of a mark first, or not.
  ///
  /// Taking it back gives marks the order of their preset; tokens that were set in another order lose it.
  public func with(valueFirst: Bool) -> ProfileSettings {
    guard valueFirst != self.valueFirst else { return self }
    var settings = self
    settings.valueFirst = valueFirst
    if valueFirst {
      settings.profile.mark.putValueFirst()
    } else {
      let tokens = settings.profile.mark.tokens
      settings.profile.mark.tokens = MarkToken.allCases.filter(tokens.contains)
    }
    return settings
  }
}
