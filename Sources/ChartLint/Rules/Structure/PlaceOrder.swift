/// The order of places along X: numbers, dates, times, weekdays, or categories that the context lists.
struct PlaceOrder {
  private let words: LintWords
  private let categories: [String]

  init(_ label: LintedLabel) {
    words = label.words
    let own = label.spec?.xAxis
    let listed = own?.categories ?? []
    categories = !listed.isEmpty ? listed : label.context.x.map(\.categories) ?? []
  }

  /// By what each place is compared; `nil` where the order of some place is not known.
  func keys(of places: [LabelContext.Place]) -> [[Double]]? {
    if let numbers = all(places.map(number)) { return numbers.map { [$0] } }
    let texts = places.map(\.text)
    if let listed = all(texts.map { categories.firstIndex(of: $0) }) { return listed.map { [Double($0)] } }
    if texts.allSatisfy(isISO) { return texts.map { $0.utf8.map { Double($0) } } }
    let tokens = texts.map {
      WordReading(LabelTokens($0, words: words, protecting: ProtectedNames(LabelContext())), words.structure)
    }
    return all(tokens.map(date)).map { wrapped($0, at: 12) } ?? all(tokens.map(weekday)).map { wrapped($0, at: 7) }
      ?? all(tokens.map(time))
  }

  private func all<Value>(_ values: [Value?]) -> [Value]? {
    let known = values.compactMap { $0 }
    return known.count == values.count ? known : nil
  }

  private func number(_ place: LabelContext.Place) -> Double? {
    switch place {
    case .number(let number): number.isFinite ? number : nil
    case .text(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
    }
  }

  private func isISO(_ text: String) -> Bool {
    let bytes = Array(text.utf8.prefix(7))
    return bytes.count == 7 && bytes[4] == 0x2D
      && bytes.enumerated().allSatisfy { $0.offset == 4 || $0.element.isDigit }
  }

  /// Year (zero where it is not said), month and day of `June 6`, `6 June`, `June 2025`.
  private func date(_ reading: WordReading) -> [Double]? {
    guard let place = reading.lists.indices.first(where: { reading.isMonth($0) }) else { return nil }
    let months = words.entries(of: .month)
    guard let month = months.firstIndex(where: { $0.hasPrefix(reading.word(place).prefix(3)) }) else { return nil }
    let numbers = reading.tokens.tokens.compactMap(\.number).map(\.value)
    return [numbers.first { $0 > 31 } ?? 0, Double(month), numbers.first { $0 <= 31 } ?? 0]
  }

  private func weekday(_ reading: WordReading) -> [Double]? {
    guard reading.lists.count == 1 else { return nil }
    let days = words.entries(of: .weekday)
    return days.firstIndex { $0.hasPrefix(reading.word(0).prefix(3)) && reading.word(0).count > 1 }.map {
      [0, Double($0)]
    }
  }

  /// Minutes from midnight of `6 AM`, `18:30`.
  private func time(_ reading: WordReading) -> [Double]? {
    guard reading.lists.count <= 2, let token = reading.token(0), let number = token.number else { return nil }
    let half = words.structure.halves.firstIndex { $0.lowercased() == reading.word(1) }
    guard token.kind == .time ? half != nil || reading.lists.count == 1 : token.kind == .number && half != nil else {
      return nil
    }
    let hour = half.map { number.value.truncatingRemainder(dividingBy: 12) + ($0 == 1 ? 12 : 0) } ?? number.value
    return [hour * 60 + (token.kind == .time ? number.second ?? 0 : 0)]
  }

  /// Lets places without a year go on over its end, and weekdays over the end of the week.
  private func wrapped(_ keys: [[Double]], at count: Double) -> [[Double]] {
    guard keys.allSatisfy({ $0.first == 0 }) else { return keys }
    var turns = 0.0
    var last = keys.first ?? []
    return keys.map { key in
      if key.count > 1, last.count > 1, last[1] >= count - 2, key[1] <= 1 { turns += 1 }
      last = key
      return [turns] + key.dropFirst()
    }
  }
}
