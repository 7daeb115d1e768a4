import ChartModel

/// Says what a file draws and what is not told of it.
struct SpokenOmissions {
  let voice: Voice
  let verbosity: Verbosity

  /// `Left out: a map and 2 sets of pictures.`; decorations and what waits for a pointer are told in full alone.
  func sentences(_ omissions: [Omission]) -> [String] {
    let told = Omission.Kind.allCases.filter { verbosity == .full || $0 == .map || $0 == .image }
    let parts = told.compactMap { kind -> String? in
      let count = omissions.count { $0.kind == kind }
      return count == 0 ? nil : voice.say(Self.key(kind), count: count)
    }
    guard !parts.isEmpty else { return [] }
    return [Sentence(voice.say(.omissionLeftOut, ["what": voice.list(parts)])).sentence]
  }

  /// `2 charts left out, because none of their rows can be drawn: Oslo and Bergen.`; of many, the first and the last are named.
  func sentences(undrawn names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let told = voice.listed(views: names, atMost: ViewCounts.namedViews)
    return [Sentence(voice.say(.viewUndrawn, count: names.count, ["names": told])).sentence]
  }

  private static func key(_ kind: Omission.Kind) -> OutputPhraseKey {
    switch kind {
    case .map: .omissionMap
    case .image: .omissionImage
    case .decoration: .omissionDecoration
    case .interaction: .omissionInteraction
    }
  }
}
