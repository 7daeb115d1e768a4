package import Foundation

/// A message of the compiler to a program that expands macros, as the plug-in protocol of Swift 5.9 and later has it.
package struct CompilerMessage {
  private let name: String
  private let content: [String: Any]

  /// The next message; `nil` where there is no further one.
  package static func next(from input: FileHandle) throws -> CompilerMessage? {
    guard let header = try input.read(upToCount: 8), header.count == 8 else { return nil }
    let count = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    // A message of no length ends the talk.
    guard count > 0 else { return nil }
    var bytes = Data()
    while UInt64(bytes.count) < count {
      guard let more = try input.read(upToCount: Int(clamping: count - UInt64(bytes.count))), !more.isEmpty else {
        return nil
      }
      bytes += more
    }
    guard let object = try JSONSerialization.jsonObject(with: bytes) as? [String: Any],
      let (name, content) = object.first
    else { return nil }
    return CompilerMessage(name: name, content: content as? [String: Any] ?? [:])
  }

  package static func send(_ reply: [String: Any], to output: FileHandle) throws {
    let bytes = try JSONSerialization.data(withJSONObject: reply)
    let header = Data((0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) })
    try output.write(contentsOf: header + bytes)
  }

  /// What is answered.
  package var reply: [String: Any] {
    switch name {
    case "getCapability": ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
    case "expandFreestandingMacro", "expandAttachedMacro":
      ["expandMacroResult": ["expandedSource": expansion, "diagnostics": [] as [Any]]]
    default: ["expandMacroResult": ["diagnostics": [] as [Any]]]
    }
  }

  private var expansion: String {
    let macro = (content["macro"] as? [String: Any])?["typeName"] as? String
    switch macro {
    case "PreviewMacro":
      return PreviewExpansion(source: source("syntax"), name: content["discriminator"] as? String ?? "preview").text
    case "EntryMacro":
      return EntryExpansion(source: source("declSyntax")).text(role: content["macroRole"] as? String ?? "")
    default: return ""
    }
  }

  private func source(_ name: String) -> String { (content[name] as? [String: Any])?["source"] as? String ?? "" }
}
