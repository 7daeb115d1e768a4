import SourceText

/// Tells of a field of times what its author may not have meant: texts without a date, an order of day and month that nothing
/// proves, and years that Vega takes for milliseconds.
struct TimeFieldCheck {
  let table: VegaTable
  let context: VegaContext

  func fault(_ field: String, at node: SpecificationNode) -> SpecificationFault? {
    if let texts = context.dateTexts[field] {
      if let unread = texts.unread { return fault(unread: unread, of: field, at: node) }
      if let assumed = texts.assumed { return fault(assumed: assumed, of: field, at: node) }
    }
    return areYears(table.values(of: VegaField(field))) ? fault(years: field, at: node) : nil
  }

  private func fault(unread: String, of field: String, at node: SpecificationNode) -> SpecificationFault {
    SpecificationFault(
      at: node, found: "\(Self.shown(unread)) in \(field) is not a date as Vega reads it, month first",
      remedy: "Write dates as 2022-12-31, or give their pattern in format.parse of the data.")
  }

  private func fault(assumed: String, of field: String, at node: SpecificationNode) -> SpecificationFault {
    SpecificationFault(
      at: node, found: "\(Self.shown(assumed)) in \(field) is read with the month first, as Vega reads it",
      remedy: "Where the day comes first, write dates as 2022-12-31, or give their pattern in format.parse of the data."
    )
  }

  private func fault(years field: String, at node: SpecificationNode) -> SpecificationFault {
    SpecificationFault(
      at: node, found: "the numbers of \(field) look like years, and Vega takes them for milliseconds of 1970",
      remedy: "Write them as texts, such as \"2016\", or give the field the type ordinal or quantitative.")
  }

  private static func shown(_ text: String) -> String { Wording.quoted(Clipping.text(text)) }

  private static let years = 1_000.0...2_999

  private func areYears(_ values: [VegaValue]) -> Bool {
    let present = values.filter { !$0.isAbsent }
    return !present.isEmpty
      && present.allSatisfy { value in
        guard case .number(let number) = value else { return false }
        return Self.years.contains(number) && number == number.rounded()
      }
  }
}
