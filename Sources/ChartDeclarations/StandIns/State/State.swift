/// A property of a view that may change what the view shows, as in SwiftUI.
public protocol DynamicProperty {}

/// A value that a view keeps, as in SwiftUI.
///
/// It is kept for the view at its place on the page as long as the page is read with one memory, as ``ChartPage`` does it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  let storage: KeptStorage<Value>

  /// A value to begin with.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { storage = KeptStorage(wrappedValue) }

  /// A value to begin with.
  public init(initialValue: @autoclosure @escaping () -> Value) { storage = KeptStorage(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.box.value }
    nonmutating set { storage.box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { storage.binding }
}

extension State where Value: ExpressibleByNilLiteral {
  /// No value to begin with.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ViewProperty {
  func connect(to kept: AnyObject?, _ environment: EnvironmentValues) -> AnyObject? { storage.connect(to: kept) }
}

/// Where a value of a view is kept.
final class KeptStorage<Value> {
  var box: Box

  /// The value itself, made when it is read first.
  final class Box {
    private let first: () -> Value
    private var current: Value?

    init(_ first: @escaping () -> Value) { self.first = first }

    var value: Value {
      get {
        if let current { return current }
        let made = first()
        current = made
        return made
      }
      set { current = .some(newValue) }
    }
  }

  init(_ first: @escaping () -> Value) { box = Box(first) }

  var binding: Binding<Value> {
    Binding(get: { self.box.value }, set: { self.box.value = $0 })
  }

  /// Takes the value that was kept, where there is one.
  func connect(to kept: AnyObject?) -> AnyObject {
    box = kept as? Box ?? box
    return box
  }
}
