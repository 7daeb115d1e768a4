/// What a person may ask for while walking through a chart.
public enum FocusCommand: Equatable, Sendable {
  // Moves.
  case left, right, inside, outside, first, last, start, end, top, back
  case nextSeries, previousSeries, ahead, behind
  case xAxis, yAxis, legend
  // Jumps.
  case lowest, highest, nextPeak, previousPeak, nextGap, previousGap, nextCrossing, previousCrossing
  /// To the nearest place for a value of X, a part of the way, or a value of Y.
  case go(String)
  /// To the nearest value of Y.
  case value(String)
  case find(String), findNext
  case bookmark(String), bookmarks, returnTo(String)
  // Questions.
  case whereAmI, mean, previous, compare, rank, rankAcross, meanAcross, differenceAcross, overview, summary, again,
    spell
  // A range.
  case mark, unmark, range, growLeft, growRight
  // The part that is shown.
  case coarser, finer, zoomIn, zoomOut, whole, scrollAhead, scrollBehind
  // Tones.
  case play, playGroup, playRange, playFromHere, playAll, playGist, stop, faster, slower, words, tones
  // How it is said.
  case verbosity, braille
  /// What is possible here, or about a topic.
  case help(String), quit
}
