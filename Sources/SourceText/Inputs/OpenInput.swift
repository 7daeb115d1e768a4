/// An input that is open: where it comes from, and its bytes.
package struct OpenInput: Sendable {
  /// Where it comes from.
  package let input: TableInput
  /// The bytes from the first on.
  package let bytes: any ByteInput

  package init(input: TableInput, bytes: any ByteInput) {
    self.input = input
    self.bytes = bytes
  }
}
