/// What a view does as it appears and as its values change: it is done before charts are described.
extension View {
  /// Does something as the view appears.
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearingView(content: self, isTask: false) { action?() }
  }

  /// Does something as the view appears: up to where it has to wait.
  public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    AppearingView(content: self, isTask: true) { Task.immediate { await action() } }
  }

  /// Does something as the view appears: up to where it has to wait.
  public func task<Value: Equatable>(
    id: Value, name: String? = nil, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    ChangingView(content: self, value: id, initial: true) { _ in Task.immediate { await action() } }
  }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor (Value, Value) -> Void
  ) -> some View { ChangingView(content: self, value: value, initial: initial) { action($0, value) } }

  /// Does something when a value changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View { ChangingView(content: self, value: value, initial: initial) { _ in action() } }

  /// Does something when a value changes, with the new one, as it was written first.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping @MainActor (Value) -> Void
  ) -> some View { ChangingView(content: self, value: value, initial: false) { _ in action(value) } }
}

/// A view that does something as it appears.
nonisolated struct AppearingView: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let isTask: Bool
  let action: @MainActor () -> Void
  @MainActor func read(by reader: PageReader) {
    reader.once(isTask: isTask, action)
    reader.read(content)
  }
}

/// A view that does something as a value changes.
nonisolated struct ChangingView<Value: Equatable>: View, PageContent {
  typealias Body = EmptyView
  let content: any View
  let value: Value
  let initial: Bool
  let action: @MainActor (Value) -> Void
  @MainActor func read(by reader: PageReader) {
    reader.changed(value, initially: initial, action)
    reader.read(content)
  }
}
