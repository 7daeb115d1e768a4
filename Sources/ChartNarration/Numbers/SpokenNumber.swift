import ChartModel

/// A number as it is spoken, and as plural rules see it.
struct SpokenText: Equatable {
  /// What is said: `minus 4,210.5`.
  var text: String
  /// The plain digits, by which a plural form is chosen: `4210.5`.
  var shown: String
}

/// Says numbers in the manner of a voice.
struct SpokenNumber {
  let voice: Voice
  /// What the author's format makes of them.
  var look = NumberLook.plain
  /// By how many places the decimal point moves: 2 for parts of one that are told as percent.
  private var shift: Int { look.shift }

  /// Numbers of this size and beyond are said with a power of ten, as nobody can follow their digits.
  private static let huge = 16
  /// From 2⁵³ on a `Double` stands for whole numbers beside it, too, so that its last digit may not be that of the data.
  private static let whole = 0x1p53
  /// Numbers with more zeros than this after the point are said with a power of ten.
  private static let tiny = -6
  /// Digits of a fraction behind these are noise of binary arithmetic.
  private static let meaningful = 12

  /// A whole number with its separators: `4,210`.
  func whole(_ number: Int) -> String { voice.hiddenNumber ?? ordinal(number) }

  /// A place in a list, which is no number of the data and is never hidden.
  func ordinal(_ number: Int) -> String {
    (number < 0 ? voice.minus : "") + grouped(String(number.magnitude))
  }

  /// A number with at most so many decimals, as a mark label says it.
  ///
  /// A number that would round to zero but is not zero is said to be less than the smallest that can be shown.
  ///
  /// - Parameter digits: the most digits of a number that is said with a power of ten.
  func exact(_ value: Double, decimals: Int, digits limit: Int = 3) -> SpokenText {
    if let hidden { return hidden }
    if let clock = clock(value) { return clock.isExact ? clock.text : about(clock.text) }
    let (digits, decimals) = (shifted(value), max(0, decimals - shift))
    let rounded = digits.rounded(toDecimals: decimals)
    if rounded.isZero, !digits.isZero, digits.point >= Self.tiny { return belowPrecision(digits, decimals: decimals) }
    if digits.point > Self.huge || (digits.point < Self.tiny && !digits.isZero) { return power(digits, limit) }
    return value.magnitude >= Self.whole ? about(plain(rounded)) : plain(rounded)
  }

  /// A number with three significant digits, as a summary says it: `about 6,870`, `about 7.38 billion`.
  ///
  /// - Parameter significant: how many digits, three unless more are needed to tell it from what it is beside.
  func rounded(_ value: Double, decimals: Int, digits significant: Int = 3) -> SpokenText {
    if let hidden { return hidden }
    if let clock = clock(value) { return clock.isExact ? clock.text : about(clock.text) }
    let digits = shifted(value)
    let decimals = max(0, decimals - shift)
    // Rounded once: 43.46 is 43, not 43.5 and then 44.
    let rounded = digits.rounded(toDigits: min(significant, digits.point + decimals))
    let isTiny = !digits.isZero && (rounded.isZero || digits.point < Self.tiny)
    if isTiny || digits.point > Self.huge { return exact(value, decimals: decimals + shift) }
    let spoken = rounded.point > 6 ? scaled(rounded) : plain(rounded)
    // Noise of binary arithmetic far behind the point is no rounding: the mean of 0.1, 0.2 and 0.3 is 0.2.
    guard rounded != digits.rounded(toDigits: max(Self.meaningful, digits.point)) else { return spoken }
    return about(spoken)
  }

  /// Parts of a sixtieth below this are the rounding of what was a whole one.
  private static let clockNoise = 0.05

  /// A number as on a clock: `4:57`; `nil` where its format is another, and of what no clock shows.
  private func clock(_ value: Double) -> (text: SpokenText, isExact: Bool)? {
    guard case .clock(let sixtieths) = look, let all = Int(exactly: (value.magnitude * Double(sixtieths)).rounded())
    else {
      return nil
    }
    let rest = String(all % 60)
    let text = grouped(String(all / 60)) + ":" + (rest.count < 2 ? "0" : "") + rest
    let told = (value < 0 && all > 0 ? voice.minus : "") + text
    let isExact = (value.magnitude * Double(sixtieths) - Double(all)).magnitude < Self.clockNoise
    return (SpokenText(text: told, shown: text), isExact)
  }

