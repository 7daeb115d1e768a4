import ChartTestSupport
import Testing

@testable import ChartModel

/// Files of zones, whole and broken.
@Suite struct TZifFileTests {
  static let names = ["America/Nuuk", "Europe/Dublin", "Asia/Gaza", "Asia/Kathmandu", "UTC"]

  private static func bytes(_ name: String) throws -> [UInt8] { try #require(ZoneTable.file(of: name)) }

  @Test(arguments: names)
  func aFileIsRead(name: String) throws {
    let file = try #require(TZifFile(try Self.bytes(name)))
    #expect(zip(file.changes, file.changes.dropFirst()).allSatisfy { $0.at < $1.at })
  }

  /// At every byte.
  @Test(arguments: names)
  func aCutFileIsNone(name: String) throws {
    let bytes = try Self.bytes(name)
    for count in bytes.indices where TZifFile(Array(bytes.prefix(count))) != nil {
      Issue.record("\(name) is read from \(count) of \(bytes.count) bytes")
    }
    #expect(TZifFile(bytes + [0]) == nil)
  }

  /// A block of version 1 that says little stands in 51 bytes before what counts. Versions may be later than ours.
  @Test(arguments: [(0, "magic"), (4, "version"), (51, "second magic"), (55, "second version")])
  func aWrongHeadIsNone(place: Int, what: String) throws {
    let bytes = try Self.bytes("Europe/Dublin")
    let isVersion = what.hasSuffix("version")
    for byte in UInt8.min...UInt8.max where isVersion ? byte < UInt8(ascii: "2") : byte != bytes[place] {
      #expect(TZifFile(bytes.with(byte, at: place)) == nil, "\(what) \(byte)")
    }
  }

  /// Each of six counts in each of two heads, one more, one less, and far too many.
  @Test(arguments: [20, 71].flatMap { head in (0..<6).map { head + $0 * 4 } })
  func aCountThatLiesIsNone(place: Int) throws {
    let bytes = try Self.bytes("Europe/Dublin")
    for (offset, change) in [(3, 1), (3, 255), (2, 1), (0, 0x7F), (0, 0x80), (0, 0xFF)] {
      var broken = bytes
      broken[place + offset] &+= UInt8(change)
      #expect(TZifFile(broken) == nil, "byte \(offset) and \(change)")
    }
  }

  @Test func whatTheRestSaysMustHold() throws {
    let bytes = try Self.bytes("Europe/Dublin")
    let (times, kinds) = (95, 95 + 145 * 8)
    let types = kinds + 145
    #expect(TZifFile(bytes.with(8, at: kinds)) == nil, "a kind that is not there")
    #expect(TZifFile(bytes.with(0x7F, at: times)) == nil, "a time behind the next")
    #expect(TZifFile(bytes.with(0x7F, at: types)) == nil, "an offset beyond all clocks")
    #expect(TZifFile(bytes.with(2, at: types + 4)) == nil, "daylight saving time neither true nor false")
    #expect(TZifFile(bytes.with(20, at: types + 5)) == nil, "a name that is not there")
    #expect(TZifFile(bytes.with(UInt8(ascii: "!"), at: bytes.count - 5)) == nil, "a footer that is no rule")
    #expect(TZifFile(bytes.with(UInt8(ascii: "\n"), at: bytes.count - 5)) == nil, "a footer of two lines")
    #expect(TZifFile([]) == nil)
  }

  /// What the file of UTC has behind its one kind: nothing here depends on marks, but on leap seconds all times do.
  @Test(arguments: [(0, 1, true), (4, 1, true), (8, 12, false)])
  func marksAndLeapSeconds(count: Int, bytes: Int, isRead: Bool) throws {
    let file = try Self.bytes("UTC")
    let added = [UInt8](repeating: 0, count: bytes)
    #expect((TZifFile(file.prefix(105) + added + file.dropFirst(105)) == nil), "bytes that no count tells of")
    let counted = file.with(1, at: 71 + count + 3)
    #expect((TZifFile(counted.prefix(105) + added + counted.dropFirst(105)) != nil) == isRead)
  }

  /// Whatever stands in a byte, a file is read or is none.
  @Test(arguments: names)
  func anyByteMayBeAnything(name: String) throws {
    let bytes = try Self.bytes(name)
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      var broken = bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        broken[Int.random(in: bytes.indices, using: &random)] = .random(in: 0...255, using: &random)
      }
      guard let file = TZifFile(broken) else { continue }
      let rules = TimeZoneRules(identifier: name, file)
      if rules.offsets.count != rules.changes.count + 1 || !zip(rules.changes, rules.changes.dropFirst()).allSatisfy(<)
      {
        Issue.record("\(name): a table out of order")
      }
    }
  }

  /// Without a change the rule counts from the beginning.
  @Test func aFileOfARuleAlone() throws {
    let rule = try #require(ZoneRule("EST5EDT,M3.2.0,M11.1.0".utf8))
    let rules = TimeZoneRules(identifier: "X", TZifFile(first: -18_000, rule: rule))
    #expect(rules.changes.count == 800)
    #expect(rules.changes.first?.iso8601(in: .utc) == "1800-03-09T07:00:00Z")
    #expect(rules.changes.last?.iso8601(in: .utc) == "2199-11-03T06:00:00Z")
  }

  @Test func changesOutsideTheTableCountForItsEnds() throws {
    let rule = try #require(ZoneRule("".utf8))
    let changes = [(-9_000_000_000, 60), (-5_364_662_401, 120), (0, 180), (7_258_118_400, 240)]
    let rules = TimeZoneRules(identifier: "X", TZifFile(first: 0, changes: changes, rule: rule))
    #expect(rules.changes == [Instant(seconds: 0)] && rules.offsets == [120, 180])
  }
}

extension [UInt8] {
  fileprivate func with(_ byte: UInt8, at place: Int) -> [UInt8] {
    var bytes = self
    bytes[place] = byte
    return bytes
  }
}
