internal import ChartModel

/// What assistive technology is told of a view.
nonisolated extension View {
  /// The title of a chart, where `chartTitle` gives none; the text of another view.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some ChartText) -> some View {
    LabelledView(content: self, label: label.written)
  }

  /// The title of a chart, with formatted values in it.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    LabelledView(content: self, label: label.written)
  }

  /// The title of a chart as a view.
  public func accessibilityLabel(@ViewBuilder content: (EmptyView) -> some View) -> some View {
    LabelledView(content: self, beside: content(EmptyView()))
  }

  /// Keeps the text of a view from assistive technology; of no effect on a chart, which is there to be told.
  public func accessibilityHidden(_ hidden: Bool) -> some View { HiddenView(content: self, isHidden: hidden) }

  /// How the parts of a view are told: those that are ignored are not read, but charts are there to be told.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    HiddenView(content: self, isHidden: children == .ignore)
  }

  /// What is told in place of the view.
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View {
    RepresentedView(content: self, representation: representation())
  }

  /// Further views that are told.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    BesideView(content: self, beside: children())
  }

  /// What a view is; one that is a header is read as a heading.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    HeadingView(content: self, isHeading: traits.contains(.isHeader))
  }
}

/// What assistive technology is told beside: accepted and of no effect on a description.
nonisolated extension View {
  /// A value, of no effect: that of a chart is told by its description.
  @_disfavoredOverload
  public func accessibilityValue(_ value: some ChartText) -> some View { self }
  /// A value with formatted values in it, of no effect.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  /// A hint, of no effect.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: some ChartText) -> some View { self }
  /// A hint with formatted values in it, of no effect.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  /// An id of a view, of no effect.
  public func accessibilityIdentifier(_ identifier: String) -> some View { self }
  /// What a view is not, of no effect.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }
  /// The level of a heading, of no effect.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { self }
  /// The order of reading, of no effect.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
  /// An action, of no effect.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// An action with a name, of no effect.
  public func accessibilityAction(
    named name: some ChartText, _ handler: @escaping @MainActor () -> Void
  ) -> some View { self }
  /// Actions, of no effect.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View { self }
  /// What a swipe up or down does, of no effect.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
  /// Other names for the view, of no effect.
  public func accessibilityInputLabels(_ labels: [String]) -> some View { self }
  /// More about the view, of no effect.
  public func accessibilityCustomContent(
    _ label: some ChartText, _ value: some ChartText, importance: AccessibilityImportance = .default
  ) -> some View { self }
  /// Whether the view answers, of no effect.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
  /// Whether colors stay when all are turned, of no effect.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
  /// What is shown large on a press, of no effect.
  public func accessibilityShowsLargeContentViewer() -> some View { self }
  /// Where the focus of assistive technology is, of no effect.
  public func accessibilityFocused(_ condition: Binding<Bool>) -> some View { self }
  /// What kind of text it is, of no effect.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> some View { self }
  /// Where touches count, of no effect.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { self }
}

/// How the parts of a view are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  /// They are not told.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// Each by itself.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// Together.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What a view is.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The trait of this name.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 0)
  /// The trait of this name.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 1)
  /// The trait of this name.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// The trait of this name.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// The trait of this name.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 4)
  /// The trait of this name.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 5)
  /// The trait of this name.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 6)
  /// The trait of this name.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
  /// The trait of this name.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 8)
  /// The trait of this name.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 9)
  /// The trait of this name.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 10)
  /// The trait of this name.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 11)
  /// The trait of this name.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 12)
  /// The trait of this name.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 13)
  /// The trait of this name.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 14)
  /// The trait of this name.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 15)
  /// The trait of this name.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 16)
}

/// The level of a heading; of no effect.
public enum AccessibilityHeadingLevel: Hashable, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
/// An action that views have; of no effect.
public enum AccessibilityActionKind: Hashable, Sendable { case `default`, escape, magicTap, delete, showMenu }
/// Which way a swipe goes; of no effect.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }
/// Whether more about a view is told at once; of no effect.
public enum AccessibilityImportance: Hashable, Sendable { case `default`, high }
/// What kind of text it is; of no effect.
public enum AccessibilityTextContentType: Hashable, Sendable {
  case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet, wordProcessing
}

/// A view with a label: for a chart its title, for anything else what is read in its place.
nonisolated struct LabelledView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  private let label: String?
  private let beside: (any View)?

  init(content: any View, label: String) { (self.content, self.label, beside) = (content, label, nil) }
  init(content: any View, beside: any View) { (self.content, label, self.beside) = (content, nil, beside) }

  @MainActor func read(by reader: PageReader) {
    let words = label ?? beside.map { reader.page(of: $0).lines.joined(separator: " ") } ?? ""
    let isHeading = reader.page(of: content).items.contains {
      if case .text(let text) = $0 { text.isHeading } else { false }
    }
    let charts = reader.page(of: content) { $0.accessibilityLabel = words }.charts
    guard charts.isEmpty else { return reader.add(charts.map { .chart($0) }) }
    reader.add(words, isHeading: isHeading)
  }
}

/// A view whose text is not read.
nonisolated struct HiddenView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let isHidden: Bool
  @MainActor func read(by reader: PageReader) {
    guard isHidden else { return reader.read(content) }
    reader.add(reader.page(of: content).charts.map { .chart($0) })
  }
}

/// A view in whose place another is told.
nonisolated struct RepresentedView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let representation: any View
  @MainActor func read(by reader: PageReader) {
    let told = reader.page(of: representation)
    // A chart is told where what stands for it holds none.
    if told.charts.isEmpty { reader.add(reader.page(of: content).charts.map { .chart($0) }) }
    reader.add(told.items)
  }
}
