import ChartAnalysis
import ChartModel

/// Puts claims into words.
struct ClaimSentences: Narrating {
  let narrator: Narrator
  var turnSentences: TurnSentences { TurnSentences(narrator: narrator) }
  var spreadSentences: SpreadSentences { SpreadSentences(narrator: narrator) }
  var waySentences: WaySentences { WaySentences(narrator: narrator) }
  private var bandClaims: BandClaims { BandClaims(narrator: narrator) }
  private var commonClaims: CommonClaims { CommonClaims(narrator: narrator) }
  private var cloudClaims: CloudClaims { CloudClaims(narrator: narrator) }
  private var heatClaims: HeatClaims { HeatClaims(narrator: narrator) }
  var courseEnds: CourseEnds { CourseEnds(narrator: narrator) }
  var extremeSentences: ExtremeSentences { ExtremeSentences(narrator: narrator) }
  var featureSentences: FeatureSentences { FeatureSentences(narrator: narrator) }
  var heatSentences: HeatSentences { HeatSentences(narrator: narrator) }
  var histogramSentences: HistogramSentences { HistogramSentences(narrator: narrator) }
  var partSentences: PartSentences { PartSentences(narrator: narrator) }
  var placeLists: PlaceLists { PlaceLists(narrator: narrator) }
  var pointSentences: PointSentences { PointSentences(narrator: narrator) }

  /// The claims of a message as one sentence or two; empty where there are none.
  func sentence(of claims: [Claim]) -> String {
    claims.reduce(into: Sentence()) { $0.append(text(of: $1), $1.join) }.sentence
  }

