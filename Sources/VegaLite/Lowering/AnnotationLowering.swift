import ChartModel

/// Makes rules of lines and bands across a chart, and details of text that stands beside its marks.
struct AnnotationLowering {
  private let channels: UnitChannels
  private var rows: Range<Int> { 0..<channels.unit.rows.rowCount }
  /// More lines than this are marks that somebody walks.
  private static let mostRules = 60

  init(_ unit: CompiledUnit, names: CalendarNames) { channels = UnitChannels(unit, names: names) }

  /// Whether a unit draws lines or bands across the whole chart: at one position, or between two on one axis.
  static func isLine(_ unit: CompiledUnit) -> Bool {
    let names = Set(unit.channels.map(\.channel)).intersection(["x", "y", "x2", "y2"])
    switch unit.view.mark {
    case .rule: return [["x"], ["y"], ["x", "x2"], ["y", "y2"]].contains(names)
    case .rect: return [["x", "x2"], ["y", "y2"]].contains(names)
    default: return false
    }
  }

  // MARK: Lines

  /// The rules of the unit beside a layer; `nil` where they are too many, or lie at no place of its axes.
  func rules(beside layer: UnitLowering, after count: Int) -> [Rule]? {
    guard let place = channels.place("x") ?? channels.place("y") else { return nil }
    let isX = channels.unit.channels[place].channel == "x"
    let alongX = isX == (layer.roles.orientation == .vertical)
    let end = channels.place(isX ? "x2" : "y2")
    var rules: [Rule] = []
    for row in rows {
      guard !isBandOfNames(place, end, row) else { continue }
      guard let lies = self.place(channels.values[place], end, row, alongX: alongX, layer) else { return nil }
      let rule = Rule(id: "@rule-\(count + rules.count + 1)", name: name(at: row, place, beside: layer), place: lies)
      if !rules.contains(where: { $0.name == rule.name && $0.place == rule.place }) { rules.append(rule) }
      guard rules.count <= Self.mostRules else { return nil }
    }
    return rules
  }

  /// Whether a text stands at fields of both axes.
  var hasBothPositions: Bool {
    ["x", "y"].allSatisfy { name in channels.place(name).map { channels.unit.channels[$0].datum == nil } == true }
  }

  /// Whether some bands go from one name to another.
  var hasBandsOfNames: Bool {
    guard let place = channels.place("x") ?? channels.place("y") else { return false }
    let end = channels.place(channels.unit.channels[place].channel + "2")
    return rows.contains { isBandOfNames(place, end, $0) }
  }

  /// Whether a band goes from one name to another: no single name is its place.
  private func isBandOfNames(_ place: Int, _ end: Int?, _ row: Int) -> Bool {
    guard let end, channels.values[place].kind.isNamed else { return false }
    return channels.values[place].name(at: row) != channels.values[end].name(at: row)
  }

  private func place(
    _ values: ChannelValues, _ end: Int?, _ row: Int, alongX: Bool, _ layer: UnitLowering
  ) -> Rule.Place? {
    let other = end.map { channels.values[$0] }
    if alongX { return x(values, other, row, kind: layer.xChannel?.kind).map { .x($0) } }
    if values.kind.isNamed { return values.name(at: row).map { .y(.category($0)) } }
    guard values.kind == .number, layer.roles.rows == nil else { return nil }
    let from = values.number(at: row)
    guard from.isFinite else { return nil }
    guard let to = other?.number(at: row), to.isFinite, to != from else { return .y(.number(from)) }
    return .y(.range(from: min(from, to), to: max(from, to)))
  }

  private func x(_ values: ChannelValues, _ end: ChannelValues?, _ row: Int, kind: ChannelValues.Kind?) -> XValue? {
    if kind?.isTime == true {
      guard let from = values.instant(at: row) else { return nil }
      guard let to = end?.instant(at: row), to != from else { return .instant(from) }
      return .interval(from: min(from, to), to: max(from, to))
    }
    guard kind == .number || kind == .bin else { return values.name(at: row).map { .category($0) } }
    let from = values.number(at: row)
    guard from.isFinite else { return nil }
    guard let to = end?.number(at: row), to.isFinite, to != from else { return .number(from) }
    return .bin(from: min(from, to), to: max(from, to))
  }