  private func shifted(_ value: Double) -> DecimalDigits {
    var digits = DecimalDigits(value)
    if !digits.isZero { digits.point += shift }
    return digits
  }

  private func about(_ spoken: SpokenText) -> SpokenText {
    SpokenText(text: voice.say(.numberAbout, ["number": spoken.text]), shown: spoken.shown)
  }

  /// A share as whole percent, or with one decimal where whole percent would hide it.
  func percent(_ share: Double) -> String {
    voice.say(.numberPercent, ["number": exact(share * 100, decimals: Self.percentDecimals(share)).text])
  }

  /// What stands for every number of a voice that hides them; of no plural form, which would tell one from many.
  private var hidden: SpokenText? { voice.hiddenNumber.map { SpokenText(text: $0, shown: "") } }

  /// One decimal where whole percent would hide a part, or what is missing from the whole.
  private static func percentDecimals(_ share: Double) -> Int {
    abs(share) < 0.01 || abs(share) > 0.99 && abs(share) < 1 ? 1 : 0
  }

  /// A percent that is rounded already, so that those of all parts add up: `12.5 percent`.
  func percent(rounded percent: Double) -> String {
    voice.say(.numberPercent, ["number": exact(percent, decimals: 1).text])
  }

  private func plain(_ digits: DecimalDigits) -> SpokenText {
    let (whole, fraction) = (digits.wholePart, digits.fraction)
    var spoken = SpokenText(text: (digits.isNegative ? voice.minus : "") + grouped(whole), shown: whole)
    if !fraction.isEmpty {
      spoken.text += voice.decimalSeparator + fraction
      spoken.shown += "." + fraction
    }
    return spoken
  }

  /// Millions and more in words: `7.38 billion`.
  private func scaled(_ digits: DecimalDigits) -> SpokenText {
    let scales: [(point: Int, key: PhraseKey)] = [(12, .numberTrillion), (9, .numberBillion), (6, .numberMillion)]
    guard let scale = scales.first(where: { digits.point > $0.point }) else { return plain(digits) }
    var small = digits
    small.point -= scale.point
    return SpokenText(text: voice.say(scale.key, ["number": plain(small).text]), shown: plain(digits).shown)
  }

  /// A power of ten, commonly with three significant digits: nobody follows more of a number of that size.
  private func power(_ digits: DecimalDigits, _ limit: Int) -> SpokenText {
    var mantissa = digits.rounded(toDigits: limit)
    let exponent = whole(mantissa.point - 1)
    mantissa.point = 1
    let text = voice.say(.numberPower, ["number": plain(mantissa).text, "exponent": exponent])
    let isExact = digits.rounded(toDigits: limit) == digits
    return SpokenText(text: isExact ? text : voice.say(.numberAbout, ["number": text]), shown: "2")
  }

  private func belowPrecision(_ digits: DecimalDigits, decimals: Int) -> SpokenText {
    var smallest = DecimalDigits(1)
    smallest.point = 1 - max(decimals, 0)
    smallest.isNegative = digits.isNegative
    let key: PhraseKey = digits.isNegative ? .numberMoreThan : .numberLessThan
    return SpokenText(text: voice.say(key, ["number": plain(smallest).text]), shown: plain(smallest).shown)
  }

  /// Digits in threes: years and other short numbers of up to four digits too, as `4,210` reads well aloud.
  private func grouped(_ digits: String) -> String {
    var rest = digits.utf8[...]
    guard rest.count > 3 else { return digits }
    let first = (rest.count - 1) % 3 + 1
    var text = String(Substring(rest.prefix(first)))
    rest = rest.dropFirst(first)
    while !rest.isEmpty {
      text += voice.groupSeparator
      text += Substring(rest.prefix(3))
      rest = rest.dropFirst(3)
    }
    return text
  }
}
