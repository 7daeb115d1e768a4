public import Foundation

/// A value that is stored from one start of the program to the next; here it begins with its default each time.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  let storage: KeptStorage<Value>
  /// A value under a key.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    storage = KeptStorage { wrappedValue }
  }
  /// The value.
  public var wrappedValue: Value {
    get { storage.box.value }
    nonmutating set { storage.box.value = newValue }
  }
  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.binding }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// No value under a key to begin with.
  public init(_ key: String, store: UserDefaults? = nil) { storage = KeptStorage { nil } }
}

extension AppStorage: ViewProperty {
  func connect(to kept: AnyObject?, _ environment: EnvironmentValues) -> AnyObject? { storage.connect(to: kept) }
}

/// A value that is stored with a scene; here it begins with its default each time.
public typealias SceneStorage = AppStorage

/// What has the focus: nothing, since nobody is there.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// Where the focus is read and set.
  public typealias Binding = ChartDeclarations.Binding<Value>
  let storage: KeptStorage<Value>
  /// Whether a view has the focus.
  public init() where Value == Bool { storage = KeptStorage { false } }
  /// Which view has the focus.
  public init<Wrapped: Hashable>() where Value == Wrapped? { storage = KeptStorage { nil } }
  /// What has the focus.
  public var wrappedValue: Value {
    get { storage.box.value }
    nonmutating set { storage.box.value = newValue }
  }
  /// Where it is read and set.
  public var projectedValue: Binding { storage.binding }
}

extension FocusState: ViewProperty {
  func connect(to kept: AnyObject?, _ environment: EnvironmentValues) -> AnyObject? { storage.connect(to: kept) }
}

/// What has the focus of assistive technology: nothing, since nobody is there.
public typealias AccessibilityFocusState = FocusState

/// A length that grows with the text; here it is as written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value
  /// A length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A length that grows as a kind of text does.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// A name that nothing else has.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// A name that nothing else has.
  public struct ID: Hashable, Sendable {
    private let id = UUID()
  }
  /// The name.
  public let wrappedValue = ID()
  /// A name that nothing else has.
  public init() {}
}

/// A value that a gesture changes while it goes on, and that falls back when it ends.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  let storage: KeptStorage<Value>
  private let first: Value
  /// A value to begin with.
  public init(wrappedValue: Value) {
    first = wrappedValue
    storage = KeptStorage { wrappedValue }
  }
  /// A value to begin with.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// The value.
  public var wrappedValue: Value { storage.box.value }
  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
  /// Falls back to the first value.
  func reset() { storage.box.value = first }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// No value to begin with.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: ViewProperty {
  func connect(to kept: AnyObject?, _ environment: EnvironmentValues) -> AnyObject? { storage.connect(to: kept) }
}
