import ChartModel

extension Claims {
  /// A number in the unit of the Y axis, where its own is another of the same dimension.
  func inOwnUnit(_ number: ClaimNumber, isDifference: Bool = false) -> ClaimNumber {
    guard let unit = number.unit, let own = ownUnit, unit.dimension == own.dimension, unit != own, !number.isOwnUnit
    else {
      return number
    }
    var other = number
    other.value = isDifference ? number.value * unit.scale / own.scale : unit.convert(number.value, to: own)
    other.tolerance = number.tolerance * unit.scale / own.scale
    return other
  }

  /// A number for a message: thousands in groups, at most two decimals more than small numbers need.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let scale: Double = abs(value) >= 1000 ? 10 : abs(value) >= 1 ? 100 : 10_000
    let rounded = (abs(value) * scale).rounded() / scale
    let whole = Int(clamping: rounded)
    var digits = String(whole)
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    let grouped = ([Substring(digits)] + groups).joined(separator: ",")
    let decimals = "\(rounded)".split(separator: ".").last.map(String.init) ?? "0"
    let hasDecimals = rounded != Double(whole) && !decimals.contains("e")
    return (value < 0 && rounded != 0 ? "-" : "") + grouped + (hasDecimals ? "." + decimals : "")
  }

  /// A place for a message, as a person says it.
  func text(of place: Int, _ words: LintWords) -> String {
    guard data.places.indices.contains(place) else { return "" }
    guard let date = data.places[place].date, let month = date.month, data.places[place].name.first?.isNumber == true
    else {
      return data.places[place].name
    }
    let months = words.entries(of: .month)
    let name = months.indices.contains(month - 1) ? months[month - 1].capitalizedWord : ""
    if let hour = date.hour {
      return "\(name) \(date.day ?? 1), \(hour):\(date.minute ?? 0 < 10 ? "0" : "")\(date.minute ?? 0)"
    }
    return date.day.map { "\(name) \($0)" } ?? "\(name) \(date.year.map(String.init) ?? "")"
  }
}

extension String {
  /// With a capital at its start.
  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
