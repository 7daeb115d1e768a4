public import Foundation

/// Views below each other; each text is a line of its own.
nonisolated public struct VStack: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces; how they are laid out is of no effect.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Views below each other; each text is a line of its own.
nonisolated public struct LazyVStack: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces; how they are laid out is of no effect.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Views beside each other; their texts are one line.
nonisolated public struct HStack: LineView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces; how they are laid out is of no effect.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Views beside each other; their texts are one line.
nonisolated public struct LazyHStack: LineView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces; how they are laid out is of no effect.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> some View
  ) { self.content = content() }
}

/// Views over each other; each text is a line of its own.
nonisolated public struct ZStack: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces; how they are laid out is of no effect.
  public init(alignment: Alignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> some View) {
    self.content = content()
  }
}

/// Views together.
nonisolated public struct Group: PassingView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// The views between the braces.
  public init(@ViewBuilder content: () -> some View) { self.content = content() }
}

/// A way to lay out views; of no effect.
@MainActor @preconcurrency
public protocol Layout {}

extension Layout {
  /// The views between the braces.
  public func callAsFunction(@ViewBuilder _ content: () -> some View) -> some View { Group(content: content) }
}

/// A way to lay out views whose type is hidden; of no effect.
nonisolated public struct AnyLayout: Layout {
  /// Hides the type of a way.
  public init(_ layout: some Layout) {}
}

/// Views below each other.
nonisolated public struct VStackLayout: Layout {
  /// By its alignment.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// Views beside each other.
nonisolated public struct HStackLayout: Layout {
  /// By its alignment.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {}
}

/// Views over each other.
nonisolated public struct ZStackLayout: Layout {
  /// By its alignment.
  public init(alignment: Alignment = .center) {}
}

/// What stays in sight as a list is scrolled; of no effect.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views whose texts between charts are one line each.
nonisolated protocol LineView: View, PageContent where Body == EmptyView {
  var content: any View { get }
}

extension LineView {
  @MainActor func read(by reader: PageReader) {
    var words: [PageText] = []
    func end() {
      let texts = words.filter { !$0.isControl }
      let headings = texts.filter { $0.isHeading && !$0.isValue }
      // What stands beside a heading in other letters is no part of it.
      if headings.isEmpty {
        reader.add(texts.map(\.words).joined(separator: " "))
      } else {
        reader.add(headings.map(\.words).joined(separator: " "), isHeading: true)
        for text in texts where !text.isHeading || text.isValue { reader.add(text.words) }
      }
      for control in words where control.isControl { reader.add(control.words, isControl: true) }
      words = []
    }
    for item in reader.page(of: content).items {
      if case .text(let text) = item {
        words.append(text)
      } else {
        end()
        reader.add([item])
      }
    }
    end()
  }
}

/// Room between views, without text.
nonisolated public struct Spacer: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// Room between views.
  public init(minLength: CGFloat? = nil) {}
}

/// A line between views, without text.
nonisolated public struct Divider: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A line between views.
  public init() {}
}
