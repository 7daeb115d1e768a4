import ChartModel

/// A phrase that was read, with what stands in its places.
struct Claim {
  var key: String
  /// Its plural form, or whether it is the short or the long one.
  var form: String
  var slots: Template.Slots

  subscript(slot: String) -> String { slots[slot] ?? "" }
}

/// What a text is for, which decides on what it may say.
public enum Role: Hashable, Sendable {
  case title, message, kind, x, y, series, source, summary, group, stop, stops, heading, label, selection, window,
    views,
    focus, comparison
}

/// What one phrase means: whether a claim of it is true of the data.
struct Meaning {
  /// The key of a phrase, or, with `=` in front, something that is said without a phrase of its own.
  var key: String
  var roles: Set<Role>
  /// What is wrong with a claim; `nil` where it is true. What it tells for the claims after it goes into the scene.
  var check: @Sendable (Claim, inout Scene) -> String?

  init(_ key: String, _ roles: Role..., check: @escaping @Sendable (Claim, inout Scene) -> String?) {
    (self.key, self.roles, self.check) = (key, Set(roles), check)
  }
}

/// Where a claim stands: what it is about, and what was said before it in the same text.
struct Scene {
  let evidence: Evidence
  var role: Role
  /// The series that the text is about.
  var rows: [Row]
  /// The marks that the text is about: those of a group, or of a label.
  var marks: [Mark]
  /// The rule that the text is about.
  var rule: ChartModel.Rule?
  /// The notes that stand where the text has told.
  var noted: [ChartNote] = []
  /// What is selected, where the text is about a selection.
  var selection: Selected?
  /// What the author calls the group that the text is about.
  var groupName: String?
  /// The hidden marks on both sides of the group, over which it may reach.
  var hidden: (before: [XValue], after: [XValue]) = ([], [])
  /// How many groups there are.
  var groupCount: Int?
  /// How many places along X there are that several series share; `nil` where they share none.
  var stopCount: Int?
  /// Where the group begins and ends along X, as it was told.
  var starts: Set<XValue> = []
  var ends: Set<XValue> = []
  /// What a group goes through that is told by its moves: its marks, and the one that it starts from.
  var climb: [Mark] = []
  /// Which of how many neighbours the text stands for.
  var order: (k: Int, n: Int)?
  /// All marks of a group of places, whichever series was told last.
  var stopMarks: [Mark] = []
  /// Whether values stand without their unit, which comes behind the last of them.
  var isBare = false
  /// How many characters the text has.
  var length = 0
  /// Two charts side by side, where the text is about what changed.
  var compared: ComparedScene?
  /// All charts, where the text is about several.
  var views: ViewScene?
  /// What is drawn and not told.
  var omissions: [Omission] = []
  /// What the charts are called that are not drawn.
  var undrawn: [[ViewName]] = []
  /// The ids of the marks that have a label of their own.
  var told: Set<String>?
  /// The parts of a stack that stand where the label's mark stands.
  var stacked: [(row: Row, mark: Mark)] = []
  /// What the details of the label's mark can be called.
  var detailTexts: [String] = []
  /// The part of a stack that was told last.
  var lastPart: String?
  /// Whether the highest columns of a heat map were told last; `nil` before any line was.
  var areColumns: Bool?
  /// The place of the axis that was told last, among those that layers have of their own.
  var ownAxis: Int?
  /// Where the stretch that was told last ended, and whether it went up.
  var turn: (place: Int, way: Int)?
  /// The keys of the claims before this one.
  var heard: [String] = []
  /// What the claims before this one leave to be said.
  var owed: [String] = []

  var book: Phrasebook { evidence.book }
  var chart: BucketedChart { evidence.chart }
  var places: PlaceTexts { evidence.places }
  var isBrief: Bool { evidence.detail == .brief }
  /// The one series of the text, or the sums of a stack.
  var row: Row? { rows.count == 1 ? rows.first : rows.first(where: \.isTotal) }
  var mark: Mark? { marks.count == 1 ? marks.first : nil }
  var values: [MarkValue] { marks.map(\.value) }
  var numbers: [Double] { marks.compactMap(\.value.number) }
}

extension Scene {
  /// Whether a text is one of some phrases, and true.
  mutating func isTrue(_ text: String, as keys: [String]) -> Bool {
    for key in keys {
      for meaning in Meaning.all[key] ?? [] {
        for claim in claims(of: text, key) {
          var scene = self
          guard meaning.check(claim, &scene) == nil else { continue }
          self = scene
          heard.append(key)
          return true
        }
      }
    }
    return false
  }

  /// The readings of a text as a phrase; what has no phrase is read whole.
  private func claims(of text: String, _ key: String) -> [Claim] {
    if key.hasPrefix("=") { return [Claim(key: key, form: "", slots: ["text": text])] }
    return book.readings(of: text, as: key).map { Claim(key: key, form: $0.form, slots: $0.slots) }
  }
}

/// Whether anybody wants to know what is wrong: most readings that fail are only on the way to one that does not.
enum Explaining {
  @TaskLocal static var isOn = false
}

/// What is wrong, put into words only where they are read.
func why(_ problem: @autoclosure () -> String) -> String { Explaining.isOn ? problem() : "" }

/// `nil` where something holds, else what is wrong.
func unless(_ holds: Bool, _ problem: @autoclosure () -> String) -> String? { holds ? nil : why(problem()) }
