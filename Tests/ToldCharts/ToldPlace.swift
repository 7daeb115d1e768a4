internal import ChartModel
internal import ChartNarration
internal import ChartTruth

/// A place of the focus tree whose label is read back: a mark, a group of marks, or places that several series share.
struct ToldPlace {
  enum Kind {
    /// One mark.
    case mark(String)
    /// Neighbouring marks of one series.
    case group([String])
    /// One place along X with the marks of all series there.
    case stop([String])
    /// Neighbouring places, each with its marks.
    case stops([[String]])
  }

  var text: String
  var kind: Kind
  /// Which of how many neighbours it is.
  var order: (k: Int, n: Int)

  /// The places of a tree in focus order, without the parts below a mark.
  static func all(below node: FocusNode) -> [ToldPlace] { all(below: node, isAlongX: false) }

  private static func all(below node: FocusNode, isAlongX: Bool) -> [ToldPlace] {
    node.children.enumerated().flatMap { number, child -> [ToldPlace] in
      let order = (k: number + 1, n: node.children.count)
      let isAlongX = isAlongX || child.role == .xAxis
      switch child.role {
      case .mark: return [ToldPlace(text: child.label, kind: .mark(child.id), order: order)]
      case .group where !child.children.isEmpty:
        let own = ToldPlace(text: child.label, kind: kind(of: child, isAlongX: isAlongX), order: order)
        return [own] + all(below: child, isAlongX: isAlongX)
      default: return all(below: child, isAlongX: isAlongX)
      }
    }
  }

  private static func kind(of node: FocusNode, isAlongX: Bool) -> Kind {
    let ids = node.children.map(\.id)
    guard isAlongX else { return .group(ids) }
    let isOfStops = node.children.allSatisfy { $0.role == .group }
    return isOfStops ? .stops(node.children.map { $0.children.map(\.id) }) : .stop(ids)
  }

  /// What is wrong with a text for this place; with its own if none is given.
  func problem(_ reader: TruthReader, _ other: String? = nil) -> String? {
    let text = other ?? self.text
    return switch kind {
    case .mark(let id): reader.problem(inLabel: text, of: id, order: order)
    case .group(let ids): reader.problem(inGroup: text, of: ids, order: order)
    case .stop(let ids): reader.problem(inStops: text, of: [ids], isOne: true)
    case .stops(let stops): reader.problem(inStops: text, of: stops, isOne: false)
    }
  }

  /// What is not well formed.
  ///
  /// - Parameter limited: whether names are short enough for the limits of labels and groups to hold.
  func illFormed(limited: Bool) -> [String] {
    switch kind {
    case .mark, .stop: WellFormed.problems(in: text, isLine: true, limit: limited ? 100 + positionLength : 1_000)
    case .group, .stops: WellFormed.problems(in: text, isLine: false, limit: limited ? 150 + positionLength : 1_000)
    }
  }

  /// While somebody walks, a label may say its position besides.
  private var positionLength: Int { ", \(order.k) of \(order.n).".count }

  /// The marks that it stands for, in focus order.
  var marks: [String] {
    switch kind {
    case .mark(let id): [id]
    case .group(let ids), .stop(let ids): ids
    case .stops(let stops): Array(stops.joined())
    }
  }

  /// Whether it stands for the marks of all series at its places.
  var isAlongX: Bool {
    switch kind {
    case .stop, .stops: true
    case .mark, .group: false
    }
  }

  var isMark: Bool { if case .mark = kind { true } else { false } }
  var isStop: Bool { if case .stop = kind { true } else { false } }
  /// Whether it is a group as lines number them.
  var isGroup: Bool { !isMark && !isStop }
  var id: String? { if case .mark(let id) = kind { id } else { nil } }
}
