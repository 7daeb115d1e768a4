import ChartModel

/// Finds what the regions or places of a map are called: what the chart shows of each, else a column of names, else their ids.
struct PlaceNames {
  private let unit: CompiledUnit

  init(_ unit: CompiledUnit) { self.unit = unit }

  /// Channels in which names stand, the plainest first.
  private static let channels = ["text", "tooltip", "detail", "key", "description", "href", "color", "shape"]

  /// What columns of names are called, the plainest first, in lowercase.
  private static let words = [
    "name", "name_en", "admin", "name_long", "label", "title", "state", "county", "country", "region", "district",
    "province", "city", "place", "municipality", "department", "borough", "neighborhood", "neighbourhood",
    "name_1", "name_2", "geounit", "nam", "id", "iso_a3", "iso3", "code", "fips",
  ]

  /// The channel of the names; `nil` where nothing tells the marks apart.
  func channel(besides measured: UnitChannel) -> UnitChannel? {
    let shown = Self.channels.lazy.flatMap { name in unit.channels.filter { $0.channel == name } }
      .first {
        $0 != measured && $0.type != .quantitative && $0.type != .geojson && tellsApart($0.column, asText: true)
      }
    return shown ?? column(besides: measured).map(Self.channel)
  }

  private static func channel(_ column: String) -> UnitChannel {
    let last = VegaField(column).path.last ?? column
    return UnitChannel(channel: "x", field: column, title: last, vegaTitle: last, type: .nominal, column: column)
  }

  private func column(besides measured: UnitChannel) -> String? {
    let all = columns.filter { $0 != measured.column }
    let named = Self.words.lazy.flatMap { word in
      all.filter { (VegaField($0).path.last ?? $0).lowercased() == word }
    }
    return named.first { tellsApart($0, asText: false) } ?? all.first { tellsApart($0, asText: true) }
  }

  /// The columns of the rows, and the members of the properties of features; where a shape stands in its file is no name.
  private var columns: [String] {
    unit.rows.names.filter { $0 != "geometry" }.flatMap { name -> [String] in
      let values = unit.rows[name] ?? []
      guard let object = values.first(where: { !$0.isAbsent })?.object else { return [name] }
      let inner = object.names.filter { !$0.contains(".") && !$0.contains("[") }
      guard let properties = object["properties"].object else { return inner.map { "\(name).\($0)" } }
      return properties.names.map { "\(name).properties.\($0)" } + inner.map { "\(name).\($0)" }
    }
  }

  /// Whether most rows have a value of their own in a column, and nearly all have one.
  ///
  /// - Parameter asText: Whether it must be a text, which no number is.
  private func tellsApart(_ column: String, asText: Bool) -> Bool {
    let values = unit.rows.column(column)
    let named = values.filter { value in
      if case .string(let text) = value { return !text.isEmpty }
      return !asText && value.number != nil
    }
    guard !named.isEmpty, named.count * 10 >= values.count * 9 else { return false }
    // Some regions have several shapes.
    return Set(named).count * 3 >= named.count * 2
  }
}
