@_spi(Bytes) import SourceText

/// Reads the text of a data file, or a text among inline values, into a table.
struct DataText {
  let bytes: [UInt8]
  /// What messages call the text.
  let name: String
  let format: DataFormat
  /// Where in the specification the text is named.
  let node: SpecificationNode
  let context: VegaContext

  /// The table of the text, with its fields read as `format.parse` says.
  func table(of data: SpecificationNode) throws(SpecificationFault) -> VegaTable {
    let table = try bytes.withUnsafeBufferPointer { buffer throws(SpecificationFault) in
      guard let first = buffer.baseAddress, !buffer.isEmpty else { return try tableOfNothing() }
      return try plainTable(Bytes(first, count: buffer.count), of: data)
    }
    return table.parsed(format.parse, in: context)
  }

  /// Of rows or lines, nothing are none; JSON has a value.
  private func tableOfNothing() throws(SpecificationFault) -> VegaTable {
    guard format.kind == .json else { return VegaTable() }
    throw SpecificationFault(
      at: node, found: "\(name) is empty", expected: "a value of JSON", remedy: "Check that the whole text is there.")
  }

  private func plainTable(_ bytes: Bytes, of data: SpecificationNode) throws(SpecificationFault) -> VegaTable {
    if let fault = TextCheck.fault(in: bytes) { throw broken(JSONFaultText.error(fault, in: bytes, source: name)) }
    guard case .delimited(let delimiter) = format.kind else { return try records(bytes, of: data) }
    var text = DelimitedText(bytes, delimiter: delimiter)
    do throws(DelimitedText.BlockFault) {
      return try text.table(header: format.header, limits: context.limits)
    } catch {
      throw fault(error, in: bytes)
    }
  }

  private func records(_ bytes: Bytes, of data: SpecificationNode) throws(SpecificationFault) -> VegaTable {
    var reader = VegaJSONReader(bytes)
    var builder = VegaTableBuilder(limits: context.limits)
    var whole: VegaValue?
    do throws(JSONFault) {
      if format.isOneValue {
        whole = try reader.document()
      } else if format.kind == .jsonLines {
        try reader.lines(to: &builder)
      } else {
        try reader.records(to: &builder)
      }
    } catch {
      throw broken(JSONFaultText.error(error, in: bytes, source: name))
    }
    if let whole { try builder.add(whole, as: format, of: data) }
    return try builder.table(at: node, named: name, context.limits)
  }

  private func fault(_ fault: DelimitedText.BlockFault, in bytes: Bytes) -> SpecificationFault {
    switch fault {
    case .excess(let excess): return excess.fault(at: node, named: name, context.limits)
    case .openQuote(let offset):
      return broken(
        FaultPlaces.error(
          .inBlock(
            offset: offset, row: nil, found: "a quote opens a field here and never closes", expected: nil,
            remedy: "Close it, or double it (\"\") if it is part of the text."),
          in: bytes, source: name, rowsBefore: 0, linesBefore: 0))
    }
  }

  /// A fault of the text as one of the specification: the place in the text becomes part of what was found.
  private func broken(_ error: ReadingError) -> SpecificationFault {
    SpecificationFault(
      at: node, found: "in \(error.place), \(error.found)", expected: error.expected, remedy: error.remedy)
  }
}

extension VegaTableBuilder {
  /// The table, or the fault of a table that is too large.
  consuming func table(
    at node: SpecificationNode, named name: String?, _ limits: VegaContext.Limits
  ) throws(SpecificationFault) -> VegaTable {
    do throws(Excess) {
      return try table()
    } catch {
      throw error.fault(at: node, named: name, limits)
    }
  }
}

extension VegaTableBuilder.Excess {
  func fault(at node: SpecificationNode, named name: String?, _ limits: VegaContext.Limits) -> SpecificationFault {
    SpecificationFault(
      .tooLarge, at: node, found: (name.map { "\($0) has " } ?? "") + found(limits),
      remedy: "Put the rows together before, or leave out what the chart does not show.")
  }
}
