/// What counts as a unit in parentheses at the end of a label; anything else there is part of the label.
///
/// Symbols count as they are written here, since "mW" is not "MW"; names count in either case of their letters. Letters
/// that name things as often as units are left out, such as the C of "Plan (C)", and so are all numbers.
enum UnitNames {
  /// Whether a text is the symbol or the name of a unit.
  static func contains(_ text: String) -> Bool { symbols.contains(text) || names.contains(text.lowercased()) }

  /// Whether a text is the symbol of a unit.
  static func isSymbol(_ text: String) -> Bool { symbols.contains(text) && !words.contains(text) }

  /// Whether a text is a sign of money, which may stand before a number.
  static func isMoney(_ text: String) -> Bool { ["$", "€", "£", "¥", "₹", "US$"].contains(text) }

  /// Symbols that are as often words or sizes.
  private static let words: Set<String> = ["min", "in", "L", "l", "t"]

  /// The name of a unit of one letter, which a voice knows by its name alone; every other unit as it is written.
  static func name(of unit: String) -> String { letters[unit] ?? unit }

  private static let letters = [
    "m": "meter", "s": "second", "h": "hour", "g": "gram", "l": "liter", "L": "liter", "t": "tonne", "W": "watt",
    "V": "volt", "J": "joule",
  ]

  private static let symbols: Set<String> = Set(
    [
      "°C °F °", "% ‰ ppm ppb pp", "$ € £ ¥ ₹ US$ USD EUR GBP JPY CHF CAD AUD NZD CNY INR SEK NOK DKK PLN BRL KRW",
      "nm µm mm cm dm m km in ft yd mi nmi", "mm² cm² m² km² ha ft² mi²", "ml mL cl cL dl dL l L hl hL cm³ m³ ft³ gal",
      "µg mcg mg g kg t oz lb lbs", "ns µs ms s sec secs min mins h hr hrs wk wks yr yrs",
      "m/s km/h kph mph ft/s mpg mm/h L/min m/s² km/L L/100km", "mmHg Pa hPa kPa MPa mbar bar psi inHg atm",
      "mW W kW MW GW Wh kWh MWh GWh TWh J kJ MJ GJ cal kcal", "V mV kV mA mAh Ah kΩ MΩ Ω", "Hz kHz MHz GHz dB dBA dBm",
      "bpm rpm fps", "kB KB MB GB TB PB KiB MiB GiB TiB bit/s kbit/s Mbit/s Gbit/s kbps Mbps Gbps kB/s MB/s GB/s",
      "mg/dL mg/dl mmol/L mmol/l mmol/mol g/L g/dL µg/L µg/l μg/L μg/l ug/L ug/l ug μg",
      "µg/m³ mg/m³ g/m³ kg/m² kg/m³ W/m² mg/L mg/l g/km kWh/m²",
      "kN mol mmol lx lm cd rad µSv mSv",
    ].flatMap { $0.split(separator: " ").map(String.init) })

  private static let names: Set<String> = [
    "degree", "degrees", "celsius", "degree celsius", "degrees celsius", "deg c", "fahrenheit", "degree fahrenheit",
    "degrees fahrenheit", "deg f", "kelvin", "kelvins", "deg", "percent", "per cent", "pct", "percentage point",
    "percentage points",
    "part per million", "parts per million", "part per billion", "parts per billion",
    "dollar", "dollars", "us dollar", "us dollars", "cent", "cents", "euro", "euros", "pound", "pounds",
    "pound sterling",
    "pounds sterling", "yen", "thousand", "thousands", "million", "millions", "billion", "billions",
    "million dollars", "millions of dollars", "million us$", "us$ million", "$ million", "$ millions",
    "billion dollars", "billions of dollars", "billion us$", "us$ billion", "$ billion", "$ billions",
    "swiss franc", "swiss francs",
    "millimeter", "millimeters", "millimetre", "millimetres", "centimeter", "centimeters", "centimetre",
    "centimetres", "meter", "meters", "metre", "metres", "kilometer", "kilometers", "kilometre", "kilometres",
    "inch", "inches", "foot", "feet", "yard", "yards", "mile", "miles", "nautical mile", "nautical miles",
    "square meter", "square meters", "square metre", "square metres", "square kilometer", "square kilometers",
    "square feet", "sq ft", "hectare", "hectares", "acre", "acres",
    "milliliter", "milliliters", "millilitre", "millilitres", "liter", "liters", "litre", "litres", "gallon",
    "gallons", "fl oz", "fluid ounce", "fluid ounces", "cup", "cups", "cubic meter", "cubic meters", "cubic metre",
    "cubic metres", "milligram", "milligrams", "microgram", "micrograms", "milligram per liter",
    "milligrams per liter", "microgram per liter", "micrograms per liter", "gram", "grams", "kilogram", "kilograms",
    "ton", "tons", "tonne", "tonnes", "ounce", "ounces",
    "nanosecond", "nanoseconds", "microsecond", "microseconds", "millisecond", "milliseconds", "second", "seconds",
    "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month", "months", "year", "years",
    "meter per second", "meters per second", "metres per second", "kilometer per hour", "kilometers per hour",
    "kilometres per hour", "mile per hour", "miles per hour", "mile per gallon", "miles per gallon", "knot", "knots",
    "millimeter of mercury", "millimeters of mercury", "pascal", "pascals", "hectopascal", "hectopascals",
    "millibar", "millibars", "beat per minute", "beats per minute", "beats/min", "breaths per minute", "breaths/min",
    "revolutions per minute", "watt", "watts", "kilowatt", "kilowatts", "megawatt", "megawatts", "watt hours",
    "watt-hours", "kilowatt hour", "kilowatt hours", "kilowatt-hour", "kilowatt-hours", "megawatt-hours", "joule",
    "joules", "kilojoule", "kilojoules", "calorie",
    "calories", "kilocalorie", "kilocalories", "volt", "volts", "ampere", "amperes", "amp", "amps", "ohm", "ohms",
    "hertz", "kilohertz", "megahertz", "decibel", "decibels", "radian", "radians", "lumen", "lumens", "lux",
    "bit", "bits", "byte", "bytes", "kilobyte", "kilobytes", "megabyte", "megabytes", "gigabyte", "gigabytes",
    "terabyte", "terabytes", "step", "steps", "dose", "doses", "user", "users", "visit", "visits", "row", "rows",
    "person", "persons", "people", "point", "points", "item", "items", "millimeter per hour", "millimeters per hour",
    "million square kilometers",
  ]
}
