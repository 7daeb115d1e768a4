/// Formats that have been read, a few hundred at most; rows share them.
struct FormatCache {
  private var numbers: [[UInt8]: NumberFormat] = [:]
  private var times: [[UInt8]: TimeFormat] = [:]

  mutating func number(_ specifier: String) -> NumberFormat? {
    let key = Array(specifier.utf8)
    if let known = numbers[key] { return known }
    let format = NumberFormat(specifier)
    if numbers.count >= 200 { numbers = [:] }
    numbers[key] = format
    return format
  }

  mutating func time(_ specifier: String) -> TimeFormat {
    let key = Array(specifier.utf8)
    if let known = times[key] { return known }
    let format = TimeFormat(specifier)
    if times.count >= 200 { times = [:] }
    times[key] = format
    return format
  }
}
