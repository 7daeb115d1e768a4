/// Reads `hh:mm:ss`, eight bytes in one word, the first lowest.
enum ClockWord {
  /// The microseconds from midnight to a time from 00:00:00 to 23:59:59; `nil` for any other text.
  @inline(__always)
  static func microseconds(_ word: UInt64) -> Int64? {
    let digits = word & 0x0F0F_000F_0F00_0F0F
    let pairs = digits &* 10 &+ (digits &>> 8)
    let isForm = word & 0xF0F0_FFF0_F0FF_F0F0 == 0x3030_3A30_303A_3030
    let beyondNine = (digits &+ 0x0606_0006_0600_0606) & 0xF0F0_00F0_F000_F0F0
    // 0x68 and 0x44 lift 24 and 60 to the top bit; pairs of digits are at most 99, so nothing carries over.
    let beyondClock = ((pairs & 0x00FF_0000_FF00_00FF) &+ 0x0044_0000_4400_0068) & 0x0080_0000_8000_0080
    guard isForm, beyondNine | beyondClock == 0 else { return nil }
    let hours = pairs & 0xFF
    let minutes = (pairs &>> 24) & 0xFF
    let seconds = (pairs &>> 48) & 0xFF
    return Int64(truncatingIfNeeded: hours &* 3_600 &+ minutes &* 60 &+ seconds) &* 1_000_000
  }
}
