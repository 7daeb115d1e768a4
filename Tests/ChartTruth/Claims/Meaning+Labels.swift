import ChartModel

extension Meaning {
  /// Labels of marks: where, what, and at most a little more.
  static let labels: [Meaning] = [
    Meaning("=mark", .label) { claim, scene in
      guard let mark = scene.mark else { return "there is no such mark" }
      let text = scene.evidence.contexts(of: mark, in: scene.row)
      return unless(text.contains(claim["text"]), "it stands \(text)")
    },
    Meaning("=value", .label) { claim, scene in
      guard let mark = scene.mark else { return "there is no such mark" }
      if let written = mark.author?.value?.written {
        return unless(claim["text"] == written, "its author says \(written)")
      }
      guard !scene.isStack else { return "a stack has parts" }
      guard mark.spread == nil else { return "it shows more than one value" }
      return unless(scene.isState(claim["text"], mark.value, brief: scene.isBrief), "it shows \(mark.value)")
    },
    Meaning("=event", .label) { claim, scene in
      guard scene.evidence.kind == "event", let mark = scene.mark, let level = mark.value.level else {
        return "no event"
      }
      let row = scene.row?.name ?? ""
      let start = row.isEmpty ? "" : row + ": "
      var texts = [start + scene.evidence.level(level), scene.places.text(mark.x)]
      if !scene.isBrief { texts += [scene.places.length(mark.x)].filter { !$0.isEmpty } }
      return unless(claim["text"] == texts.joined(separator: ", "), "it is \(texts)")
    },
    Meaning("=length", .label) { claim, scene in
      unless(scene.mark.map { scene.places.length($0.x) } == claim["text"], "it lasts otherwise")
    },
    Meaning("=note", .label) { claim, scene in
      unless((scene.mark?.author?.notes ?? []).contains { $0.written == claim["text"] }, "no note says so")
    },
    Meaning("labels.in-series") { claim, scene in
      unless(scene.evidence.rows.contains { $0.name == claim["series"] }, "there is no such series")
    },
    Meaning("labels.value") { claim, scene in
      unless(claim.form == "short" || scene.evidence.unit != nil, "values have no unit")
    },
    Meaning("labels.position", .label, .group) { claim, scene in
      guard let position = scene.order ?? scene.position else { return "its position is not known" }
      return unless(
        scene.isCount(claim["k"], position.k) && scene.isCount(claim["n"], position.n),
        "it is \(position.k) of \(position.n)")
    },
    Meaning("labels.partial", .label) { _, scene in
      unless(scene.mark?.isPartial == true, "data fill its bucket")
    },
    Meaning("labels.rows", .label) { claim, scene in
      let rows = scene.mark?.rowCount ?? 0
      return unless(scene.isCount(claim, rows) && rows > 1, "it stands for \(rows)")
    },
  ]

  /// Marks that show more than their value.
  static let details: [Meaning] = [
    Meaning("labels.marks", .label) { claim, scene in
      let alike =
        scene.row?.marks.count {
          $0.x == scene.mark?.x && $0.value == scene.mark?.value && $0.details == scene.mark?.details
        } ?? 0
      let least = scene.row?.marks.count { $0.x == scene.mark?.x && $0.value == scene.mark?.value } ?? 0
      return unless((2...max(least, 2)).contains { scene.isCount(claim, $0) && $0 >= alike }, "there are \(alike)")
    },
    Meaning("labels.detail", .label) { claim, scene in
      unless(
        scene.detailTexts.contains(scene.book.say("labels.detail", claim.slots)), "its details are \(scene.detailTexts)"
      )
    },
    Meaning("labels.without-detail", .label) { claim, scene in
      unless(scene.detailTexts.contains(scene.book.say("labels.without-detail", claim.slots)), "it has that detail")
    },
    Meaning("=detail", .label) { claim, scene in
      unless(scene.detailTexts.contains(claim["text"]), "its details are \(scene.detailTexts)")
    },
  ]
}

