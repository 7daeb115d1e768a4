import Foundation
import PreviewExpansion

// The compiler starts this program and asks it to expand `#Preview`, `@Previewable` and `@Entry`: a length of eight bytes, then so many
// bytes of JSON, there and back. It is spoken here without SwiftSyntax, which takes minutes to build and is more than three macros need.

let input = FileHandle.standardInput
let output = FileHandle.standardOutput

while let message = try CompilerMessage.next(from: input) {
  try CompilerMessage.send(message.reply, to: output)
}
