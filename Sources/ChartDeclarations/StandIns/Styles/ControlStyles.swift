/// The look of a control, by its name; of no effect.
public struct StandardStyle: Hashable, Sendable {
  /// A look.
  public init() {}
  /// The look of this name.
  public static var automatic: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var plain: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var inline: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var menu: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var segmented: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var wheel: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var palette: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var navigationLink: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var radioGroup: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var inset: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var insetGrouped: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var grouped: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var sidebar: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var bordered: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var columns: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var linear: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var circular: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var accessoryCircular: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var accessoryCircularCapacity: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var accessoryLinear: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var accessoryLinearCapacity: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var linearCapacity: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var compact: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var graphical: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var field: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var stepperField: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var roundedBorder: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var squareBorder: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var page: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var sidebarAdaptable: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var tabBarOnly: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var stack: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var balanced: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var prominentDetail: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var fixed: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var priority: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var borderlessButton: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var button: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var navigation: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var interactive: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var compactMenu: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var borderedTabs: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var verticalPage: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var carousel: StandardStyle { StandardStyle() }
  /// The look of this name.
  public static var elliptical: StandardStyle { StandardStyle() }
  /// Pages with dots below.
  public static func page(indexDisplayMode: PageIndexDisplayMode) -> StandardStyle { StandardStyle() }
  /// Dots below pages.
  public static func page(backgroundDisplayMode: PageIndexDisplayMode) -> StandardStyle { StandardStyle() }
  /// Whether dots are shown.
  public enum PageIndexDisplayMode: Hashable, Sendable { case automatic, always, never, interactive }
}

/// A look by its type.
public typealias InsetGroupedListStyle = StandardStyle
/// A look by its type.
public typealias PlainListStyle = StandardStyle
/// A look by its type.
public typealias GroupedListStyle = StandardStyle
/// A look by its type.
public typealias InsetListStyle = StandardStyle
/// A look by its type.
public typealias SidebarListStyle = StandardStyle
/// A look by its type.
public typealias SegmentedPickerStyle = StandardStyle
/// A look by its type.
public typealias MenuPickerStyle = StandardStyle
/// A look by its type.
public typealias InlinePickerStyle = StandardStyle
/// A look by its type.
public typealias WheelPickerStyle = StandardStyle
/// A look by its type.
public typealias StackNavigationViewStyle = StandardStyle
/// A look by its type.
public typealias RoundedBorderTextFieldStyle = StandardStyle
/// A look by its type.
public typealias PlainTextFieldStyle = StandardStyle
/// A look by its type.
public typealias CircularProgressViewStyle = StandardStyle
/// A look by its type.
public typealias LinearProgressViewStyle = StandardStyle
/// A look by its type.
public typealias PageTabViewStyle = StandardStyle
/// A look by its type.
public typealias GroupedFormStyle = StandardStyle
/// A look by its type.
public typealias CompactDatePickerStyle = StandardStyle
/// A look by its type.
public typealias GraphicalDatePickerStyle = StandardStyle
/// A look by its type.
public typealias WheelDatePickerStyle = StandardStyle

