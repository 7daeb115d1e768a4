import SourceText
import Testing

@Suite struct NumberWithCommasTests {
  @Test(arguments: [
    (0, "0"), (-7, "-7"), (2_000, "2000"), (10_000, "10,000"), (200_000, "200,000"), (5_000_000, "5,000,000"),
    (-123_456, "-123,456"), (.min, "-9,223,372,036,854,775,808"),
  ]) func numbersAreShownInGroups(number: Int, text: String) { #expect(number.withCommas == text) }
}
