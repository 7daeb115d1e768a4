import ChartModel
import SourceText

/// Says which columns there are to somebody who asked for another.
enum UnknownColumn {
  /// The most names in a message.
  static let nameLimit = 20

  static func error(_ name: String, in schema: TableSchema) -> ReadingError {
    let names = schema.columns.map(\.name)
    var list = names.prefix(nameLimit).map { Clipping.text($0) }.joined(separator: ", ")
    if names.count > nameLimit { list += " and \(names.count - nameLimit) more" }
    let nearest = NearestNames.nearest(to: name, among: names)
    return ReadingError(
      .unknownColumn, at: ReadingError.Place(source: schema.source, column: name),
      found: "Column \(Wording.quoted(name)) is not in \(schema.source)", expected: "Its columns are: \(list).",
      remedy: nearest.map { "Did you mean \(Wording.quoted($0))?" })
  }
}
