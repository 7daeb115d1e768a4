import ChartAnalysis
import ChartModel

/// One thing that the message of a chart claims: what, of which series, with which numbers, and no words.
enum Claim: Equatable, Sendable {
  /// A series, by its place in the chart, that rose or fell most of all from its first to its last value; beside another
  /// between the same places these are not said again.
  case movedMost(series: Int, rises: Bool, isBeside: Bool)
  /// How far two series lay apart at the first and at the last X that both have.
  case gap(GapChange)
  /// A part of a stack whose share grew or shrank most, from the first to the last X.
  case shareMoved(ShareChange, rises: Bool, first: XValue, last: XValue, isBeside: Bool)
  /// The only series, or the sums of a stack, up to one peak and down again, or the other way about.
  case arc(CourseArc)
  /// A rise or a fall of which the greater part lies behind a mark of the only series.
  case late(LateMove)
  /// The highest or the lowest value of all with its places.
  case extreme(highest: Bool)
  /// How many times the value of the second mark the highest is.
  case timesNext(SizeOrder.Next)
  /// The marks with the second and the third highest value.
  case runnersUp([Int])
  /// No series changes much from end to end.
  case littleChange
  /// All marks but a few lie on one side of zero.
  case oneSide(above: Bool, exceptions: [Int])
  /// On which side of zero all values lie from a mark on, and how many of those before lie on the other.
  case settled(SettledSide)
  /// Until when most values lie on one side of zero, and since when on the other.
  case sideShift(SideShift)
  /// Peaks at about even distances.
  case rhythm(Rhythm)
  /// The bucket of the year that is highest in each, from the first such year to the last.
  case yearlyHigh(YearlyHigh)
  /// All values lie on one side of a number that means "as much".
  case beyond(Double, above: Bool)
  /// The lowest and the highest value as bounds.
  case between
  /// How many of all values lie in a band that holds four in five.
  case usual(UsualBand)
  /// How many marks have no value, of how many.
  case missing(Int, of: Int)
  /// A mark far below its neighbours, beside the highest of all.
  case hole(mark: Int)
  /// The hills of a histogram.
  case modes
  /// The fullest bins of a histogram.
  case most
  /// Bins behind the fullest hold fewer and fewer.
  case fewerAndFewer
  /// How many lie above an edge, or below one, far from where most are.
  case few(Tail)
  /// From which level the bars of a waterfall lead to which, and where they rise and fall most.
  case waterfall(Waterfall)
  /// The widest range.
  case widest(Extreme)
  /// The narrowest range.
  case narrowest(Extreme)
  /// That no series changes much.
  case flat
  /// The series that lies far from all others, and between which values those lie.
  case apart(series: Int)
  /// Between which values all series but one lie.
  case others(besides: Int)
  /// Between which values each series lies.
  case bands
  /// The row or column with the highest mean, and with the lowest.
  case heatLines(areColumns: Bool)
  /// How the means of all rows, or columns, change along an order.
  case heatCourse(LineCourse, areColumns: Bool)
  /// How the means of all rows go along the columns to a turn and back.
  case heatArc(CourseArc)
  /// Neighbouring rows and columns of a heat map that lie above all others, or below.
  case heatBlock(HeatBlock)
  /// The peaks of a series.
  case peaks(series: Int, marks: [Int])
  /// Between which values a series lies.
  case band(series: Int)
  /// How the points of a cloud go together.
  case correlation
  /// The group that lies lowest, or highest, along both axes.
  case groupApart(GroupApart)
  /// Where a series went, from its first to its last value.
  case movedTo(series: Int, rises: Bool)
  /// A narrow stretch far above the rest.
  case spike(Spike)
  /// From where to where the series went.
  case moved
  /// A rise or a fall that is over: the end of the series is level.
  case levelled(Levelling)
  /// Up and down between two values, and far above both at the end.
  case burst(LateBurst)
  /// The mean of the values up to a mark, and of those behind it.
  case meanStep(end: Int, before: Double, after: Double)
  /// The means of years, weeks or days from turn to turn.
  case periods(PeriodCourse)
  /// What comes round with the calendar.
  case season
  /// That values about a rise or a fall come round with the calendar.
  case withCycle(CalendarCycle)
  /// That the values of each of several series come round with the calendar.
  case allWithCycle(CalendarCycle)
  /// The highest and the lowest of names lie near each other.
  case even
  /// So many of all names stand far above the others.
  case naturalBreak(SizeOrder.Break)
  /// One of several series up to its peak and down, or the other way about.
  case seriesArc(series: Int, CourseArc)
  /// The part of a stack that is most of all.
  case mostly(MainPart)
  /// Points are lowest, or highest, in the middle of X.
  case valley(Valley)
  /// A series that changed most and ends far above all others.
  case runaway(Runaway)
  /// One of two series passed the other.
  case passed
  /// Two series that passed each other again and again.
  case swapping(PairCrossings)
  /// Each group goes one way, and all together do not.
  case within(GroupRelation)
  /// Marks whose intervals overlap with that of the highest.
  case overlap(IntervalOverlap)
  /// Where the share of a part, by its place among the parts, is lowest and where it is highest.
  case shareSpread(part: Int)

