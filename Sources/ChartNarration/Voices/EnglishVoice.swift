// swift-format-ignore-file
// Made by Scripts/generate-voices from voices/speech/en.toml. Do not edit.

extension Voice {
  /// The English voice, as `voices/speech/en.toml` has it.
  public static let english = Voice(
    code: "en", name: "English",
    phrases: PhraseBook(compiled: englishPhrases), plurals: PluralRules(compiled: ["one": "i = 1 and v = 0"]),
    months: ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"],
    periods: ["AM", "PM"], weekdays: ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"],
    partsOfDay: ["between midnight and 6 AM", "between 6 AM and noon", "between noon and 6 PM", "between 6 PM and midnight"],
    counters: ["age": .number, "chapter": .year, "day": .day, "episode": .year, "epoch": .number, "game": .year, "generation": .number, "hour": .number, "iteration": .number, "lap": .year, "lesson": .year, "magnitude": .number, "month": .year, "night": .day, "rank": .number, "round": .year, "season": .year, "semester": .year, "session": .year, "sprint": .year, "stage": .number, "step": .number, "trial": .year, "week": .year, "year": .year],
    groupSeparator: ",", decimalSeparator: ".", minus: "minus ")

  private static var englishPhrases: StaticString {
    #"""
    aggregates.ci0	=lower 95 percent bound of {field}
    aggregates.ci1	=upper 95 percent bound of {field}
    aggregates.count	=count of {field}
    aggregates.count-rows	=count of rows
    aggregates.distinct	=count of distinct {field}
    aggregates.first	=first {field}
    aggregates.last	=last {field}
    aggregates.max	=highest {field}
    aggregates.mean	=mean of {field}
    aggregates.median	=median of {field}
    aggregates.min	=lowest {field}
    aggregates.missing	=count of missing {field}
    aggregates.product	=product of {field}
    aggregates.q1	=lower quartile of {field}
    aggregates.q3	=upper quartile of {field}
    aggregates.stderr	=standard error of {field}
    aggregates.stdev	=standard deviation of {field}
    aggregates.stdevp	=population standard deviation of {field}
    aggregates.sum	=total {field}
    aggregates.valid	=count of {field}
    aggregates.variance	=variance of {field}
    aggregates.variancep	=population variance of {field}
    assumptions.aggregate-mean	=means
    assumptions.aggregate-median	=medians
    assumptions.aggregate-other	={name} of each
    assumptions.aggregate-sum	=totals
    assumptions.bins	=bins of {width}
    assumptions.bucket	=by {unit}
    assumptions.counted-rows	=rows are counted
    assumptions.mark-area	=an area
    assumptions.mark-bar	=bars
    assumptions.mark-line	=a line
    assumptions.mark-point	=points
    assumptions.mark-rectangle	=rectangles
    assumptions.mark-rule	=rules
    assumptions.mark-sector	=sectors
    assumptions.series	={field} as the series
    assumptions.x	={field} as X
    assumptions.y	={field} as Y
    braille.along	=cells are equal parts of X
    braille.blank	=blank cell
    braille.cell	=one cell {period}
    braille.down	=down from level {from} to level {to}
    braille.from-to	={from} to {to}
    braille.level	=level {k}
    braille.one	=one cell from the lowest to the highest value
    braille.pairs	=two cells for {marks}: their lowest and highest values in the order in which they come
    braille.part	=a part begins
    braille.points	=points at level {levels}
    braille.rest	=the part goes on
    braille.shares	=runs of cells as long as the share of each part
    braille.shown-cell	=one cell for each {unit} that is shown
    braille.span	=from level {from} to level {to}
    braille.steps	=where the halves of a cell differ, the left half is the level before and the right half the level
    braille.up	=up from level {from} to level {to}
    braille.zero	=zero
    buckets.day	=day
    buckets.half-year	=half-year
    buckets.hour	=hour
    buckets.iso-week	=ISO week
    buckets.minute	=minute
    buckets.month	=month
    buckets.quarter	=quarter
    buckets.second	=second
    buckets.week	=week
    buckets.year	=year
    compare.appeared	={k} without a value before
    compare.before	={value} before
    compare.by-order	=compared by position: the first with the first
    compare.changed	={k} changed
    compare.counts	={after} with data against {before}
    compare.fell	={k} fell
    compare.first	=the first
    compare.from	=from {name}
    compare.in	=in {name}
    compare.largest-fall	=largest fall: {value} {places}
    compare.largest-rise	=largest rise: {value} {places}
    compare.less	={number} less
    compare.mean	=a mean of {value} {side}
    compare.more	={number} more
    compare.more-series	={n} more series	one={n} more series
    compare.no-values	=no total or mean to compare
    compare.none	={k} without a value in both
    compare.of	=of {marks}
    compare.only	={marks} only {side}
    compare.only-in	=only {side}
    compare.other	={value} {side}
    compare.rose	={k} rose
    compare.same	=the same
    compare.second	=the second
    compare.stayed	={k} stayed the same
    compare.title	={after} compared with {before}
    compare.total	={value} {side}
    compare.vanished	={k} without a value now
    cycles.daily	=daily cycle
    cycles.events	=most often {phases}, {k} of {n}
    cycles.highest	=highest {phases}, {value}
    cycles.hourly	=hourly cycle
    cycles.lowest	=lowest {phases}, {value}
    cycles.phase	={phases}: {value}
    cycles.weekly	=weekly cycle
    cycles.yearly	=yearly cycle
    dates.after-change	={time} after the clocks change
    dates.before-change	={time} before the clocks change
    dates.counted	={counter} {number}
    dates.date-time	={date}, {time}
    dates.day	={month} {day}
    dates.day-year	={month} {day}, {year}
    dates.hour	={hour} {period}
    dates.iso-week	=week {week}
    dates.iso-week-year	=week {week} of {year}
    dates.minute	={hour}:{minute} {period}
    dates.month	={month}
    dates.month-year	={month} {year}
    dates.quarter	=Q{quarter}
    dates.quarter-year	=Q{quarter} {year}
    dates.range	={from} to {to}
    dates.second	={hour}:{minute}:{second} {period}
    dates.year	={year}
    dates.year-before	={year} BC
    distribution.empty	=nothing {ranges}
    distribution.half	={range}: {percent} of all
    distribution.peaks	={n} peaks, {ranges}	one=one peak, {ranges}
    distribution.tail-high	=longer tail toward high values
    distribution.tail-low	=longer tail toward low values
    events.gone	=gone: {names}
    events.moved	={name} moves from {from} to {to}
    events.new	=new: {names}
    events.order	=now {now}, before {before}
    events.retimed	=at another time: {names}
    events.stays	={name} stays at {at}
    events.unchanged	=nothing else changes
    explain.heading	=How this was found
    explain.left-aside	={n} outliers left aside	one=one outlier left aside
    explain.noise	=noise: {value}
    explain.segments	={n} straight stretches within {tolerance}	one=one straight stretch within {tolerance}
    explain.thresholds	=Thresholds
    explain.trend	=Mann-Kendall score: {score}, Theil-Sen line: {rise} over all of X
    explain.weight	=weight: {effect} times the noise over {percent} of X
    features.above	={name} is above {other} throughout
    features.crossing	={upper} passed {lower} {place}
    features.crossing-between	={upper} passed {lower} between {from} and {to}
    features.crossings	={names} crossed {n} times	one={names} crossed once
    features.fall	=longest fall: from {first} {place-first} to {last} {place-last}
    features.largest-fall	=largest fall: from {first} {place-first} to {last} {place-last}
    features.largest-rise	=largest rise: from {first} {place-first} to {last} {place-last}
    features.leader	={name} is highest throughout
    features.less-than	={number} less than {name}
    features.more-than	={number} more than {name}
    features.outlier	={value} {place}
    features.outliers	=outliers: {values}	one=outlier: {values}
    features.peak	=another peak: {value} {place}
    features.plateau	=between {low} and {high}
    features.rise	=longest rise: from {first} {place-first} to {last} {place-last}
    features.same-as	=the same as {name}
    features.season	={cycle} of {amplitude}: highest {high}, lowest {low}
    features.shift	=changed level {place}, from {before} to {after}
    features.trough	=another low: {value} {place}
    focus.series	={title}, {marks}
    follow.above	=now above {name}
    follow.after-gap	=after {marks} without data
    follow.ahead	={n} rows lie ahead of the clock	one={n} row lies ahead of the clock
    follow.at	=now at {name}
    follow.before	={value} before
    follow.below	=now below {name}
    follow.between	={from} to {to}
    follow.corrected	={n} corrections	one={n} correction
    follow.correction	=correction: {label}
    follow.each	={marks}, {values} each
    follow.falling	=falling since {place}
    follow.highest	=new highest
    follow.last	=last: {label}
    follow.long-past	={n} late rows are counted in the summary alone	one={n} late row is counted in the summary alone
    follow.lowest	=new lowest
    follow.nothing	=no rows came
    follow.of-series	={what} of {name}
    follow.passed	={name} is now above {other}
    follow.rising	=rising since {place}
    follow.same	={marks}, {value} each
    follow.silence	=no new rows for {length}
    follow.too-far	={n} rows lie too far out for their buckets and were set aside	one={n} row lies too far out for its bucket and was set aside
    follow.too-late	={n} rows came too late and were set aside	one={n} row came too late and was set aside
    follow.wider	={bins}, since more than {marks} came
    follow.with	={event}, {value} {place}
    groups.average	=mean {value}
    groups.both-ends	={value} at both ends
    groups.change	=from {first} to {last}
    groups.climb	=climb {value}
    groups.close	=close from {first} to {last}
    groups.descend	=descend {value}
    groups.fall	=fall {number}
    groups.gap-in-series	={gap} for {name}
    groups.heading	={n} groups along X	one={n} group along X
    groups.heading-marks	={n} marks along X	one={n} mark along X
    groups.heading-marks-y	={n} marks along Y	one={n} mark along Y
    groups.heading-names	={n} groups by name	one={n} group by name
    groups.heading-places	={n} places along X	one={n} place along X
    groups.heading-places-y	={n} places along Y	one={n} place along Y
    groups.heading-y	={n} groups along Y	one={n} group along Y
    groups.heights	=elevation, altitude, height above sea level, terrain height
    groups.highest	=highest {number}
    groups.highest-mean	=highest mean {name} {content}
    groups.highest-of-series	=highest {name} {content}
    groups.infinite	={marks} infinite	one={marks} infinite
    groups.largest	=largest {number}
    groups.level	={value} throughout
    groups.level-at	=level at about {value}
    groups.lowest	=lowest {number}
    groups.lowest-mean	=lowest mean {name} {content}
    groups.lowest-of-series	=lowest {name} {content}
    groups.mean	={number} {period}
    groups.median	=median {number}
    groups.none	=no data
    groups.not-a-number	={marks} not a number	one={marks} not a number
    groups.part	={name} {content}
    groups.points	={n} points	one={n} point
    groups.rise	=rise {number}
    groups.smallest	=smallest {number}
    groups.total	={value}
    groups.total-alone	={value} in total
    groups.value-at	={value} {place}
    groups.without-data	={marks} without data	one={marks} without data
    groups.without-value	={marks} without a value	one={marks} without a value
    groups.zero	=zero throughout
    kinds.area	=area chart
    kinds.bar	=bar chart
    kinds.centered	=centered {kind}
    kinds.horizontal	=horizontal {kind}
    kinds.layered	={kind} with {layers}
    kinds.line	=line chart
    kinds.normalized	={kind} of shares
    kinds.parts	=bar of parts
    kinds.point	=point chart
    kinds.polar-bar	=polar bar chart
    kinds.rectangle	=heat map
    kinds.rule	=rule chart
    kinds.sector	=pie chart
    kinds.stacked-area	=stacked area chart
    kinds.stacked-bar	=stacked bar chart
    kinds.timeline	=timeline
    labels.detail	={name} {value}
    labels.highest-part	=most {name}, {number}
    labels.highlighted	=highlighted
    labels.in-series	={series}, {x}
    labels.marks	={n} marks	one={n} mark
    labels.part	={number} {name}
    labels.part-with-unit	={name} {number} {unit}
    labels.partial	=partial
    labels.position	={k} of {n}
    labels.rows	=from {n} rows	one=from {n} row
    labels.share	={percent} {name}
    labels.total	={value} in total
    labels.value	={number} {unit}	short.={number}
    labels.without-detail	=no {name}
    layers.area	={n} areas	one=an area
    layers.bar	={n} sets of bars	one=bars
    layers.fit	={n} fitted lines	one=a fitted line
    layers.line	={n} lines	one=a line
    layers.point	={n} sets of points	one=points
    layers.rectangle	={n} sets of rectangles	one=rectangles
    layers.rule	={n} sets of rules	one=rules
    layers.sector	={n} sets of sectors	one=sectors
    lengths.days	={n} days	one={n} day
    lengths.hours	={n} hours	one={n} hour
    lengths.minutes	={n} minutes	one={n} minute
    lengths.seconds	={n} seconds	one={n} second
    lengths.two	={a}, {b}
    levels.all	=all {level}
    levels.count	={n} levels	one={n} level
    levels.highest	=highest: {level}, {places}
    levels.lanes	={name} in total: longest {most} for {longest}, shortest {least} for {shortest}
    levels.least	=shortest in total: {level}, {length}
    levels.length	={level}: {length} in total
    levels.length-of-one	={level}: {length}
    levels.length-of-series	={length} in total
    levels.longest	=longest: {level}, {length}
    levels.most	=longest in total: {level}, {length}
    levels.most-frequent	=most often: {levels}, {k}
    levels.shortest	=shortest: {level}, {length}
    levels.states	={level}: {states}
    lists.end	={a}, and {b}
    lists.more	={n} more	one={n} more
    lists.start	={a}, {b}
    lists.two	={a} and {b}
    marks.bin	={n} bins	one={n} bin
    marks.category	={n} categories	one={n} category
    marks.day	={n} days	one={n} day
    marks.event	={n} events	one={n} event
    marks.half-year	={n} half-years	one={n} half-year
    marks.hour	={n} hours	one={n} hour
    marks.instant	={n} times	one={n} time
    marks.iso-week	={n} weeks	one={n} week
    marks.minute	={n} minutes	one={n} minute
    marks.month	={n} months	one={n} month
    marks.number	={n} places	one={n} place
    marks.part	={n} parts	one={n} part
    marks.quarter	={n} quarters	one={n} quarter
    marks.second	={n} seconds	one={n} second
    marks.sector	={n} sectors	one={n} sector
    marks.stretch	={n} stretches	one={n} stretch
    marks.week	={n} weeks	one={n} week
    marks.year	={n} years	one={n} year
    message.above-except	=above zero except {places}
    message.alike-intervals	={name}, {value}, and {other}, {other-value}, lie within each other's intervals
    message.all-but-above	=all but {names} above zero
    message.all-but-below	=all but {names} below zero
    message.all-fall	=all fall from {from} to {to}
    message.all-fell	=all {n} fell, {name} most: from {first} to {last}	one={n} fell, {name} most: from {first} to {last}
    message.all-higher	=all {n} ended higher, {name} most: from {first} to {last}	one={n} ended higher, {name} most: from {first} to {last}
    message.all-low	=all {n} fell to a low between {from} and {to} and rose since
    message.all-low-at-once	=all {n} fell to a low {place} and rose since
    message.all-lower	=all {n} ended lower, {name} most: from {first} to {last}	one={n} ended lower, {name} most: from {first} to {last}
    message.all-off-above	={names} far above that
    message.all-off-below	={names} far below that
    message.all-peak	=all {n} rose to a peak between {from} and {to} and fell since
    message.all-peak-at-once	=all {n} rose to a peak {place} and fell since
    message.all-rise	=all rise from {from} to {to}
    message.all-rose	=all {n} rose, {name} most: from {first} to {last}	one={n} rose, {name} most: from {first} to {last}
    message.all-with-cycle	=each with a {cycle}
    message.also	=also {value} {place}
    message.also-fell-most	={name} fell most, from {first} to {last}
    message.also-rose-most	={name} rose most, from {first} to {last}
    message.also-share-fell	={name} fell from {first} to {last}
    message.also-share-rose	={name} rose from {first} to {last}
    message.always-above	=always above {value}
    message.always-below	=always below {value}
    message.always-highest	={name} always highest
    message.always-highest-from	={name} always highest, from {first} to {last}
    message.always-lowest	={name} always lowest
    message.always-over	={name} always above {other}
    message.answers	={names} together: highest {highest} {place-highest}, lowest {lowest} {place-lowest}
    message.average	={number} {period}
    message.average-with-data	={number} {period} with data
    message.back-down	=back down to {value} {place}
    message.back-up	=back up to {value} {place}
    message.band	={name} between {low} and {high}
    message.band-one	={name} at {high} throughout
    message.bands	={names} between {low} and {high}
    message.below-except	=below zero except {places}
    message.between	=between {low} and {high}
    message.between-in	=between {low} and {high} {range}
    message.both-fall	=both fall from {from} to {to}
    message.both-fell	=both fell, {name} most: from {first} {place-first} to {last} {place-last}
    message.both-higher	=both ended higher, {name} most: from {first} {place-first} to {last} {place-last}
    message.both-lower	=both ended lower, {name} most: from {first} {place-first} to {last} {place-last}
    message.both-rise	=both rise from {from} to {to}
    message.both-rose	=both rose, {name} most: from {first} {place-first} to {last} {place-last}
    message.bounds	=left out: values known only as {values}
    message.break	={k} of {n} at least {least}, the others at most {others}
    message.break-names	=then {names}, at least {least}; {rest} at most {others}	one=then {names} at {least}; {rest} at most {others}
    message.bulk	={percent} {range}
    message.burst	=between {low} and {high} until {x}, up to {value} {place}
    message.climbed-most	={name} climbed most, from {first} {place-first} to {last} {place-last}
    message.close	=close {course}
    message.constant	={value} throughout
    message.daily-mean	=daily mean
    message.diagonal	=in {k} of {n} rows highest where {x} and {y} are the same
    message.each-falls	=within each {field} one tends to fall as the other rises
    message.each-rises	=within each {field} both tend to rise together
    message.elsewhere	=otherwise at most {value} until {x-before} and from {x-after} on
    message.empty	=no data
    message.ended-higher	=ended higher: from {first} {place-first} to {last} {place-last}
    message.ended-lower	=ended lower: from {first} {place-first} to {last} {place-last}
    message.ends-apart	={name} ended at {last}, the others between {low} and {high}
    message.ends-at	={name} at {last}
    message.even	=much the same
    message.ever-steeper	=steeper where {x} is high
    message.every	=every number is {value}
    message.far-above	={names} always far above the others
    message.far-down	=down from {first} {place-first} to {last} {place-last}
    message.far-point-above	={name} far above all others, {value} {place}
    message.far-point-below	={name} far below all others, {value} {place}
    message.far-up	=up from {first} {place-first} to {last} {place-last}
    message.farthest-above	=farthest above {place}, {value} against {other}
    message.farthest-below	=farthest below {place}, {value} against {other}
    message.fell	=fell from {first} {place-first} to {last} {place-last}
    message.fell-most	={name} fell most, from {first} {place-first} to {last} {place-last}
    message.fell-overall	=fell overall from {first} {place-first} to {last} {place-last}
    message.few	={value} from {x} on
    message.few-below	={value} below {x}
    message.fewer-and-fewer	=then fewer and fewer
    message.flat	=hardly any change
    message.funnel	=from {first} {place-first} down to {last} {place-last}, {percent} of that
    message.gap	=gap between {names}: {first} {place-first}, {last} {place-last}
    message.gone	=at most {value} from {x} on
    message.gone-zero	=zero from {x} on
    message.group-above	={name} above {other} at the same {x}
    message.group-apart	={name} apart, with {sides}
    message.group-centre	={name} at {x} and {y}
    message.group-centres	=median {x} and {y}
    message.group-highest	={name} highest in both
    message.group-lowest	={name} lowest in both
    message.heaps	=further peaks in the bins from {edges}	one=a further peak in the bin from {edges}
    message.heat-course	=mean {course}
    message.heat-fell	=mean fell from {first} {place-first} to {last} {place-last}
    message.heat-lead	={name} highest in {k} of {n} columns
    message.heat-rose	=mean rose from {first} {place-first} to {last} {place-last}
    message.heat-step-down	=mean fell after {x}: {before} before, {after} since
    message.heat-step-up	=mean rose after {x}: {before} before, {after} since
    message.high-apart	=high in columns {columns} of rows {rows}: at least {inside}, elsewhere at most {outside}
    message.high-block	=high in columns {columns} of rows {rows}: mean {inside}, elsewhere {outside}
    message.higher-side	=higher {title}
    message.highest	=highest: {value} {place}
    message.highest-of-both	=highest: {value}, both {name}
    message.highest-own	=highest {name}: {value} {place}
    message.highest-pair	=highest pair: {value}, {names}
    message.hole	=beside it {value} {place}
    message.hollow	=at most {value} {range}
    message.hollow-zero	=zero {range}
    message.island	={value} {range}
    message.island-of	={value} of {total} {range}
    message.last-gap	={value} against {other} {place}
    message.last-lead	={name} highest from {x} on, at last {last} against {value} for {other}
    message.late-peak	=at most {first} until {x}, up to a peak of {value} {place}, down to {last} {place-last}
    message.late-trough	=at least {first} until {x}, down to a low of {value} {place}, up to {last} {place-last}
    message.lead-since	=in all from {x} on
    message.less-and-less	=flatter where {x} is high
    message.level-since	=level since {x}
    message.little-change	=little change
    message.lone-peak	=at most {first} until {x}, up to a peak of {value} {place}, down to {last} from {x-after} on
    message.lone-point	={name} apart from all others, {value} {place}
    message.lone-trough	=at least {first} until {x}, down to a low of {value} {place}, up to {last} from {x-after} on
    message.loner	={name} between {low} and {high} with the others; other pairs between {others-low} and {others-high}
    message.low-apart	=low in columns {columns} of rows {rows}: at most {inside}, elsewhere at least {outside}
    message.low-block	=low in columns {columns} of rows {rows}: mean {inside}, elsewhere {outside}
    message.lower-side	=lower {title}
    message.lowest-pair	=lowest pair: {value}, {names}
    message.map	={x} from {x-from} to {x-to}, {y} from {y-from} to {y-to}
    message.map-most	=most points: {name}, {count} of {n}
    message.mean-down	=mean down from {before} until {x} to {after} since
    message.mean-up	=mean up from {before} until {x} to {after} since
    message.means-down	={mean} down from {first} {place-first} to {last} {place-last}
    message.means-then-down	=down to {last} {place-last}
    message.means-then-up	=up to {last} {place-last}
    message.means-up	={mean} up from {first} {place-first} to {last} {place-last}
    message.meet	=all between {low} and {high} {place}
    message.middle-half	=half of the values lie between {low} and {high}
    message.middle-half-of-means	=half of the means lie between {low} and {high}
    message.mirrored	={name} the other way about
    message.missing	={k} of {marks} without a value
    message.most	=fullest: {value}, {place}
    message.most-above	={k} of {n} above zero
    message.most-below	={k} of {n} below zero
    message.most-changed	=largest change: {name}, from {first} {place-first} to {last} {place-last}
    message.most-higher	={k} of {n} ended higher, {name} most: from {first} to {last}
    message.most-lower	={k} of {n} ended lower, {name} most: from {first} to {last}
    message.most-of	=fullest: {value} of {total}, {place}
    message.most-of-fall	={percent} of the fall after {x}
    message.most-of-rise	={percent} of the rise after {x}
    message.most-years-high	=highest {place} in {k} of {n} years, from {first} {place-first} to {last} {place-last}
    message.mostly	={percent} of all is {name}
    message.mostly-at-last	={percent} of that {name}
    message.mostly-highest	={name} highest for {k} of {n}
    message.mostly-in	=mostly from {from} to {to}
    message.mostly-over	={name} above {other} in {k} of {marks}
    message.mostly-over-names	={name} above {other} for {k} of {n}
    message.moved-down	={name} down to {last}
    message.moved-up	={name} up to {last}
    message.name-also-falls	={name} falls from {first} to {last}
    message.name-also-rises	={name} rises from {first} to {last}
    message.name-falls	={name} falls from {first} {place-first} to {last} {place-last}
    message.name-lead	={name} highest {places}, {value}
    message.name-leads	={name} highest {places}, up to {value}
    message.name-rises	={name} rises from {first} {place-first} to {last} {place-last}
    message.narrowest	=narrowest: {value} {places}
    message.net	=net total {value}
    message.none-above	=none above {x}
    message.none-below	=none below {x}
    message.of-series	={name} {course}
    message.of-total	=total {course}
    message.off-above	={name} far above that, {value} {place}
    message.off-below	={name} far below that, {value} {place}
    message.one-point	=one point
    message.opposite	={name} high where {other} is low
    message.order	=order {place}: {names}
    message.order-at-end	=order at the end: {names}
    message.others	=the other {n} between {low} and {high}
    message.others-at-most	=the others at most {others}
    message.others-close	=the other {n} close together, between {low} and {high}
    message.others-ended	=the others ended between {low} and {high}
    message.others-one	=the other {n} at {high} throughout
    message.otherwise	=otherwise at most {value}
    message.otherwise-between	=otherwise between {low} and {high}
    message.over-except	={name} above {other} except for {names}
    message.overlap	=highest: {value} for {name}, with an interval that overlaps that of {names}
    message.pair-sides	={names} against the other {others}: below zero between them, above within, in {k} of {n} pairs
    message.part-without	=no values for {name}
    message.parts	={value} in total: {parts}
    message.path	=from {first} ({place-first}) to {last} ({place-last})
    message.peak	=up from {first} {place-first} to a peak of {value} {place}, down to {last} {place-last}
    message.peak-before	=up from {first} {place-first} to a peak of {value} {place}, down to {last} from {x-after} on
    message.peaks	=peaks {places}, up to {value}
    message.pooled-higher	=overall with higher
    message.pooled-lower	=overall with lower
    message.pooled-neither	=overall there is no clear relation
    message.quickened-most	={name} quickened most, from {first} {place-first} to {last} {place-last}
    message.reversed	=lower values are drawn higher
    message.rhythm	={n} peaks, about one every {distance}	one={n} peak, about one every {distance}
    message.ridge	=highest {y} where {x} is {range}, lower on both sides
    message.rose	=rose from {first} {place-first} to {last} {place-last}
    message.rose-most	={name} rose most, from {first} {place-first} to {last} {place-last}
    message.rose-overall	=rose overall from {first} {place-first} to {last} {place-last}
    message.sank-most	={name} sank most, from {first} {place-first} to {last} {place-last}
    message.season-low	=on average lowest {low}
    message.series-peaks	={name} peaks {places}, up to {value}
    message.setback-fall	={name} fell from {first} {place-first} to {last} {place-last}
    message.setback-rise	={name} rose from {first} {place-first} to {last} {place-last}
    message.settled-above	=above zero since {x}, below in {k} of {n} before
    message.settled-below	=below zero since {x}, above in {k} of {n} before
    message.share-fell	=share of {name} fell from {first} {place-first} to {last} {place-last}
    message.share-high	={name} highest {places}, {percent}
    message.share-rose	=share of {name} rose from {first} {place-first} to {last} {place-last}
    message.side-down	=above zero in {k} of {n} until {x}, below in {later} of {behind} since
    message.side-up	=below zero in {k} of {n} until {x}, above in {later} of {behind} since
    message.single	=one value: {value} {place}
    message.single-whole	={value} {place}, the only whole {bucket}
    message.slowed-most	={name} slowed most, from {first} {place-first} to {last} {place-last}
    message.steep-down	=steep fall from {first} {place-first} to {last} {place-last}
    message.steep-fall	={percent} of the fall from {from} to {to}
    message.steep-rise	={percent} of the rise from {from} to {to}
    message.steep-up	=steep rise from {first} {place-first} to {last} {place-last}
    message.step-down	=largest fall: {value} {place}
    message.step-up	=largest rise: {value} {place}
    message.switched	={name} above {other} until {x}, below from {next} on
    message.tail-down	=a few down to {x}
    message.tail-up	=a few up to {x}
    message.terrain	=climb {rise}, descend {fall} in all
    message.the-others	=the others
    message.then	=then {names}
    message.times	={number} times as much
    message.times-next	={number} times {name}
    message.times-other	=ending {number} times as high as the next
    message.total	={value} in total
    message.trend-down	=with a downward trend of {value} overall
    message.trend-up	=with an upward trend of {value} overall
    message.trough	=down from {first} {place-first} to a low of {value} {place}, up to {last} {place-last}
    message.trough-before	=down from {first} {place-first} to a low of {value} {place}, up to {last} from {x-after} on
    message.two-peaks	=two peaks, {ranges}
    message.usual	={k} of {marks} between {low} and {high}
    message.valley	=lowest {y} where {x} is {range}, higher on both sides
    message.varied	=varied between {low} and {high}
    message.waterfall	=from {first} {place-first} to {last} {place-last}
    message.waves	=up and down {k} times between {low} and {high}
    message.weekly-mean	=weekly mean
    message.with-cycle	=with a {cycle}
    message.with-cycle-high	=with a {cycle}, highest {high}
    message.with-fall	=with a fall of {value} {range}
    message.with-rise	=with a rise of {value} {range}
    message.within-falls	=within each {field} higher {x} goes with lower {y}
    message.within-rises	=within each {field} higher {x} goes with higher {y}
    message.yearly-high	=highest {place} each year, from {first} {place-first} to {last} {place-last}
    message.yearly-mean	=yearly mean
    names.lower-end	={title} from
    names.rank	=place
    names.title	={y} by {x}
    names.total	=total
    names.unnamed	=no name
    names.untitled	=chart without a title
    names.upper-end	={title} to
    next.describe	=Next: "labels" for every mark, "groups" for the parts along X, "table" for the data table, "sonify" to hear it.
    notes.at	=note {place}
    notes.at-value	=note at {value}
    notes.more	={n} more notes	one=one more note
    notes.note	=note
    numbers.about	=about {number}
    numbers.billion	={number} billion
    numbers.infinity	=infinity
    numbers.less-than	=less than {number}
    numbers.million	={number} million
    numbers.minus-infinity	=minus infinity
    numbers.more-than	=more than {number}
    numbers.percent	={number} percent
    numbers.power	={number} times 10 to the power of {exponent}
    numbers.trillion	={number} trillion
    omissions.decoration	={n} decorations	one=a decoration
    omissions.image	={n} sets of pictures	one=pictures
    omissions.interaction	={n} sets of marks that only appear where one points	one=marks that only appear where one points
    omissions.left-out	=left out: {what}
    omissions.map	={n} maps	one=a map
    overview.approximate-median	=medians are sampled to within 1 percent of the rank, because the values are too many to keep
    overview.assumed	=assumed: {choices}
    overview.binned	={title} in bins of {width}
    overview.bounds	=from {from} to {to}
    overview.bucketed	={title} by {unit}
    overview.by	={marks} by {field}
    overview.categories	={names}
    overview.color	=color: {title}, from {from} to {to}
    overview.columns	={n} columns	one={n} column
    overview.doubles	={n} rows share their {x} with another, first {place}	one={n} row shares its {x} with another, first {place}
    overview.measure	=values: {title}
    overview.no-bounds	=no values
    overview.no-place	={n} rows left out, because their {x} has no place on the axis	one={n} row left out, because its {x} has no place on the axis
    overview.not-shown	=not shown: {names}
    overview.outside	={n} rows left out, because they lie outside the range asked for	one={n} row left out, because it lies outside the range asked for
    overview.partial-both	=first and last {bucket} partial: data from {from} to {to}
    overview.partial-first	=first {bucket} partial: data from {from} on
    overview.partial-last	=last {bucket} partial: data to {to}
    overview.points	={n} points	one={n} point
    overview.reversed	=reversed
    overview.rounded	=values rounded to {n} decimals	one=values rounded to {n} decimal
    overview.rounded-whole	=values rounded to whole numbers
    overview.rows	={n} rows	one={n} row
    overview.rows-read	={n} rows read	one={n} row read
    overview.series	=series by {field}: {names}
    overview.series-bars	={n} series	one={n} series
    overview.series-lines	={n} lines	one={n} line
    overview.series-many	={n} series by {field}, from {first} to {last}
    overview.series-points	={n} sets of points	one={n} set of points
    overview.set-aside	={n} rows set aside, because they do not fit the columns	one={n} row set aside, because it does not fit the columns
    overview.setting	=shown: {names}, as the chart opens
    overview.size	=size: {title}, from {from} to {to}
    overview.values	={n} values	one={n} value
    overview.with-unit	={title} in {unit}
    overview.without-x	={n} rows left out, because they have no {x}	one={n} row left out, because it has no {x}
    overview.x	=X axis: {title}
    overview.y	=Y axis: {title}
    overview.y-places	=Y axis, the categories: {title}
    overview.zone	=times in {zone}
    parts.largest	=largest parts: {names}, each {value}	one=largest part: {names}, {value}
    parts.next	=next: {names}, {value}
    parts.share-of	={percent} of {total}
    parts.smallest	=smallest parts: {names}, each {value}	one=smallest part: {names}, {value}
    periods.bin	=a bin
    periods.category	=each
    periods.day	=a day
    periods.event	=each
    periods.half-year	=a half-year
    periods.hour	=an hour
    periods.instant	=each
    periods.iso-week	=a week
    periods.minute	=a minute
    periods.month	=a month
    periods.number	=each
    periods.part	=each
    periods.quarter	=a quarter
    periods.second	=a second
    periods.sector	=each
    periods.stretch	=each
    periods.week	=a week
    periods.year	=a year
    phases.half	=in half-year {x}
    phases.hour	=at {x}
    phases.minute	=at minute {x}
    phases.month	=in {x}
    phases.quarter	=in quarter {x}
    phases.weekday	=on {x}
    phases.weekend	=Saturdays and Sundays
    phases.workdays	=Mondays to Fridays
    places.bin	={x}
    places.category	=for {x}
    places.day	=on {x}
    places.event	=at {x}
    places.half-year	=in {x}
    places.hour	=at {x}
    places.instant	=at {x}
    places.iso-week	=in {x}
    places.minute	=at {x}
    places.month	=in {x}
    places.number	=at {x}
    places.part	=for {x}
    places.quarter	=in {x}
    places.second	=at {x}
    places.sector	=for {x}
    places.stretch	=during {x}
    places.week	=in the weeks of {x}	one=in the week of {x}
    places.year	=in {x}
    profile.above-mean	={number} above the mean
    profile.at-mean	=at the mean
    profile.below-mean	={number} below the mean
    profile.hidden	=hidden
    profile.less	={number} less than {place}
    profile.more	={number} more than {place}
    profile.quartile-highest	=in the highest quarter
    profile.quartile-lowest	=in the lowest quarter
    profile.quartile-second	=in the second quarter from below
    profile.quartile-third	=in the second quarter from above
    profile.same	=the same as {place}
    relations.above-zero	={marks} above zero
    relations.at-zero	={k} at zero
    relations.below-zero	={k} below zero
    relations.cluster	={points} at {x} and {y}
    relations.clusters	={n} clusters	one={n} cluster
    relations.correlation	=no clear relation between {x} and {y}: rank correlation {number}
    relations.empty-cells	={n} cells without data	one={n} cell without data
    relations.falls	=higher {x} goes with lower {y}: rank correlation {number}
    relations.line-cells	=highest mean of cells by {title}: {names}, {value}
    relations.line-lowest	=lowest: {names}, {value}
    relations.line-mean	=highest mean by {title}: {names}, {value}
    relations.line-total	=highest total by {title}: {names}, {value}
    relations.rank-highest	=highest {place-first}: {first}, {place-last}: {last}
    relations.rises	=higher {x} goes with higher {y}: rank correlation {number}
    relations.share-change	=share of {name}: from {first} {place-first} to {last} {place-last}
    relations.share-range	=share of {name}: lowest {lowest} {place-lowest}, highest {highest} {place-highest}
    relations.shrinks	=higher {x} goes with smaller {y}: rank correlation {number}
    relations.tends-down	=higher {x} tends to go with lower {y}: rank correlation {number}
    relations.tends-up	=higher {x} tends to go with higher {y}: rank correlation {number}
    relations.titled-cluster	={points} at {x-title} {x} and {y-title} {y}
    rules.above	={k} of {marks} above it
    rules.across	={k} across it
    rules.at	={k} at it
    rules.below	={k} below it
    rules.inside	={k} inside it
    rules.mark-above	=above {name}
    rules.mark-above-by	={number} above {name}
    rules.mark-across	=across {name}
    rules.mark-at	=at {name}
    rules.mark-below	=below {name}
    rules.mark-below-by	={number} below {name}
    rules.mark-inside	=inside {name}
    rules.unnamed	=rule
    rules.unnamed-band	=band
    scales.log	=logarithmic
    scales.power	=power scale of exponent {exponent}
    scales.square-root	=square root scale
    scales.symmetric-log	=symmetric logarithmic
    selection.above-mean	=above the mean of the whole by {number}
    selection.above-previous	={number} more than {place}
    selection.at-mean	=at the mean of the whole
    selection.below-mean	=below the mean of the whole by {number}
    selection.below-previous	={number} less than {place}
    selection.events	={n} events	one={n} event
    selection.mean	=mean {number}
    selection.mean-above	=mean above that of the whole by {number}
    selection.mean-below	=mean below that of the whole by {number}
    selection.mean-per	=mean {number} per {unit}
    selection.mean-same	=mean the same as that of the whole
    selection.nearest	=nothing {place}; the nearest is {nearest}
    selection.nothing-shown	=part shown: nothing of {whole}
    selection.of-total	={percent} of the whole
    selection.outside	=outside the data, {range}
    selection.rank	=rank {k} of {n}
    selection.rate	={number} {period}, {whole} over the whole
    selection.same-previous	=the same as {place}
    selection.share	={percent} {name}, {whole} over the whole
    selection.shown	=part shown: {range}, of {whole}
    sound.close	=Marks too close together are heard by the lowest and the highest of them.
    sound.column-means	=means of the columns
    sound.every-tone	=every tone: {value}
    sound.highest-tone	=highest tone: {value}
    sound.longer-is-more	=In the sound, a longer tone is a larger value of {name}.
    sound.lower-is-more	=In the sound, a lower tone is a larger value.
    sound.lowest-tone	=lowest tone: {value}
    sound.marker	=marker between two series or charts
    sound.means	=The sound begins with the mean of each column.
    sound.missing	=no number
    sound.order-alone	=In the sound, pitch tells only which value is larger: most lie close together.
    sound.own-pitches	=In the sound, each series has all pitches to itself: they share no values.
    sound.own-pitches-of-parts	=In the sound, the parts behind their total have all pitches to themselves.
    sound.pitch	=pitch in hertz
    sound.ratios	=In the sound, pitch follows ratios of values: most lie close together.
    sound.reference	=tone to compare with
    sound.silent	=Not heard, for want of time: {names}.
    sound.speech	=spoken words
    sound.tick	=tick: a group begins, or a line across the chart is here
    sound.time	=time in seconds
    sound.value	=value, played by {name}
    sound.zero	=zero
    spreads.box	=median {median}, half from {lower} to {upper}, whiskers from {lowest} to {highest}	short.=median {median}
    spreads.box-plot	=box plot
    spreads.box-plots	={n} box plots	one={n} box plot
    spreads.bullet	=bullet chart
    spreads.candlestick	=open {open}, high {high}, low {low}, close {close}	short.=close {close}
    spreads.candlestick-chart	=candlestick chart
    spreads.candlestick-charts	={n} candlestick charts	one={n} candlestick chart
    spreads.closed-above	={k} of {marks} closed above their open
    spreads.closed-at	={k} at it
    spreads.closed-below	={k} below
    spreads.column-close	=close
    spreads.column-high	=high
    spreads.column-low	=low
    spreads.column-lower-quartile	=lower quartile
    spreads.column-lower-whisker	=lower whisker
    spreads.column-median	=median
    spreads.column-open	=open
    spreads.column-upper-quartile	=upper quartile
    spreads.column-upper-whisker	=upper whisker
    spreads.gauge	=gauge
    spreads.grouped-bar	=grouped bar chart
    spreads.grouped-bars	={n} grouped bar charts	one={n} grouped bar chart
    spreads.highest-median	=highest median: {value} {places}
    spreads.histogram	=histogram
    spreads.histograms	={n} histograms	one={n} histogram
    spreads.interval	={value}, from {from} to {to}	short.={value}
    spreads.lollipop	=lollipop chart
    spreads.lowest-median	=lowest median: {value} {places}
    spreads.map	=map
    spreads.opened-closed	=opened at {open} {place-open}, closed at {close} {place-close}
    spreads.outlier	=outlier
    spreads.outlier-in	=outlier, {name}
    spreads.outliers	={n} outliers	one={n} outlier
    spreads.overlaid	=overlaid bar chart
    spreads.path	=connected point chart
    spreads.pyramid	=pyramid chart
    spreads.same-median	=every median: {value}
    spreads.waterfall	=waterfall chart
    spreads.widest-interval	=widest range: {value} {places}
    spreads.widest-middle	=widest range of half of the values: {value} {places}
    spreads.with-confidence	=95 percent confidence intervals
    spreads.with-deviations	=standard deviations
    spreads.with-errors	=standard errors
    spreads.with-quartiles	=ranges from quartile to quartile
    spreads.with-ranges	={n} sets of ranges	one=ranges
    states.above	=above the axis
    states.below	=below the axis
    states.empty	=no data
    states.missing	=value missing
    states.not-a-number	=not a number
    summary.fit	={name}: from {first} {place-first} to {last} {place-last}
    summary.fit-highest	=highest: {value} {place}
    summary.fit-lowest	=lowest: {value} {place}
    summary.gap-empty	=no data {places}
    summary.gap-infinite	=infinity {places}
    summary.gap-many	={gap} in {marks}, first {place}
    summary.gap-minus-infinite	=minus infinity {places}
    summary.gap-missing	=value missing {places}
    summary.gap-not-a-number	=not a number {places}
    summary.gap-series	={name}: {gap}
    summary.gap-series-count	={n} series have places without data	one={n} series has places without data
    summary.highest	=highest: {value} {places}
    summary.highest-detail	=highest {title}: {value} {place}
    summary.highest-of-series	=highest: {value}, {places}
    summary.highest-titled	=highest {title}: {value} {places}
    summary.highest-titled-of-series	=highest {title}: {value}, {places}
    summary.highlighted	=highlighted: {names}
    summary.in-row	={name}, {place}
    summary.in-series	={name} {place}
    summary.in-titled-row	={row} {name}, {column} {place}
    summary.largest	=largest: {value} {places}
    summary.largest-detail	=largest {title}: {value} {place}
    summary.largest-of-series	=largest: {value}, {places}
    summary.lowest	=lowest: {value} {places}
    summary.lowest-of-series	=lowest: {value}, {places}
    summary.lowest-titled	=lowest {title}: {value} {places}
    summary.lowest-titled-of-series	=lowest {title}: {value}, {places}
    summary.mean	=mean: {value}
    summary.median	=median: {value}
    summary.no-shares	=no shares, because a part is below zero
    summary.no-shares-at	=no shares {places}, because a part is below zero
    summary.series-between	={name}: between {low} and {high}
    summary.series-change	={name}: from {first} to {last}
    summary.series-peak	=highest {places}
    summary.series-same-ends	={name}: starts and ends at {value}
    summary.series-shares	={name}: lowest {lowest} {place-lowest}, highest {highest} {place-highest}
    summary.series-total	={name}: {value} in total
    summary.smallest	=smallest: {value} {places}
    summary.smallest-of-series	=smallest: {value}, {places}
    summary.widest	=widest: {value} {places}
    thresholds.bands-most-series	=the most series of which a message tells between which values each lies
    thresholds.cluster-fewest-points	=the fewest points among which clusters are sought
    thresholds.cluster-least-share	=the least part of the points that makes a cluster
    thresholds.cluster-most	=the most clusters of points that are told
    thresholds.correlation-fewest-points	=the fewest points that have a correlation
    thresholds.correlation-least-tendency	=the least rank correlation that is told as a tendency, where it is no chance
    thresholds.correlation-least-told	=the least rank correlation that is told as higher with higher or lower
    thresholds.correlation-most-ties	=the most of the points that may be tied along X, or along Y, for a correlation
    thresholds.course-most-stretches	=the most stretches up and down that are told as one course
    thresholds.crossing-fewest-counted-only	=from how many crossings on they are only counted
    thresholds.crossing-most-in-message	=the most crossings of two series that a message names
    thresholds.crossing-most-pairs	=the most pairs of series that are compared
    thresholds.crossing-most-side-changes	=the most changes of sides, as a part of all X, beside which two series pass each other
    thresholds.crossing-noise	=how many times the noise two series lie apart before one passes the other
    thresholds.crossing-range-share	=how much of the range of both series they lie apart before one passes the other
    thresholds.cycle-fewest-counts	=the fewest times that each phase of a cycle must come
    thresholds.cycle-least-noise	=the least difference between phases of a cycle, in noise
    thresholds.features-least-weight	=the least weight of a feature: its size in noise times its part of X
    thresholds.features-most	=the most features that a summary tells
    thresholds.mode-least-share	=the least prominence of a mode, as a part of the fullest bin
    thresholds.noise-least-range-share	=the least noise that is reckoned with, as a part of the range
    thresholds.outlier-fewest-values	=the fewest values among which there is an outlier
    thresholds.outlier-least-score	=the least modified z-score of an outlier
    thresholds.outlier-least-window-score	=how many standard deviations off the median of its window an outlier lies
    thresholds.outlier-most-growth-spurt	=how many times faster the steps of growth may become from one to the next, where none of it is an outlier
    thresholds.outlier-most-share	=the most outliers as a part of all values, where there are more than two
    thresholds.outlier-window	=how many marks a Hampel window holds
    thresholds.peak-least-noise	=the least prominence of a peak or a trough, in noise; more among many marks, as its rule says
    thresholds.peak-least-range-share	=the least prominence of a peak or a trough, as a part of the range
    thresholds.plateau-fewest-marks	=the fewest marks of a plateau
    thresholds.plateau-least-share	=the least part of all marks that a plateau takes
    thresholds.plateau-most-drift	=how much of that distance the line through a plateau may rise or fall
    thresholds.plateau-range-share	=how far the values of a plateau may lie apart, as a part of the range
    thresholds.quartile-fewest-values	=the fewest values of which it is told where half of them lie
    thresholds.rank-fewest-places	=the fewest X that two series must share for a change of ranks
    thresholds.ratio-least-told	=the least multiple that growth along a logarithmic axis is told as
    thresholds.repeated-fewest-marks	=the fewest marks of a run of one value
    thresholds.repeated-least-share	=the least part of all marks that a run of one value takes
    thresholds.run-fewest-marks	=the fewest marks of a rising or falling run
    thresholds.run-least-share	=the least part of all marks that a rising or falling run takes
    thresholds.season-fewest	=the fewest seasons that make a season
    thresholds.season-least-correlation	=the least autocorrelation at the length of a season, and the least part of the variance that its phases explain
    thresholds.season-least-coverage	=the least part of the buckets that has values
    thresholds.segment-most	=the most segments that are told
    thresholds.segment-most-values	=the most values that segments are sought in; more are reduced to their averages first
    thresholds.segment-noise	=how many times the noise a stretch may lie off its line
    thresholds.segment-range-share	=how much of the range a stretch may lie off its line
    thresholds.shift-fewest-marks	=the fewest marks at each of two levels
    thresholds.shift-least-noise	=the least jump between two levels, in noise
    thresholds.shift-least-own-share	=the least part of the values on each side of a shift that lie nearer to their own median than to the other
    thresholds.shift-least-range-share	=the least jump between two levels, as a part of the range
    thresholds.shift-least-step-share	=the least part of a jump between levels that lies between two neighbouring marks
    thresholds.skew-least-told	=the least Bowley skew at which a tail is told as the longer one
    thresholds.trend-least-ends-share	=the least part of the range between the first and the last value of what rose or fell overall
    thresholds.trend-least-range-share	=the least rise or fall of the Theil-Sen line over all of X, as a part of the range
    thresholds.trend-least-score	=the least score of the Mann-Kendall test
    thresholds.trend-most-slope-values	=the most values of which every pair makes a slope; of more, those at eight distances do
    turns.down	=down from {first} {place-first} to {last} {place-last}
    turns.down-from-first	=down from {first} to {last} {place-last}
    turns.down-to-last	=down to {last} at the end
    turns.level	=level at {level} until {x}
    turns.then-down	=down to {last} {place-last}
    turns.then-level	=level until {x}
    turns.then-up	=up to {last} {place-last}
    turns.up	=up from {first} {place-first} to {last} {place-last}
    turns.up-from-first	=up from {first} to {last} {place-last}
    turns.up-to-last	=up to {last} at the end
    units.$	=dollars	one=dollar
    units.$ billion	=billion dollars	one=billion dollars
    units.$ billions	=billion dollars	one=billion dollars
    units.$ million	=million dollars	one=million dollars
    units.$ millions	=million dollars	one=million dollars
    units.%	=percent	one=percent
    units.beat per minute	=beats per minute	one=beat per minute
    units.beats per minute	=beats per minute	one=beat per minute
    units.billion	=billion	one=billion
    units.billion dollars	=billion dollars	one=billion dollars
    units.billion us$	=billion dollars	one=billion dollars
    units.billions	=billion	one=billion
    units.billions of dollars	=billion dollars	one=billion dollars
    units.bpm	=beats per minute	one=beat per minute
    units.celsius	=degrees Celsius	one=degree Celsius
    units.centimeter	=centimeters	one=centimeter
    units.centimeters	=centimeters	one=centimeter
    units.centimetre	=centimeters	one=centimeter
    units.centimetres	=centimeters	one=centimeter
    units.cm	=centimeters	one=centimeter
    units.day	=days	one=day
    units.days	=days	one=day
    units.db	=decibels	one=decibel
    units.decibel	=decibels	one=decibel
    units.decibels	=decibels	one=decibel
    units.deg c	=degrees Celsius	one=degree Celsius
    units.deg f	=degrees Fahrenheit	one=degree Fahrenheit
    units.degree celsius	=degrees Celsius	one=degree Celsius
    units.degree fahrenheit	=degrees Fahrenheit	one=degree Fahrenheit
    units.degrees celsius	=degrees Celsius	one=degree Celsius
    units.degrees fahrenheit	=degrees Fahrenheit	one=degree Fahrenheit
    units.dollar	=dollars	one=dollar
    units.dollars	=dollars	one=dollar
    units.dose	=doses	one=dose
    units.doses	=doses	one=dose
    units.eur	=euros	one=euro
    units.euro	=euros	one=euro
    units.euros	=euros	one=euro
    units.fahrenheit	=degrees Fahrenheit	one=degree Fahrenheit
    units.feet	=feet	one=foot
    units.foot	=feet	one=foot
    units.ft	=feet	one=foot
    units.g	=grams	one=gram
    units.gb	=gigabytes	one=gigabyte
    units.gbp	=pounds	one=pound
    units.gigabyte	=gigabytes	one=gigabyte
    units.gigabytes	=gigabytes	one=gigabyte
    units.gram	=grams	one=gram
    units.grams	=grams	one=gram
    units.hectopascal	=hectopascals	one=hectopascal
    units.hectopascals	=hectopascals	one=hectopascal
    units.hour	=hours	one=hour
    units.hours	=hours	one=hour
    units.hpa	=hectopascals	one=hectopascal
    units.inch	=inches	one=inch
    units.inches	=inches	one=inch
    units.kcal	=kilocalories	one=kilocalorie
    units.kg	=kilograms	one=kilogram
    units.kilocalorie	=kilocalories	one=kilocalorie
    units.kilocalories	=kilocalories	one=kilocalorie
    units.kilogram	=kilograms	one=kilogram
    units.kilograms	=kilograms	one=kilogram
    units.kilometer	=kilometers	one=kilometer
    units.kilometer per hour	=kilometers per hour	one=kilometer per hour
    units.kilometers	=kilometers	one=kilometer
    units.kilometers per hour	=kilometers per hour	one=kilometer per hour
    units.kilometre	=kilometers	one=kilometer
    units.kilometres	=kilometers	one=kilometer
    units.kilowatt	=kilowatts	one=kilowatt
    units.kilowatt-hour	=kilowatt-hours	one=kilowatt-hour
    units.kilowatt-hours	=kilowatt-hours	one=kilowatt-hour
    units.kilowatts	=kilowatts	one=kilowatt
    units.km	=kilometers	one=kilometer
    units.km/h	=kilometers per hour	one=kilometer per hour
    units.km²	=square kilometers	one=square kilometer
    units.kw	=kilowatts	one=kilowatt
    units.kwh	=kilowatt-hours	one=kilowatt-hour
    units.lb	=pounds	one=pound
    units.lbs	=pounds	one=pound
    units.liter	=liters	one=liter
    units.liters	=liters	one=liter
    units.litre	=liters	one=liter
    units.litres	=liters	one=liter
    units.m/s	=meters per second	one=meter per second
    units.mb	=megabytes	one=megabyte
    units.megabyte	=megabytes	one=megabyte
    units.megabytes	=megabytes	one=megabyte
    units.meter	=meters	one=meter
    units.meter per second	=meters per second	one=meter per second
    units.meters	=meters	one=meter
    units.meters per second	=meters per second	one=meter per second
    units.metre	=meters	one=meter
    units.metres	=meters	one=meter
    units.mg	=milligrams	one=milligram
    units.mg/l	=milligrams per liter	one=milligram per liter
    units.mi	=miles	one=mile
    units.microgram	=micrograms	one=microgram
    units.microgram per liter	=micrograms per liter	one=microgram per liter
    units.micrograms	=micrograms	one=microgram
    units.micrograms per liter	=micrograms per liter	one=microgram per liter
    units.mile	=miles	one=mile
    units.mile per gallon	=miles per gallon	one=mile per gallon
    units.mile per hour	=miles per hour	one=mile per hour
    units.miles	=miles	one=mile
    units.miles per gallon	=miles per gallon	one=mile per gallon
    units.miles per hour	=miles per hour	one=mile per hour
    units.milligram	=milligrams	one=milligram
    units.milligram per liter	=milligrams per liter	one=milligram per liter
    units.milligrams	=milligrams	one=milligram
    units.milligrams per liter	=milligrams per liter	one=milligram per liter
    units.millimeter	=millimeters	one=millimeter
    units.millimeter of mercury	=millimeters of mercury	one=millimeter of mercury
    units.millimeter per hour	=millimeters per hour	one=millimeter per hour
    units.millimeters	=millimeters	one=millimeter
    units.millimeters of mercury	=millimeters of mercury	one=millimeter of mercury
    units.millimeters per hour	=millimeters per hour	one=millimeter per hour
    units.millimetre	=millimeters	one=millimeter
    units.millimetres	=millimeters	one=millimeter
    units.million	=million	one=million
    units.million dollars	=million dollars	one=million dollars
    units.million square kilometers	=million square kilometers	one=million square kilometers
    units.million us$	=million dollars	one=million dollars
    units.millions	=million	one=million
    units.millions of dollars	=million dollars	one=million dollars
    units.millisecond	=milliseconds	one=millisecond
    units.milliseconds	=milliseconds	one=millisecond
    units.minute	=minutes	one=minute
    units.minutes	=minutes	one=minute
    units.mm	=millimeters	one=millimeter
    units.mm/h	=millimeters per hour	one=millimeter per hour
    units.mmhg	=millimeters of mercury	one=millimeter of mercury
    units.mpg	=miles per gallon	one=mile per gallon
    units.mph	=miles per hour	one=mile per hour
    units.ms	=milliseconds	one=millisecond
    units.m²	=square meters	one=square meter
    units.part per million	=parts per million	one=part per million
    units.parts per million	=parts per million	one=part per million
    units.pct	=percent	one=percent
    units.people	=people	one=person
    units.percent	=percent	one=percent
    units.percentage point	=percentage points	one=percentage point
    units.percentage points	=percentage points	one=percentage point
    units.person	=people	one=person
    units.persons	=people	one=person
    units.pound	=pounds	one=pound
    units.pound sterling	=pounds	one=pound
    units.pounds	=pounds	one=pound
    units.pounds sterling	=pounds	one=pound
    units.ppm	=parts per million	one=part per million
    units.row	=rows	one=row
    units.rows	=rows	one=row
    units.sec	=seconds	one=second
    units.second	=seconds	one=second
    units.seconds	=seconds	one=second
    units.square kilometer	=square kilometers	one=square kilometer
    units.square kilometers	=square kilometers	one=square kilometer
    units.square meter	=square meters	one=square meter
    units.square meters	=square meters	one=square meter
    units.step	=steps	one=step
    units.steps	=steps	one=step
    units.thousand	=thousand	one=thousand
    units.thousands	=thousand	one=thousand
    units.ug	=micrograms	one=microgram
    units.ug/l	=micrograms per liter	one=microgram per liter
    units.us dollar	=dollars	one=dollar
    units.us dollars	=dollars	one=dollar
    units.us$ billion	=billion dollars	one=billion dollars
    units.us$ million	=million dollars	one=million dollars
    units.usd	=dollars	one=dollar
    units.user	=users	one=user
    units.users	=users	one=user
    units.visit	=visits	one=visit
    units.visits	=visits	one=visit
    units.watt	=watts	one=watt
    units.watts	=watts	one=watt
    units.£	=pounds	one=pound
    units.°c	=degrees Celsius	one=degree Celsius
    units.°f	=degrees Fahrenheit	one=degree Fahrenheit
    units.µg	=micrograms	one=microgram
    units.µg/l	=micrograms per liter	one=microgram per liter
    units.μg	=micrograms	one=microgram
    units.μg/l	=micrograms per liter	one=microgram per liter
    units.€	=euros	one=euro
    view-kinds.area	={n} area charts	one={n} area chart
    view-kinds.bar	={n} bar charts	one={n} bar chart
    view-kinds.horizontal-bar	={n} horizontal bar charts	one={n} horizontal bar chart
    view-kinds.horizontal-stacked-bar	={n} horizontal stacked bar charts	one={n} horizontal stacked bar chart
    view-kinds.line	={n} line charts	one={n} line chart
    view-kinds.point	={n} point charts	one={n} point chart
    view-kinds.rectangle	={n} heat maps	one={n} heat map
    view-kinds.rule	={n} rule charts	one={n} rule chart
    view-kinds.sector	={n} pie charts	one={n} pie chart
    view-kinds.stacked-area	={n} stacked area charts	one={n} stacked area chart
    view-kinds.stacked-bar	={n} stacked bar charts	one={n} stacked bar chart
    view-kinds.timeline	={n} timelines	one={n} timeline
    views.by	={charts} by {fields}
    views.charts	={n} charts	one={n} chart
    views.each	=each: {what}
    views.heading	=chart {k} of {n}: {name}
    views.highest	=highest of all: {value}, {names}
    views.highest-total	=highest total: {value}, {names}
    views.lowest	=lowest of all: {value}, {names}
    views.lowest-total	=lowest total: {value}, {names}
    views.named	={title} {value}
    views.none	=no chart that can be told
    views.numbered	={name}, {k} of {n}
    views.title	={title}, by {fields}
    views.undrawn	={n} charts left out, because none of their rows can be drawn: {names}	one={n} chart left out, because none of its rows can be drawn: {names}
    views.without-value	=no {title}
    walk.above-across	={number} above the mean of the {n} series here
    walk.all-shown	=all is shown
    walk.at-mean-across	=at the mean of the {n} series here
    walk.below-across	={number} below the mean of the {n} series here
    walk.blank	=blank
    walk.bookmarked	=bookmark {name} at {place}
    walk.bookmarks	=bookmarks: {names}
    walk.braille-off	=braille off
    walk.braille-on	=braille on
    walk.brief	=brief
    walk.capital	=capital {letter}
    walk.chart	=chart
    walk.coarser	=coarser
    walk.colon	=colon
    walk.comma	=comma
    walk.crossing	={upper} above {lower}
    walk.end	=the end
    walk.end-of	=end of {name}
    walk.ended	=the walk is over
    walk.fastest	=no faster
    walk.finer	=finer
    walk.fixed-buckets	=these buckets cannot change
    walk.from-start	=from the start again
    walk.full	=full
    walk.further-back	=before this place
    walk.further-on	=further on
    walk.goes-on	=again for {name}
    walk.hidden	=values are hidden
    walk.highest	=highest
    walk.highest-shown	=highest of what is shown
    walk.hyphen	=hyphen
    walk.in-all	={position} in all
    walk.legend	=legend
    walk.lowest	=lowest
    walk.lowest-shown	=lowest of what is shown
    walk.nearest	=nearest
    walk.no-bookmarks	=no bookmarks
    walk.no-closer	=nothing shorter to show
    walk.no-coarser	=no coarser buckets
    walk.no-crossing	=no crossing
    walk.no-finer	=no finer buckets
    walk.no-gap	=no gap
    walk.no-peak	=no peak or valley that stands out
    walk.no-range	=no range: begin one at a mark
    walk.no-series-after	={name} is the last series
    walk.no-series-before	={name} is the first series
    walk.no-tones	=no sound here
    walk.no-value	=no value to compare
    walk.no-way-back	=no place to go back to
    walk.none-above	=no value above {number}
    walk.none-below	=no value below {number}
    walk.normal-tempo	=normal speed
    walk.not-found	=nothing found for {text}
    walk.not-here	=the chart has none
    walk.not-on-mark	=go to a mark first
    walk.not-shown	=that place is not shown
    walk.nothing-inside	=nothing inside; Up leads out
    walk.nothing-sought	=say what to find
    walk.nothing-to-compare	=nothing to compare with: begin a range or set a bookmark first
    walk.only-series	=this is the only series here
    walk.other-chart	=that place is in another chart
    walk.outside-percent	=a part of the way is from 0 to 100 percent
    walk.part-shown	=a part is shown
    walk.peak	=peak
    walk.playing	=playing
    walk.range-begins	=range begins at {place}
    walk.range-forgotten	=range forgotten
    walk.rank-across	=rank {k} of the {n} series here
    walk.same-place	=this is the same place
    walk.slowest	=no slower
    walk.stacked	=crossings are not looked for in a stack
    walk.standard	=standard
    walk.start	=the start
    walk.start-of	=start of {name}
    walk.stop	=stop
    walk.stopped	=stopped
    walk.tempo	={number} times the speed
    walk.tones-off	=tones off
    walk.tones-on	=tones on
    walk.trough	=valley
    walk.up-leads-out	=Up leads out
    walk.whole	=this is the whole chart; Down goes in
    walk.words-off	=words off
    walk.words-on	=words on
    walk.x-axis	=X axis
    walk.y-axis	=Y axis
    """#
  }

  /// The file of the English voice.
  static var englishFile: StaticString {
    #"""
    # How ChartVoice speaks English. Words in braces are filled in; everything else is said as it stands.
    # voices/speech/README.md explains every table of this file.

    [language]
    code = "en"
    name = "English"

    # Plural categories of CLDR: n is the number, i its whole part, v the count of its decimals.
    [plurals]
    one = "i = 1 and v = 0"

    [numbers]
    group = ","
    decimal = "."
    minus = "minus "
    about = "about {number}"
    power = "{number} times 10 to the power of {exponent}"
    less-than = "less than {number}"
    more-than = "more than {number}"
    infinity = "infinity"
    minus-infinity = "minus infinity"
    percent = "{number} percent"
    million = "{number} million"
    billion = "{number} billion"
    trillion = "{number} trillion"

    [lists]
    two = "{a} and {b}"
    start = "{a}, {b}"
    end = "{a}, and {b}"
    more = { one = "{n} more", other = "{n} more" }

    [dates]
    months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
    periods = ["AM", "PM"]
    weekdays = ["Sundays", "Mondays", "Tuesdays", "Wednesdays", "Thursdays", "Fridays", "Saturdays"]
    parts-of-day = ["between midnight and 6 AM", "between 6 AM and noon", "between noon and 6 PM", "between 6 PM and midnight"]
    day = "{month} {day}"
    day-year = "{month} {day}, {year}"
    month = "{month}"
    month-year = "{month} {year}"
    year = "{year}"
    year-before = "{year} BC"
    hour = "{hour} {period}"
    minute = "{hour}:{minute} {period}"
    second = "{hour}:{minute}:{second} {period}"
    before-change = "{time} before the clocks change"
    after-change = "{time} after the clocks change"
    date-time = "{date}, {time}"
    range = "{from} to {to}"
    counted = "{counter} {number}"
    quarter = "Q{quarter}"
    quarter-year = "Q{quarter} {year}"
    iso-week = "week {week}"
    iso-week-year = "week {week} of {year}"

    # Where a value stands, as part of a sentence: "Highest: 11,480 on June 28."
    [places]
    second = "at {x}"
    minute = "at {x}"
    hour = "at {x}"
    day = "on {x}"
    week = { one = "in the week of {x}", other = "in the weeks of {x}" }
    iso-week = "in {x}"
    month = "in {x}"
    quarter = "in {x}"
    half-year = "in {x}"
    year = "in {x}"
    instant = "at {x}"
    category = "for {x}"
    number = "at {x}"
    bin = "{x}"
    stretch = "during {x}"
    event = "at {x}"
    sector = "for {x}"
    part = "for {x}"

    # Words that count places along X, said before the number where they are its title or stand in it before "of" ("Week",
    # "Round of the season"), by the kind of place whose phrase they stand in: "in week 4", "on day 5", "at step 6".
    [counters]
    day = ["day", "night"]
    year = ["chapter", "episode", "game", "lap", "lesson", "month", "round", "season", "semester", "session", "sprint", "trial", "week", "year"]
    number = ["age", "epoch", "generation", "hour", "iteration", "magnitude", "rank", "stage", "step"]

    # What a mark is called when marks are counted, and the period of a mean ("6,870 a day").
    [marks]
    second = { one = "{n} second", other = "{n} seconds" }
    minute = { one = "{n} minute", other = "{n} minutes" }
    hour = { one = "{n} hour", other = "{n} hours" }
    day = { one = "{n} day", other = "{n} days" }
    week = { one = "{n} week", other = "{n} weeks" }
    iso-week = { one = "{n} week", other = "{n} weeks" }
    month = { one = "{n} month", other = "{n} months" }
    quarter = { one = "{n} quarter", other = "{n} quarters" }
    half-year = { one = "{n} half-year", other = "{n} half-years" }
    year = { one = "{n} year", other = "{n} years" }
    instant = { one = "{n} time", other = "{n} times" }
    category = { one = "{n} category", other = "{n} categories" }
    number = { one = "{n} place", other = "{n} places" }
    bin = { one = "{n} bin", other = "{n} bins" }
    stretch = { one = "{n} stretch", other = "{n} stretches" }
    event = { one = "{n} event", other = "{n} events" }
    sector = { one = "{n} sector", other = "{n} sectors" }
    part = { one = "{n} part", other = "{n} parts" }

    [periods]
    second = "a second"
    minute = "a minute"
    hour = "an hour"
    day = "a day"
    week = "a week"
    iso-week = "a week"
    month = "a month"
    quarter = "a quarter"
    half-year = "a half-year"
    year = "a year"
    instant = "each"
    category = "each"
    number = "each"
    bin = "a bin"
    stretch = "each"
    event = "each"
    sector = "each"
    part = "each"

    # The unit by itself, as in "date by month".
    [buckets]
    second = "second"
    minute = "minute"
    hour = "hour"
    day = "day"
    week = "week"
    iso-week = "ISO week"
    month = "month"
    quarter = "quarter"
    half-year = "half-year"
    year = "year"

    [kinds]
    bar = "bar chart"
    line = "line chart"
    point = "point chart"
    area = "area chart"
    rule = "rule chart"
    rectangle = "heat map"
    sector = "pie chart"
    polar-bar = "polar bar chart"
    stacked-bar = "stacked bar chart"
    stacked-area = "stacked area chart"
    parts = "bar of parts"
    timeline = "timeline"
    normalized = "{kind} of shares"
    centered = "centered {kind}"
    horizontal = "horizontal {kind}"
    layered = "{kind} with {layers}"

    # Marks of another kind over those of the chart, as in "bar chart with a line".
    [layers]
    bar = { one = "bars", other = "{n} sets of bars" }
    line = { one = "a line", other = "{n} lines" }
    point = { one = "points", other = "{n} sets of points" }
    area = { one = "an area", other = "{n} areas" }
    rule = { one = "rules", other = "{n} sets of rules" }
    rectangle = { one = "rectangles", other = "{n} sets of rectangles" }
    sector = { one = "sectors", other = "{n} sets of sectors" }
    fit = { one = "a fitted line", other = "{n} fitted lines" }

    # How values stand along an axis that is not linear.
    [scales]
    log = "logarithmic"
    symmetric-log = "symmetric logarithmic"
    square-root = "square root scale"
    power = "power scale of exponent {exponent}"

    # How long something lasts.
    [lengths]
    days = { one = "{n} day", other = "{n} days" }
    hours = { one = "{n} hour", other = "{n} hours" }
    minutes = { one = "{n} minute", other = "{n} minutes" }
    seconds = { one = "{n} second", other = "{n} seconds" }
    two = "{a}, {b}"

    # A Y axis of categories.
    [levels]
    all = "all {level}"
    count = { one = "{n} level", other = "{n} levels" }
    highest = "highest: {level}, {places}"
    most-frequent = "most often: {levels}, {k}"
    length = "{level}: {length} in total"
    states = "{level}: {states}"
    length-of-one = "{level}: {length}"
    longest = "longest: {level}, {length}"
    shortest = "shortest: {level}, {length}"
    most = "longest in total: {level}, {length}"
    least = "shortest in total: {level}, {length}"
    lanes = "{name} in total: longest {most} for {longest}, shortest {least} for {shortest}"
    length-of-series = "{length} in total"

    # The parts of a whole.
    [parts]
    next = "next: {names}, {value}"
    share-of = "{percent} of {total}"
    largest = { one = "largest part: {names}, {value}", other = "largest parts: {names}, each {value}" }
    smallest = { one = "smallest part: {names}, {value}", other = "smallest parts: {names}, each {value}" }

    # Lines across the chart, such as a goal.
    [rules]
    unnamed = "rule"
    unnamed-band = "band"
    above = "{k} of {marks} above it"
    at = "{k} at it"
    inside = "{k} inside it"
    across = "{k} across it"
    below = "{k} below it"
    mark-above-by = "{number} above {name}"
    mark-below-by = "{number} below {name}"
    mark-above = "above {name}"
    mark-at = "at {name}"
    mark-inside = "inside {name}"
    mark-across = "across {name}"
    mark-below = "below {name}"

    [aggregates]
    count = "count of {field}"
    count-rows = "count of rows"
    sum = "total {field}"
    mean = "mean of {field}"
    median = "median of {field}"
    min = "lowest {field}"
    max = "highest {field}"
    first = "first {field}"
    last = "last {field}"
    valid = "count of {field}"
    missing = "count of missing {field}"
    distinct = "count of distinct {field}"
    product = "product of {field}"
    variance = "variance of {field}"
    variancep = "population variance of {field}"
    stdev = "standard deviation of {field}"
    stdevp = "population standard deviation of {field}"
    stderr = "standard error of {field}"
    ci0 = "lower 95 percent bound of {field}"
    ci1 = "upper 95 percent bound of {field}"
    q1 = "lower quartile of {field}"
    q3 = "upper quartile of {field}"

    # Values that are not numbers; five states that are never confused.
    [states]
    missing = "value missing"
    empty = "no data"
    not-a-number = "not a number"
    above = "above the axis"
    below = "below the axis"

    # Words that an author writes on a chart beside its marks.
    [notes]
    note = "note"
    at = "note {place}"
    at-value = "note at {value}"
    more = { one = "one more note", other = "{n} more notes" }

    [names]
    unnamed = "no name"
    total = "total"
    rank = "place"
    untitled = "chart without a title"
    title = "{y} by {x}"
    lower-end = "{title} from"
    upper-end = "{title} to"

    [labels]
    value = { short = "{number}", long = "{number} {unit}" }
    part = "{number} {name}"
    part-with-unit = "{name} {number} {unit}"
    total = "{value} in total"
    share = "{percent} {name}"
    highest-part = "most {name}, {number}"
    position = "{k} of {n}"
    rows = { one = "from {n} row", other = "from {n} rows" }
    in-series = "{series}, {x}"
    detail = "{name} {value}"
    without-detail = "no {name}"
    marks = { one = "{n} mark", other = "{n} marks" }
    partial = "partial"
    highlighted = "highlighted"

    [groups]
    total = "{value}"
    total-alone = "{value} in total"
    mean = "{number} {period}"
    change = "from {first} to {last}"
    both-ends = "{value} at both ends"
    lowest = "lowest {number}"
    highest = "highest {number}"
    smallest = "smallest {number}"
    close = "close from {first} to {last}"
    largest = "largest {number}"
    level = "{value} throughout"
    average = "mean {value}"
    without-data = { one = "{marks} without data", other = "{marks} without data" }
    without-value = { one = "{marks} without a value", other = "{marks} without a value" }
    none = "no data"
    heading = { one = "{n} group along X", other = "{n} groups along X" }
    heading-marks = { one = "{n} mark along X", other = "{n} marks along X" }
    heading-y = { one = "{n} group along Y", other = "{n} groups along Y" }
    heading-names = { one = "{n} group by name", other = "{n} groups by name" }
    heading-marks-y = { one = "{n} mark along Y", other = "{n} marks along Y" }
    zero = "zero throughout"
    not-a-number = { one = "{marks} not a number", other = "{marks} not a number" }
    infinite = { one = "{marks} infinite", other = "{marks} infinite" }
    points = { one = "{n} point", other = "{n} points" }
    median = "median {number}"
    level-at = "level at about {value}"
    climb = "climb {value}"
    descend = "descend {value}"
    rise = "rise {number}"
    fall = "fall {number}"
    # Words for a Y that is a height, above which one climbs and descends.
    heights = "elevation, altitude, height above sea level, terrain height"
    part = "{name} {content}"
    highest-of-series = "highest {name} {content}"
    lowest-of-series = "lowest {name} {content}"
    highest-mean = "highest mean {name} {content}"
    lowest-mean = "lowest mean {name} {content}"
    gap-in-series = "{gap} for {name}"
    # The first or the last value of a group that does not stand at its end.
    value-at = "{value} {place}"
    heading-places = { one = "{n} place along X", other = "{n} places along X" }
    heading-places-y = { one = "{n} place along Y", other = "{n} places along Y" }

    [message]
    highest-own = "highest {name}: {value} {place}"
    waterfall = "from {first} {place-first} to {last} {place-last}"
    map = "{x} from {x-from} to {x-to}, {y} from {y-from} to {y-to}"
    map-most = "most points: {name}, {count} of {n}"
    step-up = "largest rise: {value} {place}"
    step-down = "largest fall: {value} {place}"
    total = "{value} in total"
    average = "{number} {period}"
    average-with-data = "{number} {period} with data"
    part-without = "no values for {name}"
    parts = "{value} in total: {parts}"
    rose = "rose from {first} {place-first} to {last} {place-last}"
    fell = "fell from {first} {place-first} to {last} {place-last}"
    rose-overall = "rose overall from {first} {place-first} to {last} {place-last}"
    fell-overall = "fell overall from {first} {place-first} to {last} {place-last}"
    varied = "varied between {low} and {high}"
    middle-half = "half of the values lie between {low} and {high}"
    middle-half-of-means = "half of the means lie between {low} and {high}"
    trend-up = "with an upward trend of {value} overall"
    trend-down = "with a downward trend of {value} overall"
    with-fall = "with a fall of {value} {range}"
    with-rise = "with a rise of {value} {range}"
    net = "net total {value}"
    bounds = "left out: values known only as {values}"
    times = "{number} times as much"
    terrain = "climb {rise}, descend {fall} in all"
    all-rose = { one = "{n} rose, {name} most: from {first} to {last}", other = "all {n} rose, {name} most: from {first} to {last}" }
    all-fell = { one = "{n} fell, {name} most: from {first} to {last}", other = "all {n} fell, {name} most: from {first} to {last}" }
    most-higher = "{k} of {n} ended higher, {name} most: from {first} to {last}"
    most-lower = "{k} of {n} ended lower, {name} most: from {first} to {last}"
    all-higher = { one = "{n} ended higher, {name} most: from {first} to {last}", other = "all {n} ended higher, {name} most: from {first} to {last}" }
    all-lower = { one = "{n} ended lower, {name} most: from {first} to {last}", other = "all {n} ended lower, {name} most: from {first} to {last}" }
    both-higher = "both ended higher, {name} most: from {first} {place-first} to {last} {place-last}"
    both-lower = "both ended lower, {name} most: from {first} {place-first} to {last} {place-last}"
    both-rose = "both rose, {name} most: from {first} {place-first} to {last} {place-last}"
    both-fell = "both fell, {name} most: from {first} {place-first} to {last} {place-last}"
    constant = "{value} throughout"
    single = "one value: {value} {place}"
    single-whole = "{value} {place}, the only whole {bucket}"
    every = "every number is {value}"
    most = "fullest: {value}, {place}"
    highest = "highest: {value} {place}"
    rose-most = "{name} rose most, from {first} {place-first} to {last} {place-last}"
    fell-most = "{name} fell most, from {first} {place-first} to {last} {place-last}"
    climbed-most = "{name} climbed most, from {first} {place-first} to {last} {place-last}"
    sank-most = "{name} sank most, from {first} {place-first} to {last} {place-last}"
    quickened-most = "{name} quickened most, from {first} {place-first} to {last} {place-last}"
    slowed-most = "{name} slowed most, from {first} {place-first} to {last} {place-last}"
    also-rose-most = "{name} rose most, from {first} to {last}"
    also-fell-most = "{name} fell most, from {first} to {last}"
    gap = "gap between {names}: {first} {place-first}, {last} {place-last}"
    peak = "up from {first} {place-first} to a peak of {value} {place}, down to {last} {place-last}"
    trough = "down from {first} {place-first} to a low of {value} {place}, up to {last} {place-last}"
    late-peak = "at most {first} until {x}, up to a peak of {value} {place}, down to {last} {place-last}"
    late-trough = "at least {first} until {x}, down to a low of {value} {place}, up to {last} {place-last}"
    peak-before = "up from {first} {place-first} to a peak of {value} {place}, down to {last} from {x-after} on"
    trough-before = "down from {first} {place-first} to a low of {value} {place}, up to {last} from {x-after} on"
    lone-peak = "at most {first} until {x}, up to a peak of {value} {place}, down to {last} from {x-after} on"
    lone-trough = "at least {first} until {x}, down to a low of {value} {place}, up to {last} from {x-after} on"
    of-total = "total {course}"
    most-of-rise = "{percent} of the rise after {x}"
    most-of-fall = "{percent} of the fall after {x}"
    times-next = "{number} times {name}"
    all-but-above = "all but {names} above zero"
    all-but-below = "all but {names} below zero"
    above-except = "above zero except {places}"
    below-except = "below zero except {places}"
    rhythm = { one = "{n} peak, about one every {distance}", other = "{n} peaks, about one every {distance}" }
    yearly-high = "highest {place} each year, from {first} {place-first} to {last} {place-last}"
    most-years-high = "highest {place} in {k} of {n} years, from {first} {place-first} to {last} {place-last}"
    elsewhere = "otherwise at most {value} until {x-before} and from {x-after} on"
    otherwise = "otherwise at most {value}"
    times-other = "ending {number} times as high as the next"
    level-since = "level since {x}"
    burst = "between {low} and {high} until {x}, up to {value} {place}"
    break-names = { one = "then {names} at {least}; {rest} at most {others}", other = "then {names}, at least {least}; {rest} at most {others}" }
    the-others = "the others"
    then = "then {names}"
    little-change = "little change"
    mean-up = "mean up from {before} until {x} to {after} since"
    mean-down = "mean down from {before} until {x} to {after} since"
    far-above = "{names} always far above the others"
    yearly-mean = "yearly mean"
    weekly-mean = "weekly mean"
    daily-mean = "daily mean"
    means-up = "{mean} up from {first} {place-first} to {last} {place-last}"
    means-down = "{mean} down from {first} {place-first} to {last} {place-last}"
    means-then-up = "up to {last} {place-last}"
    means-then-down = "down to {last} {place-last}"
    of-series = "{name} {course}"
    mostly-at-last = "{percent} of that {name}"
    mostly = "{percent} of all is {name}"
    even = "much the same"
    break = "{k} of {n} at least {least}, the others at most {others}"
    valley = "lowest {y} where {x} is {range}, higher on both sides"
    ridge = "highest {y} where {x} is {range}, lower on both sides"
    steep-rise = "{percent} of the rise from {from} to {to}"
    steep-fall = "{percent} of the fall from {from} to {to}"
    steep-up = "steep rise from {first} {place-first} to {last} {place-last}"
    steep-down = "steep fall from {first} {place-first} to {last} {place-last}"
    far-up = "up from {first} {place-first} to {last} {place-last}"
    far-down = "down from {first} {place-first} to {last} {place-last}"
    back-up = "back up to {value} {place}"
    with-cycle = "with a {cycle}"
    with-cycle-high = "with a {cycle}, highest {high}"
    all-with-cycle = "each with a {cycle}"
    fewer-and-fewer = "then fewer and fewer"
    back-down = "back down to {value} {place}"
    path = "from {first} ({place-first}) to {last} ({place-last})"
    setback-rise = "{name} rose from {first} {place-first} to {last} {place-last}"
    setback-fall = "{name} fell from {first} {place-first} to {last} {place-last}"
    always-over = "{name} always above {other}"
    opposite = "{name} high where {other} is low"
    mostly-over = "{name} above {other} in {k} of {marks}"
    mostly-over-names = "{name} above {other} for {k} of {n}"
    always-highest = "{name} always highest"
    always-highest-from = "{name} always highest, from {first} to {last}"
    always-lowest = "{name} always lowest"
    switched = "{name} above {other} until {x}, below from {next} on"
    others-at-most = "the others at most {others}"
    mostly-highest = "{name} highest for {k} of {n}"
    bands = "{names} between {low} and {high}"
    most-above = "{k} of {n} above zero"
    most-below = "{k} of {n} below zero"
    group-apart = "{name} apart, with {sides}"
    higher-side = "higher {title}"
    lower-side = "lower {title}"
    group-above = "{name} above {other} at the same {x}"
    ever-steeper = "steeper where {x} is high"
    less-and-less = "flatter where {x} is high"
    season-low = "on average lowest {low}"
    far-point-above = "{name} far above all others, {value} {place}"
    far-point-below = "{name} far below all others, {value} {place}"
    over-except = "{name} above {other} except for {names}"
    each-rises = "within each {field} both tend to rise together"
    each-falls = "within each {field} one tends to fall as the other rises"
    all-peak = "all {n} rose to a peak between {from} and {to} and fell since"
    all-peak-at-once = "all {n} rose to a peak {place} and fell since"
    all-low = "all {n} fell to a low between {from} and {to} and rose since"
    all-low-at-once = "all {n} fell to a low {place} and rose since"
    ended-higher = "ended higher: from {first} {place-first} to {last} {place-last}"
    ended-lower = "ended lower: from {first} {place-first} to {last} {place-last}"
    both-rise = "both rise from {from} to {to}"
    both-fall = "both fall from {from} to {to}"
    lone-point = "{name} apart from all others, {value} {place}"
    otherwise-between = "otherwise between {low} and {high}"
    waves = "up and down {k} times between {low} and {high}"
    mirrored = "{name} the other way about"
    name-lead = "{name} highest {places}, {value}"
    name-leads = "{name} highest {places}, up to {value}"
    name-rises = "{name} rises from {first} {place-first} to {last} {place-last}"
    name-falls = "{name} falls from {first} {place-first} to {last} {place-last}"
    name-also-rises = "{name} rises from {first} to {last}"
    name-also-falls = "{name} falls from {first} to {last}"
    tail-up = "a few up to {x}"
    tail-down = "a few down to {x}"
    reversed = "lower values are drawn higher"
    all-rise = "all rise from {from} to {to}"
    all-fall = "all fall from {from} to {to}"
    last-lead = "{name} highest from {x} on, at last {last} against {value} for {other}"
    off-above = "{name} far above that, {value} {place}"
    off-below = "{name} far below that, {value} {place}"
    all-off-above = "{names} far above that"
    all-off-below = "{names} far below that"
    one-point = "one point"
    group-centres = "median {x} and {y}"
    group-centre = "{name} at {x} and {y}"
    heaps = { one = "a further peak in the bin from {edges}", other = "further peaks in the bins from {edges}" }
    none-above = "none above {x}"
    none-below = "none below {x}"
    bulk = "{percent} {range}"
    island-of = "{value} of {total} {range}"
    island = "{value} {range}"
    highest-of-both = "highest: {value}, both {name}"
    diagonal = "in {k} of {n} rows highest where {x} and {y} are the same"
    share-high = "{name} highest {places}, {percent}"
    hollow = "at most {value} {range}"
    hollow-zero = "zero {range}"
    gone = "at most {value} from {x} on"
    gone-zero = "zero from {x} on"
    heat-lead = "{name} highest in {k} of {n} columns"
    lead-since = "in all from {x} on"
    loner = "{name} between {low} and {high} with the others; other pairs between {others-low} and {others-high}"
    pair-sides = "{names} against the other {others}: below zero between them, above within, in {k} of {n} pairs"
    highest-pair = "highest pair: {value}, {names}"
    lowest-pair = "lowest pair: {value}, {names}"
    farthest-above = "farthest above {place}, {value} against {other}"
    farthest-below = "farthest below {place}, {value} against {other}"
    also = "also {value} {place}"
    meet = "all between {low} and {high} {place}"
    ends-apart = "{name} ended at {last}, the others between {low} and {high}"
    others-ended = "the others ended between {low} and {high}"
    two-peaks = "two peaks, {ranges}"
    always-above = "always above {value}"
    always-below = "always below {value}"
    usual = "{k} of {marks} between {low} and {high}"
    missing = "{k} of {marks} without a value"
    within-rises = "within each {field} higher {x} goes with higher {y}"
    within-falls = "within each {field} higher {x} goes with lower {y}"
    pooled-higher = "overall with higher"
    pooled-lower = "overall with lower"
    pooled-neither = "overall there is no clear relation"
    overlap = "highest: {value} for {name}, with an interval that overlaps that of {names}"
    alike-intervals = "{name}, {value}, and {other}, {other-value}, lie within each other's intervals"
    hole = "beside it {value} {place}"
    most-of = "fullest: {value} of {total}, {place}"
    few = "{value} from {x} on"
    few-below = "{value} below {x}"
    narrowest = "narrowest: {value} {places}"
    between = "between {low} and {high}"
    between-in = "between {low} and {high} {range}"
    flat = "hardly any change"
    band-one = "{name} at {high} throughout"
    others-one = "the other {n} at {high} throughout"
    band = "{name} between {low} and {high}"
    others = "the other {n} between {low} and {high}"
    others-close = "the other {n} close together, between {low} and {high}"
    peaks = "peaks {places}, up to {value}"
    order = "order {place}: {names}"
    order-at-end = "order at the end: {names}"
    funnel = "from {first} {place-first} down to {last} {place-last}, {percent} of that"
    close = "close {course}"
    answers = "{names} together: highest {highest} {place-highest}, lowest {lowest} {place-lowest}"
    series-peaks = "{name} peaks {places}, up to {value}"
    group-lowest = "{name} lowest in both"
    group-highest = "{name} highest in both"
    moved-up = "{name} up to {last}"
    ends-at = "{name} at {last}"
    last-gap = "{value} against {other} {place}"
    mostly-in = "mostly from {from} to {to}"
    moved-down = "{name} down to {last}"
    heat-step-up = "mean rose after {x}: {before} before, {after} since"
    heat-step-down = "mean fell after {x}: {before} before, {after} since"
    high-apart = "high in columns {columns} of rows {rows}: at least {inside}, elsewhere at most {outside}"
    low-apart = "low in columns {columns} of rows {rows}: at most {inside}, elsewhere at least {outside}"
    high-block = "high in columns {columns} of rows {rows}: mean {inside}, elsewhere {outside}"
    low-block = "low in columns {columns} of rows {rows}: mean {inside}, elsewhere {outside}"
    heat-course = "mean {course}"
    heat-rose = "mean rose from {first} {place-first} to {last} {place-last}"
    heat-fell = "mean fell from {first} {place-first} to {last} {place-last}"
    settled-above = "above zero since {x}, below in {k} of {n} before"
    settled-below = "below zero since {x}, above in {k} of {n} before"
    side-up = "below zero in {k} of {n} until {x}, above in {later} of {behind} since"
    side-down = "above zero in {k} of {n} until {x}, below in {later} of {behind} since"
    share-rose = "share of {name} rose from {first} {place-first} to {last} {place-last}"
    also-share-rose = "{name} rose from {first} to {last}"
    also-share-fell = "{name} fell from {first} to {last}"
    share-fell = "share of {name} fell from {first} {place-first} to {last} {place-last}"
    most-changed = "largest change: {name}, from {first} {place-first} to {last} {place-last}"
    empty = "no data"

    [overview]
    series-lines = { one = "{n} line", other = "{n} lines" }
    points = { one = "{n} point", other = "{n} points" }
    series-points = { one = "{n} set of points", other = "{n} sets of points" }
    values = { one = "{n} value", other = "{n} values" }
    rows = { one = "{n} row", other = "{n} rows" }
    columns = { one = "{n} column", other = "{n} columns" }
    series-bars = { one = "{n} series", other = "{n} series" }
    x = "X axis: {title}"
    y = "Y axis: {title}"
    y-places = "Y axis, the categories: {title}"
    bucketed = "{title} by {unit}"
    binned = "{title} in bins of {width}"
    with-unit = "{title} in {unit}"
    bounds = "from {from} to {to}"
    series = "series by {field}: {names}"
    series-many = "{n} series by {field}, from {first} to {last}"
    categories = "{names}"
    no-bounds = "no values"
    by = "{marks} by {field}"
    measure = "values: {title}"
    size = "size: {title}, from {from} to {to}"
    color = "color: {title}, from {from} to {to}"
    setting = "shown: {names}, as the chart opens"
    reversed = "reversed"
    rows-read = { one = "{n} row read", other = "{n} rows read" }
    set-aside = { one = "{n} row set aside, because it does not fit the columns", other = "{n} rows set aside, because they do not fit the columns" }
    without-x = { one = "{n} row left out, because it has no {x}", other = "{n} rows left out, because they have no {x}" }
    no-place = { one = "{n} row left out, because its {x} has no place on the axis", other = "{n} rows left out, because their {x} has no place on the axis" }
    outside = { one = "{n} row left out, because it lies outside the range asked for", other = "{n} rows left out, because they lie outside the range asked for" }
    partial-first = "first {bucket} partial: data from {from} on"
    partial-last = "last {bucket} partial: data to {to}"
    partial-both = "first and last {bucket} partial: data from {from} to {to}"
    doubles = { one = "{n} row shares its {x} with another, first {place}", other = "{n} rows share their {x} with another, first {place}" }
    rounded = { one = "values rounded to {n} decimal", other = "values rounded to {n} decimals" }
    rounded-whole = "values rounded to whole numbers"
    approximate-median = "medians are sampled to within 1 percent of the rank, because the values are too many to keep"
    zone = "times in {zone}"
    assumed = "assumed: {choices}"
    not-shown = "not shown: {names}"

    [assumptions]
    x = "{field} as X"
    y = "{field} as Y"
    counted-rows = "rows are counted"
    series = "{field} as the series"
    bucket = "by {unit}"
    bins = "bins of {width}"
    aggregate-sum = "totals"
    aggregate-mean = "means"
    aggregate-median = "medians"
    aggregate-other = "{name} of each"
    mark-bar = "bars"
    mark-line = "a line"
    mark-point = "points"
    mark-area = "an area"
    mark-rule = "rules"
    mark-rectangle = "rectangles"
    mark-sector = "sectors"

    [summary]
    highest = "highest: {value} {places}"
    lowest = "lowest: {value} {places}"
    # Along an axis that runs downwards the largest value is drawn lowest.
    largest = "largest: {value} {places}"
    smallest = "smallest: {value} {places}"
    largest-of-series = "largest: {value}, {places}"
    smallest-of-series = "smallest: {value}, {places}"
    # Of points whose axes have one unit, or none, the axis of the value is named.
    highest-titled = "highest {title}: {value} {places}"
    lowest-titled = "lowest {title}: {value} {places}"
    highest-titled-of-series = "highest {title}: {value}, {places}"
    lowest-titled-of-series = "lowest {title}: {value}, {places}"
    highest-of-series = "highest: {value}, {places}"
    lowest-of-series = "lowest: {value}, {places}"
    in-series = "{name} {place}"
    in-row = "{name}, {place}"
    in-titled-row = "{row} {name}, {column} {place}"
    mean = "mean: {value}"
    median = "median: {value}"
    series-change = "{name}: from {first} to {last}"
    series-between = "{name}: between {low} and {high}"
    series-peak = "highest {places}"
    series-same-ends = "{name}: starts and ends at {value}"
    series-total = "{name}: {value} in total"
    series-shares = "{name}: lowest {lowest} {place-lowest}, highest {highest} {place-highest}"
    widest = "widest: {value} {places}"
    highlighted = "highlighted: {names}"
    fit = "{name}: from {first} {place-first} to {last} {place-last}"
    fit-highest = "highest: {value} {place}"
    fit-lowest = "lowest: {value} {place}"
    largest-detail = "largest {title}: {value} {place}"
    highest-detail = "highest {title}: {value} {place}"
    no-shares = "no shares, because a part is below zero"
    no-shares-at = "no shares {places}, because a part is below zero"
    gap-empty = "no data {places}"
    gap-missing = "value missing {places}"
    gap-not-a-number = "not a number {places}"
    gap-infinite = "infinity {places}"
    gap-minus-infinite = "minus infinity {places}"
    gap-series-count = { one = "{n} series has places without data", other = "{n} series have places without data" }
    gap-many = "{gap} in {marks}, first {place}"
    gap-series = "{name}: {gap}"

    # What the data does along X; a summary tells at most three of these.
    [features]
    leader = "{name} is highest throughout"
    above = "{name} is above {other} throughout"
    shift = "changed level {place}, from {before} to {after}"
    plateau = "between {low} and {high}"
    outlier = "{value} {place}"
    outliers = { one = "outlier: {values}", other = "outliers: {values}" }
    peak = "another peak: {value} {place}"
    trough = "another low: {value} {place}"
    largest-rise = "largest rise: from {first} {place-first} to {last} {place-last}"
    largest-fall = "largest fall: from {first} {place-first} to {last} {place-last}"
    rise = "longest rise: from {first} {place-first} to {last} {place-last}"
    fall = "longest fall: from {first} {place-first} to {last} {place-last}"
    more-than = "{number} more than {name}"
    less-than = "{number} less than {name}"
    same-as = "the same as {name}"
    crossing = "{upper} passed {lower} {place}"
    crossing-between = "{upper} passed {lower} between {from} and {to}"
    crossings = { one = "{names} crossed once", other = "{names} crossed {n} times" }
    season = "{cycle} of {amplitude}: highest {high}, lowest {low}"

    # A series that goes up and down in two to four stretches, one after another.
    [turns]
    up = "up from {first} {place-first} to {last} {place-last}"
    down = "down from {first} {place-first} to {last} {place-last}"
    up-from-first = "up from {first} to {last} {place-last}"
    down-from-first = "down from {first} to {last} {place-last}"
    up-to-last = "up to {last} at the end"
    down-to-last = "down to {last} at the end"
    then-up = "up to {last} {place-last}"
    then-down = "down to {last} {place-last}"
    level = "level at {level} until {x}"
    then-level = "level until {x}"

    # What comes round with the calendar.
    [cycles]
    hourly = "hourly cycle"
    daily = "daily cycle"
    weekly = "weekly cycle"
    yearly = "yearly cycle"
    phase = "{phases}: {value}"
    highest = "highest {phases}, {value}"
    lowest = "lowest {phases}, {value}"
    events = "most often {phases}, {k} of {n}"

    # The phases of a cycle; weekdays and parts of the day are under [dates].
    [phases]
    weekday = "on {x}"
    workdays = "Mondays to Fridays"
    weekend = "Saturdays and Sundays"
    hour = "at {x}"
    month = "in {x}"
    quarter = "in quarter {x}"
    half = "in half-year {x}"
    minute = "at minute {x}"

    # How counted values are spread over their bins.
    [distribution]
    half = "{range}: {percent} of all"
    tail-high = "longer tail toward high values"
    tail-low = "longer tail toward low values"
    peaks = { one = "one peak, {ranges}", other = "{n} peaks, {ranges}" }
    empty = "nothing {ranges}"

    # How series, cells and both axes go together.
    [relations]
    correlation = "no clear relation between {x} and {y}: rank correlation {number}"
    rises = "higher {x} goes with higher {y}: rank correlation {number}"
    falls = "higher {x} goes with lower {y}: rank correlation {number}"
    shrinks = "higher {x} goes with smaller {y}: rank correlation {number}"
    tends-up = "higher {x} tends to go with higher {y}: rank correlation {number}"
    tends-down = "higher {x} tends to go with lower {y}: rank correlation {number}"
    clusters = { one = "{n} cluster", other = "{n} clusters" }
    cluster = "{points} at {x} and {y}"
    titled-cluster = "{points} at {x-title} {x} and {y-title} {y}"
    line-total = "highest total by {title}: {names}, {value}"
    line-mean = "highest mean by {title}: {names}, {value}"
    line-cells = "highest mean of cells by {title}: {names}, {value}"
    line-lowest = "lowest: {names}, {value}"
    empty-cells = { one = "{n} cell without data", other = "{n} cells without data" }
    above-zero = "{marks} above zero"
    below-zero = "{k} below zero"
    at-zero = "{k} at zero"
    share-range = "share of {name}: lowest {lowest} {place-lowest}, highest {highest} {place-highest}"
    share-change = "share of {name}: from {first} {place-first} to {last} {place-last}"
    rank-highest = "highest {place-first}: {first}, {place-last}: {last}"

    # What `describe --explain` says: how the sentences about the data were found.
    [explain]
    heading = "How this was found"
    thresholds = "Thresholds"
    noise = "noise: {value}"
    left-aside = { one = "one outlier left aside", other = "{n} outliers left aside" }
    trend = "Mann-Kendall score: {score}, Theil-Sen line: {rise} over all of X"
    segments = { one = "one straight stretch within {tolerance}", other = "{n} straight stretches within {tolerance}" }
    weight = "weight: {effect} times the noise over {percent} of X"

    # What each threshold of a feature is called.
    [thresholds]
    course-most-stretches = "the most stretches up and down that are told as one course"
    ratio-least-told = "the least multiple that growth along a logarithmic axis is told as"
    bands-most-series = "the most series of which a message tells between which values each lies"
    quartile-fewest-values = "the fewest values of which it is told where half of them lie"
    noise-least-range-share = "the least noise that is reckoned with, as a part of the range"
    segment-noise = "how many times the noise a stretch may lie off its line"
    segment-range-share = "how much of the range a stretch may lie off its line"
    segment-most = "the most segments that are told"
    segment-most-values = "the most values that segments are sought in; more are reduced to their averages first"
    trend-least-score = "the least score of the Mann-Kendall test"
    trend-least-range-share = "the least rise or fall of the Theil-Sen line over all of X, as a part of the range"
    trend-least-ends-share = "the least part of the range between the first and the last value of what rose or fell overall"
    trend-most-slope-values = "the most values of which every pair makes a slope; of more, those at eight distances do"
    peak-least-range-share = "the least prominence of a peak or a trough, as a part of the range"
    peak-least-noise = "the least prominence of a peak or a trough, in noise; more among many marks, as its rule says"
    run-fewest-marks = "the fewest marks of a rising or falling run"
    run-least-share = "the least part of all marks that a rising or falling run takes"
    repeated-fewest-marks = "the fewest marks of a run of one value"
    repeated-least-share = "the least part of all marks that a run of one value takes"
    plateau-range-share = "how far the values of a plateau may lie apart, as a part of the range"
    plateau-most-drift = "how much of that distance the line through a plateau may rise or fall"
    plateau-fewest-marks = "the fewest marks of a plateau"
    plateau-least-share = "the least part of all marks that a plateau takes"
    shift-least-noise = "the least jump between two levels, in noise"
    shift-least-range-share = "the least jump between two levels, as a part of the range"
    shift-fewest-marks = "the fewest marks at each of two levels"
    shift-least-own-share = "the least part of the values on each side of a shift that lie nearer to their own median than to the other"
    shift-least-step-share = "the least part of a jump between levels that lies between two neighbouring marks"
    outlier-window = "how many marks a Hampel window holds"
    outlier-least-window-score = "how many standard deviations off the median of its window an outlier lies"
    outlier-least-score = "the least modified z-score of an outlier"
    outlier-most-growth-spurt = "how many times faster the steps of growth may become from one to the next, where none of it is an outlier"
    outlier-most-share = "the most outliers as a part of all values, where there are more than two"
    outlier-fewest-values = "the fewest values among which there is an outlier"
    season-least-correlation = "the least autocorrelation at the length of a season, and the least part of the variance that its phases explain"
    season-fewest = "the fewest seasons that make a season"
    season-least-coverage = "the least part of the buckets that has values"
    crossing-noise = "how many times the noise two series lie apart before one passes the other"
    crossing-range-share = "how much of the range of both series they lie apart before one passes the other"
    crossing-most-pairs = "the most pairs of series that are compared"
    crossing-most-side-changes = "the most changes of sides, as a part of all X, beside which two series pass each other"
    crossing-fewest-counted-only = "from how many crossings on they are only counted"
    crossing-most-in-message = "the most crossings of two series that a message names"
    rank-fewest-places = "the fewest X that two series must share for a change of ranks"
    correlation-fewest-points = "the fewest points that have a correlation"
    correlation-most-ties = "the most of the points that may be tied along X, or along Y, for a correlation"
    cluster-most = "the most clusters of points that are told"
    cluster-least-share = "the least part of the points that makes a cluster"
    cluster-fewest-points = "the fewest points among which clusters are sought"
    mode-least-share = "the least prominence of a mode, as a part of the fullest bin"
    cycle-least-noise = "the least difference between phases of a cycle, in noise"
    cycle-fewest-counts = "the fewest times that each phase of a cycle must come"
    correlation-least-told = "the least rank correlation that is told as higher with higher or lower"
    correlation-least-tendency = "the least rank correlation that is told as a tendency, where it is no chance"
    skew-least-told = "the least Bowley skew at which a tail is told as the longer one"
    features-least-weight = "the least weight of a feature: its size in noise times its part of X"
    features-most = "the most features that a summary tells"

    # Several charts in one file. What is said of all comes first, then each chart under its heading.
    [views]
    charts = { one = "{n} chart", other = "{n} charts" }
    by = "{charts} by {fields}"
    title = "{title}, by {fields}"
    each = "each: {what}"
    heading = "chart {k} of {n}: {name}"
    numbered = "{name}, {k} of {n}"
    named = "{title} {value}"
    without-value = "no {title}"
    undrawn = { one = "{n} chart left out, because none of its rows can be drawn: {names}", other = "{n} charts left out, because none of their rows can be drawn: {names}" }
    highest = "highest of all: {value}, {names}"
    lowest = "lowest of all: {value}, {names}"
    highest-total = "highest total: {value}, {names}"
    lowest-total = "lowest total: {value}, {names}"
    none = "no chart that can be told"

    # Charts of one kind, counted.
    [view-kinds]
    bar = { one = "{n} bar chart", other = "{n} bar charts" }
    line = { one = "{n} line chart", other = "{n} line charts" }
    point = { one = "{n} point chart", other = "{n} point charts" }
    area = { one = "{n} area chart", other = "{n} area charts" }
    rule = { one = "{n} rule chart", other = "{n} rule charts" }
    rectangle = { one = "{n} heat map", other = "{n} heat maps" }
    sector = { one = "{n} pie chart", other = "{n} pie charts" }
    stacked-bar = { one = "{n} stacked bar chart", other = "{n} stacked bar charts" }
    stacked-area = { one = "{n} stacked area chart", other = "{n} stacked area charts" }
    horizontal-bar = { one = "{n} horizontal bar chart", other = "{n} horizontal bar charts" }
    horizontal-stacked-bar = { one = "{n} horizontal stacked bar chart", other = "{n} horizontal stacked bar charts" }
    timeline = { one = "{n} timeline", other = "{n} timelines" }

    # What a file draws and what is not told.
    [omissions]
    left-out = "left out: {what}"
    map = { one = "a map", other = "{n} maps" }
    image = { one = "pictures", other = "{n} sets of pictures" }
    decoration = { one = "a decoration", other = "{n} decorations" }
    interaction = { one = "marks that only appear where one points", other = "{n} sets of marks that only appear where one points" }

    [focus]
    series = "{title}, {marks}"

    # What is said while one walks through a chart by keyboard.
    [walk]
    end = "the end"
    start = "the start"
    end-of = "end of {name}"
    start-of = "start of {name}"
    goes-on = "again for {name}"
    whole = "this is the whole chart; Down goes in"
    nothing-inside = "nothing inside; Up leads out"
    no-way-back = "no place to go back to"
    no-series-after = "{name} is the last series"
    no-series-before = "{name} is the first series"
    only-series = "this is the only series here"
    up-leads-out = "Up leads out"
    rank-across = "rank {k} of the {n} series here"
    above-across = "{number} above the mean of the {n} series here"
    below-across = "{number} below the mean of the {n} series here"
    at-mean-across = "at the mean of the {n} series here"
    not-here = "the chart has none"
    not-shown = "that place is not shown"
    nearest = "nearest"
    highest = "highest"
    lowest = "lowest"
    highest-shown = "highest of what is shown"
    lowest-shown = "lowest of what is shown"
    other-chart = "that place is in another chart"
    stacked = "crossings are not looked for in a stack"
    peak = "peak"
    trough = "valley"
    crossing = "{upper} above {lower}"
    no-peak = "no peak or valley that stands out"
    no-gap = "no gap"
    no-crossing = "no crossing"
    further-on = "further on"
    further-back = "before this place"
    no-value = "no value to compare"
    not-on-mark = "go to a mark first"
    none-above = "no value above {number}"
    none-below = "no value below {number}"
    nothing-to-compare = "nothing to compare with: begin a range or set a bookmark first"
    same-place = "this is the same place"
    not-found = "nothing found for {text}"
    nothing-sought = "say what to find"
    from-start = "from the start again"
    outside-percent = "a part of the way is from 0 to 100 percent"
    hidden = "values are hidden"
    bookmarked = "bookmark {name} at {place}"
    bookmarks = "bookmarks: {names}"
    no-bookmarks = "no bookmarks"
    range-begins = "range begins at {place}"
    no-range = "no range: begin one at a mark"
    range-forgotten = "range forgotten"
    fixed-buckets = "these buckets cannot change"
    coarser = "coarser"
    finer = "finer"
    no-coarser = "no coarser buckets"
    no-finer = "no finer buckets"
    no-closer = "nothing shorter to show"
    all-shown = "all is shown"
    part-shown = "a part is shown"
    playing = "playing"
    no-tones = "no sound here"
    stopped = "stopped"
    tempo = "{number} times the speed"
    normal-tempo = "normal speed"
    fastest = "no faster"
    slowest = "no slower"
    tones-on = "tones on"
    tones-off = "tones off"
    words-on = "words on"
    words-off = "words off"
    brief = "brief"
    standard = "standard"
    full = "full"
    braille-on = "braille on"
    braille-off = "braille off"
    in-all = "{position} in all"
    ended = "the walk is over"
    x-axis = "X axis"
    y-axis = "Y axis"
    legend = "legend"
    chart = "chart"
    capital = "capital {letter}"
    blank = "blank"
    comma = "comma"
    stop = "stop"
    colon = "colon"
    hyphen = "hyphen"

    # What is selected, beside the whole; and which part of X a window shows.
    [selection]
    shown = "part shown: {range}, of {whole}"
    nothing-shown = "part shown: nothing of {whole}"
    outside = "outside the data, {range}"
    events = { one = "{n} event", other = "{n} events" }
    mean = "mean {number}"
    mean-per = "mean {number} per {unit}"
    share = "{percent} {name}, {whole} over the whole"
    of-total = "{percent} of the whole"
    rate = "{number} {period}, {whole} over the whole"
    mean-above = "mean above that of the whole by {number}"
    mean-below = "mean below that of the whole by {number}"
    mean-same = "mean the same as that of the whole"
    above-mean = "above the mean of the whole by {number}"
    below-mean = "below the mean of the whole by {number}"
    at-mean = "at the mean of the whole"
    above-previous = "{number} more than {place}"
    below-previous = "{number} less than {place}"
    same-previous = "the same as {place}"
    rank = "rank {k} of {n}"
    nearest = "nothing {place}; the nearest is {nearest}"

    # Kinds of charts by what their marks hold: candlesticks, boxes, error bars, counts in bins, bars side by side.
    [spreads]
    candlestick-chart = "candlestick chart"
    box-plot = "box plot"
    histogram = "histogram"
    grouped-bar = "grouped bar chart"
    waterfall = "waterfall chart"
    bullet = "bullet chart"
    lollipop = "lollipop chart"
    pyramid = "pyramid chart"
    gauge = "gauge"
    path = "connected point chart"
    map = "map"
    overlaid = "overlaid bar chart"
    with-ranges = { one = "ranges", other = "{n} sets of ranges" }
    with-confidence = "95 percent confidence intervals"
    with-deviations = "standard deviations"
    with-errors = "standard errors"
    with-quartiles = "ranges from quartile to quartile"
    candlestick-charts = { one = "{n} candlestick chart", other = "{n} candlestick charts" }
    box-plots = { one = "{n} box plot", other = "{n} box plots" }
    histograms = { one = "{n} histogram", other = "{n} histograms" }
    grouped-bars = { one = "{n} grouped bar chart", other = "{n} grouped bar charts" }
    candlestick = { short = "close {close}", long = "open {open}, high {high}, low {low}, close {close}" }
    box = { short = "median {median}", long = "median {median}, half from {lower} to {upper}, whiskers from {lowest} to {highest}" }
    interval = { short = "{value}", long = "{value}, from {from} to {to}" }
    outliers = { one = "{n} outlier", other = "{n} outliers" }
    outlier = "outlier"
    outlier-in = "outlier, {name}"
    opened-closed = "opened at {open} {place-open}, closed at {close} {place-close}"
    closed-above = "{k} of {marks} closed above their open"
    closed-below = "{k} below"
    closed-at = "{k} at it"
    highest-median = "highest median: {value} {places}"
    lowest-median = "lowest median: {value} {places}"
    same-median = "every median: {value}"
    widest-middle = "widest range of half of the values: {value} {places}"
    widest-interval = "widest range: {value} {places}"
    column-open = "open"
    column-high = "high"
    column-low = "low"
    column-close = "close"
    column-lower-whisker = "lower whisker"
    column-lower-quartile = "lower quartile"
    column-median = "median"
    column-upper-quartile = "upper quartile"
    column-upper-whisker = "upper whisker"

    # A chart as lines of braille cells, and what the cells mean.
    [braille]
    cell = "one cell {period}"
    shown-cell = "one cell for each {unit} that is shown"
    pairs = "two cells for {marks}: their lowest and highest values in the order in which they come"
    from-to = "{from} to {to}"
    one = "one cell from the lowest to the highest value"
    along = "cells are equal parts of X"
    shares = "runs of cells as long as the share of each part"
    level = "level {k}"
    up = "up from level {from} to level {to}"
    down = "down from level {from} to level {to}"
    span = "from level {from} to level {to}"
    points = "points at level {levels}"
    part = "a part begins"
    rest = "the part goes on"
    zero = "zero"
    blank = "blank cell"
    steps = "where the halves of a cell differ, the left half is the level before and the right half the level"

    # What changed from one chart to another, or from one part of a chart to another.
    [compare]
    title = "{after} compared with {before}"
    first = "the first"
    second = "the second"
    total = "{value} {side}"
    mean = "a mean of {value} {side}"
    other = "{value} {side}"
    in = "in {name}"
    from = "from {name}"
    more = "{number} more"
    less = "{number} less"
    same = "the same"
    counts = "{after} with data against {before}"
    no-values = "no total or mean to compare"
    by-order = "compared by position: the first with the first"
    of = "of {marks}"
    rose = "{k} rose"
    fell = "{k} fell"
    stayed = "{k} stayed the same"
    changed = "{k} changed"
    appeared = "{k} without a value before"
    vanished = "{k} without a value now"
    none = "{k} without a value in both"
    largest-rise = "largest rise: {value} {places}"
    largest-fall = "largest fall: {value} {places}"
    only = "{marks} only {side}"
    only-in = "only {side}"
    more-series = { one = "{n} more series", other = "{n} more series" }
    before = "{value} before"

    # What is said of the tones where they are not as usual, what introduces a sound, and what a picture of the tones calls its
    # axes and kinds of notes.
    [sound]
    lower-is-more = "In the sound, a lower tone is a larger value."
    lowest-tone = "lowest tone: {value}"
    highest-tone = "highest tone: {value}"
    every-tone = "every tone: {value}"
    longer-is-more = "In the sound, a longer tone is a larger value of {name}."
    means = "The sound begins with the mean of each column."
    column-means = "means of the columns"
    own-pitches = "In the sound, each series has all pitches to itself: they share no values."
    own-pitches-of-parts = "In the sound, the parts behind their total have all pitches to themselves."
    order-alone = "In the sound, pitch tells only which value is larger: most lie close together."
    ratios = "In the sound, pitch follows ratios of values: most lie close together."
    close = "Marks too close together are heard by the lowest and the highest of them."
    silent = "Not heard, for want of time: {names}."
    time = "time in seconds"
    pitch = "pitch in hertz"
    value = "value, played by {name}"
    missing = "no number"
    tick = "tick: a group begins, or a line across the chart is here"
    reference = "tone to compare with"
    zero = "zero"
    marker = "marker between two series or charts"
    speech = "spoken words"

    # What is different when an event of a timeline is moved.
    [events]
    moved = "{name} moves from {from} to {to}"
    stays = "{name} stays at {at}"
    order = "now {now}, before {before}"
    gone = "gone: {names}"
    new = "new: {names}"
    retimed = "at another time: {names}"
    unchanged = "nothing else changes"

    # Rows that are followed as they come: what a bucket did, what is told together, corrections and silence.
    [follow]
    above = "now above {name}"
    below = "now below {name}"
    at = "now at {name}"
    passed = "{name} is now above {other}"
    highest = "new highest"
    lowest = "new lowest"
    of-series = "{what} of {name}"
    after-gap = "after {marks} without data"
    rising = "rising since {place}"
    falling = "falling since {place}"
    each = "{marks}, {values} each"
    same = "{marks}, {value} each"
    between = "{from} to {to}"
    with = "{event}, {value} {place}"
    correction = "correction: {label}"
    before = "{value} before"
    corrected = { one = "{n} correction", other = "{n} corrections" }
    silence = "no new rows for {length}"
    last = "last: {label}"
    too-late = { one = "{n} row came too late and was set aside", other = "{n} rows came too late and were set aside" }
    long-past = { one = "{n} late row is counted in the summary alone", other = "{n} late rows are counted in the summary alone" }
    too-far = { one = "{n} row lies too far out for its bucket and was set aside", other = "{n} rows lie too far out for their buckets and were set aside" }
    ahead = { one = "{n} row lies ahead of the clock", other = "{n} rows lie ahead of the clock" }
    wider = "{bins}, since more than {marks} came"
    nothing = "no rows came"

    [next]
    describe = "Next: \"labels\" for every mark, \"groups\" for the parts along X, \"table\" for the data table, \"sonify\" to hear it."

    # What a person's profile adds: how a mark stands in its series, and the word for a number that is hidden.
    [profile]
    hidden = "hidden"
    more = "{number} more than {place}"
    less = "{number} less than {place}"
    same = "the same as {place}"
    above-mean = "{number} above the mean"
    below-mean = "{number} below the mean"
    at-mean = "at the mean"
    quartile-lowest = "in the lowest quarter"
    quartile-second = "in the second quarter from below"
    quartile-third = "in the second quarter from above"
    quartile-highest = "in the highest quarter"

    [[units]]
    names = ["degree Celsius", "degrees Celsius", "celsius", "°C", "deg C"]
    one = "degree Celsius"
    other = "degrees Celsius"

    [[units]]
    names = ["degree Fahrenheit", "degrees Fahrenheit", "fahrenheit", "°F", "deg F"]
    one = "degree Fahrenheit"
    other = "degrees Fahrenheit"

    [[units]]
    names = ["percent", "%", "pct"]
    one = "percent"
    other = "percent"

    # The unit of a difference of percents.
    [[units]]
    names = ["percentage point", "percentage points"]
    one = "percentage point"
    other = "percentage points"

    [[units]]
    names = ["step", "steps"]
    one = "step"
    other = "steps"

    [[units]]
    names = ["dose", "doses"]
    one = "dose"
    other = "doses"

    [[units]]
    names = ["user", "users"]
    one = "user"
    other = "users"

    [[units]]
    names = ["visit", "visits"]
    one = "visit"
    other = "visits"

    [[units]]
    names = ["row", "rows"]
    one = "row"
    other = "rows"

    [[units]]
    names = ["dollar", "dollars", "USD", "US dollar", "US dollars", "$"]
    one = "dollar"
    other = "dollars"

    [[units]]
    names = ["euro", "euros", "EUR", "€"]
    one = "euro"
    other = "euros"

    [[units]]
    names = ["pound sterling", "pounds sterling", "GBP", "£"]
    one = "pound"
    other = "pounds"

    [[units]]
    names = ["pound", "pounds", "lb", "lbs"]
    one = "pound"
    other = "pounds"

    [[units]]
    names = ["millimeter", "millimeters", "millimetre", "millimetres", "mm"]
    one = "millimeter"
    other = "millimeters"

    [[units]]
    names = ["centimeter", "centimeters", "centimetre", "centimetres", "cm"]
    one = "centimeter"
    other = "centimeters"

    [[units]]
    names = ["meter", "meters", "metre", "metres"]
    one = "meter"
    other = "meters"

    [[units]]
    names = ["kilometer", "kilometers", "kilometre", "kilometres", "km"]
    one = "kilometer"
    other = "kilometers"

    [[units]]
    names = ["inch", "inches"]
    one = "inch"
    other = "inches"

    [[units]]
    names = ["foot", "feet", "ft"]
    one = "foot"
    other = "feet"

    [[units]]
    names = ["mile", "miles", "mi"]
    one = "mile"
    other = "miles"

    [[units]]
    names = ["meter per second", "meters per second", "m/s"]
    one = "meter per second"
    other = "meters per second"

    [[units]]
    names = ["kilometer per hour", "kilometers per hour", "km/h"]
    one = "kilometer per hour"
    other = "kilometers per hour"

    [[units]]
    names = ["mile per hour", "miles per hour", "mph"]
    one = "mile per hour"
    other = "miles per hour"

    [[units]]
    names = ["mile per gallon", "miles per gallon", "mpg"]
    one = "mile per gallon"
    other = "miles per gallon"

    [[units]]
    names = ["milligram", "milligrams", "mg"]
    one = "milligram"
    other = "milligrams"

    [[units]]
    names = ["microgram", "micrograms", "µg", "μg", "ug"]
    one = "microgram"
    other = "micrograms"

    [[units]]
    names = ["milligram per liter", "milligrams per liter", "mg/L", "mg/l"]
    one = "milligram per liter"
    other = "milligrams per liter"

    [[units]]
    names = ["microgram per liter", "micrograms per liter", "µg/L", "μg/L", "ug/L", "µg/l", "μg/l", "ug/l"]
    one = "microgram per liter"
    other = "micrograms per liter"

    [[units]]
    names = ["gram", "grams", "g"]
    one = "gram"
    other = "grams"

    [[units]]
    names = ["kilogram", "kilograms", "kg"]
    one = "kilogram"
    other = "kilograms"

    [[units]]
    names = ["second", "seconds", "sec"]
    one = "second"
    other = "seconds"

    [[units]]
    names = ["millisecond", "milliseconds", "ms"]
    one = "millisecond"
    other = "milliseconds"

    [[units]]
    names = ["minute", "minutes"]
    one = "minute"
    other = "minutes"

    [[units]]
    names = ["hour", "hours"]
    one = "hour"
    other = "hours"

    [[units]]
    names = ["day", "days"]
    one = "day"
    other = "days"

    [[units]]
    names = ["beat per minute", "beats per minute", "bpm"]
    one = "beat per minute"
    other = "beats per minute"

    [[units]]
    names = ["part per million", "parts per million", "ppm"]
    one = "part per million"
    other = "parts per million"

    [[units]]
    names = ["millimeter of mercury", "millimeters of mercury", "mmHg"]
    one = "millimeter of mercury"
    other = "millimeters of mercury"

    [[units]]
    names = ["hectopascal", "hectopascals", "hPa"]
    one = "hectopascal"
    other = "hectopascals"

    [[units]]
    names = ["kilowatt-hour", "kilowatt-hours", "kWh"]
    one = "kilowatt-hour"
    other = "kilowatt-hours"

    [[units]]
    names = ["gigabyte", "gigabytes", "GB"]
    one = "gigabyte"
    other = "gigabytes"

    [[units]]
    names = ["megabyte", "megabytes", "MB"]
    one = "megabyte"
    other = "megabytes"

    [[units]]
    names = ["millimeter per hour", "millimeters per hour", "mm/h"]
    one = "millimeter per hour"
    other = "millimeters per hour"

    [[units]]
    names = ["square kilometer", "square kilometers", "km²"]
    one = "square kilometer"
    other = "square kilometers"

    [[units]]
    names = ["million square kilometers"]
    one = "million square kilometers"
    other = "million square kilometers"

    [[units]]
    names = ["square meter", "square meters", "m²"]
    one = "square meter"
    other = "square meters"

    [[units]]
    names = ["thousand", "thousands"]
    one = "thousand"
    other = "thousand"

    [[units]]
    names = ["million", "millions"]
    one = "million"
    other = "million"

    [[units]]
    names = ["billion", "billions"]
    one = "billion"
    other = "billion"

    [[units]]
    names = ["million dollars", "millions of dollars", "million US$", "US$ million", "$ million", "$ millions"]
    one = "million dollars"
    other = "million dollars"

    [[units]]
    names = ["billion dollars", "billions of dollars", "billion US$", "US$ billion", "$ billion", "$ billions"]
    one = "billion dollars"
    other = "billion dollars"

    [[units]]
    names = ["liter", "liters", "litre", "litres"]
    one = "liter"
    other = "liters"

    [[units]]
    names = ["kilocalorie", "kilocalories", "kcal"]
    one = "kilocalorie"
    other = "kilocalories"

    [[units]]
    names = ["watt", "watts"]
    one = "watt"
    other = "watts"

    [[units]]
    names = ["kilowatt", "kilowatts", "kW"]
    one = "kilowatt"
    other = "kilowatts"

    [[units]]
    names = ["decibel", "decibels", "dB"]
    one = "decibel"
    other = "decibels"

    [[units]]
    names = ["person", "people", "persons"]
    one = "person"
    other = "people"

    """#
  }
}
