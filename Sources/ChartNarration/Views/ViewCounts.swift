import ChartModel

/// How many charts there are, of what kind, and what tells them apart.
struct ViewCounts {
  let narrated: NarratedViews
  private var narrators: [Narrator] { narrated.narrators }
  private var voice: Voice { narrated.voice }

  /// The title of every chart with what tells them apart; `nil` where they have several titles, or nothing tells them apart.
  var title: String? {
    guard let fields = fieldNames, let title = narrators.first?.names.title, !title.isEmpty,
      narrators.allSatisfy({ $0.names.title == title })
    else { return nil }
    return voice.say(.viewTitle, ["title": title, "fields": fields])
  }

  /// How many charts of what kind there are, and what tells them apart.
  ///
  /// ```
  /// 4 bar charts by site: Crookston, Duluth, Morris, and Waseca.
  /// ```
  var sentences: [String] {
    guard !narrators.isEmpty else { return [Sentence(voice.say(.viewNone)).sentence] }
    guard let fields = fieldNames else {
      return [
        Sentence(counted).adding(listed(narrated.names), narrated.names.count > Self.namedViews ? .clause : .context)
          .sentence
      ]
    }
    let count = Sentence(voice.say(.viewBy, ["charts": counted, "fields": fields]))
    let values = narrated.spokenNames.fields.map { listed($0.values) }
    if values.count == 1, let values = values.first {
      return [count.adding(values, isListed(narrated.spokenNames.fields[0]) ? .context : .clause).sentence]
    }
    return [count.sentence]
      + zip(narrated.spokenNames.fields, values).map { field, values in
        Sentence(field.title).adding(values, isListed(field) ? .context : .clause).sentence
      }
  }

  private var fieldNames: String? {
    narrated.spokenNames.fields.isEmpty ? nil : voice.list(narrated.spokenNames.fields.map(\.title))
  }

  private func listed(_ names: [String]) -> String { voice.listed(views: names, atMost: Self.namedViews) }

  private func isListed(_ field: SpokenViewNames.Field) -> Bool { field.values.count <= Self.namedViews }

  /// Of more charts than these the first and the last are named.
  static var namedViews: Int { 8 }

  /// How many charts there are, by their kind where they have the same.
  var counted: String {
    commonKind.map { voice.say($0, count: narrators.count) } ?? voice.say(.viewCharts, count: narrators.count)
  }

  /// The kind of all charts, if they have one and the same.
  var commonKind: PhraseKey? {
    let kinds = narrators.lazy.map { KindSentence(narrator: $0.ofData).countedKind }
    guard let kind = kinds.first ?? nil, kinds.allSatisfy({ $0 == kind }) else { return nil }
    return kind
  }
}

extension Voice {
  /// The names of all charts while they are few; of many, of the first and the last.
  func listed(views names: [String], atMost limit: Int) -> String {
    guard names.count > limit, let first = names.first, let last = names.last else {
      // Commas between titles that have commas would make other titles.
      guard names.contains(where: { $0.contains(",") }) else { return list(names) }
      return names.reduce(Sentence()) { $0.adding($1, .part) }.text
    }
    return say(.overviewBounds, ["from": first, "to": last])
  }
}
