import ChartModel

/// What is said of a number that marks show by their size or color.
struct LookSentences: Narrating {
  let narrator: Narrator

  /// A field that marks show by their look, with the marks of the smallest and the largest of its values.
  private struct Shown {
    var field: Int
    var look: DetailField.Look
    var low: Found
    var high: Found
  }

  private struct Found {
    var number: Double
    var mark: Mark
  }

  /// `Size: population, from 10 to 3,000.`
  var bounds: [String] {
    shown.map { shown in
      let key: PhraseKey = shown.look == .size ? .overviewSize : .overviewColor
      let values: PhraseValues = [
        "title": narrator.vocabulary.details.title(of: shown.field), "from": text(shown.low, shown.field),
        "to": text(shown.high, shown.field),
      ]
      return Sentence(voice.say(key, values)).sentence
    }
  }

  /// `Largest population: 3,000 for China.`
  var extremes: [String] {
    shown.map { shown in
      let key: PhraseKey = shown.look == .size ? .summaryLargestDetail : .summaryHighestDetail
      let values: PhraseValues = [
        "title": narrator.vocabulary.details.title(of: shown.field), "value": text(shown.high, shown.field),
        "place": place(of: shown.high),
      ]
      return Sentence(voice.say(key, values)).sentence
    }
  }

  private func text(_ found: Found, _ field: Int) -> String {
    narrator.vocabulary.details.text(.number(found.number), of: field)
  }

  /// A mark by a name that no other has, else by where it stands.
  private func place(of found: Found) -> String {
    guard let field = LabelPlan.nameField(chart), case .category(let name)? = found.mark.detail(field) else {
      return places.place(found.mark.x)
    }
    return voice.say(.places, .category, count: 1, ["x": voice.name(name)])
  }

  private var shown: [Shown] {
    guard !isHeatMap else { return [] }
    return chart.details.indices.compactMap { field in
      guard let look = chart.details[field].look, look != .order, chart.details[field].isSeen else { return nil }
      let found = chart.series.flatMap { series in
        series.marks.compactMap { mark -> Found? in
          guard !mark.isHidden, case .number(let number)? = mark.detail(field) else { return nil }
          return Found(number: number, mark: mark)
        }
      }
      guard let low = found.min(by: { $0.number < $1.number }), let high = found.max(by: { $0.number < $1.number }),
        low.number < high.number
      else { return nil }
      return Shown(field: field, look: look, low: low, high: high)
    }
  }
}
