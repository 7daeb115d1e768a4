import SourceText
import TOMLKit

/// The keys of one table of a profile, with errors that say where they stand.
struct ProfileFields {
  let file: String
  let text: String
  let table: TOMLTable
  /// The name of the table; `nil` for the top of the file.
  let name: String?

  /// What stands below a key that must be a table; `nil` where there is none.
  func fields(of key: String) throws(ProfileError) -> ProfileFields? {
    guard let value = table[key] else { return nil }
    guard let inner = value.table else {
      throw failure(at: key, "\(key) must be a table: [\(key)], with its keys below.")
    }
    return ProfileFields(file: file, text: text, table: inner, name: key)
  }

  /// Refuses the first key, in the order of their names, that is not one of those allowed.
  func allow(_ keys: [String]) throws(ProfileError) {
    guard let unknown = table.keys.sorted().first(where: { !keys.contains($0) }) else { return }
    let place = name.map { "[\($0)]" } ?? "The top"
    throw failure(at: unknown, "\(place) has no key \(Self.quoted(unknown)). \(Self.remedy(unknown, keys))")
  }

  func verbosity() throws(ProfileError) -> Verbosity? {
    guard let found = try text("verbosity") else { return nil }
    guard let verbosity = Verbosity(rawValue: found) else {
      let remedy = Self.remedy(found, Verbosity.allCases.map(\.rawValue))
      throw failure(at: "verbosity", "\(Self.quoted(found)) is not a verbosity. \(remedy)")
    }
    return verbosity
  }

  func text(_ key: String) throws(ProfileError) -> String? {
    guard let value = table[key] else { return nil }
    guard let text = value.string else { throw failure(at: key, "\(key) must be a text in quotes.") }
    return text
  }

  func flag(_ key: String) throws(ProfileError) -> Bool? {
    guard let value = table[key] else { return nil }
    guard let flag = value.bool else { throw failure(at: key, "\(key) must be true or false, without quotes.") }
    return flag
  }

  func tokens<Token: ProfileToken>(_ key: String) throws(ProfileError) -> [Token]? {
    guard let value = table[key] else { return nil }
    guard let array = value.array, array.count <= Self.mostTokens else {
      throw failure(at: key, "\(key) must be a list of texts: [\"value\"].")
    }
    var tokens: [Token] = []
    for element in array {
      guard let found = element.string else {
        throw failure(at: key, "\(key) must be a list of texts: [\"value\"].")
      }
      guard let token = Token(rawValue: found) else {
        let remedy = Self.remedy(found, Token.allCases.map(\.rawValue))
        throw failure(at: key, "\(Self.quoted(found)) is not a token of [\(name ?? "")]. \(remedy)")
      }
      guard !tokens.contains(token) else { throw failure(at: key, "\(Self.quoted(found)) is there twice.") }
      tokens.append(token)
    }
    return tokens
  }

  private static let mostTokens = 100

  // MARK: Errors

  /// An error at a key of this table, or at a table.
  func failure(at key: String, _ message: String) -> ProfileError {
    ProfileError(file: file, line: line(of: key), message: message)
  }

  private static func quoted(_ text: String) -> String { "\"\(text.spoken)\"" }

  private static func remedy(_ found: String, _ allowed: [String]) -> String {
    if let near = NearestNames.nearest(to: found, among: allowed) { return "Did you mean \(quoted(near))?" }
    return "Give one of: " + allowed.joined(separator: ", ") + "."
  }

  /// The line of a key as it is commonly written; `nil` where it is written in another way.
  private func line(of key: String) -> Int? {
    var current: String?
    for (number, line) in text.components(separatedBy: "\n").enumerated() {
      let content = line.trimmed
      if content.hasPrefix("[") {
        current = content.dropFirst().prefix { $0 != "]" }.trimmed
        if name == nil, current == key { return number + 1 }
      } else if current == name, Self.isLine(content, of: key) {
        return number + 1
      }
    }
    return nil
  }

  /// Whether a line gives a key its value; names of keyboard keys stand in quotes.
  private static func isLine(_ content: String, of key: String) -> Bool {
    [key, "\"\(key)\"", "'\(key)'", "\"\\\(key)\""].contains { written in
      content.hasPrefix(written) && content.dropFirst(written.count).trimmed.hasPrefix("=")
    }
  }
}
