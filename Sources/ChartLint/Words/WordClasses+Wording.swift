/// The lists that rules for wording look at most, each by itself; looked up once, as every label asks for them.
extension WordClasses {
  static let color = WordClass.color.set
  static let comparing = WordClass.comparing.set
  static let countedPlace = WordClass.countedPlace.set
  static let dayHalf = WordClass.dayHalf.set
  static let degree = WordClass.degree.set
  static let dimensionless = WordClass.dimensionless.set
  static let filler = WordClass.filler.set
  static let generic = WordClass.generic.set
  static let look = WordClass.look.set
  static let magnitude = WordClass.magnitude.set
  static let markNoun = WordClass.markNoun.set
  static let month = WordClass.month.set
  static let monthShort = WordClass.monthShort.set
  static let method = WordClass.method.set
  static let movement = WordClass.movement.set
  static let numberWord = WordClass.numberWord.set
  static let placeWord = WordClass.placeWord.set
  static let role = WordClass.role.set
  static let unit = WordClass.unit.set
  static let unitJoint = WordClass.unitJoint.set
  static let unitName = WordClass.unitName.set
  static let weekday = WordClass.weekday.set
  static let weekdayShort = WordClass.weekdayShort.set
}
