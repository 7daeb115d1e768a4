internal import CSndfile

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The calls by which libsndfile reads and writes an open file of ours.
///
/// libsndfile passes over some calls that fail, such as those that write the head of a FLAC file anew or ask for a file's
/// size, and calls a file whole that is not. Here the first failure is kept until somebody asks.
final class DescriptorStream {
  /// The number of the first error; 0 where nothing failed.
  private(set) var failure: Int32 = 0
  private let descriptor: Int32
  private var place = 0

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Opens a sound file; this stream must live as long as what is opened.
  func open(_ mode: Int32, _ info: inout SF_INFO) -> OpaquePointer? {
    var calls = SF_VIRTUAL_IO(
      get_filelen: { DescriptorStream.of($0)?.size ?? -1 },
      seek: { DescriptorStream.of($2)?.seek(Int(clamping: $0), from: $1) ?? -1 },
      read: { DescriptorStream.of($2)?.read(into: $0, count: Int(clamping: $1)) ?? 0 },
      write: { DescriptorStream.of($2)?.write($0, count: Int(clamping: $1)) ?? 0 },
      tell: { DescriptorStream.of($0)?.offset ?? -1 })
    return sf_open_virtual(&calls, mode, &info, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func of(_ pointer: UnsafeMutableRawPointer?) -> DescriptorStream? {
    pointer.map { Unmanaged<DescriptorStream>.fromOpaque($0).takeUnretainedValue() }
  }

  private var offset: sf_count_t { sf_count_t(clamping: place) }

  private var size: sf_count_t {
    do {
      return sf_count_t(clamping: try SystemCalls.size(of: descriptor))
    } catch {
      keep(error)
      return -1
    }
  }

  private func seek(_ distance: Int, from origin: Int32) -> sf_count_t {
    let start =
      switch origin {
      case Int32(SEEK_CUR): place
      case Int32(SEEK_END): Int(clamping: size)
      default: 0
      }
    let (sum, isOverflow) = start.addingReportingOverflow(distance)
    guard start >= 0, sum >= 0, !isOverflow else { return -1 }
    place = sum
    return offset
  }

  private func read(into bytes: UnsafeMutableRawPointer?, count: Int) -> sf_count_t {
    guard let bytes else { return 0 }
    do {
      let buffer = UnsafeMutableRawBufferPointer(start: bytes, count: max(0, count))
      let moved = try SystemCalls.read(descriptor, into: buffer, at: place)
      place += moved
      return sf_count_t(clamping: moved)
    } catch {
      keep(error)
      return 0
    }
  }

  private func write(_ bytes: UnsafeRawPointer?, count: Int) -> sf_count_t {
    guard let bytes else { return 0 }
    do {
      try SystemCalls.write(UnsafeRawBufferPointer(start: bytes, count: max(0, count)), to: descriptor, at: place)
      place += count
      return sf_count_t(clamping: count)
    } catch {
      keep(error)
      return 0
    }
  }

  private func keep(_ error: SystemCalls.Failure) { if failure == 0 { failure = error.number } }
}
