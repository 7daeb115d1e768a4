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

  @Test(arguments: [
    ("Hours", "hours"), ("Days after the lesson", "days"), ("Metres above datum", "metres"),
    ("Minutes late", "minutes"),
    ("Beats per minute", "beats per minute"), ("percent", "percent"),
  ])
  func heads(title: String, unit: String) { #expect(NamedUnit.head(of: title, .english) == unit) }

  /// Names of single ones, days that are no length, signs that mean something else, rates, and units of several words.
  @Test(arguments: [
    "Hour", "Year of birth", "Days of the week", "Hours of the day", "Steps of the process",
    "Millimeters of mercury in wells",
    "Seconds of arc", "Grams of CO2 per km", "Euros to dollars", "KW", "GB", "MM", "Grams above limit per km",
    "Points of interest", "",
  ])
  func noHeads(title: String) { #expect(NamedUnit.head(of: title, .english) == nil) }
}
