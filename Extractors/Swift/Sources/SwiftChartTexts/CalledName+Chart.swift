import SwiftSyntax

extension CalledName {
  /// Where the chart or the descriptor of one begins that a call or a chain of modifiers is of, in bytes; `nil` where it is of
  /// neither, and of what another call modifies, which has been asked before.
  static func chart(of node: Syntax) -> Int? {
    let call = node.as(FunctionCallExprSyntax.self)
    guard call != nil || node.is(PostfixIfConfigExprSyntax.self), !isModified(node) else { return nil }
    if let start = node.as(ExprSyntax.self).flatMap(start), charts.contains(start.text) {
      return start.positionAfterSkippingLeadingTrivia.utf8Offset
    }
    guard let call, isDescriptor(call) else { return nil }
    return call.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func isModified(_ node: Syntax) -> Bool {
    guard let member = node.parent?.as(MemberAccessExprSyntax.self), member.base?.id == node.id else { return false }
    return member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id
  }

  /// Whether it is the `.init(…)` of one.
  private static func isDescriptor(_ call: FunctionCallExprSyntax) -> Bool {
    let called = CalledName(call)
    return called.isImplicit && called.name == "init" && TextSlot.implicitType(call) == descriptor
  }

  private static let descriptor = "AXChartDescriptor"
  private static let charts: Set = ["Chart", "Chart3D", descriptor]
}
