@_spi(Bytes) import SourceText

/// Signs and codes of currencies, as they stand beside amounts.
enum Currencies {
  /// Longer ones before those that they begin with.
  private static let signs: [StaticString] = [
    "US$", "CA$", "AU$", "NZ$", "HK$", "R$", "A$", "C$", "$", "€", "£", "¥", "₹", "₽", "₩", "₺", "₪", "฿", "₫", "₴",
    "₦", "zł", "Kč", "kr.", "kr", "Fr.", "Rs.", "Rs",
  ]
  /// ISO 4217 codes of the currencies that are traded most, and of their neighbours.
  private static let codes: [StaticString] = [
    "USD", "EUR", "GBP", "JPY", "CHF", "CNY", "AUD", "CAD", "NZD", "INR", "SEK", "NOK", "DKK", "ISK", "PLN", "CZK",
    "HUF", "RON", "BGN", "TRY", "RUB", "UAH", "ILS", "ZAR", "BRL", "MXN", "ARS", "CLP", "COP", "PEN", "KRW", "HKD",
    "SGD", "TWD", "THB", "IDR", "MYR", "PHP", "VND", "AED", "SAR", "EGP", "NGN", "KES", "PKR", "BDT", "LKR", "RSD",
    "GEL", "KZT", "MAD",
  ]

  /// How many bytes a sign or a code at the beginning of a text has; 0 where none stands there.
  static func length(before text: Bytes) -> Int {
    guard !text[0].isDigit else { return 0 }
    if let sign = signs.first(where: { text.starts(with: $0) }) { return sign.utf8CodeUnitCount }
    guard let code = codes.first(where: { text.starts(with: $0) }), !text[3].isLetter else { return 0 }
    return code.utf8CodeUnitCount
  }

  /// Whether one comma before three digits surely stands between thousands, as where people write amounts in this currency.
  static func groupWithCommas(_ unit: String) -> Bool {
    [
      "$", "US$", "USD", "£", "GBP", "¥", "JPY", "₹", "INR", "Rs", "Rs.", "CA$", "C$", "CAD", "A$", "AU$", "AUD", "NZ$",
      "NZD", "HK$", "HKD", "SGD", "₩", "KRW", "฿", "THB", "₦", "NGN", "₪", "ILS", "PHP", "PKR", "KES", "TWD",
    ].contains(unit)
  }

  /// Whether a text is the sign or the code of a currency.
  static func contain(_ text: String) -> Bool {
    signs.contains { $0.description == text } || codes.contains { $0.description == text }
  }
}
