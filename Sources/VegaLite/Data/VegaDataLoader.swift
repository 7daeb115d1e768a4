import SourceText

/// Gets the tables that a specification names: inline values, named data sets, files, and sequences.
///
/// ```swift
/// let loader = VegaDataLoader(root: root, folders: DataFolders(specification: "charts"), context: context)
/// try loader.table(data).rowCount
/// ```
final class VegaDataLoader: VegaSources {
  let root: SpecificationNode
  let context: VegaContext
  private let folders: DataFolders
  private var tables: LoadedTables
  /// The first data of each name, found when a name is first asked for.
  private lazy var namedData = NamedData.sources(in: root)

  init(root: SpecificationNode, folders: DataFolders, context: VegaContext) {
    self.root = root
    self.folders = folders
    self.context = context
    tables = LoadedTables(limits: context.limits)
  }

  func table(_ data: SpecificationNode) throws(SpecificationFault) -> VegaTable {
    if data.tree.isNull { return VegaTable() }
    guard data.tree.members != nil else {
      throw SpecificationFault(
        at: data, found: "\(data.shown) is no data", expected: "an object with url, values or name")
    }
    if let values = data["values"] { return try inline(values, of: data) }
    if let url = data["url"] { return try file(url, of: data) }
    if let sequence = data["sequence"] { return try numbers(sequence) }
    // Lines and the edge of the globe are drawn, and say nothing of data.
    if data["sphere"] != nil { return VegaTable(records: [TopoJSON.record(type: "Sphere")]) }
    if data["graticule"] != nil { return VegaTable(records: [TopoJSON.record(type: "MultiLineString")]) }
    if let name = data["name"] { return try named(name, of: data) }
    throw SpecificationFault(at: data, found: "data without a source", expected: "url, values, name or sequence")
  }

  /// A data set of the specification, or one that another view gives this name to.
  private func named(_ name: SpecificationNode, of data: SpecificationNode) throws(SpecificationFault) -> VegaTable {
    guard let text = name.string else {
      throw SpecificationFault(at: name, found: "\(name.shown) is no name of data", expected: "a text")
    }
    if let values = root["datasets"]?[text] { return try inline(values, of: data) }
    if let other = namedData[text] { return try table(other) }
    context.warn(
      SpecificationFault(
        at: name, found: "no data are named \(Wording.quoted(text)), so that there are no rows",
        remedy: NamedData.remedy(text, in: root)))
    return VegaTable()
  }

  private func file(_ url: SpecificationNode, of data: SpecificationNode) throws(SpecificationFault) -> VegaTable {
    guard let text = url.string, !text.isEmpty else {
      throw SpecificationFault(
        at: url, found: "\(url.shown) is no name of a file", expected: "a path such as data/cars.json")
    }
    let format = try DataFormat(data, file: text)
    let path = try path(text, at: url)
    let key = LoadedTables.Key.file(path: path, format)
    if let table = tables.table(key) { return table }
    let bytes: [UInt8]
    do throws(DataFile.Fault) {
      bytes = try DataFile.bytes(at: path)
    } catch {
      throw error.fault(text, at: url)
    }
    let name = TableInput.file(path: path).name
    let table = try DataText(bytes: bytes, name: name, format: format, node: url, context: context).table(of: data)
    try tables.keep(table, as: key, at: url)
    return table
  }

  private func inline(
    _ values: SpecificationNode, of data: SpecificationNode
  ) throws(SpecificationFault) -> VegaTable {
    let format = try DataFormat(data)
    let key = LoadedTables.Key.values(pointer: values.pointer, format)
    if let table = tables.table(key, of: values.tree) { return table }
    let table = try InlineData(data, values: values, context: context).table(format)
    try tables.keep(table, as: key, of: values.tree, at: values)
    return table
  }

  private func numbers(_ sequence: SpecificationNode) throws(SpecificationFault) -> VegaTable {
    let key = LoadedTables.Key.sequence(pointer: sequence.pointer)
    if let table = tables.table(key, of: sequence.tree) { return table }
    let table = try SequenceData.table(sequence, in: context)
    try tables.keep(table, as: key, of: sequence.tree, at: sequence)
    return table
  }

  /// The file that a `url` names; for one on the network, the file of its name that the reader of the chart has.
  private func path(_ url: String, at node: SpecificationNode) throws(SpecificationFault) -> String {
    let address = DataAddress(url)
    guard case .network(let name?) = address, let path = folders.copy(named: name) else {
      return try folders.path(url, address, at: node)
    }
    let found =
      "\(Wording.quoted(url)) is on the network; read \(Wording.quoted(name)) from the folder allowed instead"
    context.warn(SpecificationFault(.refused, at: node, found: found))
    return path
  }
}

extension DataFolders {
  /// The file that a `url` names, by its path without symbolic links.
  fileprivate func path(
    _ text: String, _ address: DataAddress, at url: SpecificationNode
  ) throws(SpecificationFault) -> String {
    let paths: [String]
    switch address {
    case .network:
      throw SpecificationFault(
        .refused, at: url, found: "\(Wording.quoted(text)) is on the network, and data are never read from there",
        remedy: "Download the file into a folder, and name the folder with --allow-data.")
    case .refused(let found, let remedy): throw SpecificationFault(.refused, at: url, found: found, remedy: remedy)
    case .path(let candidates): paths = candidates
    }
    let findings = paths.map { find($0) }
    for case .file(let path) in findings { return path }
    let name = Wording.quoted(text)
    guard !findings.contains(.outside) else {
      throw SpecificationFault(
        .refused, at: url,
        found: hasOwn ? "\(name) leads out of the specification's folder" : "\(name) leads out of the folders allowed",
        remedy: "Allow the folder of the file with --allow-data.")
    }
    guard !isEmpty else {
      throw SpecificationFault(
        .refused, at: url, found: "\(name) is a file, and a specification from standard input has no folder",
        remedy: "Allow the folder of the file with --allow-data.")
    }
    throw SpecificationFault(
      at: url,
      found: hasOwn ? "no file \(name) in the specification's folder" : "no file \(name) in the folders allowed",
      remedy: "If the file is elsewhere, allow its folder with --allow-data.")
  }
}

extension DataFile.Fault {
  fileprivate func fault(_ name: String, at url: SpecificationNode) -> SpecificationFault {
    let name = Wording.quoted(name)
    switch self {
    case .missing: return SpecificationFault(at: url, found: "no file \(name)")
    case .folder: return SpecificationFault(at: url, found: "\(name) is a folder", expected: "a file")
    case .irregular:
      return SpecificationFault(.refused, at: url, found: "\(name) is a pipe or a device", expected: "a regular file")
    case .tooLarge:
      return SpecificationFault(
        .tooLarge, at: url, found: "\(name) has more than 500 MB", remedy: "Put the rows together before.")
    case .system(let reason):
      return SpecificationFault(at: url, found: "\(name) cannot be read (\(reason))")
    }
  }
}
