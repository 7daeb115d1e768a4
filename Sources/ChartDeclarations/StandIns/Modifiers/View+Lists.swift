public import Foundation

/// Lists and pages that scroll: accepted and of no effect.
nonisolated extension View {
  /// Room in a row.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  /// Lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Lines between rows.
  public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { self }
  /// Lines between sections.
  public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { self }
  /// A background of a row.
  public func listRowBackground(_ view: (some View)?) -> some View { self }
  /// Room between rows.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  /// Room between sections.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  /// Room between sections.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  /// How much headers stand out.
  public func headerProminence(_ prominence: Prominence) -> some View { self }
  /// Bars of scrolling.
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }
  /// Whether it scrolls.
  public func scrollDisabled(_ disabled: Bool) -> some View { self }
  /// Whether it is clipped.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View { self }
  /// Whether a background is shown.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  /// What happens at the ends.
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
  /// Where scrolling comes to rest.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
  /// Where scrolling comes to rest.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View { self }
  /// What is scrolled to.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> some View { self }
  /// Whether scrolling hides the keyboard.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
  /// What is scrolled to at first.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { self }
  /// What loads the page again.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View { self }
  /// Buttons beside a row, which are not read.
  public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
  ) -> some View { self }
  /// A search.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: some ChartText = ""
  ) -> some View { self }
  /// A search.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: some ChartText = ""
  ) -> some View { self }
  /// Whether a row can be taken away.
  public func deleteDisabled(_ disabled: Bool) -> some View { self }
  /// Whether a row can be moved.
  public func moveDisabled(_ disabled: Bool) -> some View { self }
  /// A count beside a row.
  public func badge(_ count: Int) -> some View { self }
  /// A text beside a row.
  public func badge(_ label: Text?) -> some View { self }
  /// What choosing it means.
  public func tag(_ tag: some Hashable) -> some View { self }
  /// What choosing it means.
  public func tag(_ tag: some Hashable, includeOptional: Bool) -> some View { self }
  /// An identity.
  public func id(_ id: some Hashable) -> some View { self }
}

/// Room between sections; of no effect.
public struct ListSectionSpacing: Hashable, Sendable {
  /// As usual.
  public static let `default` = ListSectionSpacing()
  /// Little.
  public static let compact = ListSectionSpacing()
  /// So many points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How much something stands out; of no effect.
public enum Prominence: Hashable, Sendable { case standard, increased }
/// Whether bars of scrolling are shown; of no effect.
public enum ScrollIndicatorVisibility: Hashable, Sendable { case automatic, visible, hidden, never }
/// What happens at the ends of scrolling; of no effect.
public enum ScrollBounceBehavior: Hashable, Sendable { case automatic, always, basedOnSize }
/// Where scrolling comes to rest; of no effect.
public enum ScrollTargetBehavior: Hashable, Sendable { case paging, viewAligned }
/// Whether scrolling hides the keyboard; of no effect.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable { case automatic, immediately, interactively, never }

/// Where a search stands; of no effect.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// Where it fits.
  public static let automatic = SearchFieldPlacement()
  /// In the bar.
  public static let toolbar = SearchFieldPlacement()
  /// In the list beside.
  public static let sidebar = SearchFieldPlacement()
  /// Above the list.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// Above the list.
  public static func navigationBarDrawer(displayMode: DisplayMode) -> SearchFieldPlacement { .automatic }
  /// When it is shown.
  public enum DisplayMode: Hashable, Sendable { case automatic, always }
}
