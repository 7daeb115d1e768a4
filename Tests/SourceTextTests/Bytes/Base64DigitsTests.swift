import SourceText
import Testing

/// Base 64, with the examples of RFC 4648, section 10, but for their padding.
@Suite struct Base64DigitsTests {
  @Test(arguments: [
    ("", ""), ("Zg", "f"), ("Zm8", "fo"), ("Zm9v", "foo"), ("Zm9vYg", "foob"), ("Zm9vYmE", "fooba"),
    ("Zm9vYmFy", "foobar"), ("VFppZg", "TZif"), ("Pz8+Pj8/", "??>>??"), ("Zh", "f"), ("Z", ""),
  ])
  func bytes(digits: String, text: String) {
    #expect(Base64Digits.bytes(digits.utf8) == Array(text.utf8))
  }

  @Test(arguments: ["Zg==", "Zm 9v", "Zm9v\n", "Zm-v", "Zm_v", "Zm9é"])
  func whatIsNoDigit(digits: String) { #expect(Base64Digits.bytes(digits.utf8) == nil) }
}
