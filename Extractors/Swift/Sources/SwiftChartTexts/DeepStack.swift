#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Runs work on a stack of its own that is deeper than that of most threads: the parser calls itself for what stands inside
/// other things, also where it counts no brackets, as in a chain of `else if`.
enum DeepStack {
  /// Memory is taken as the stack grows, so that most of it is never there.
  private static let size = 1 << 29

  /// Runs work to its end; on the caller's stack where the system gives no other.
  static func run(_ work: () -> Void) {
    withoutActuallyEscaping(work) { work in
      let box = Unmanaged.passRetained(Body(work))
      if !start(box.toOpaque()) { _ = call(box.toOpaque()) }
    }
  }

  private static func start(_ body: UnsafeMutableRawPointer) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return false }
    defer { pthread_attr_destroy(attributes) }
    guard pthread_attr_setstacksize(attributes, size) == 0 else { return false }
    #if canImport(Darwin)
      var handle: pthread_t?
      guard pthread_create(&handle, attributes, { DeepStack.call($0) }, body) == 0, let handle else { return false }
    #else
      var handle = pthread_t()
      guard pthread_create(&handle, attributes, { DeepStack.call($0) }, body) == 0 else { return false }
    #endif
    return pthread_join(handle, nil) == 0
  }

  private static func call(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body else { return nil }
    Unmanaged<Body>.fromOpaque(body).takeRetainedValue().work()
    return nil
  }

  private final class Body {
    let work: () -> Void
    init(_ work: @escaping () -> Void) { self.work = work }
  }
}
