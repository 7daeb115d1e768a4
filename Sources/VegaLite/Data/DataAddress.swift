@_spi(Bytes) import SourceText

/// A `url` of data, told by its form: ChartVoice reads files, and nothing from anywhere else.
enum DataAddress: Equatable {
  /// A path as written, and as it reads with its percent escapes decoded and without what follows `?` or `#`.
  case path([String])
  /// A place on the web, with the name of the file there, if it has one.
  case network(name: String?)
  /// No file: what it is as a clause, and what to do.
  case refused(found: String, remedy: String)

  init(_ text: String) {
    if text.unicodeScalars.contains("\0") {
      self = .refused(found: "a zero byte in a file's name", remedy: "Write the name of the file alone.")
    } else if text.hasPrefix("//") || text.hasPrefix("\\\\") {
      self = Self.elsewhere("\(Wording.quoted(text)) is on another computer")
    } else if let scheme = Self.scheme(of: text) {
      self = Self.withScheme(scheme, text)
    } else {
      self = Self.paths(text)
    }
  }

  private static func paths(_ text: String) -> DataAddress {
    let plain = decoded(text.prefix { $0 != "?" && $0 != "#" })
    guard let plain, plain != text, !plain.isEmpty else { return .path([text]) }
    guard !plain.unicodeScalars.contains("\0") else {
      return .refused(found: "a zero byte in a file's name", remedy: "Write the name of the file alone.")
    }
    return .path([text, plain])
  }

  private static func withScheme(_ scheme: String, _ text: String) -> DataAddress {
    switch scheme {
    case "http", "https": .network(name: fileName(ofURL: text))
    case "ftp", "ftps", "ws", "wss":
      elsewhere("\(Wording.quoted(text)) is on the network")
    case "file":
      .refused(
        found: "\(Wording.quoted(text)) is a URL", remedy: "Name the file by its path from the specification's folder.")
    case "data":
      .refused(
        found: "the data are in a data URL",
        remedy: "Write them as values, or put them into a file beside the specification.")
    default:
      .refused(
        found: "\(Wording.quoted(text)) is no path of a file",
        remedy: "Name a file by its path from the specification's folder.")
    }
  }

  /// The last part of a URL's path, with its percent escapes decoded: the name of one file, and nothing that leads away.
  private static func fileName(ofURL text: String) -> String? {
    let address = text.prefix { $0 != "?" && $0 != "#" }
    let parts = address.split(separator: "/", omittingEmptySubsequences: false)
    // The scheme, nothing between the two slashes, the host, and at least a name.
    guard parts.count >= 4, parts[1].isEmpty, let last = parts.last, let name = decoded(last), !name.isEmpty,
      name != ".", name != "..", !name.utf8.contains(where: { $0 == UInt8(ascii: "/") || $0 == 0 })
    else { return nil }
    return name
  }

  private static func elsewhere(_ found: String) -> DataAddress {
    .refused(
      found: found + ", and data are never read from there",
      remedy: "Download the file beside the specification, and name it by its path.")
  }

  /// What stands before the first colon, in lowercase, if it has the form of a scheme of RFC 3986.
  private static func scheme(of text: String) -> String? {
    let trimmed = text.drop { $0.isWhitespace }
    guard let colon = trimmed.firstIndex(of: ":"), let first = trimmed.utf8.first, first.isLetter else { return nil }
    let scheme = trimmed[..<colon]
    let isScheme = scheme.utf8.allSatisfy { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    return isScheme ? scheme.lowercased() : nil
  }

  /// The text with its percent escapes decoded once; `nil` where they make no UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let value = UInt8(String(Substring(rest.prefix(2))), radix: 16),
        rest.prefix(2).count == 2
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
