public import Foundation

/// Letters and symbols: accepted and of no effect.
nonisolated extension View {
  /// A weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  /// A design of letters.
  public func fontDesign(_ design: Font.Design?) -> some View { self }
  /// A width of letters.
  public func fontWidth(_ width: Font.Width?) -> some View { self }
  /// Heavy letters.
  public func bold(_ isActive: Bool = true) -> some View { self }
  /// Slanted letters.
  public func italic(_ isActive: Bool = true) -> some View { self }
  /// A line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// A line through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }
  /// Room between letters.
  public func kerning(_ kerning: CGFloat) -> some View { self }
  /// Room between letters.
  public func tracking(_ tracking: CGFloat) -> some View { self }
  /// Letters of one width.
  public func monospaced(_ isActive: Bool = true) -> some View { self }
  /// Figures of one width.
  public func monospacedDigit() -> some View { self }
  /// Capital or small letters.
  public func textCase(_ textCase: Text.Case?) -> some View { self }
  /// The most lines.
  public func lineLimit(_ number: Int?) -> some View { self }
  /// The most lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self }
  /// The least and the most lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self }
  /// The least lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  /// Room between lines.
  public func lineSpacing(_ spacing: CGFloat) -> some View { self }
  /// How lines are aligned.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }
  /// How far text shrinks.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  /// How text is cut.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  /// Whether letters move together.
  public func allowsTightening(_ flag: Bool) -> some View { self }
  /// How large text is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { self }
  /// How large text may be.
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { self }
  /// How large text may be.
  public func dynamicTypeSize(_ range: PartialRangeThrough<DynamicTypeSize>) -> some View { self }
  /// How large text is at least.
  public func dynamicTypeSize(_ range: PartialRangeFrom<DynamicTypeSize>) -> some View { self }
  /// Whether text can be marked.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }
  /// A height above the line.
  public func baselineOffset(_ offset: CGFloat) -> some View { self }
  /// How large symbols are.
  public func imageScale(_ scale: Image.Scale) -> some View { self }
  /// How symbols take colors.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// A form of symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// A motion of symbols.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View { self }
  /// A motion of symbols.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> some View { self }
  /// How content changes.
  public func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// The language of letters.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  /// A keyboard.
  public func keyboardType(_ type: KeyboardType) -> some View { self }
  /// Whether text is corrected.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Which letters are large.
  public func textInputAutocapitalization(_ capitalization: TextInputAutocapitalization?) -> some View { self }
  /// What is written.
  public func textContentType(_ type: TextContentType?) -> some View { self }
  /// The name of the key that ends a line.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }
  /// The look of a line to write.
  public func textFieldStyle(_ style: StandardStyle) -> some View { self }
}

/// How large text is.
public enum DynamicTypeSize: Int, Hashable, Sendable, CaseIterable, Comparable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5
  /// Whether it is one of the sizes for low vision.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  /// Whether one is smaller than another.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool { first.rawValue < second.rawValue }
}

/// How much room there is.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// Whether a scene is seen.
public enum ScenePhase: Hashable, Sendable { case background, inactive, active }
/// Whether text can be marked; of no effect.
public enum TextSelectability: Hashable, Sendable { case enabled, disabled }
/// A keyboard; of no effect.
public enum KeyboardType: Hashable, Sendable {
  case `default`, numberPad, decimalPad, numbersAndPunctuation, emailAddress, phonePad, asciiCapable, webSearch
  /// That of addresses.
  public static let URL = KeyboardType.webSearch
}
/// Which letters are large; of no effect.
public enum TextInputAutocapitalization: Hashable, Sendable { case never, words, sentences, characters }
/// What is written; of no effect.
public enum TextContentType: Hashable, Sendable {
  case name, emailAddress, password, username, oneTimeCode, telephoneNumber
}
/// The name of the key that ends a line; of no effect.
public enum SubmitLabel: Hashable, Sendable { case done, go, send, join, route, search, `return`, next, `continue` }

/// A form of symbols; of no effect.
public struct SymbolVariants: Hashable, Sendable {
  /// As they are.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = SymbolVariants()
  /// In a circle.
  public static let circle = SymbolVariants()
  /// In a square.
  public static let square = SymbolVariants()
  /// With a line through.
  public static let slash = SymbolVariants()
  /// Filled.
  public var fill: SymbolVariants { self }
  /// In a circle.
  public var circle: SymbolVariants { self }
}

/// A motion of symbols; of no effect.
public struct SymbolEffect: Hashable, Sendable {
  /// They pulse.
  public static let pulse = SymbolEffect()
  /// They bounce.
  public static let bounce = SymbolEffect()
  /// They grow and shrink.
  public static let scale = SymbolEffect()
  /// They change color.
  public static let variableColor = SymbolEffect()
  /// They appear.
  public static let appear = SymbolEffect()
  /// They turn.
  public static let rotate = SymbolEffect()
  /// They breathe.
  public static let breathe = SymbolEffect()
  /// One takes the place of the other.
  public static let replace = SymbolEffect()
  /// They are drawn.
  public static let drawOn = SymbolEffect()
  /// They wiggle.
  public static let wiggle = SymbolEffect()
  /// One after the other.
  public var iterative: SymbolEffect { self }
  /// Upward.
  public var up: SymbolEffect { self }
  /// Downward.
  public var down: SymbolEffect { self }
}

/// How content changes; of no effect.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = ContentTransition()
  /// It fades.
  public static let opacity = ContentTransition()
  /// Its shape changes.
  public static let interpolate = ContentTransition()
  /// Its figures roll.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Its figures roll.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// Its symbols change.
  public static let symbolEffect = ContentTransition()
  /// Its symbols change in a way.
  public static func symbolEffect(_ effect: SymbolEffect) -> ContentTransition { ContentTransition() }
}
