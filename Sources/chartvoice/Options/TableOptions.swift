public import ArgumentParser
import ChartModel
import SourceText
public import TableReading

extension TextEncoding: ExpressibleByArgument {}
extension DecimalMark: ExpressibleByArgument {}
extension DateOrder: ExpressibleByArgument {}

/// What somebody knows of a table that its file cannot tell.
struct TableOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How the text of a file is encoded; found in its first bytes if not given.", valueName: "encoding"))
  var textEncoding: TextEncoding?

  @Option(help: ArgumentHelp("The mark before the decimals of numbers.", valueName: "mark"))
  var decimal: DecimalMark?

  @Option(help: ArgumentHelp("What comes first in dates such as 6/7/2025.", valueName: "order"))
  var dateOrder: DateOrder?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Texts that stand for no value, such as -999, with commas between them.", valueName: "texts"))
  var missing: String?

  @Option(help: ArgumentHelp("The line of the names of the columns, counted from 1.", valueName: "line"))
  var headerLine: Int?

  @Flag(help: "The first row holds values, and the columns have no names.")
  var noHeader = false

  @Option(
    help: ArgumentHelp("Columns whose values name rows, such as codes, with commas between them.", valueName: "columns")
  )
  var identifiers: String?

  @Option(help: ArgumentHelp("Columns of numbers that are measured, with commas between them.", valueName: "columns"))
  var measures: String?

  @Flag(help: "Keep rows that sum up others, such as totals, averages and years beside their months.")
  var keepTotals = false

  @Option(help: ArgumentHelp("The sheet of a workbook; the first one with rows if not given.", valueName: "name"))
  var sheet: String?

  /// Reading options with what is known.
  func applied(to options: ReadingOptions) -> ReadingOptions {
    var options = options
    (options.decimalMark, options.dateOrder) = (decimal, dateOrder)
    (options.headerLine, options.hasHeader) = (headerLine, noHeader ? false : nil)
    options.encoding = textEncoding
    (options.sheet, options.keepsTotals) = (sheet, keepTotals)
    options.missingTexts = Self.list(missing)
    (options.identifiers, options.measures) = (Self.list(identifiers), Self.list(measures))
    return options
  }

  private static func list(_ text: String?) -> [String] {
    (text ?? "").split(separator: ",").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
  }

  func validate() throws {
    if let headerLine, headerLine < 1 { throw ValidationError("--header-line counts from 1.") }
    if headerLine != nil, noHeader {
      throw ValidationError(
        "--header-line says where the names are, and --no-header that there are none. Leave one out.")
    }
  }
}
