#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A source as it lies on the disk.
struct SourceFile {
  /// The text, in UTF-8 without the mark at its beginning that says so.
  let text: [UInt8]
  /// How many bytes of the file come before the text: three where it has that mark.
  let textStart: Int

  /// The longest file that is read, as by ChartVoice: 256 MiB.
  private static let longest = 1 << 28
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Takes the bytes of a file.
  init(_ bytes: [UInt8]) {
    textStart = bytes.starts(with: Self.mark) ? Self.mark.count : 0
    text = Array(bytes.dropFirst(textStart))
  }

  /// Reads a regular file; from a pipe nothing may ever come.
  static func read(_ path: String) throws(SourceTexts.Fault) -> SourceFile {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unread(SystemFault(number: errno)) }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw .init(message: "This is no regular file. Name one that is.")
    }
    let bytes: [UInt8]
    do throws(SystemFault) {
      bytes = try Descriptor(number: descriptor).bytes(atMost: longest)
    } catch { throw unread(error) }
    guard bytes.count <= longest else { throw .init(message: "This file is longer than 256 MiB. Lint it in parts.") }
    return SourceFile(bytes)
  }

  private static func unread(_ fault: SystemFault) -> SourceTexts.Fault {
    .init(message: "This file could not be read: \(fault). Check its name and its permissions.")
  }

  /// Where the bytes cease to be text; `nil` where they do not.
  var fault: SourceTexts.Fault? {
    if let zero = text.firstIndex(of: 0) { return Self.found("a zero byte", at: zero) }
    guard String(validating: text, as: UTF8.self) == nil else { return nil }
    // What could not be decoded is repaired, and differs.
    let repaired = String(decoding: text, as: UTF8.self).utf8
    return Self.found("a byte that is not UTF-8", at: zip(text, repaired).prefix { $0 == $1 }.count { _ in true })
  }

  private static func found(_ byte: String, at offset: Int) -> SourceTexts.Fault {
    .init(at: offset, message: "Found \(byte), expected text. Save the file as UTF-8.")
  }
}
