/// What is known of the phrases of a voice.
public enum ClaimTable {
  /// Tables of words that stand inside other phrases, where the readers of numbers, dates, places, lists and names take
  /// them; they claim nothing by themselves.
  static let vocabulary: Set<String> = [
    "numbers", "lists", "dates", "places", "periods", "buckets", "lengths", "states", "aggregates",
    // Every threshold is named and held by the reader of explanations.
    "thresholds",
    // What leads to a place in a walk is held against the data by `WalkTruthTests`; the rest tells of the walk itself.
    "walk",
    // Timelines of events are held against a slow twin, and what is told of live rows against the rows, by the tests of
    // `ChartStreams`.
    "events", "follow",
  ]

  /// Names for what has none, and what is no claim about a chart.
  static let names: Set<String> = [
    "names.unnamed", "names.total", "names.rank", "names.lower-end", "names.upper-end", "next.describe",
    "profile.hidden", "spreads.outlier", "spreads.outlier-in", "parts.share-of", "message.higher-side",
    "message.lower-side", "message.the-others", "message.yearly-mean", "message.weekly-mean", "message.daily-mean",
    "groups.heights", "groups.value-at",
    // They tell of the sound; tests of pitch and length hold that against the notes.
    "sound.lower-is-more", "sound.longer-is-more", "sound.means", "sound.column-means", "sound.own-pitches",
    "sound.own-pitches-of-parts",
    "sound.order-alone", "sound.ratios", "sound.close", "sound.silent", "sound.lowest-tone", "sound.highest-tone",
    "sound.every-tone",
    // The key of a picture of a score names kinds of notes.
    "sound.time", "sound.pitch", "sound.value", "sound.missing", "sound.tick", "sound.reference", "sound.zero",
    "sound.marker", "sound.speech",
  ]

  /// What the columns of a spread are called in tables.
  private static func isColumn(_ key: String) -> Bool { key.hasPrefix("spreads.column-") }
  /// Phrases of outputs whose readers check them without a meaning.
  static let outputs = ComparisonReader.keys.union(BrailleReader.keys).union(ExplanationReader.keys)

  /// The phrases of a voice whose claims nobody checks.
  public static func unchecked(in book: Phrasebook) -> [String] {
    book.keys.filter { key in
      let table = String(key.prefix { $0 != "." })
      return !vocabulary.contains(table) && !names.contains(key) && !isColumn(key) && !outputs.contains(key)
        && Meaning.all[key] == nil
    }
  }

  /// Meanings for phrases that the voice does not have.
  public static func unknown(in book: Phrasebook) -> [String] {
    Meaning.all.keys.filter { !$0.hasPrefix("=") && book.forms[$0] == nil }.sorted()
  }
}
