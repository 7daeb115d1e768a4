import ChartModel
public import SourceText
public import TableReading

extension EventTimeline {
  /// Reads a table with the columns `id` and `time`, in seconds; one without rows is a timeline without events.
  ///
  /// - Parameter duration: how long it lasts, in seconds; it always lasts until its last event.
  /// - Throws: `ReadingError` where a column is missing, a time is no number or below zero, or events are more than 200,000.
  public static func read(
    _ input: TableInput, options: ReadingOptions = ReadingOptions(), duration: Double = 0
  ) throws -> EventTimeline {
    var options = options
    // What reads like a number is a name all the same, and no row is left out in silence.
    (options.types, options.strict) = (["id": .category, "time": .number], true)
    options.keepsTotals = true
    let reader: TableReader
    do {
      reader = try TableReader.open(input, options: options)
    } catch let error as ReadingError where error.code == .noRows {
      return EventTimeline([], duration: duration)
    }
    var events: [TimedEvent] = []
    _ = try reader.read(["id", "time"]) { batch in
      events += try Self.events(in: batch, of: input.name)
      try Self.check(events.count, of: input.name)
    }
    return EventTimeline(events, duration: duration)
  }

  /// What nobody can be told ends the reading as soon as that is known: input may have no end.
  private static func check(_ count: Int, of name: String) throws(ReadingError) {
    guard count > ChartLimits.marks else { return }
    throw ReadingError(
      .tooLarge, at: .init(source: name), found: "more than \(ChartLimits.marks.withCommas) events",
      remedy: "Keep a part of them in a file of its own.")
  }

  private static func events(in batch: RowBatch, of name: String) throws(ReadingError) -> [TimedEvent] {
    guard case .categories(let codes, let names)? = batch.columns.first,
      case .numbers(let times)? = batch.columns.last
    else { return [] }
    var events: [TimedEvent] = []
    for (row, (code, time)) in zip(codes, times).enumerated() {
      var place = ReadingError.Place(source: name, row: batch.rowNumber(at: row), column: "time")
      guard time >= 0, time.isFinite else {
        let found = ColumnValues.isMissing(time) ? "nothing" : String(describing: time)
        throw ReadingError(.badValue, at: place, found: found, expected: "a time in seconds from zero on")
      }
      guard names.indices.contains(Int(code)) else {
        place.column = "id"
        throw ReadingError(.badValue, at: place, found: "nothing", expected: "the id of an event")
      }
      events.append(TimedEvent(id: names[Int(code)], time: time))
    }
    return events
  }
}
