import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The elements of a document of XML in their order, and its text; a parser that stops at any fault reads it.
final class ReadXML: NSObject, XMLParserDelegate {
  private(set) var names: [String] = []
  private(set) var attributes: Set<String> = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(text)")
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    names.append(name)
    self.attributes.formUnion(attributes.keys)
  }
}

/// A file of WebVTT, read as strictly as its grammar allows.
struct ReadCaptions {
  var texts: [String] = []

  init(_ file: String) throws {
    let blocks = file.trimmingCharacters(in: ["\n"]).components(separatedBy: "\n\n")
    #expect(blocks.first == "WEBVTT")
    for block in blocks.dropFirst() {
      let lines = block.components(separatedBy: "\n")
      try #require(lines.count == 3, "\(block)")
      #expect(lines[1].wholeMatch(of: /[0-9:]{8}\.[0-9]{3} --> [0-9:]{8}\.[0-9]{3}/) != nil, "\(block)")
      #expect(!lines[0].contains("-->") && !lines[2].contains("-->") && !lines[2].contains("<"), "\(block)")
      texts.append(lines[2])
    }
  }
}

/// The events of text in a Standard MIDI File, whose chunks must fill it to the byte.
struct ReadMIDI {
  var texts: [String] = []
  private var rest: ArraySlice<UInt8>

  init(_ data: Data) throws {
    rest = Array(data)[...]
    var tracks = 0
    while !rest.isEmpty {
      let kind = String(decoding: try take(4), as: UTF8.self)
      var body = ReadMIDI(rest: try take(try take(4).reduce(0) { $0 << 8 | Int($1) }))
      try #require(kind == (tracks == 0 ? "MThd" : "MTrk"))
      if kind == "MTrk" { try body.readEvents() }
      texts += body.texts
      tracks += 1
    }
  }

  private init(rest: ArraySlice<UInt8>) { self.rest = rest }

  private mutating func take(_ count: Int) throws -> ArraySlice<UInt8> {
    try #require(count <= rest.count)
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  private mutating func length() throws -> Int {
    var value = 0
    while let byte = try take(1).first {
      value = value << 7 | Int(byte & 0x7F)
      if byte < 0x80 { break }
    }
    return value
  }

  private mutating func readEvents() throws {
    var running: UInt8 = 0
    while !rest.isEmpty {
      _ = try length()
      if let next = rest.first, next >= 0x80 { running = try take(1).first ?? 0 }
      try #require(running >= 0x80)
      if running == 0xFF {
        let kind = try take(1).first ?? 0
        let text = try take(try length())
        if (1...15).contains(kind) { texts.append(try #require(String(validating: text, as: UTF8.self))) }
        if kind == 0x2F { #expect(rest.isEmpty) }
      } else {
        _ = try take(running & 0xF0 == 0xC0 || running & 0xF0 == 0xD0 ? 1 : 2)
      }
    }
  }
}
