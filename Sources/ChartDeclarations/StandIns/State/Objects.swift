/// An object that tells when it changes; here its changes are seen when the page is read again.
public protocol ObservableObject: AnyObject {}

/// Tells that an object will change; of no effect.
public final class ObservableObjectPublisher: Sendable {
  /// One that tells nobody.
  public init() {}
  /// Tells that the object will change, of no effect.
  public func send() {}
}

extension ObservableObject {
  /// What tells that the object will change; of no effect.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an object that tells when it changes.
@propertyWrapper
public struct Published<Value> {
  private let storage: Publisher

  /// A value to begin with.
  public init(wrappedValue: Value) { storage = Publisher(wrappedValue) }
  /// A value to begin with.
  public init(initialValue: Value) { storage = Publisher(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.take(newValue) }
  }

  /// The values as they come, the present one first.
  public var projectedValue: Publisher {
    get { storage }
    set {}
  }

  /// The values of a property as they come, the present one first.
  public final class Publisher: ChartDeclarations.Publisher {
    /// What comes.
    public typealias Output = Value
    /// Nothing goes wrong.
    public typealias Failure = Never
    private let subject: CurrentValueSubject<Value, Never>
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { subject = CurrentValueSubject(value) }

    var value: Value { subject.value }
    func take(_ value: Value) { subject.send(value) }
    func keep(_ subscription: AnyCancellable) { kept.append(subscription) }
    /// Hands on each value.
    public func hand(to receiver: @escaping (Value) -> Void) -> AnyCancellable { subject.hand(to: receiver) }
  }
}

/// Bindings to the properties of an object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An object that a view is given, as in SwiftUI.
///
/// It may be of any class: a model that imports Foundation alone does not see ``ObservableObject`` on Linux.
@propertyWrapper
public struct ObservedObject<Object: AnyObject>: DynamicProperty {
  /// What binds to the properties of an object.
  public typealias Wrapper = ObjectBindings<Object>
  /// The object.
  public var wrappedValue: Object
  /// An object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// An object.
  public init(initialValue: Object) { wrappedValue = initialValue }
  /// Bindings to the properties of the object.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// An object that a view makes and keeps, as in SwiftUI.
@propertyWrapper
public struct StateObject<Object: AnyObject>: DynamicProperty {
  let storage: KeptStorage<Object>
  /// An object, made when it is read first.
  public init(wrappedValue: @autoclosure @escaping () -> Object) { storage = KeptStorage(wrappedValue) }
  /// The object.
  public var wrappedValue: Object { storage.box.value }
  /// Bindings to the properties of the object.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension StateObject: ViewProperty {
  func connect(to kept: AnyObject?, _ environment: EnvironmentValues) -> AnyObject? { storage.connect(to: kept) }
}

/// An object to whose properties a view binds, as in SwiftUI.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Object
  /// An object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// An object.
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Itself.
  public var projectedValue: Bindable<Object> { self }
  /// A binding to a property of the object.
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

/// An object that the surroundings of a view hold, as in SwiftUI.
@propertyWrapper
public struct EnvironmentObject<Object: AnyObject>: DynamicProperty {
  private let storage = EnvironmentStorage()
  /// An object of the surroundings.
  public init() {}
  /// The object; as in SwiftUI the program ends with a message where the surroundings hold none.
  public var wrappedValue: Object {
    guard let object = storage.values.object(Object.self) else {
      fatalError("No \(Object.self) in the environment: give it with .environmentObject(_:).")
    }
    return object
  }
  /// Bindings to the properties of the object.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: ViewProperty {
  func connect(to kept: AnyObject?, _ environment: EnvironmentValues) -> AnyObject? {
    storage.values = environment
    return nil
  }
}
