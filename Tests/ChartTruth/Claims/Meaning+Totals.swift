import ChartModel
internal import Foundation

extension Meaning {
  /// Totals and averages of a whole chart, and that there is nothing.
  static let totals = [
    Meaning("message.empty", .message, .label) { _, scene in
      unless(scene.evidence.rows.allSatisfy(\.present.isEmpty), "there are values")
    },
    Meaning("message.total", .message, .summary) { claim, scene in
      let total = scene.evidence.rows.flatMap(\.numbers).total
      return unless(scene.isRoundedValue(claim["value"], total), "the total is \(total)")
    },
    Meaning("message.average", .message, .summary) { claim, scene in
      guard let row = scene.row, let mean = row.numbers.mean else { return "there is no mean" }
      guard row.numbers.count >= scene.evidence.bucketCount(row.marks) else { return "some buckets have no value" }
      guard scene.isPeriod(claim["period"]) else { return "that is not the period of a mark" }
      return unless(scene.isMiddle(claim["number"], mean), "the mean is \(mean)")
    },
    Meaning("message.average-with-data", .message, .summary) { claim, scene in
      guard let row = scene.row, let mean = row.numbers.mean else { return "there is no mean" }
      guard row.numbers.count < scene.evidence.bucketCount(row.marks) else { return "every bucket has a value" }
      guard scene.isPeriod(claim["period"]) else { return "that is not the period of a mark" }
      return unless(scene.isMiddle(claim["number"], mean), "the mean is \(mean)")
    },
    Meaning("message.parts", .message, .summary) { claim, scene in
      let total = scene.row?.numbers.total ?? .nan
      guard scene.isRoundedValue(claim["value"], total) else { return why("the total is \(total)") }
      return unless(scene.isPartList(claim["parts"]), "those are not the parts")
    },
    Meaning("message.part-without", .message, .summary) { claim, scene in
      let part = scene.evidence.parts.first { $0.name == claim["name"] }
      return unless(part?.numbers.isEmpty == true, "it has values")
    },
    Meaning("message.single", .message) { claim, scene in
      let present = scene.evidence.rows.flatMap(\.present)
      guard let mark = present.first, present.count == 1 || scene.row?.numbers.count == 1 else {
        return why("there are \(present.count) values")
      }
      guard scene.isState(claim["value"], mark.value) else { return why("it shows \(mark.value)") }
      return unless(scene.isPlaces(claim["place"], [mark.x]), "it stands elsewhere")
    },
    Meaning("message.single-whole", .message) { claim, scene in
      let whole = scene.row?.marks.filter { !$0.isPartial && $0.value.isPresent } ?? []
      guard let mark = whole.first, whole.count == 1, scene.isState(claim["value"], mark.value) else {
        return why("there are \(whole.count) whole ones")
      }
      let unit = scene.chart.xAxis.calendarUnit.map { scene.book.say("buckets." + $0.rawValue) }
      return unless(scene.isPlaces(claim["place"], [mark.x]) && claim["bucket"] == unit, "it stands elsewhere")
    },
    Meaning("message.constant", .message, .summary) { claim, scene in
      guard let row = scene.row, let low = row.lows.min(), let high = row.highs.max() else { return "no values" }
      let isEverywhere = row.values.allSatisfy { $0.isPresent || $0 == .missing || $0 == .empty }
      guard Evidence.areEqual(low, high), isEverywhere else { return why("values go from \(low) to \(high)") }
      return unless(scene.isValue(claim["value"], row.numbers.first), "it is \(low)")
    },
  ]
}

extension Scene {
  func isPeriod(_ text: String) -> Bool { text == book.say("periods." + evidence.kind) }

  /// The parts of a stack in their order, each with its sum; of many the first ones and how many more.
  func isPartList(_ text: String) -> Bool {
    let shown = evidence.parts.count > 5 ? 4 : evidence.parts.count
    var texts: [String] = []
    var rest = text
    for part in evidence.parts.prefix(shown) {
      let end = part.numbers.isEmpty ? book.say("message.part-without", ["name": part.name]) : nil
      let isSum = { (number: String) in isRounded(number, part.numbers.total) }
      guard let piece = end ?? partPiece(rest, part.name, isSum), let range = rest.range(of: piece) else {
        return false
      }
      texts.append(piece)
      rest = String(rest[range.upperBound...])
    }
    let more = evidence.parts.count - shown
    return text == book.list(texts + (more > 0 ? [book.say("lists.more", count: more)] : []))
  }

  /// The shortest beginning of a text, without what joins it to the part before, that is a part with its sum.
  func partPiece(_ text: String, _ name: String, _ isSum: (String) -> Bool) -> String? {
    let joins = ["", ", and ", " and ", ", "]
    for join in joins where text.hasPrefix(join) {
      var end = text.startIndex
      while let found = text[end...].range(of: name) {
        end = found.upperBound
        let piece = String(text[text.index(text.startIndex, offsetBy: join.count)..<end])
        let isTrue = book.readings(of: piece, as: "labels.part").contains {
          $0.slots["name"] == name && isSum($0.slots["number"] ?? "")
        }
        if isTrue { return piece }
      }
    }
    return nil
  }
}
