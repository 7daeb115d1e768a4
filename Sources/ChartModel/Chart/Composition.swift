/// Charts that have a name of their own by how their marks stand together.
public enum Composition: String, Sendable, CaseIterable {
  /// Bars that each begin where the one before ends.
  case waterfall
  /// A bar of what is measured before wider ones, with a mark where it should be.
  case bullet
  /// A point at the end of a stem.
  case lollipop
  /// Bars of two groups, one to each side.
  case pyramid
  /// Points joined in an order of their own, which is not that of X.
  case path
  /// One value along a scale that is bent to an arc.
  case gauge
  /// Bars of several series over each other at the same places.
  case overlaid
  /// Regions or places of a map, by their names or by longitude and latitude.
  case map
}
