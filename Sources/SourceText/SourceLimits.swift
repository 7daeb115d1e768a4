/// How far ChartVoice goes in JSON text that it reads; its other limits stand in `ChartLimits`.
package enum SourceLimits {
  /// Arrays and objects inside each other in a record of a table.
  package static let recordDepth = 64
  /// Bytes of a text that is read whole, such as a specification.
  package static let jsonBytes = 100_000_000
  /// Values of such a text, a specification's own data among them: two bytes such as `1,` make a value of some fifty.
  package static let jsonValues = 5_000_000
  /// Arrays and objects inside each other in it, and brackets of an expression.
  package static let jsonDepth = 200
}