  /// What names a line: the value of a colour, a text or the like, else what it measures.
  private func name(at row: Int, _ place: Int, beside layer: UnitLowering) -> String {
    let named = channels.first(UnitChannels.grouping + ["text", "description", "tooltip"]) {
      $0.kind.isNamed && $0.name(at: row)?.isEmpty == false
    }
    if let named, let name = channels.values[named].name(at: row) { return name }
    return defaultName(place, beside: layer)
  }

  /// What a line is called whose author does not name it: by what was worked out of a field, and not by the field alone, which says
  /// where it lies and not what it is.
  private func defaultName(_ place: Int, beside layer: UnitLowering) -> String {
    let channel = channels.unit.channels[place]
    let axis = layer.channels.unit.channels.first { $0.channel == channel.channel }
    let isOwn = channel.datum != nil || channel.aggregate != nil
    // The only title along an axis is that of the axis.
    if let title = channel.title, title != axis?.title, isOwn || axis?.title != nil { return title }
    return channel.aggregate == nil ? "" : channel.vegaTitle
  }

  /// Whether lines only point at places where a layer has marks: nearly all of them, at the same field.
  func repeatsPlaces(of layers: [UnitLowering]) -> Bool {
    guard rows.count > 1, let place = channels.place("x") ?? channels.place("y"), channels.place("x2") == nil,
      channels.place("y2") == nil
    else { return false }
    let line = channels.values[place]
    return layers.contains { layer in
      guard layer.unit.data == channels.unit.data, let x = layer.xChannel, x.channel.channel == line.channel.channel,
        x.channel.field == line.channel.field
      else { return false }
      let known = Set((0..<x.count).map { x.key(at: $0) })
      return rows.count { known.contains(line.key(at: $0)) } * 10 >= rows.count * 9
    }
  }

  // MARK: Text

  /// Names the line without a name that the text is written at; `false` where there is none.
  func nameRule(in rules: inout [Rule], beside layer: UnitLowering) -> Bool {
    guard isOne, !rows.isEmpty, let text = writtenText else { return false }
    for name in ["y", "x"] {
      let alongX = (name == "x") == (layer.roles.orientation == .vertical)
      guard let channel = channels.place(name),
        let lies = place(channels.values[channel], nil, 0, alongX: alongX, layer),
        let rule = unnamed(in: rules, defaultName(channel, beside: layer), where: { $0 == lies })
          ?? unnamed(in: rules, defaultName(channel, beside: layer), where: { $0.begins(at: lies) })
      else { continue }
      rules[rule].name = text
      return true
    }
    return false
  }

  private func unnamed(in rules: [Rule], _ name: String, where fits: (Rule.Place) -> Bool) -> Int? {
    rules.firstIndex { fits($0.place) && ["", name].contains($0.name) }
  }

  /// The words of a single text: those of its channel, or those that its mark is given.
  private var writtenText: String? { text(at: 0) }

  /// The words of a text, a number as its format has it.
  private func text(at row: Int) -> String? {
    let view = channels.unit.view
    guard let place = channels.place("text") else {
      return view.writtenText
    }
    let values = channels.values[place]
    guard let format = values.channel.format.flatMap({ NumberFormat($0) }),
      let number = values.value(at: row).number, number.isFinite
    else { return values.name(at: row) }
    return format.text(number)
  }

  /// The texts as notes beside the marks of a layer, each where it stands; none where they only repeat the sums of a stack.
  func notes(beside layer: UnitLowering?, after count: Int) -> [ChartNote] {
    if layer?.unit.stack != nil, let text = channels.place("text"),
      ["x", "y"].contains(where: { channels.place($0).map { channels.areSame($0, text) } == true })
    {
      return []
    }
    var notes: [ChartNote] = []
    var known: Set<Place> = []
    // Where on the globe a word is written is no place of what a map measures.
    let layer = layer?.unit.composition == .map ? nil : layer
    for row in isOne ? rows.prefix(1) : rows {
      guard let text = text(at: row).map({ String(JavaScriptText.trimmed($0)) }), !Self.nothing.contains(text) else {
        continue
      }
      var note = ChartNote(id: "@note-\(count + notes.count + 1)", text: text)
      (note.x, note.value) = (layer.flatMap { x(at: row, beside: $0) }, layer.flatMap { value(at: row, beside: $0) })
      if known.insert(Place(text: text, x: note.x, value: note.value)).inserted { notes.append(note) }
    }
    return notes
  }

  /// Whether texts are drawn so far from where their rows place them along an axis that the place says nothing of them.
  private func isMoved(along channel: String) -> Bool {
    abs(channels.unit.view.definition["d" + channel]?.number ?? 0) > Self.farthestMove
  }

