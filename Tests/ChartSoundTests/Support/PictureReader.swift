import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A picture read back as XML, its axes by the numbers that stand at them.
struct PictureReader {
  struct Text {
    var x: Double
    var y: Double
    var string: String
  }

  let root: XMLElement
  /// The texts that are read; what is drawn behind them to keep lines off is not.
  let texts: [Text]

  init(_ svg: String) throws {
    let document = try XMLDocument(xmlString: svg, options: [])
    guard let root = document.rootElement() else { throw CocoaError(.fileReadCorruptFile) }
    self.root = root
    texts = Self.all("text", in: root).filter { Self.attribute("aria-hidden", of: $0) == nil }.map {
      Text(x: Self.number("x", of: $0), y: Self.number("y", of: $0), string: $0.stringValue ?? "")
    }
  }

  /// By its name alone: asked for by `attribute(forName:)`, none is found on Linux where a namespace is declared.
  static func attribute(_ name: String, of element: XMLElement) -> String? {
    element.attributes?.first { $0.name == name }?.stringValue
  }

  static func number(_ name: String, of element: XMLElement) -> Double {
    attribute(name, of: element).flatMap(Double.init) ?? .nan
  }

  static func all(_ name: String, in element: XMLElement) -> [XMLElement] {
    (element.children ?? []).compactMap { $0 as? XMLElement }
      .flatMap { ($0.name == name ? [$0] : []) + all(name, in: $0) }
  }

  func child(_ name: String) -> String? { root.elements(forName: name).first?.stringValue }

  /// The groups of elements that stand for notes of a role.
  func notes(_ role: String) -> [XMLElement] {
    Self.all("g", in: root).filter { Self.attribute("class", of: $0) == role }
  }

  /// The numbers of the first path of a note, as they stand in it.
  static func path(of note: XMLElement) -> [Double] {
    let path = all("path", in: note).first.flatMap { attribute("d", of: $0) } ?? ""
    return path.split { !$0.isNumber && $0 != "." && $0 != "-" }.compactMap { Double($0) }
  }

  /// Every colour with whether it is that of text.
  var colours: [(name: String, isText: Bool)] {
    ["path", "rect", "text"].flatMap { Self.all($0, in: root) }.filter { Self.attribute("aria-hidden", of: $0) == nil }
      .flatMap { element in
        ["fill", "stroke"].compactMap { Self.attribute($0, of: element) }.map { ($0, element.name == "text") }
      }
  }

  /// Seconds from a place along X, by the first and the last number below the axis.
  func seconds(_ x: Double) -> Double {
    let marks = axis { $0.y == bottom && Double($0.string) != nil }
    guard let first = marks.first, let last = marks.last, first.x < last.x else { return .nan }
    let (from, to) = (Double(first.string) ?? .nan, Double(last.string) ?? .nan)
    return from + (x - first.x) / (last.x - first.x) * (to - from)
  }

  /// Hertz from a place along Y, by the lowest and the highest number beside the axis; those stand 4 below their line.
  func hertz(_ y: Double) -> Double {
    let marks = axis { $0.x == 56 }.sorted { $0.y > $1.y }
    guard let low = marks.first, let high = marks.last else { return .nan }
    let (from, to) = (Double(low.string) ?? .nan, Double(high.string) ?? .nan)
    return from * pow(to / from, (y - (low.y - 4)) / (high.y - low.y))
  }

  private var bottom: Double { (axis { $0.x == 56 }.map(\.y).max() ?? 0) + 16 }

  private func axis(_ isPart: (Text) -> Bool) -> [Text] { texts.filter(isPart) }
}