  /// The large swings of a series, from turn to turn.
  case swings([CourseStretch])
  /// A short way over most of the range of a series without a course.
  case crash(Crash)
  /// The long way between the highest and the lowest value of a series without a course.
  case farWay(FarWay)
  /// Where the series came back to from the highest, or the lowest, that is told before it.
  case back(to: Int, up: Bool)
  /// A rise or a fall of which the greater part lies in a short stretch.
  case steep(SteepMove)
  /// A series that went far against the way of the others.
  case setback(SeriesSetback)
  /// Of two series the one that keeps above the other.
  case above(Dominance)
  /// Of two series the one that lies above up to a name, and below from the next on.
  case switched(OrderSwitch)
  /// One or two of several series far above all others.
  case tops(TopSeries)
  /// Of more series among names the one that is the highest.
  case lead(SeriesLead)
  /// Of two series one is high where the other is low.
  case opposite
  /// Series on a few heights far apart.
  case levels(LevelBands)
  /// So many of all marks lie on one side of zero.
  case mostlyOneSide(above: Bool, Int, of: Int)
  /// How many marks lie on each side of zero.
  case sides
  /// A group of points on one side of nearly all others.
  case groupSides(GroupSides)
  /// Of two groups of points the one above the other at each X.
  case groupAbove(GroupAbove)
  /// The point that lies far above, or far below, all others, by its name.
  case farPoint(FarPoint)
  /// Whether a cloud goes ever more steeply along X.
  case bend(CloudBend)
  /// When in a cycle of the calendar values are lowest on average.
  case seasonLow(CalendarCycle)
  /// That within each group higher goes with higher, or with lower.
  case each(rises: Bool)
  /// All series go up to a peak and down again, or the other way about.
  case allArcs(CommonArc)
  /// All series rise along names in an order, or all fall.
  case allRise(CommonRise)
  /// The series that leads at last, since when, and how far.
  case lastLead(LastLead)
  /// The point that lies far off the line along which the others lie.
  case offRelation(OffRelation)
  /// Where the groups of a cloud lie.
  case groupCentres(GroupCentres)
  /// The short stretch of a histogram that holds half of all, and the part of all that it holds.
  case bulk(Bulk)
  /// Bins that stand out of both their neighbours, beside the fullest.
  case heaps([Int])
  /// That bins are empty from an end of the axis on.
  case noneBeyond(Double, above: Bool)
  /// Groups of bins far apart, with the fullest bin of all.
  case islands(Islands)
  /// The highest and the lowest median of boxes.
  case medians(highest: Extreme, lowest: Extreme)
  /// In so many rows of all the highest cell is where row and column have one name.
  case diagonal(Int, of: Int)
  /// A stretch near zero in the middle.
  case hollow(Hollow)
  /// The end of a series that stays near zero.
  case gone(Vanishing)
  /// The row of a heat map that is the highest in most columns.
  case heatLead(HeatLead)
  /// One name of a table of pairs that stands apart from all others.
  case loner(HeatPairs.Loner)
  /// Two groups of names whose pairs lie above zero within, and below zero between.
  case pairSides(HeatPairs.Sides)
  /// The pair with the highest, or the lowest value.
  case extremePair(HeatPairs.Pair, highest: Bool)
  /// One of several series that passed the one that was the highest at first.
  case overtook(Crossing)
  /// One of two series farthest above the other, or below, among names.
  case farthest(NameGaps.Gap, above: Bool)
  /// A second value nearly as far from where most lie as the one before.
  case also(mark: Int)
  /// The highest cell of all, whose row and column have one name.
  case highestOfBoth(MarkPlace)
  /// Where the share of a part, by its place among the parts, is highest.
  case shareHigh(part: Int)
  /// That the sums of a stack ended higher, or lower, than they began.
  case ended(higher: Bool)
  /// The point that lies apart from all others, along the relation of all.
  case lonePoint(MarkPlace)
  /// Between which values all but the highest and the lowest lie.
  case otherwiseBetween(ClosedRange<Double>)
  /// Many large swings between the lowest and the highest value.
  case waves(Waves)
  /// One of two series that goes against the one that is told.
  case mirrored(series: Int)
  /// The value of a series at last.
  case endsAt(series: Int)
  /// Of two series the values of both at last, about as far apart as ever.
  case lastGap(LastGap)
  /// In which short stretch most of the way from a turn to the end lies.
  case mostlyIn(SteepMove)
  /// Which series is highest at each of a few names.
  case nameLeaders(NameLeaders)
  /// Which series falls along names in an order, and which rises.
  case nameWays(NameWays)
  /// A thin tail of a histogram as far as an edge.
  case tail(to: Double, up: Bool)
  /// From how many to how many of the first a funnel leads.
  case funnel(Funnel)
  /// Who has which place at the end of a chart of ranks.
  case order(RankOrder)
  /// The course of candlesticks by where they closed.
  case closes(CloseCourse)
  /// How large both upper answers of a scale are together.
  case answers(AnswerScale)
  /// That all rows of a heat map end higher, or lower, with the one that moved most.
  case allEnded(series: Int, higher: Bool)

  /// Whether it tells the highest, or the lowest value, so that the summary need not.
  func tellsExtreme(highest: Bool) -> Bool {
    switch self {
    case .extreme(let isHighest): isHighest == highest
    case .arc(let arc): arc.isPeak == highest
    case .most, .islands, .highestOfBoth, .spike, .burst, .overlap, .funnel: highest
    case .farPoint(let point): point.isHighest == highest
    case .between, .farWay, .waves: true
    default: false
    }
  }

  /// The series whose way it tells; `nil` of every other claim.
  var movedSeries: Int? {
    switch self {
    case .movedMost(let series, _, _), .movedTo(let series, _), .seriesArc(let series, _): series
    case .setback(let setback): setback.series
    default: nil
    }
  }

  /// Whether it is how the sums of a stack went, which is said of sums.
  var isMove: Bool {
    switch self {
    case .arc, .late, .levelled: true
    default: false
    }
  }
}
