import Testing

@testable import ChartNarration

/// The names of columns in words, and the units that they end with.
@Suite struct NamedUnitTests {
  @Test(arguments: [
    ("temp_max", "temp max"), ("lifeExp", "life exp"), ("gdpPercap", "gdp percap"), ("stepsPerDay", "steps per day"),
    ("iPhone", "iPhone"), ("McDonald", "McDonald"), ("pH", "pH"), ("kWh", "kWh"), ("eGFR", "eGFR"),
    ("STRSTATE", "STRSTATE"),
    ("plain", "plain"), ("two words", "two words"), ("userID", "userID"), ("a1Bc", "a1Bc"), ("", ""),
    ("caféBar", "caféBar"),
  ])
  func fields(_ name: String, _ spoken: String) { #expect(name.spokenField == spoken) }

  @Test(arguments: [
    ("level in percent", "level", "percent"), ("Weight (kg)", "Weight", "kg"), ("Weight [kg]", "Weight", "kg"),
    ("GDP (in millions)", "GDP", "millions"), ("bill length mm", "bill length", "mm"),
    ("body mass g", "body mass", "g"),
    ("mean temp celsius", "mean temp", "celsius"), ("Top speed MPH", "Top speed", "mph"),
    ("gdp per capita usd", "gdp per capita", "usd"),
  ])
  func units(_ name: String, _ measure: String, _ unit: String) throws {
    let found = try #require(NamedUnit(name, .english))
    #expect((found.measure, found.unit) == (measure, unit))
  }

  /// What is counted, a unit that is a part of another, letters that are none, and a unit alone.
  @Test(arguments: [
    "school days", "active users", "million square km", "area sq km", "people per sq km", "speed ms",
    "million bags of 60 kg", "miles per kg", "Grams per passenger km",
    "Grams of CO2 per tonne and km", "group g", "kg", "mm", "(kg)", "length", "",
    "Weight (stones of York)",
  ])
  func noUnits(_ name: String) { #expect(NamedUnit(name, .english) == nil) }
}
