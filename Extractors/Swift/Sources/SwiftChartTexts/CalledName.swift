import SwiftSyntax

/// What a call calls, and whose modifier it is: `accessibilityLabel` of `BarMark`.
struct CalledName {
  /// The name before the parentheses; empty where there is none.
  private(set) var name = ""
  /// Whether it is a member of what stands before the point, or of a type that the compiler knows.
  private(set) var isMember = false
  /// Whether nothing stands before the point.
  private(set) var isImplicit = false
  /// The name at which the chain of modifiers begins; `nil` where it is no name.
  private(set) var start: TokenSyntax?
  /// That name; empty where there is none.
  var owner: String { start?.text ?? "" }

  init(_ call: FunctionCallExprSyntax) {
    if let reference = call.calledExpression.as(DeclReferenceExprSyntax.self) { name = reference.baseName.text }
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else { return }
    (name, isMember) = (member.declName.baseName.text, true)
    guard TextSlot.isTaken(name) || name == "init" else { return }
    isImplicit = member.base == nil
    start = member.base.flatMap(Self.start)
    // `AXDataPoint.init(…)` is a call of the type.
    if name == "init", !owner.isEmpty { (name, isMember) = (owner, false) }
  }

  /// The name at which a chain begins: `Chart` of `Chart { … }.frame(height: 200)`.
  static func start(of chain: ExprSyntax) -> TokenSyntax? {
    var rest: ExprSyntax? = chain
    var last: TokenSyntax?
    for _ in 0..<longest {
      guard let expression = rest else { break }
      if let call = expression.as(FunctionCallExprSyntax.self) {
        rest = call.calledExpression
      } else if let member = expression.as(MemberAccessExprSyntax.self) {
        (rest, last) = (member.base, member.declName.baseName)
      } else if let part = expression.as(PostfixIfConfigExprSyntax.self) {
        rest = part.base
      } else {
        let name = expression.as(DeclReferenceExprSyntax.self)?.baseName
        return modules.contains(name?.text ?? "") ? last : name
      }
    }
    return nil
  }

  /// How many modifiers are passed at most: each text at the end of a chain would pass all of it.
  private static let longest = 1000
  private static let modules: Set = ["Charts", "SwiftUI", "Accessibility", "ChartDeclarations"]

  /// What a label of the owner is for; `nil` where it is a control, whose label names what it does.
  var roleOfLabel: SourceText.Role? {
    if owner == "Chart" || owner == "Chart3D" { return .title }
    if owner.first?.isUppercase == true, owner.hasSuffix("Mark") || owner.hasSuffix("Plot") { return .mark }
    return Self.controls.contains(owner) ? nil : .note
  }

  private static let controls: Set = [
    "Button", "ColorPicker", "DatePicker", "DisclosureGroup", "EditButton", "Link", "Menu", "NavigationLink",
    "PhotosPicker", "Picker", "SecureField", "ShareLink", "Slider", "Stepper", "TextEditor", "TextField", "Toggle",
  ]
}
