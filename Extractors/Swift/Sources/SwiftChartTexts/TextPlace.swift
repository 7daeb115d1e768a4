import SwiftSyntax

/// What a text stands in.
struct TextPlace {
  /// Where its chart begins, in bytes; `nil` where that is not known.
  var chart: Int?
  /// Where the block of code begins whose statements run one behind the other, in bytes; `nil` outside of all.
  var block: Int?

  /// The place of what a node holds.
  func place(of node: Syntax) -> TextPlace {
    var place = self
    if let chart = CalledName.chart(of: node) { place.chart = chart }
    if node.is(CodeBlockItemListSyntax.self) { place.block = node.position.utf8Offset }
    return place
  }
}
