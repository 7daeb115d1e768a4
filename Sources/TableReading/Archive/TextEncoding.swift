/// An encoding of text that tables are written in.
public enum TextEncoding: String, CaseIterable, Sendable {
  case utf8 = "utf-8"
  /// Two bytes a unit, the low one first, as Excel saves "Unicode text"; a mark at the beginning may say otherwise.
  case utf16 = "utf-16"
  /// Western Europe; Latin-1 is part of it.
  case windows1252 = "windows-1252"
  /// Central Europe.
  case windows1250 = "windows-1250"
  /// Cyrillic.
  case windows1251 = "windows-1251"

  /// The characters of the bytes from 0x80 on, of an encoding with one byte a character; U+FFFD for bytes that are no character.
  ///
  /// Source: the tables of the Unicode consortium, MAPPINGS/VENDORS/MICSFT/WINDOWS.
  var upperHalf: [Unicode.Scalar]? {
    switch self {
    case .utf8, .utf16: nil
    case .windows1252:
      Self.scalars("€\u{FFFD}‚ƒ„…†‡ˆ‰Š‹Œ\u{FFFD}Ž\u{FFFD}\u{FFFD}‘’“”•–—˜™š›œ\u{FFFD}žŸ")
        + (UInt8(0xA0)...0xFF).map { Unicode.Scalar($0) }
    case .windows1250:
      Self.scalars(
        "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
          + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙")
    case .windows1251:
      Self.scalars(
        "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{FFFD}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
          + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя")
    }
  }

  private static func scalars(_ text: String) -> [Unicode.Scalar] { Array(text.unicodeScalars) }
}
