/// A value of the surroundings of a view, as in SwiftUI.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let storage = EnvironmentStorage()
  private let read: (EnvironmentValues) -> Value

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: keyPath] } }

  /// An object of a type; as in SwiftUI the program ends with a message where the surroundings hold none.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values.object(type) else {
        fatalError("No \(type) in the environment: give it with .environment(_:).")
      }
      return object
    }
  }

  /// An object of a type, or `nil` where the surroundings hold none.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? { read = { $0.object(type) } }

  /// The value.
  public var wrappedValue: Value { read(storage.values) }
}

extension Environment: ViewProperty {
  func connect(to kept: AnyObject?, _ environment: EnvironmentValues) -> AnyObject? {
    storage.values = environment
    return nil
  }
}

/// The surroundings as they were when a view was read.
final class EnvironmentStorage {
  var values = EnvironmentValues()
}

/// The key of a value of one's own in the surroundings.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value of surroundings of which nothing is said.
  static var defaultValue: Value { get }
}

extension View {
  /// Sets what charts and views in this view take from their surroundings.
  ///
  /// ```swift
  /// chart.environment(\.timeZone, zurich)
  /// ```
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    setting { $0.environment[keyPath: keyPath] = value }
  }

  /// Gives the views in this view an object.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    setting { $0.environment.set(object) }
  }

  /// Gives the views in this view an object.
  public func environmentObject<Object: AnyObject>(_ object: Object) -> some View {
    setting { $0.environment.set(object) }
  }

  /// Changes what the views in this view take from their surroundings.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    setting { transform(&$0.environment[keyPath: keyPath]) }
  }
}
