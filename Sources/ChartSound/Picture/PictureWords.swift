/// The words of a picture of a score, as the language of its reader has them.
public struct PictureWords: Sendable {
  /// Above the picture.
  public var title: String
  /// What a screen reader says of the picture after its title.
  public var description: String
  /// The code of the language, such as `en`.
  public var language: String
  /// The name of the axis of time, with its unit.
  public var time: String
  /// The name of the axis of pitch, with its unit.
  public var pitch: String
  /// What each kind of note is called; of values `value` tells it.
  public var roles: [NoteRole: String]
  /// What the notes of values are called that an instrument plays.
  public var value: @Sendable (_ instrument: String) -> String
  /// The text for the id of a group or a mark; without one it has no name.
  public var label: @Sendable (_ id: String) -> String?

  /// The words from their parts.
  public init(
    title: String, description: String, language: String, time: String, pitch: String, roles: [NoteRole: String],
    value: @escaping @Sendable (_ instrument: String) -> String,
    label: @escaping @Sendable (_ id: String) -> String?
  ) {
    (self.title, self.description, self.language) = (title, description, language)
    (self.time, self.pitch, self.roles) = (time, pitch, roles)
    (self.value, self.label) = (value, label)
  }
}