  private func text(of claim: Claim) -> String {
    switch claim {
    case .movedMost(let place, let rises, let isBeside): movedMost(place, rises: rises, isBeside)
    case .movedTo(let place, let rises): movedTo(place, rises: rises)
    case .endsAt(let place): commonClaims.end(of: place)
    case .lastGap(let gap): commonClaims.text(of: gap)
    case .mostlyIn(let move): waySentences.mostly(in: move)
    case .gap(let gap): text(of: gap)
    case .shareMoved(let change, let rises, let first, let last, let isBeside):
      text(of: change, rises: rises, from: first, to: last, isBeside)
    case .shareSpread(let part): shareSpread(part)
    case .flat: voice.say(.messageFlat)
    case .apart(let place): bandClaims.apart(place)
    case .others(let place): bandClaims.others(besides: place)
    case .bands: chart.walkedSeries.indices.reduce(into: Sentence()) { $0.append(bandClaims.band($1)) }.text
    case .band(let place): bandClaims.band(place)
    case .peaks(let place, let marks): bandClaims.peaks(place, marks)
    case .groupApart(let group): text(of: group)
    case .seriesArc(let place, let arc): text(of: arc, ofSeries: place)
    case .mostly(let part): text(of: part)
    case .runaway(let runaway): text(of: runaway)
    case .passed: featureSentences.crossingText
    case .swapping(let pair): featureSentences.text(of: pair)
    case .arc(let arc): ofTotal(text(of: arc, in: told))
    case .late(let move): text(of: move)
    case .moved: moved
    case .levelled(let level): Sentence(moved).adding(voice.say(.messageLevelSince, ["x": end(level.from)])).text
    case .burst(let burst): text(of: burst)
    case .spike(let spike): text(of: spike)
    case .meanStep(let place, let before, let after): meanStep(place, before, after)
    case .rhythm(let rhythm): text(of: rhythm)
    case .yearlyHigh(let high): text(of: high)
    case .periods(let course): waySentences.text(of: course)
    case .season: featureSentences.seasonText
    case .withCycle(let cycle): featureSentences.text(ofCycle: cycle)
    case .allWithCycle(let cycle):
      voice.say(.messageAllWithCycle, ["cycle": featureSentences.name(of: cycle)])
    case .beyond(let number, let above):
      voice.say(above ? .messageAlwaysAbove : .messageAlwaysBelow, ["value": plain(number)])
    case .between: between
    case .usual(let band): waySentences.text(of: band)
    case .missing(let count, let all): missing(count, of: all)
    case .hole(let mark): voice.say(.messageHole, ["value": value(number(mark)), "place": place(mark)])
    case .oneSide(let above, let exceptions): oneSide(above, exceptions)
    case .settled(let side): text(of: side)
    case .sideShift(let shift): waySentences.text(of: shift)
    case .extreme(let highest):
      extremeSentences.extreme(highest: highest, of: Array(zip(chart.walkedSeries, facts.walked))) ?? ""
    case .timesNext(let next): text(of: next)
    case .runnersUp(let marks): runnersUp(marks)
    case .littleChange: voice.say(.messageLittleChange)
    case .even: voice.say(.messageEven)
    case .naturalBreak(let found): text(of: found)
    case .modes: histogramSentences.modesText
    case .most: most
    case .fewerAndFewer: voice.say(.messageFewerAndFewer)
    case .few(let tail):
      voice.say(
        tail.isHigh ? .messageFew : .messageFewBelow, ["value": value(tail.count), "x": places.number(tail.edge)])
    case .waterfall(let waterfall): WaterfallClaims(narrator: narrator).text(of: waterfall)
    case .widest(let width): text(of: width, .summaryWidest)
    case .narrowest(let width): text(of: width, .messageNarrowest)
    case .heatLines(let areColumns): areColumns ? heatSentences.columnsText : heatSentences.rowsText
    case .heatCourse(let course, let areColumns): heatClaims.text(of: course, areColumns: areColumns)
    case .heatArc(let arc): heatClaims.text(of: arc)
    case .heatBlock(let block): heatClaims.text(of: block)
    case .correlation: pointSentences.correlationText
    case .valley(let valley): text(of: valley)
    case .within(let relation): text(of: relation)
    case .overlap(let overlap): text(of: overlap)
    case .swings(let stretches): ofTotal(turnSentences.shortestText(stretches, in: told))
    case .crash(let crash): waySentences.text(of: crash)
    case .farWay(let way): waySentences.text(of: way)
    case .back(let place, let up): waySentences.back(to: place, up: up, in: told)
    case .steep(let move): Sentence(moved).adding(waySentences.text(of: move)).text
    case .setback(let setback): waySentences.text(of: setback)
    case .above(let above): waySentences.text(of: above)
    case .switched(let found): waySentences.text(of: found)
    case .tops(let tops): waySentences.text(of: tops)
    case .lead(let lead): waySentences.text(of: lead)
    case .opposite: waySentences.opposite
    case .levels(let levels): waySentences.text(of: levels)
    case .mostlyOneSide(let above, let count, let all):
      voice.say(
        above ? .messageMostAbove : .messageMostBelow, ["k": numbers.whole(count), "n": numbers.whole(all)])
    case .sides: SideSentences(narrator: narrator).text.droppingTrailing(".")
    case .groupSides(let sides): cloudClaims.text(of: sides)
    case .groupAbove(let above): cloudClaims.text(of: above)
    case .farPoint(let point): cloudClaims.text(of: point)
    case .bend(let bend): cloudClaims.text(of: bend)
    case .seasonLow(let cycle): featureSentences.text(ofLowIn: cycle)
    case .each(let rises):
      voice.say(
        rises ? .messageEachRises : .messageEachFalls,
        ["field": (chart.seriesField ?? "").spokenField.withoutAside])
    case .allArcs(let arc): commonClaims.text(of: arc)
    case .allRise(let rise): commonClaims.text(of: rise)
    case .lastLead(let lead): commonClaims.text(of: lead)
    case .offRelation(let point): cloudClaims.text(of: point)
    case .groupCentres(let centres): cloudClaims.text(of: centres)
    case .heaps(let places): heaps(places)
    case .noneBeyond(let edge, let above):
      voice.say(above ? .messageNoneAbove : .messageNoneBelow, ["x": places.end(.number(edge))])
    case .hollow(let hollow): ofTotal(text(of: hollow))
    case .bulk(let bulk): waySentences.text(of: bulk)
    case .islands(let islands): text(of: islands)
    case .medians(let highest, let lowest): spreadSentences.medians(highest, lowest, in: told)
    case .diagonal(let count, let all): heatClaims.diagonal(count, of: all)
    case .gone(let gone):
      voice.say(gone.most == 0 ? .messageGoneZero : .messageGone, ["value": value(gone.most), "x": end(gone.from)])
    case .heatLead(let lead): heatClaims.text(of: lead)
    case .loner(let loner): heatClaims.text(of: loner)
    case .pairSides(let sides): heatClaims.text(of: sides)
    case .extremePair(let pair, let highest): heatClaims.text(of: pair, highest: highest)
    case .overtook(let crossing): featureSentences.text(of: crossing)
    case .farthest(let gap, let above): text(of: gap, above: above)
    case .also(let mark): voice.say(.messageAlso, ["value": value(number(mark)), "place": place(mark)])
    case .highestOfBoth(let cell): heatClaims.highestOfBoth(cell)
    case .shareHigh(let part): waySentences.shareHigh(part)
    case .ended(let higher): ofTotal(commonClaims.ended(higher: higher))
    case .lonePoint(let place): cloudClaims.lonePoint(place)
    case .otherwiseBetween(let others): bandClaims.otherwise(others)
    case .waves(let waves): bandClaims.text(of: waves)
    case .mirrored(let place): voice.say(.messageMirrored, ["name": seriesName(chart.walkedSeries[place])])
    case .nameLeaders(let leaders): commonClaims.text(of: leaders)
    case .nameWays(let ways): commonClaims.text(of: ways)
    case .tail(let edge, let up):
      voice.say(up ? .messageTailUp : .messageTailDown, ["x": places.end(.number(edge))])
    case .funnel(let funnel): FormClaims(narrator: narrator).text(of: funnel)
    case .order(let order): FormClaims(narrator: narrator).text(of: order)
    case .closes(let course): FormClaims(narrator: narrator).text(of: course)
    case .answers(let scale): FormClaims(narrator: narrator).text(of: scale)
    case .allEnded(let place, let higher): commonClaims.allEnded(place, higher: higher)
    }
  }

  /// What the message claims as one sentence or two.
  var message: String { sentence(of: planned) }
}

extension Claim {
  /// How it is joined to the claim before it.
  fileprivate var join: Sentence.Join {
    switch self {
    case .timesNext, .between, .mostlyIn, .runnersUp, .withCycle, .fewerAndFewer, .back, .also: .clause
    case .naturalBreak(let found): found.high.isEmpty ? .part : .clause
    case .apart, .bands: .context
    default: .part
    }
  }
}
