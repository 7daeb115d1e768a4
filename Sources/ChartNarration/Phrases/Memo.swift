import Synchronization

/// A value that is made when it is first asked for, and only then.
final class Memo<Value: Sendable>: Sendable {
  private let known = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    known.withLock { known in
      if let known { return known }
      let made = make()
      known = made
      return made
    }
  }
}
