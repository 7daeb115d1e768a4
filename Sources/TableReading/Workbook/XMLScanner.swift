/// Reads the tags and texts of XML one after the other, as far as workbooks need it: no entities of a document's own.
struct XMLScanner {
  enum Event: Equatable {
    /// The local name and the attributes by their local names.
    case start(String, [String: String])
    case end(String)
    case text(String)
  }

  /// The text is not well-formed, or has a document type.
  struct Fault: Error {}

  private let bytes: [UInt8]
  private var index = 0
  /// The end that an empty tag brings.
  private var pendingEnd: String?
  /// The tags that are open, outermost first.
  private var open: [String] = []
  private let root: String

  /// - Parameter root: the local name that the outermost tag must have.
  init(_ bytes: [UInt8], root: String) { (self.bytes, self.root) = (bytes, root) }

  /// What comes next; `nil` at the end, where every tag is closed.
  mutating func next() throws(Fault) -> Event? {
    if let name = pendingEnd {
      pendingEnd = nil
      return try closing(name)
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else { return .text(try text()) }
      if starts(with: "<!--") { try skip(past: "-->"); continue }
      if starts(with: "<?") { try skip(past: "?>"); continue }
      if starts(with: "<![CDATA[") { return .text(try rawText()) }
      if starts(with: "<!") { throw Fault() }
      return try tag()
    }
    guard open.isEmpty, hasRoot else { throw Fault() }
    return nil
  }

  private var hasRoot = false

  private mutating func opening(_ name: String, _ attributes: [String: String]) throws(Fault) -> Event {
    if open.isEmpty {
      guard !hasRoot, name == root else { throw Fault() }
      hasRoot = true
    }
    open.append(name)
    return .start(name, attributes)
  }

  private mutating func closing(_ name: String) throws(Fault) -> Event {
    guard open.popLast() == name else { throw Fault() }
    return .end(name)
  }

  // MARK: Texts

  private mutating func text() throws(Fault) -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { index += 1 }
    return try Self.decoded(bytes[start..<index])
  }

  private mutating func rawText() throws(Fault) -> String {
    index += 9
    let start = index
    try skip(past: "]]>")
    return String(decoding: bytes[start..<index - 3], as: UTF8.self)
  }

  /// A text with its references resolved.
  static func decoded(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var (text, rest) = ("", bytes)
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      text += String(decoding: rest[rest.startIndex..<start], as: UTF8.self)
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ";")) else { throw Fault() }
      text += try character(String(decoding: rest[(start + 1)..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    return text + String(decoding: rest, as: UTF8.self)
  }

  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private static func character(_ name: String) throws(Fault) -> String {
    if let known = names[name] { return known }
    let isHex = name.hasPrefix("#x")
    let code = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
    guard name.hasPrefix("#"), let scalar = code.flatMap(Unicode.Scalar.init) else { throw Fault() }
    return String(Character(scalar))
  }

  // MARK: Tags

  private mutating func tag() throws(Fault) -> Event {
    index += 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    let name = name()
    guard !name.isEmpty else { throw Fault() }
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      guard index < bytes.count else { throw Fault() }
      if bytes[index] == UInt8(ascii: ">") {
        index += 1
        return isEnd ? try closing(name) : try opening(name, attributes)
      }
      if starts(with: "/>") {
        index += 2
        pendingEnd = name
        return try opening(name, attributes)
      }
      let key = self.name()
      guard !key.isEmpty else { throw Fault() }
      attributes[key] = try value()
    }
  }

  private mutating func value() throws(Fault) -> String {
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { throw Fault() }
    index += 1
    skipBlanks()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
      throw Fault()
    }
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote { index += 1 }
    guard index < bytes.count else { throw Fault() }
    defer { index += 1 }
    return try Self.decoded(bytes[start..<index])
  }

  /// A name without the prefix of its namespace.
  private mutating func name() -> String {
    let start = index
    while index < bytes.count, !" \t\r\n/>=".utf8.contains(bytes[index]) { index += 1 }
    let name = bytes[start..<index]
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while index < bytes.count, " \t\r\n".utf8.contains(bytes[index]) { index += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  private mutating func skip(past text: String) throws(Fault) {
    while index < bytes.count {
      if starts(with: text) {
        index += text.utf8.count
        return
      }
      index += 1
    }
    throw Fault()
  }
}
