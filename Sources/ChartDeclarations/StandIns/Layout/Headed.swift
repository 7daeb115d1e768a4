public import Foundation

/// Views under a heading.
nonisolated protocol HeadedView: View, PageContent where Body == EmptyView {
  var heading: any View { get }
  var content: any View { get }
}

extension HeadedView {
  @MainActor func read(by reader: PageReader) {
    let words = reader.page(of: heading)
    let texts = words.items.compactMap { if case .text(let text) = $0, !text.isControl { text.words } else { nil } }
    reader.add(texts.joined(separator: " "), isHeading: true)
    reader.add(words.items.filter { if case .chart = $0 { true } else { false } })
    reader.read(content)
  }
}

/// A part of a list or a form, with its heading first and its footer last.
nonisolated public struct Section: HeadedView {
  /// What it is made of.
  public typealias Body = EmptyView
  let heading: any View
  let content: any View

  /// By its views.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View) {
    (heading, self.content) = (header(), content())
  }
  /// By its views.
  public init(
    @ViewBuilder content: () -> some View, @ViewBuilder header: () -> some View, @ViewBuilder footer: () -> some View
  ) {
    (heading, self.content) = (header(), ViewGroup(views: [content(), footer()]))
  }
  /// By its views.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder footer: () -> some View) {
    (heading, self.content) = (EmptyView(), ViewGroup(views: [content(), footer()]))
  }
  /// Without a heading.
  public init(@ViewBuilder content: () -> some View) { (heading, self.content) = (EmptyView(), content()) }
  /// By its heading.
  public init(_ title: some ChartText, @ViewBuilder content: () -> some View) {
    (heading, self.content) = (Text(title), content())
  }
  /// By its heading, open or closed.
  public init(_ title: some ChartText, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    (heading, self.content) = (Text(title), content())
  }
  /// By its heading and its footer, as it was written first.
  public init(header: some View, footer: some View = EmptyView(), @ViewBuilder content: () -> some View) {
    (heading, self.content) = (header, ViewGroup(views: [content(), footer]))
  }
}

/// A box with a title.
nonisolated public struct GroupBox: HeadedView {
  /// What it is made of.
  public typealias Body = EmptyView
  let heading: any View
  let content: any View
  /// By its title.
  public init(_ title: some ChartText, @ViewBuilder content: () -> some View) {
    (heading, self.content) = (Text(title), content())
  }
  /// By the view of its title.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    (heading, self.content) = (label(), content())
  }
  /// By the view of its title, as it was written first.
  public init(label: some View, @ViewBuilder content: () -> some View) { (heading, self.content) = (label, content()) }
  /// Without a title.
  public init(@ViewBuilder content: () -> some View) { (heading, self.content) = (EmptyView(), content()) }
}

/// Views that can be opened and closed; they are read.
nonisolated public struct DisclosureGroup: HeadedView {
  /// What it is made of.
  public typealias Body = EmptyView
  let heading: any View
  let content: any View
  /// By its title.
  public init(_ title: some ChartText, @ViewBuilder content: () -> some View) {
    (heading, self.content) = (Text(title), content())
  }
  /// By its title, open or closed.
  public init(_ title: some ChartText, isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View) {
    (heading, self.content) = (Text(title), content())
  }
  /// By the view of its title.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    (heading, self.content) = (label(), content())
  }
  /// By the view of its title, open or closed.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) { (heading, self.content) = (label(), content()) }
}

/// What is said where there is nothing to show.
nonisolated public struct ContentUnavailableView: HeadedView {
  /// What it is made of.
  public typealias Body = EmptyView
  let heading: any View
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, systemImage: String, description: Text? = nil) {
    (heading, content) = (Text(title), description.map { $0 as any View } ?? EmptyView())
  }
  /// By its words.
  public init(_ title: some ChartText, image: String, description: Text? = nil) {
    self.init(title, systemImage: image, description: description)
  }
  /// By its views.
  public init(
    @ViewBuilder label: () -> some View, @ViewBuilder description: () -> some View = { EmptyView() },
    @ViewBuilder actions: () -> some View = { EmptyView() }
  ) { (heading, content) = (label(), ViewGroup(views: [description(), actions()])) }
  /// That nothing was found.
  public static var search: ContentUnavailableView { ContentUnavailableView("No Results", systemImage: "") }
}

/// A name with a value; they are one line.
nonisolated public struct LabeledContent: LineView {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its name.
  public init(_ title: some ChartText, @ViewBuilder content: () -> some View) {
    self.content = ViewGroup(views: [Text(title), content()])
  }
  /// By its name and a text.
  public init(_ title: some ChartText, value: some ChartText) {
    content = ViewGroup(views: [Text(title), Text(value)])
  }
  /// By its name and a formatted value.
  public init<Style: FormatStyle>(_ title: some ChartText, value: Style.FormatInput, format: Style)
  where Style.FormatOutput == String {
    content = ViewGroup(views: [Text(title), Text(value, format: format)])
  }
  /// By its views.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    self.content = ViewGroup(views: [label(), content()])
  }
}