  /// In pixels: more than the height of a few lines of text.
  private static let farthestMove = 60.0

  /// What is drawn where an expression gives no text.
  private static let nothing: Set<String> = ["", "null", "undefined", "NaN"]

  private struct Place: Hashable {
    var text: String
    var x: XValue?
    var value: MarkValue?
  }

  /// A position and words that are no field's are the same in every row.
  private var isOne: Bool { rows.count == 1 || channels.unit.channels.allSatisfy { $0.datum != nil } }

  /// Where along the X of a layer a text stands.
  private func x(at row: Int, beside layer: UnitLowering) -> XValue? {
    guard let x = layer.xChannel, let place = channels.place(x.channel.channel), !isMoved(along: x.channel.channel)
    else {
      return nil
    }
    return self.x(channels.values[place], nil, row, kind: x.kind)
  }

  /// At which value of a layer a text stands.
  private func value(at row: Int, beside layer: UnitLowering) -> MarkValue? {
    guard let y = layer.yChannel, y.kind == .number, let place = channels.place(y.channel.channel),
      !isMoved(along: y.channel.channel)
    else { return nil }
    let number = channels.values[place].number(at: row)
    return number.isFinite ? .number(number) : nil
  }

  /// Adds what the text says to the marks that it stands at; `false` where it stands beside no mark of the layer.
  ///
  /// Text that repeats what a mark shows anyway adds nothing.
  func addText(to layer: inout DeclaredLayer, of lowering: UnitLowering) -> Bool {
    guard let matches = matches(lowering) ?? matchesInside(lowering), !matches.isEmpty else { return false }
    let known = lowering.channels
    let added = channels.values.indices.filter { place in
      let values = channels.values[place]
      guard !["x", "y", "x2", "y2", "theta", "radius", "xOffset", "yOffset"].contains(values.channel.channel) else {
        return false
      }
      guard values.channel.datum == nil, !repeatsLengths(values, matches, lowering),
        !repeatsShares(values, matches, lowering)
      else { return false }
      return !known.values.contains { other in
        matches.allSatisfy { row, mark in
          values.key(at: row) == other.key(at: mark)
            || values.name(at: row) == other.name(at: mark) && values.name(at: row) != nil
        }
      }
    }
    let details = UnitDetails(channels, places: added)
    // Words of the text itself are a note.
    guard !details.fields.isEmpty else { return hasTextOfField || !isOne }
    // So are the words at a few of many marks, which their author picks out.
    if areFew(of: lowering), channels.place("text").map(added.contains) == true { return false }
    var rowOfMark: [Int: Int] = [:]
    for (row, mark) in matches where rowOfMark[mark] == nil { rowOfMark[mark] = row }
    let old = layer.detailValues
    let none = [XValue?](repeating: nil, count: layer.details.count)
    layer.detailValues = (0..<layer.rows.rowCount).map { mark in
      let own = old.indices.contains(mark) ? old[mark] : none
      let new = rowOfMark[mark].map { details.values[$0] } ?? [XValue?](repeating: nil, count: details.fields.count)
      return own + new
    }
    layer.details += details.fields
    return true
  }

  /// Whether texts stand at so few of the marks that each is listened to.
  private func areFew(of lowering: UnitLowering) -> Bool {
    rows.count <= Self.fewTexts && rows.count * 2 <= lowering.unit.rows.rowCount
  }

  private static let fewTexts = 8

  private var hasTextOfField: Bool { channels.place("text").map { channels.values[$0].channel.datum == nil } ?? false }

  /// Whether a text tells how long each bar is from one end to the other, whatever its sign.
  private func repeatsLengths(
    _ values: ChannelValues, _ matches: [(row: Int, mark: Int)], _ lowering: UnitLowering
  ) -> Bool {
    guard values.channel.channel == "text", let y = lowering.yChannel, y.kind == .number,
      let end = lowering.roles.yEnd.map({ lowering.channels.values[$0] })
    else { return false }
    return matches.allSatisfy { row, mark in
      guard let text = values.name(at: row), let told = Double(text.filter { !"+,% ".contains($0) }) else {
        return false
      }
      let length = (y.number(at: mark) - end.number(at: mark)).magnitude
      return ShownDecimals.asWritten(told.magnitude) == ShownDecimals.asWritten(length)
    }
  }

