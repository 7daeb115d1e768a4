import ChartModel
@_spi(Bytes) import SourceText

/// The step from the texts of a sample to its columns.
struct ColumnsOpening {
  let schemas: [ColumnSchema]
  let notes: [ReadingNote]

  init(_ table: SampleTable, _ evidence: [ColumnEvidence], delimiter: UInt8, options: ReadingOptions, source: String) {
    let file = FileEvidence(evidence, delimiter: delimiter, options: options, source: source).following(evidence, table)
    var (schemas, notes) = ([ColumnSchema](), [ReadingNote]())
    for column in evidence {
      var inference = ColumnInference(column, in: table, options: options, file: file)
      let decided = inference.decide()
      schemas.append(decided.schema)
      notes += decided.notes
    }
    for index in schemas.indices {
      (schemas[index].role, schemas[index].roleEvidence) = RoleSearch(column: schemas[index], index: index).role
    }
    for index in FixedColumns(table: table, columns: schemas).found { schemas[index].isFixedByName = true }
    let search = RunningTotalSearch(table: table, columns: schemas)
    for index in schemas.indices where search.isRunningTotal(index) {
      (schemas[index].role, schemas[index].roleEvidence) = (
        .runningTotal, "its values never fall, as those of a running total"
      )
      notes.append(
        ReadingNote(
          kind: .runningTotal, place: .init(source: source, column: schemas[index].name),
          decided: "its values only grow, so they are running totals, which are not added up over time",
          remedy: "Use --aggregate sum if they add up."))
    }
    self.schemas = schemas
    self.notes = notes
  }
}
