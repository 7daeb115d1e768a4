/// A day that a text names: `June 6, 2025`, `6 June`, `2025-06-06`.
struct StatedDate: Equatable {
  /// The year; `nil` where the text leaves it out.
  var year: Int?
  /// The month, 1 to 12 unless a program wrote another.
  var month: Int
  /// The day as it is written, which no month need have.
  var day: Int
  /// The last day where several are named with a dash.
  var lastDay: Int?
  /// Its tokens.
  var places: Range<Int>
}
