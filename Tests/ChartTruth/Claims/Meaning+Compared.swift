import ChartModel

extension Meaning {
  /// What changed from one chart to another, in sum.
  static let compared: [Meaning] =
    [
      Meaning("=compared-series", .comparison) { claim, scene in
        let pairs = (scene.compared?.walked ?? []) + (scene.compared?.parts ?? [])
        guard let pair = pairs.first(where: { !$0.name.isEmpty && $0.name.capital == claim["text"].capital }) else {
          return "there is no such series on both sides"
        }
        scene.compared?.pair = pair
        scene.compared?.told = nil
        return nil
      },
      Meaning("compare.total", .comparison) { claim, scene in
        guard let compared = scene.compared, compared.addsUp, !compared.hasInfinity else { return "nothing adds up" }
        scene.compared?.told = .sum
        let sum = scene.compared?.number(ofFirst: false)
        guard scene.isValue(claim["value"], sum) else { return why("the sum is \(sum ?? .nan)") }
        return unless(compared.isSide(claim["side"], first: false), "that is not the side after")
      },
      Meaning("compare.mean", .comparison) { claim, scene in
        guard let compared = scene.compared, !compared.hasInfinity else { return "a value is infinite" }
        scene.compared?.told = .mean
        let mean = scene.compared?.number(ofFirst: false)
        guard scene.isMeanValue(claim["value"], mean, of: compared.numbers(ofFirst: false)) else {
          return why("the mean is \(mean ?? .nan)")
        }
        return unless(compared.isSide(claim["side"], first: false), "that is not the side after")
      },
      Meaning("compare.other", .comparison) { claim, scene in
        guard let compared = scene.compared, let told = compared.told else { return "there is nothing beside it" }
        let number = compared.number(ofFirst: true)
        let isIt =
          told == .sum
          ? scene.isExact(claim["value"], number)
          : scene.isMean(claim["value"], number, of: compared.numbers(ofFirst: true))
        guard isIt else { return why("it was \(number ?? .nan)") }
        return unless(compared.isSide(claim["side"], first: true), "that is not the side before")
      },
      size("more", sign: 1), size("less", sign: -1),
      Meaning("compare.same", .comparison) { _, scene in
        unless(scene.compared?.told != nil && scene.compared?.difference == 0, "they differ")
      },
      Meaning("=compared-percent", .comparison) { claim, scene in
        guard let compared = scene.compared, compared.told != nil, let from = compared.number(ofFirst: true),
          let difference = compared.difference, difference != 0, from > 0, from + difference >= 0
        else { return "there is no percentage" }
        let percent = abs(difference / from * 100)
        let inner = scene.book.readings(of: claim["text"], as: "numbers.percent").first?.slots["number"] ?? ""
        return unless(
          scene.isExact(inner, percent, decimals: percent < 10 ? 1 : 0), "it is \(percent) percent")
      },
      Meaning("compare.counts", .comparison) { claim, scene in
        let counts = [true, false].map { scene.compared?.numbers(ofFirst: $0).count ?? 0 }
        return unless(
          scene.compared?.second.marksText(counts[1]) == claim["after"] && scene.isCount(claim["before"], counts[0]),
          "there are \(counts)")
      },
      Meaning("compare.no-values", .comparison) { _, scene in
        guard let compared = scene.compared, compared.pair != nil else { return "it is about no series" }
        let means = [true, false].map { compared.numbers(ofFirst: $0).mean }
        let difference = zip(means.prefix(1), means.suffix(1)).map { ($1 ?? .nan) - ($0 ?? .nan) }.first ?? .nan
        return unless(compared.hasInfinity || !difference.isFinite, "there are values")
      },
      Meaning("compare.by-order", .comparison) { _, scene in
        unless(scene.compared?.goesByOrder == true, "marks belong together by X")
      },
    ] + comparedMarks

  private static func size(_ key: String, sign: Double) -> Meaning {
    Meaning("compare." + key, .comparison) { claim, scene in
      guard let compared = scene.compared, compared.told != nil, let difference = compared.difference else {
        return "there is nothing to compare"
      }
      guard difference * sign > 0 else { return "it went the other way" }
      let isIt =
        compared.told == .sum
        ? compared.isDifference(difference) { scene.isExact(claim["number"], abs($0)) }
        : scene.isMean(claim["number"], abs(difference), of: compared.numbers(ofFirst: false))
      return unless(isIt, "it is \(difference)")
    }
  }
}
