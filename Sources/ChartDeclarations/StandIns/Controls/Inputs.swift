public import Foundation

/// A control whose label is read and which nobody moves.
nonisolated protocol LabelledControl: PassingView {}

extension LabelledControl {
  @MainActor func read(by reader: PageReader) {
    for item in reader.page(of: content).items {
      if case .text(let text) = item { reader.add(text.words, isControl: true) } else { reader.add([item]) }
    }
  }
}

/// A choice of one of several; its label is read, what can be chosen is not.
nonisolated public struct Picker: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words.
  public init<Value: Hashable>(
    _ title: some ChartText, selection: Binding<Value>, @ViewBuilder content: () -> some View
  ) { self.content = Text(title) }
  /// By its words and a symbol.
  public init<Value: Hashable>(
    _ title: some ChartText, systemImage: String, selection: Binding<Value>, @ViewBuilder content: () -> some View
  ) { self.content = Text(title) }
  /// By its views.
  public init<Value: Hashable>(
    selection: Binding<Value>, @ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View
  ) { self.content = label() }
  /// By its views, as it was written first.
  public init<Value: Hashable>(
    selection: Binding<Value>, label: some View, @ViewBuilder content: () -> some View
  ) { self.content = label }
}

/// A switch; its label is read.
nonisolated public struct Toggle: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, isOn: Binding<Bool>) { content = Text(title) }
  /// By its words and a symbol.
  public init(_ title: some ChartText, systemImage: String, isOn: Binding<Bool>) { content = Text(title) }
  /// By its views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> some View) { content = label() }
}

/// A value along a line; its label is read.
nonisolated public struct Slider: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its bounds.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = EmptyView() }
  /// By its bounds and its steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = EmptyView() }
  /// By its bounds and its label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = label() }
  /// By its bounds, its steps and its label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = label() }
  /// By its bounds, its label and those of its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = label() }
  /// By its bounds, its steps, its label and those of its ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value, @ViewBuilder label: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View, @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = label() }
}

/// A value that goes up and down; its label is read.
nonisolated public struct Stepper: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words and bounds.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some ChartText, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = Text(title) }
  /// By its words.
  public init<Value: Strideable>(
    _ title: some ChartText, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = Text(title) }
  /// By its words, formatted by values in them.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = Text(title) }
  /// By its bounds and views.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = label() }
  /// By what each step does.
  public init(
    _ title: some ChartText, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = Text(title) }
}

extension Stepper {
  /// By its views and what each step does.
  public init(
    @ViewBuilder label: () -> some View, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { content = label() }
}

/// A date to choose; its label is read.
nonisolated public struct DatePicker: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.date]) {
    content = Text(title)
  }
  /// By its words and bounds.
  public init(
    _ title: some ChartText, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: DatePickerComponents = [.date]
  ) { content = Text(title) }
  /// By its words and where it ends.
  public init(
    _ title: some ChartText, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePickerComponents = [.date]
  ) { content = Text(title) }
  /// By its words and where it begins.
  public init(
    _ title: some ChartText, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: DatePickerComponents = [.date]
  ) { content = Text(title) }
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// As bits.
  public let rawValue: Int
  /// Of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The day.
  public static let date = DatePickerComponents(rawValue: 1)
  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 2)
}

/// A color to choose; its label is read.
nonisolated public struct ColorPicker: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, selection: Binding<Color>, supportsOpacity: Bool = true) {
    content = Text(title)
  }
}

/// A line of text to write; its label is read.
nonisolated public struct TextField: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal) {
    content = Text(title)
  }
  /// By its words and the format of a value.
  public init<Style: ParseableFormatStyle>(
    _ title: some ChartText, value: Binding<Style.FormatInput>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String { content = Text(title) }
  /// By its words and the format of a value that may be none.
  public init<Style: ParseableFormatStyle>(
    _ title: some ChartText, value: Binding<Style.FormatInput?>, format: Style, prompt: Text? = nil
  ) where Style.FormatOutput == String { content = Text(title) }
  /// By its words and a formatter.
  public init<Value>(_ title: some ChartText, value: Binding<Value>, formatter: Formatter) { content = Text(title) }
}

/// A line of text to write in secret; its label is read.
nonisolated public struct SecureField: LabelledControl {
  /// What it is made of.
  public typealias Body = EmptyView
  let content: any View
  /// By its words.
  public init(_ title: some ChartText, text: Binding<String>, prompt: Text? = nil) { content = Text(title) }
}

/// Lines of text to write.
nonisolated public struct TextEditor: SilentView {
  /// What it is made of.
  public typealias Body = EmptyView
  /// By its text.
  public init(text: Binding<String>) {}
}
