internal import ChartModel
public import Foundation

/// Views below each other; each text is a line of its own.
public struct VStack: View {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: ViewGroup

  /// The views between the braces; how they are laid out is of no effect.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> ViewGroup)
  { self.content = content() }
}

extension VStack: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? { content.chart(settings: settings) }
  var lines: [String] { content.lines }
}

/// Views beside each other; their texts are one line.
public struct HStack: View {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: ViewGroup

  /// The views between the braces; how they are laid out is of no effect.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> ViewGroup) {
    self.content = content()
  }
}

extension HStack: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? { content.chart(settings: settings) }
  var lines: [String] { content.views.isEmpty ? [] : [content.lines.joined(separator: " ")] }
}

/// Views over each other; each text is a line of its own.
public struct ZStack: View {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: ViewGroup

  /// The views between the braces; how they are laid out is of no effect.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> ViewGroup) { self.content = content() }
}

extension ZStack: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? { content.chart(settings: settings) }
  var lines: [String] { content.lines }
}

/// Views together.
public struct Group: View {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: ViewGroup

  /// The views between the braces; how they are laid out is of no effect.
  public init(@ViewBuilder content: () -> ViewGroup) { self.content = content() }
}

extension Group: ChartBearing, TextBearing {
  func chart(settings: ChartSettings) -> ChartDeclaration? { content.chart(settings: settings) }
  var lines: [String] { content.lines }
}

/// Room between views, without text.
public struct Spacer: View, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  /// Room between views.
  public init(minLength: CGFloat? = nil) {}
  var lines: [String] { [] }
}

/// A line between views, without text.
public struct Divider: View, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A line between views.
  public init() {}
  var lines: [String] { [] }
}

/// A picture, without text.
public struct Image: View, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  /// A picture by its name.
  public init(_ name: String) {}
  /// A symbol by its name.
  public init(systemName: String) {}
  var lines: [String] { [] }
}

/// Text with a picture.
public struct Label: View, TextBearing {
  /// What it is made of.
  public typealias Body = EmptyView
  let lines: [String]
  /// Text with a symbol.
  public init(_ title: some ChartText, systemImage: String) { lines = [title.written] }
  /// Text with a picture.
  public init(_ title: some ChartText, image: String) { lines = [title.written] }
}