extension Evidence {
  /// How the label of a mark may begin: its place, in its series, or what its author calls it.
  func contexts(of mark: Mark, in row: Row?) -> [String] {
    let name = row?.name ?? ""
    if let written = mark.author?.label?.written {
      let others = rows.filter { $0.name != name }.flatMap(\.marks)
      let isShared =
        others.contains { $0.author?.label?.written == written }
        || rows.flatMap(\.marks).contains { $0.value != .empty && $0.author?.label?.written == nil }
      return name.isEmpty || written.contains(name) || !isShared
        ? [written] : [book.say("labels.in-series", ["series": name, "x": written])]
    }
    let length = detail == .brief ? "" : places.length(mark.x)
    let text = places.text(mark.x) + (length.isEmpty ? "" : ", " + length)
    return [name.isEmpty ? text : book.say("labels.in-series", ["series": name, "x": text])]
  }
}

extension Scene {
  /// Which of how many marks of its series that are told this is.
  var position: (k: Int, n: Int)? {
    guard let mark, let told, let row else { return nil }
    let own = row.marks.map(\.id).filter(told.contains)
    return own.firstIndex(of: mark.id).map { ($0 + 1, own.count) }
  }

  /// What the details of the mark can be called.
  func detailTexts(of mark: Mark?) -> [String] {
    chart.details.indices.compactMap { field in
      let value = mark.flatMap { $0.details.indices.contains(field) ? $0.details[field] : nil }
      return evidence.detailText(value, chart.details[field], field)
    }
  }
}

extension Evidence {
  fileprivate func detailText(_ value: XValue?, _ field: DetailField, _ place: Int) -> String {
    let title = detailTitle(field)
    guard let value, value != .category("") else { return book.say("labels.without-detail", ["name": title]) }
    let text = detailValue(value, field, place)
    if case .category = value, text.contains(where: \.isLetter) { return text }
    return book.say("labels.detail", ["name": title, "value": text])
  }

  func detailTitle(_ field: DetailField) -> String {
    if let title = field.title?.titleWords, !title.isEmpty { return title }
    guard let aggregate = field.aggregate else { return field.name.fieldWords }
    if aggregate == .count { return book.say("aggregates.count-rows") }
    let words = book.say("aggregates." + aggregate.rawValue, ["field": ""]).bare.lowercased() + " "
    let name = field.name.fieldWords
    return name.lowercased().hasPrefix(words) ? name : book.say("aggregates." + aggregate.rawValue, ["field": name])
  }

  private func detailValue(_ value: XValue, _ field: DetailField, _ place: Int) -> String {
    var axis = Axis(field: field.name, type: field.type, domain: .empty, decimals: field.decimals)
    if let unit = field.calendarUnit { axis.bucketing = .calendar(unit) }
    let values = chart.series.flatMap(\.marks).compactMap {
      $0.details.indices.contains(place) ? $0.details[place] : nil
    }
    let ends = values.flatMap { [$0.start, $0.end.map { PlaceTexts.before($0, $0) }].compactMap { $0 } }
    let lasts = values.compactMap { value in
      value.start.flatMap { from in value.end.map { $0 > from ? PlaceTexts.before($0, from) : $0 } }
    }
    if let from = ends.min(), let to = (ends + lasts).max() {
      axis.domain = .instants(from: from, to: lasts.max() ?? to)
    }
    let kind = field.calendarUnit?.rawValue ?? (field.type == .temporal ? "instant" : "number")
    let texts = PlaceTexts(axis: axis, calendar: chart.calendar, kind: kind, book: book)
    let unit = { (text: String) -> String in
      guard let unit = field.unit else { return text }
      let known = self.book.units.first { $0.names.contains(unit.lowercased()) }
      let form = text == "1" || text == (self.book.texts["numbers.minus"] ?? "") + "1" ? known?.one : known?.other
      return self.book.say("labels.value", ["number": text, "unit": form ?? unit.bare], form: "long")
    }
    switch value {
    case .number(let number): return unit(texts.digits(number, field.decimals))
    case .bin(let from, let to):
      return book.say(
        "overview.bounds", ["from": texts.digits(from, field.decimals), "to": unit(texts.digits(to, field.decimals))])
    default: return texts.text(value)
    }
  }
}