  /// Whether a text tells which share of all each part is, as the part itself does.
  private func repeatsShares(
    _ values: ChannelValues, _ matches: [(row: Int, mark: Int)], _ lowering: UnitLowering
  ) -> Bool {
    guard lowering.roles.isPartToWhole, let y = lowering.yChannel, y.kind == .number, values.kind == .number else {
      return false
    }
    let whole = (0..<y.count).reduce(0) { $0 + y.number(at: $1) }
    guard whole > 0 else { return false }
    return matches.allSatisfy { row, mark in
      let share = y.number(at: mark) / whole
      return [share, share * 100].contains { abs(values.number(at: row) - $0) <= 0.02 * $0 }
    }
  }

  /// Whether every text stands where a layer has a mark.
  func standsAtMarks(of lowering: UnitLowering) -> Bool { matches(lowering)?.isEmpty == false }

  /// For each row of the text the mark at the same position; `nil` where one stands at none.
  private func matches(_ lowering: UnitLowering) -> [(row: Int, mark: Int)]? {
    let shared = ["x", "y", "theta"].compactMap { name -> (ChannelValues, ChannelValues)? in
      guard let own = channels.place(name), let other = lowering.channels.place(name) else { return nil }
      return (channels.values[own], lowering.channels.values[other])
    }
    let own = channels.unit.channels.filter { ["x", "y", "theta"].contains($0.channel) && $0.datum == nil }
    guard !shared.isEmpty, shared.count >= own.count else { return nil }
    var marks: [VegaGroupKey: [Int]] = [:]
    for mark in (0..<lowering.unit.rows.rowCount).reversed() {
      marks[VegaGroupKey(shared.map { $0.1.value(at: mark) }), default: []].append(mark)
    }
    var matches: [(row: Int, mark: Int)] = []
    for row in rows {
      let key = VegaGroupKey(shared.map { $0.0.value(at: row) })
      guard let mark = marks[key]?.last else { return nil }
      if (marks[key]?.count ?? 0) > 1 { marks[key]?.removeLast() }
      matches.append((row, mark))
    }
    return matches
  }

  /// For each row of the text the bar within which it stands; `nil` where one stands within none, or within several.
  private func matchesInside(_ lowering: UnitLowering) -> [(row: Int, mark: Int)]? {
    guard let x = lowering.xChannel, let y = lowering.yChannel, y.kind == .number, lowering.unit.view.mark == .bar,
      let ownX = channels.place(x.channel.channel), let ownY = channels.place(y.channel.channel)
    else { return nil }
    let spans = BarSpans(lowering, y)
    var marks: [VegaGroupKey: [Int]] = [:]
    for mark in 0..<lowering.unit.rows.rowCount { marks[x.key(at: mark), default: []].append(mark) }
    var matches: [(row: Int, mark: Int)] = []
    for row in rows {
      let height = channels.values[ownY].number(at: row)
      let all = marks[channels.values[ownX].key(at: row)] ?? []
      // The only bar at a name is what a text above it is of.
      let here = all.count == 1 && x.kind.isDiscrete ? all : all.filter { spans.holds(height, at: $0) }
      guard here.count == 1 else { return nil }
      matches.append((row, here[0]))
    }
    return matches
  }
}

extension Rule.Place {
  /// Whether a band goes from a place on.
  fileprivate func begins(at other: Rule.Place) -> Bool {
    switch (self, other) {
    case (.x(.interval(let from, _)), .x(.instant(let place))): from == place
    case (.x(.bin(let from, _)), .x(.number(let place))): from == place
    case (.y(.range(let from, _)), .y(.number(let place))): from == place
    default: false
    }
  }
}

/// From where to where each bar of a unit goes.
private struct BarSpans {
  private let from: [Double?]
  private let to: [Double?]

  init(_ lowering: UnitLowering, _ y: ChannelValues) {
    let (unit, rows) = (lowering.unit, 0..<lowering.unit.rows.rowCount)
    if let stack = unit.stack {
      from = unit.rows.column(stack.columns.from).map(\.number)
      to = unit.rows.column(stack.columns.to).map(\.number)
    } else {
      from = rows.map { row in lowering.roles.yEnd.map { lowering.channels.values[$0].number(at: row) } ?? 0 }
      to = rows.map { y.number(at: $0) }
    }
  }

  func holds(_ height: Double, at row: Int) -> Bool {
    guard from.indices.contains(row), to.indices.contains(row), let from = from[row], let to = to[row] else {
      return false
    }
    return min(from, to) <= height && height <= max(from, to)
  }
}
