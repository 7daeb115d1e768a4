public import Foundation

/// What reacts to people: accepted and of no effect, since nobody is there; gestures are held, as `View+Gestures` has it.
nonisolated extension View {
  /// Whether controls react.
  public func disabled(_ disabled: Bool) -> some View { self }
  /// What a pointer does.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// What a pointer does.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { self }
  /// What the end of a line does.
  public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View { self }
  /// What is done when the view goes.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }
  /// What is done with an address.
  public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }
  /// What is dragged.
  public func onDrag(_ data: @escaping () -> NSObject) -> some View { self }
  /// What takes rows away.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some View { self }
  /// What moves rows.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View { self }
  /// What is done with what comes.
  public func onReceive<Source: Publisher>(_ source: Source, perform action: @escaping (Source.Output) -> Void)
    -> some View
  { self }
  /// What is done with another size.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of value: @escaping @Sendable (GeometryProxy) -> Value, action: @escaping (Value) -> Void
  ) -> some View { self }
  /// What is done with what views inside say.
  public func onPreferenceChange<Key: PreferenceKey>(_ key: Key.Type, perform action: @escaping (Key.Value) -> Void)
    -> some View
  { self }
  /// What is said to views around.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View { self }
  /// Whether it takes the focus.
  public func focusable(_ focusable: Bool = true) -> some View { self }
  /// Whether it has the focus.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }
  /// Whether it has the focus.
  public func focused<Value: Hashable>(_ binding: FocusState<Value?>.Binding, equals value: Value) -> some View { self }
  /// Keys that press it.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View { self }
  /// Keys that press it.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }
  /// What a pointer is told.
  public func help(_ text: some ChartText) -> some View { self }
  /// Whether it repeats.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
  /// The look of buttons.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View { self }
  /// The look of buttons.
  public func buttonStyle(_ style: some ButtonStyle) -> some View { self }
  /// The shape of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }
  /// How large controls are.
  public func controlSize(_ size: ControlSize) -> some View { self }
  /// Whether labels are seen.
  public func labelsHidden() -> some View { self }
  /// The look of labels.
  public func labelStyle(_ style: some LabelStyle) -> some View { self }
  /// The look of choices.
  public func pickerStyle(_ style: StandardStyle) -> some View { self }
  /// The look of switches.
  public func toggleStyle(_ style: some ToggleStyle) -> some View { self }
  /// The look of lists.
  public func listStyle(_ style: StandardStyle) -> some View { self }
  /// The look of forms.
  public func formStyle(_ style: StandardStyle) -> some View { self }
  /// The look of boxes.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View { self }
  /// The look of gauges.
  public func gaugeStyle(_ style: StandardStyle) -> some View { self }
  /// The look of progress.
  public func progressViewStyle(_ style: StandardStyle) -> some View { self }
  /// The look of dates.
  public func datePickerStyle(_ style: StandardStyle) -> some View { self }
  /// The look of menus.
  public func menuStyle(_ style: StandardStyle) -> some View { self }
  /// The order of menus.
  public func menuOrder(_ order: StandardStyle) -> some View { self }
  /// The look of tabs.
  public func tabViewStyle(_ style: StandardStyle) -> some View { self }
  /// The look of dots below pages.
  public func indexViewStyle(_ style: StandardStyle) -> some View { self }
  /// The look of pages.
  public func navigationViewStyle(_ style: StandardStyle) -> some View { self }
  /// The look of pages.
  public func navigationSplitViewStyle(_ style: StandardStyle) -> some View { self }
  /// The look of views that can be opened.
  public func disclosureGroupStyle(_ style: StandardStyle) -> some View { self }
  /// The look of buttons together.
  public func controlGroupStyle(_ style: StandardStyle) -> some View { self }
  /// The look of names with values.
  public func labeledContentStyle(_ style: StandardStyle) -> some View { self }
  /// The look of lines to write.
  public func textEditorStyle(_ style: StandardStyle) -> some View { self }
  /// The name of a preview.
  public func previewDisplayName(_ name: String?) -> some View { self }
  /// The device of a preview.
  public func previewDevice(_ device: PreviewDevice?) -> some View { self }
  /// The size of a preview.
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
  /// The way a preview is held.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> some View { self }
  /// What somebody does.
  public func userActivity(_ name: String, isActive: Bool = true, _ update: @escaping (NSObject) -> Void) -> some View {
    self
  }
}

/// What a pointer does over a view; of no effect.
public enum HoverPhase: Equatable, Sendable {
  case active(CGPoint)
  case ended
}

/// What ends a line; of no effect.
public struct SubmitTriggers: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A search.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What views inside say to views around; of no effect.
public protocol PreferenceKey {
  /// The type of what is said.
  associatedtype Value
  /// What is said where nobody says anything.
  static var defaultValue: Value { get }
  /// What is said of two.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// A key of the keyboard; of no effect.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// By its letter.
  public init(_ character: Character) {}
  /// By its letter.
  public init(extendedGraphemeClusterLiteral character: Character) {}
  /// The key of this name.
  public static let `return` = KeyEquivalent("\r")
  /// The key of this name.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key of this name.
  public static let space = KeyEquivalent(" ")
  /// The key of this name.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key of this name.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The key of this name.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key of this name.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The key of this name.
  public static let downArrow = KeyEquivalent("\u{F701}")
}

/// Keys that are held; of no effect.
public struct EventModifiers: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The key of this name.
  public static let shift = EventModifiers(rawValue: 1)
  /// The key of this name.
  public static let control = EventModifiers(rawValue: 2)
  /// The key of this name.
  public static let option = EventModifiers(rawValue: 4)
  /// The key of this name.
  public static let command = EventModifiers(rawValue: 8)
}

/// Keys that press a button; of no effect.
public struct KeyboardShortcut: Hashable, Sendable {
  /// By its key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
  /// That of the usual button.
  public static let defaultAction = KeyboardShortcut(.return)
  /// That of calling off.
  public static let cancelAction = KeyboardShortcut(.escape)
}

/// Whether a button repeats; of no effect.
public enum ButtonRepeatBehavior: Hashable, Sendable { case automatic, enabled, disabled }
/// How large controls are; of no effect.
public enum ControlSize: Hashable, Sendable, CaseIterable { case mini, small, regular, large, extraLarge }

/// The shape of buttons; of no effect.
public struct ButtonBorderShape: Hashable, Sendable {
  /// As usual.
  public static let automatic = ButtonBorderShape()
  /// With half circles as its ends.
  public static let capsule = ButtonBorderShape()
  /// A circle.
  public static let circle = ButtonBorderShape()
  /// With round corners.
  public static let roundedRectangle = ButtonBorderShape()
  /// With round corners of a radius.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape() }
}