/// The look of buttons that do what they do themselves; of no effect.
public protocol PrimitiveButtonStyle {
  /// What a style gets.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a style of buttons gets.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  let content: any View
  let action: @MainActor () -> Void
  /// The label.
  public var label: AnyView { AnyView(content) }
  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// The look of buttons; of no effect.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// What a style gets.
  typealias Configuration = ButtonStyleConfiguration
  /// The view of a button.
  associatedtype Body: View
  /// The view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of buttons gets.
public struct ButtonStyleConfiguration {
  /// What the button is for.
  public let role: ButtonRole?
  /// Whether it is pressed.
  public let isPressed: Bool
  let content: any View
  /// The label.
  public var label: AnyView { AnyView(content) }
}

/// A look of buttons by its name; of no effect.
public struct NamedButtonStyle: PrimitiveButtonStyle, Hashable, Sendable {
  /// A look.
  public init() {}
}
/// A look by its type.
public typealias PlainButtonStyle = NamedButtonStyle
/// A look by its type.
public typealias BorderedButtonStyle = NamedButtonStyle
/// A look by its type.
public typealias BorderedProminentButtonStyle = NamedButtonStyle
/// A look by its type.
public typealias BorderlessButtonStyle = NamedButtonStyle
/// A look by its type.
public typealias DefaultButtonStyle = NamedButtonStyle

extension PrimitiveButtonStyle where Self == NamedButtonStyle {
  /// The look of this name.
  public static var automatic: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var plain: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var bordered: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var borderedProminent: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var borderless: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var link: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var accessoryBar: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var glass: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var glassProminent: NamedButtonStyle { NamedButtonStyle() }
  /// The look of this name.
  public static var card: NamedButtonStyle { NamedButtonStyle() }
}

/// The look of labels; of no effect.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a style gets.
  typealias Configuration = LabelStyleConfiguration
  /// The view of one.
  associatedtype Body: View
  /// The view of one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of labels gets.
public struct LabelStyleConfiguration {
  /// A part of it.
  public var title: AnyView { AnyView(EmptyView()) }
  /// A part of it.
  public var icon: AnyView { AnyView(EmptyView()) }
}

/// A look of labels by its name; of no effect.
nonisolated public struct NamedLabelStyle: LabelStyle, Hashable, Sendable {
  /// A look.
  public init() {}
  /// Nothing, since it is never made.
  public func makeBody(configuration: LabelStyleConfiguration) -> EmptyView { EmptyView() }
}

extension LabelStyle where Self == NamedLabelStyle {
  /// The look of this name.
  nonisolated public static var automatic: NamedLabelStyle { NamedLabelStyle() }
  /// The look of this name.
  nonisolated public static var titleOnly: NamedLabelStyle { NamedLabelStyle() }
  /// The look of this name.
  nonisolated public static var iconOnly: NamedLabelStyle { NamedLabelStyle() }
  /// The look of this name.
  nonisolated public static var titleAndIcon: NamedLabelStyle { NamedLabelStyle() }
}

/// The look of switches; of no effect.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// What a style gets.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of one.
  associatedtype Body: View
  /// The view of one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of switches gets.
public struct ToggleStyleConfiguration {
  /// A part of it.
  public var label: AnyView { AnyView(EmptyView()) }
  /// Whether it is on.
  public var isOn: Bool {
    get { false }
    nonmutating set {}
  }
}

/// A look of switches by its name; of no effect.
nonisolated public struct NamedToggleStyle: ToggleStyle, Hashable, Sendable {
  /// A look.
  public init() {}
  /// Nothing, since it is never made.
  public func makeBody(configuration: ToggleStyleConfiguration) -> EmptyView { EmptyView() }
}

extension ToggleStyle where Self == NamedToggleStyle {
  /// The look of this name.
  nonisolated public static var automatic: NamedToggleStyle { NamedToggleStyle() }
  /// The look of this name.
  nonisolated public static var `switch`: NamedToggleStyle { NamedToggleStyle() }
  /// The look of this name.
  nonisolated public static var button: NamedToggleStyle { NamedToggleStyle() }
  /// The look of this name.
  nonisolated public static var checkbox: NamedToggleStyle { NamedToggleStyle() }
}

/// The look of boxes; of no effect.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// What a style gets.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view of one.
  associatedtype Body: View
  /// The view of one.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style of boxes gets.
public struct GroupBoxStyleConfiguration {
  /// A part of it.
  public var label: AnyView { AnyView(EmptyView()) }
  /// A part of it.
  public var content: AnyView { AnyView(EmptyView()) }
}

/// A look of boxes by its name; of no effect.
nonisolated public struct NamedGroupBoxStyle: GroupBoxStyle, Hashable, Sendable {
  /// A look.
  public init() {}
  /// Nothing, since it is never made.
  public func makeBody(configuration: GroupBoxStyleConfiguration) -> EmptyView { EmptyView() }
}

extension GroupBoxStyle where Self == NamedGroupBoxStyle {
  /// The look of this name.
  nonisolated public static var automatic: NamedGroupBoxStyle { NamedGroupBoxStyle() }
}
