// swift-format-ignore-file
// Made by Scripts/generate-voices from voices/lint/en.toml. Do not edit.

/// The words that rules look for, as TOML.
enum EnglishLexicon {
  static var text: StaticString {
    #"""
    # The words that the linter looks for in English labels. A list a class; a phrase is words with blanks between them.
    # Case does not matter. What each list is for stands beside it.

    # Structure: what summaries, groups and formats are told by. Words in any case; a word may stand in several lists.
    [structure]
    # How texts call axes: "X axis", "x-axis", "the horizontal axis", "X and Y axes".
    axis = ["axis", "axes"]
    x = ["x", "x-axis"]
    y = ["y", "y-axis"]
    horizontal = ["horizontal"]
    vertical = ["vertical"]
    # Words that join two axes before "axes", and that mean the two of them.
    both = ["both", "two"]
    joining = ["and", "or"]
    # What may stand before the name of an axis behind its content: "steps on the vertical axis".
    placing = ["on", "along", "across", "over"]
    article = ["the", "its", "an", "a", "their"]
    # Words that go on about the axis of the sentence before.
    again = ["it", "its", "they", "from", "ranging", "range", "ranges", "values", "this", "bounds"]
    # Kinds of charts: a word that stands for itself, and words that need a noun behind them, as in "stacked bar chart".
    chart-type = ["histogram", "histograms", "scatter", "scatterplot", "scatterplots", "scattergram", "timeline", "timelines", "pie", "donut", "doughnut", "heatmap", "treemap", "boxplot", "sparkline", "sparklines", "sunburst", "sankey", "choropleth", "cartogram", "map", "streamgraph", "candlesticks", "parts", "barchart", "linechart", "piechart", "barplot", "boxplots", "heatmaps", "dotplot", "waterfall", "gauge", "violin", "gantt"]
    chart-mark = ["bar", "bars", "column", "columns", "line", "lines", "area", "point", "points", "dot", "dots", "rule", "rules", "pie", "donut", "doughnut", "ring", "box", "violin", "heat", "tree", "bubble", "candlestick", "waterfall", "funnel", "radar", "gauge", "gantt", "range", "strip", "stem", "slope", "lollipop", "step", "scatter", "sector", "band", "error", "flow", "network", "polar", "rose", "spider", "density", "ridgeline", "bullet", "mosaic", "radial", "horizon", "bump", "coordinate", "coordinates", "dumbbell", "contour", "hexbin", "alluvial", "chord", "icicle", "combination", "combo"]
    chart-noun = ["chart", "charts", "graph", "graphs", "plot", "plots", "diagram", "diagrams", "map", "maps", "histogram"]
    # Marks that leave little doubt which chart it is: "bars show steps".
    marks = ["bars", "columns", "lines", "dots", "slices", "candlesticks"]
    # Nouns that say that there is a chart and not which.
    chart-word = ["chart", "graph", "plot", "diagram"]
    # Kinds of charts without axes, and a word before them that gives them some.
    axisless = ["pie", "donut", "doughnut", "ring", "arc", "sector", "sunburst", "treemap", "gauge", "sankey", "choropleth", "geoshape", "cartogram", "map", "network", "funnel", "parts", "sparkline", "radar", "spider", "polar"]
    with-axes = ["heat"]
    # How bounds are told: "from 0 to 12,000", "between 0 and 10".
    from = ["from", "between"]
    to = ["to", "through", "until", "till", "and"]
    # Words by which an axis has nothing to bound: "no values".
    nothing = ["no", "without", "empty"]
    # Places of time in words.
    place = ["midnight", "noon", "today", "now"]
    # Words that name a stretch by a number: "Week 3", "third quarter", "first half".
    period = ["second", "minute", "hour", "day", "night", "week", "weekend", "month", "quarter", "season", "year", "decade", "century", "half", "stage", "lap", "leg", "round", "set", "split", "section", "segment", "part", "phase", "period", "zone", "mile", "kilometer", "group", "inning", "hole", "trimester", "semester", "sprint", "shift", "block", "chapter", "game"]
    # Stretches in words.
    stretch = ["morning", "mornings", "afternoon", "afternoons", "evening", "evenings", "night", "nights", "overnight", "weekday", "weekdays", "weekend", "weekends", "spring", "summer", "autumn", "winter", "noon", "midnight", "workdays", "daytime", "all", "whole", "entire", "rest", "start", "end", "beginning", "middle"]
    # What a group tells, and words between it and its number: a text of these alone has no place.
    measure = ["climb", "climbs", "climbed", "climbing", "descent", "descend", "descends", "descended", "gain", "gains", "gained", "loss", "losses", "lost", "rise", "rises", "rose", "fall", "falls", "fell", "drop", "drops", "dropped", "increase", "increases", "increased", "decrease", "decreases", "decreased", "change", "changes", "changed", "total", "totals", "sum", "average", "averages", "averaged", "mean", "median", "minimum", "maximum", "lowest", "highest", "level", "steady", "flat", "up", "down", "count", "value", "values", "net", "overall"]
    filler = ["each", "every", "of", "by", "at", "was", "were", "is", "are", "the", "a", "an", "about", "to", "and", "from", "between", "in", "per", "on", "with", "steps", "feet", "foot", "meters", "miles", "kilometers", "percent", "degrees", "beats", "minutes", "hours", "seconds"]
    # Percent as a word, degrees, and money.
    percent = ["percent", "percents", "pct"]
    degree = ["degree", "degrees"]
    dollar = ["dollar", "dollars"]
    euro = ["euro", "euros"]
    # The halves of the day: the first two are written.
    clock = ["AM", "PM"]
    # What a number of hours and minutes is that is no time of the day.
    duration = ["hour", "hours", "minute", "minutes", "second", "seconds"]
    # Shares of a whole that is known, which an axis shows from 0 to 100.
    bounded = ["battery", "charge", "charged", "progress", "completion", "completed", "complete", "share", "humidity", "occupancy", "fullness", "full", "storage", "proportion"]
    # Days, by which an axis may count in sevens and from 1.
    day = ["day", "days", "week", "weeks", "date", "month", "months", "year", "years", "hour", "hours", "minute", "minutes", "second", "seconds", "time", "degrees", "hole"]

    [words]
    # Months and weekdays, whole and short.
    month = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"]
    month-short = ["Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sep", "Sept", "Oct", "Nov", "Dec"]
    weekday = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    weekday-short = ["Mon", "Tue", "Tues", "Wed", "Thu", "Thur", "Thurs", "Fri", "Sat", "Sun"]
    # Words in brackets behind an axis title that are no unit: "Sales (log scale)", "Time (UTC)".
    not-unit = ["log", "scale", "linear", "UTC", "GMT", "local", "est", "estimated", "avg", "average", "mean", "median", "max", "maximum", "minimum", "sum", "total", "all", "new", "n", "x", "y"]
    # Words between the name and the unit of an axis title: "Height in kilometers".
    unit-joiner = ["in"]
    # Numbers in words, from zero on.
    number-word = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
    # Words that multiply the number before them.
    magnitude = ["hundred", "thousand", "million", "billion", "trillion"]
    # Units in words, one and many.
    unit = ["step", "steps"]

    # Form.
    # Texts that a program or an author meant to replace.
    placeholder = ["TODO", "TBD", "TBA", "FIXME", "XXX", "lorem ipsum", "placeholder", "placeholder text", "placeholder label", "placeholder title", "placeholder summary", "placeholder value", "your label here", "your text here", "your title here", "your description here", "insert label", "insert label here", "insert value", "insert value here", "insert text here", "insert description here", "insert title here", "label goes here", "title goes here", "text goes here", "description goes here", "summary goes here"]
    # What programs print where a value is missing.
    machine-word = ["nan", "null", "undefined", "nil", "infinity", "inf", "object object"]
    # Days told from today.
    relative-date = ["today", "yesterday", "tomorrow", "tonight", "today's", "today’s", "yesterday's", "yesterday’s", "tomorrow's", "tomorrow’s", "last night", "ago", "last", "past", "this", "next"]

    # Wording.
    # Words that stand where a number could.
    vague-quantity = ["several", "many", "few", "a few", "very few", "quite a few", "a lot of", "a lot", "lots of", "numerous", "a number of", "some", "a couple of", "various", "countless", "plenty of", "a handful of", "a great deal of", "a bunch of", "a bit", "a little", "dozens of", "hundreds of", "thousands of", "millions of", "billions of", "tons of", "loads of", "most of the", "vast majority"]
    # Phrases with a word of another list in which that word means something else; no rule for wording looks at them.
    harmless = ["how many", "as many", "so many", "too many", "no few", "as few", "so few", "a few good", "many-sided", "some college", "some high school", "some other", "some secondary", "some graduate", "some university", "some difficulty", "some of the time", "many body", "in hundreds of", "in thousands of", "in millions of", "in billions of", "in tons of", "tons of carbon", "tons of waste", "tons of co2", "tons of coal", "tons of steel", "tons of grain", "statistically significant", "significant wave", "significant figures", "significant digits", "significant wave height", "strongly agree", "strongly disagree", "strongly support", "strongly oppose", "strongly approve", "strongly disapprove", "strongly favor", "strong breeze", "strong gale", "slightly agree", "slightly disagree", "just transition", "just in time", "just about right", "poor health", "good health", "amount due to", "amounts due to", "balance due to", "balances due to", "payment due to", "payments due to", "money due to", "rent due to", "taxes due to", "interest due to", "dividends due to", "gains due to", "cause of death", "due to arrive", "due to depart", "due to open", "due to close", "due to start", "due to end", "due to begin", "due to expire", "orange slice", "orange slices", "orange segment", "orange segments", "green area", "green areas", "white area", "white areas", "double yellow line", "double yellow lines", "yellow lines", "black point", "light bar", "light bars", "dark circles", "solid area", "filled area", "in black and white", "image of god", "picture of health", "great circle", "rapid growth fund", "gradual rise block", "sudden fall arrest", "average fall"]
    # Words that judge wherever they stand.
    subjective = ["almost", "nearly", "barely", "hardly", "merely", "scarcely", "a mere", "rapidly", "sharply", "steeply", "dramatically", "drastically", "markedly", "significantly", "considerably", "substantially", "noticeably", "steadily", "gradually", "suddenly", "hugely", "massively", "enormously", "tremendously", "remarkably", "impressively", "surprisingly", "astonishingly", "amazingly", "incredibly", "alarmingly", "worryingly", "disappointingly", "unfortunately", "fortunately", "sadly", "luckily", "thankfully", "regrettably", "amazing", "impressive", "astonishing", "astounding", "shocking", "alarming", "disappointing", "surprising", "incredible", "unbelievable", "fantastic", "terrific", "wonderful", "awful", "terrible", "horrible", "whopping", "staggering", "worrying", "encouraging", "remarkable", "spectacular", "stunning", "phenomenal", "dismal", "lackluster", "abysmal", "stellar", "breathtaking", "soared", "skyrocketed", "plummeted", "plunged", "nosedived", "soaring", "skyrocketing", "plummeting", "relatively stable", "relatively flat", "relatively high", "relatively low", "fairly stable", "fairly flat", "fairly steady", "fairly high", "fairly low", "quite high", "quite low", "rather high", "rather low", "pretty good", "pretty high", "pretty low", "was very", "were very", "is very", "are very", "a huge", "a massive", "an enormous", "a tiny"]
    # Words that judge where a number follows.
    subjective-number = ["only", "just", "just under", "just over", "just about", "just above", "just below", "only about", "only around", "just around", "only a", "just a", "a whole", "a full"]
    # Words that judge beside a movement: "a steep rise", "grew strongly".
    degree = ["strong", "strongly", "weak", "weakly", "good", "great", "greatly", "poor", "poorly", "bad", "badly", "well", "nicely", "healthy", "solid", "robust", "excellent", "outstanding", "steep", "sharp", "rapid", "quick", "quickly", "fast", "slow", "slowly", "sudden", "dramatic", "drastic", "gradual", "slight", "slightly", "somewhat", "steady", "marked", "modest", "modestly", "moderate", "moderately", "huge", "massive", "enormous", "tremendous", "big", "tiny", "small", "substantial", "considerable", "significant", "notable", "heavily", "wildly", "a lot faster", "really"]
    # How things move, as verbs and as nouns.
    movement = ["rose", "rise", "rises", "rising", "risen", "fell", "fall", "falls", "falling", "fallen", "grew", "grow", "grows", "growing", "growth", "dropped", "drop", "drops", "dropping", "declined", "decline", "declines", "declining", "increased", "increase", "increases", "increasing", "decreased", "decrease", "decreases", "decreasing", "climbed", "climb", "climbs", "climbing", "jumped", "jump", "jumps", "dipped", "dip", "dips", "sank", "slid", "shrank", "slowed", "doubled", "halved", "tripled", "surged", "surge", "tumbled", "improved", "improvement", "improvements", "worsened", "recovered", "recovering", "recovery", "rebounding", "dipping", "sinking", "jumping", "changed", "change", "changes", "gained", "gain", "gains", "lost", "progress", "performance", "performed", "results", "upward trend", "downward trend", "trend"]
    # What claims a cause.
    cause = ["because", "because of", "thanks to", "led to", "consequently", "therefore", "was caused by", "were caused by", "is caused by", "are caused by", "caused a", "caused an", "caused the", "which caused", "was due to", "were due to", "is due to", "are due to", "mainly due to", "largely due to", "mostly due to", "partly due to", "probably due to", "likely due to", "due in part to", "due mainly to", "due largely to"]
    # What claims a cause behind a movement, and is a name otherwise: "deaths due to malaria", "miles driven by age".
    weak-cause = ["due to", "caused by", "caused", "causing", "attributed to", "attributable to", "resulting from", "resulting in", "resulted in", "resulted from", "on account of", "in response to", "as a result", "as a result of", "as a consequence", "as a consequence of", "owing to", "driven by", "fueled by", "fuelled by", "triggered by", "sparked by", "spurred by", "prompted by", "boosted by", "brought on by", "blamed on", "leading to"]
    # What was done to the data, behind which a reason is no claim.
    method = ["left out", "set aside", "excluded", "omitted", "removed", "not shown", "not counted", "not included", "sampled", "rounded", "estimated", "adjusted", "no shares", "suppressed"]
    # Colors, where a mark stands behind them.
    color = ["red", "orange", "yellow", "green", "blue", "purple", "violet", "pink", "brown", "black", "white", "gray", "grey", "teal", "cyan", "magenta", "turquoise", "maroon", "beige"]
    # What is drawn.
    mark-noun = ["line", "lines", "bar", "bars", "dot", "dots", "slice", "slices", "area", "areas", "segment", "segments", "curve", "curves", "point", "points", "column", "columns", "wedge", "wedges", "marker", "markers", "circle", "circles", "bubble", "bubbles", "stripe", "stripes", "portion", "portions", "section", "sections", "shading", "square", "squares", "triangle", "triangles", "arrow", "arrows", "trendline", "band"]
    # How it is drawn.
    look = ["dashed", "dotted", "solid", "thick", "thin", "thicker", "thinner", "bold", "striped", "hatched", "shaded", "colored", "coloured", "highlighted", "dark", "darker", "light", "lighter", "bright", "brighter", "tall", "taller", "tallest", "outlined", "faded", "filled", "hollow"]
    # What only who sees can follow, wherever it stands.
    sight = ["the green area", "the orange slice", "the orange segment", "as you can see", "you can see", "we can see", "can be seen", "as shown", "as seen", "as pictured", "as illustrated", "shown above", "shown below", "see above", "see below", "pictured above", "pictured below", "chart above", "chart below", "graph above", "graph below", "figure above", "figure below", "image above", "image below", "looking at the chart", "looking at the graph", "color-coded", "colour-coded", "longest bar", "longest bars", "shortest bar", "shortest bars", "highest bar", "biggest bar", "largest bar", "biggest slice", "largest slice", "smallest slice", "biggest bubble", "largest bubble", "biggest dot", "largest dot", "bar on the left", "bars on the left", "bar on the right", "bars on the right", "line on the left", "line on the right", "line at the top", "line at the bottom", "bar at the top", "bar at the bottom", "dots on the left", "dots on the right", "left of the chart", "right of the chart", "left side of the chart", "right side of the chart", "top of the chart", "bottom of the chart", "left of the graph", "right of the graph", "left side of the graph", "right side of the graph", "top of the graph", "bottom of the graph", "line goes", "line goes up", "line goes down", "lines go", "curve goes", "line slopes", "curve slopes", "bars get", "chart on the left", "chart on the right", "graph on the left", "graph on the right", "upper line", "lower line", "upper curve", "lower curve", "line on top", "top bar", "bottom bar", "leftmost bar", "rightmost bar", "leftmost point", "rightmost point", "top right corner", "top left corner", "bottom right corner", "bottom left corner", "upper right corner", "upper left corner", "lower right corner", "lower left corner", "top-right corner", "top-left corner", "bottom-right corner", "bottom-left corner"]
    # What only who sees can follow, where nothing it belongs to follows: "shown in red", not "in red states".
    sight-end = ["in red", "in orange", "in yellow", "in green", "in blue", "in purple", "in pink", "in brown", "in black", "in white", "in gray", "in grey", "shown in gold", "shown in silver", "top right", "top left", "bottom right", "bottom left", "upper right", "upper left", "lower right", "lower left", "top-right", "top-left", "bottom-right", "bottom-left", "upper-right", "upper-left", "lower-right", "lower-left"]
    # What a text says of itself that tells nothing; a number may follow.
    generic = ["chart", "charts", "graph", "plot", "diagram", "figure", "image", "picture", "graphic", "icon", "bar", "line", "point", "data", "datapoint", "dot", "slice", "segment", "column", "series", "dataset", "item", "element", "mark", "marker", "value", "label", "title", "untitled", "button", "legend", "axis", "group", "pie", "donut", "scatter", "scatterplot", "histogram", "visualization", "untitled-chart", "description", "summary", "alt"]
    # What a screen reader says by itself.
    role = ["image", "picture", "photo", "graphic", "screenshot", "illustration", "button", "image of", "image showing", "image shows", "image depicting", "image that shows", "image displaying", "picture of", "picture showing", "picture shows", "photo of", "photo showing", "photograph of", "graphic of", "graphic showing", "graphic shows", "graphic depicting", "screenshot of", "screenshot showing", "illustration of", "illustration showing", "icon of", "graphical representation of", "visual representation of", "pictorial representation of"]
    # Words that are values: levels, and that there is none.
    value-word = ["no data", "no reading", "no readings", "no value", "no values", "no measurement", "no response", "no record", "no service", "value missing", "missing", "not measured", "not available", "not recorded", "not reported", "not a number", "unavailable", "unknown", "closed", "open", "offline", "cancelled", "canceled", "none", "nothing", "half", "mild", "moderate", "severe", "good", "fair", "poor", "bad", "excellent", "low", "medium", "high", "extreme", "hazardous", "unhealthy", "healthy", "normal", "elevated", "present", "absent", "yes", "no", "unchanged", "level"]
    # Times and places that stand by themselves.
    place-word = ["noon", "midnight", "morning", "afternoon", "evening", "night", "weekend", "weekends", "weekdays", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "today", "yesterday", "tomorrow", "spring", "summer", "autumn", "winter", "north", "south", "east", "west", "home", "away"]
    # Halves of a day, and what units have in their middle: "beats per minute".
    day-half = ["am", "pm"]
    unit-joint = ["of", "per"]
    # Units that begin with a capital, as names of people do.
    unit-name = ["Celsius", "Fahrenheit", "Kelvin", "Richter", "Beaufort", "Mbit", "Gbit"]
    # What sets a value beside another place: "12 more than on Monday".
    comparing = ["than", "versus", "vs"]
    # What a number behind it makes a place: "week 3".
    counted-place = ["week", "weeks", "day", "days", "month", "quarter", "year", "years", "hour", "minute", "stage", "lap", "round", "game", "season", "semester", "age", "ages", "aged", "grade", "floor", "district", "room", "zone", "route", "chapter", "page", "rank", "mile", "kilometer", "kilometre", "phase", "step", "trip", "visit", "session", "run", "test", "question", "terminal", "gate", "platform", "site", "station", "ward", "precinct", "sprint", "version", "set", "match"]
    # Little words that are neither place nor value.
    filler = ["a", "an", "the", "of", "on", "in", "at", "to", "from", "for", "by", "and", "or", "with", "during", "near", "until", "till", "since", "between", "per", "about", "approximately", "around", "roughly", "minus", "plus", "negative", "over", "under", "above", "below", "more", "less", "than", "up", "down", "is", "was", "were", "are", "this", "that", "through", "each", "every", "week of"]
    # Units of what has none.
    dimensionless = ["index", "ratio", "score", "ph", "none", "count", "number", "dimensionless", "unitless", "rank", "coefficient", "factor", "1"]

    # Structure.

    # Claims: dates.
    # Words that join two dates.
    date-joiner = ["to", "through", "and", "or", "until", "till"]
    # Words between a weekday and its date: "June 6, 2025 was a Tuesday".
    date-filler = ["the", "of", "a", "was", "is", "on", "had", "morning", "afternoon", "evening", "night"]
    # Calendars whose weekdays and years are not those of today's.
    other-calendar = ["fiscal", "Julian", "Hebrew", "Islamic", "lunar", "Old Style"]
    # Claims: names.
    # Words with a capital at the start of a label that name no series and no category.
    general-name = ["I", "total", "totals", "sum", "overall", "average", "mean", "median", "maximum", "minimum", "max", "min", "highest", "lowest", "most", "least", "fewest", "peak", "high", "low", "all", "both", "each", "every", "everyone", "everybody", "nobody", "none", "no", "not", "other", "others", "another", "same", "group", "range", "from", "in", "on", "at", "by", "for", "with", "between", "during", "after", "before", "since", "over", "under", "about", "up", "down", "compared", "it", "its", "they", "their", "this", "that", "these", "those", "there", "here", "then", "when", "where", "if", "so", "note", "notes", "goal", "target", "value", "values", "count", "number", "data", "missing", "unknown", "unnamed", "reading", "readings", "record", "result", "results", "summary", "chart", "graph", "axis", "line", "bar", "bars", "area", "point", "points", "series", "category", "week", "weeks", "weekday", "weekdays", "weekend", "weekends", "month", "months", "day", "days", "year", "years", "quarter", "season", "hour", "hours", "minute", "minutes", "time", "date", "today", "yesterday", "tomorrow", "noon", "midnight", "morning", "afternoon", "evening", "night", "holiday", "holidays", "start", "end", "first", "last", "second", "third", "next", "previous", "now", "north", "south", "east", "west", "rank", "place", "percent", "share", "change", "difference", "trend"]
    # Seasons, which are times along dates and may be categories elsewhere.
    season = ["spring", "summer", "autumn", "fall", "winter"]
    # Words that join two names, or begin a clause with another.
    name-joiner = ["and", "or", "versus", "vs", "while", "but", "whereas", "than", "nor"]
    # Claims: directions.
    # Verbs for values that go up, and down; forms that a noun shares are none.
    moves-up = ["upward trend", "rising trend", "increasing trend", "growing trend", "trending up", "trends up", "trended up", "up from", "up to", "rose", "rises", "climbed", "grew", "increased", "went up", "goes up", "gained", "jumped", "jumps", "surged", "soared"]
    # Verbs for values that come up again from a low.
    moves-back = ["recovered", "recovers", "rebounded", "rebounds"]
    moves-down = ["downward trend", "falling trend", "decreasing trend", "declining trend", "trending down", "trends down", "trended down", "down from", "down to", "fell", "falls", "dropped", "declined", "decreased", "went down", "goes down", "sank", "sinks", "slid", "shrank", "shrinks", "dipped", "plunged", "tumbled", "slumped"]
    # Words for values that stay.
    moves-level = ["level", "steady", "flat", "unchanged", "constant", "stable"]
    # The verbs before them.
    stay = ["stayed", "stays", "remained", "remains", "held", "holds", "kept", "keeps", "was", "were", "is", "are"]
    # What stands before a participle that is a verb: "are rising", "have been rising".
    being = ["is", "are", "was", "were", "been", "keeps", "kept"]
    # Nouns for moves, of what is named behind them: "growth in downloads".
    move-noun = ["increase", "decrease", "growth", "rise", "fall", "decline", "drop", "climb", "reduction"]
    # Words that leave out no mark.
    every = ["every", "each", "throughout", "always", "continuously", "without a break"]
    # Words behind which a clause says where it begins, and where it ends.
    from-word = ["from", "since", "after", "between", "starting"]
    until-word = ["to", "until", "till", "through", "by"]
    # Words that part what happened first from what came next.
    part = ["and", "then", "but", "while", "whereas", "before", "although", "yet"]
    # Words for every series.
    all-series = ["both", "all"]
    # Words that begin an aside.
    aside = ["with", "despite", "although", "except", "apart", "aside", "including"]
    # Words that ask for the ends alone.
    overall = ["overall", "on the whole", "in total", "all in all"]
    # Verbs for a high between.
    peaked = ["peaked", "peaks", "topped out", "bottomed out"]
    # Words that take a claim back, or put it off.
    denial = ["not", "never", "no", "neither", "nor", "without", "hardly", "didn't", "didn’t", "wasn't", "wasn’t", "if", "will", "would", "may", "might", "could", "should", "can", "expected", "forecast", "projected", "planned", "except", "but one", "half", "slower", "faster"]
    # Parts of the data that words alone do not tell.
    loose-time = ["once", "twice", "first", "last", "final", "early", "late", "later", "earlier", "beginning", "start", "middle", "mid", "end", "weekend", "weekends", "weekdays", "workdays", "morning", "mornings", "afternoon", "afternoons", "evening", "evenings", "night", "nights", "spring", "summer", "autumn", "winter", "recently", "so far", "at times", "sometimes", "briefly", "quarter", "decade", "rush hour", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays", "most days", "most months", "most years", "forward", "backward"]
    # What is made of several values; how it moves says nothing of the values.
    derived = ["share", "shares", "gap", "difference", "average", "mean", "median", "ratio", "rate", "pace", "total", "sum", "variation", "growth", "spread", "number of", "proportion", "percentage", "rank", "most of", "combined", "together", "moving", "cumulative", "adjusted"]
    # Claims: comparisons.
    is-more = ["more", "higher", "greater", "above", "larger", "bigger", "ahead of", "exceeded", "exceeds", "outsold", "topped", "beat"]
    is-less = ["less", "fewer", "lower", "below", "smaller", "behind", "trailed", "trails"]
    # Words that compare what is measured: temperatures, then lengths, times and masses.
    is-warmer = ["warmer", "hotter"]
    is-colder = ["colder", "cooler"]
    is-longer = ["longer", "taller", "heavier"]
    is-shorter = ["shorter"]
    # Words for what stands out, which tell it without its place.
    stands-out = ["spike", "spikes", "spiked", "outlier", "outliers", "exception", "exceptions", "surge", "surged", "jump", "jumped", "plunge", "plunged"]
    # Nouns for charts, by which an overview is known.
    chart-noun = ["chart", "graph", "plot", "histogram", "timeline", "diagram", "scatterplot", "heatmap"]
    # Words between what is compared and "than": "than on Sunday".
    than-filler = ["on", "in", "at", "during", "for", "the", "of", "those", "that", "from"]
    # Verbs for one series that goes above another.
    passed = ["passed", "passes", "overtook", "overtakes", "surpassed", "surpasses"]
    # Claims: facts that a mark has no value.
    missing = ["not a number", "without data", "without a value", "no reading", "no readings", "no data", "no value", "no values", "no record", "not measured", "not recorded", "not available", "unavailable", "missing", "unknown", "gap", "gaps", "no result"]
    # Claims.
    # Words that say a number is rounded.
    about = ["about", "around", "approximately", "roughly", "nearly", "almost", "some", "close to", "just over", "just under", "an estimated"]
    # Words for the greatest of all values, and for the least.
    highest = ["highest", "most", "maximum", "max", "peak", "peaked", "peaks", "top", "topped out", "warmest", "hottest", "busiest", "largest", "biggest", "greatest", "longest", "tallest", "wettest", "heaviest", "loudest", "strongest", "windiest", "sunniest", "most expensive", "dearest", "priciest", "costliest", "most popular", "a high of", "high of", "record high", "leads", "led"]
    lowest = ["lowest", "least", "fewest", "minimum", "min", "bottomed out", "coldest", "coolest", "quietest", "smallest", "shortest", "driest", "lightest", "weakest", "calmest", "cheapest", "least busy", "least expensive", "least popular", "a low of", "low of", "record low", "trough"]
    # Before or behind a word for an extreme: then it is none of all values.
    no-extreme = ["at most", "at least", "most of", "at its most", "for the most part", "most likely", "mostly", "at the top", "second highest", "second lowest", "third highest", "third lowest", "second most", "second-highest", "second-lowest", "third-highest", "third-lowest", "one of the", "among the", "another peak", "another low", "local peak", "highest to lowest", "lowest to highest"]
    # Sums, means and medians.
    total = ["total", "totals", "totaled", "totalled", "totaling", "in total", "sum", "sums", "altogether", "in all", "combined", "added up to", "adds up to", "add up to"]
    mean = ["mean", "average", "averages", "averaged", "averaging", "on average", "a day on average"]
    median = ["median"]
    weighted = ["weighted", "adjusted", "seasonally adjusted", "rolling", "moving", "cumulative", "year-to-date", "running"]
    share = ["share", "shares", "of the total", "of total", "accounts for", "accounted for", "makes up", "made up"]
    # Changes, up and down.
    rise = ["warms", "warmed", "warmed up", "widens", "widened", "rose", "rise", "rises", "risen", "rising", "increase", "increased", "increases", "increasing", "grew", "grow", "grows", "grown", "growing", "growth", "gain", "gained", "gains", "climb", "climbed", "climbs", "climbing", "up", "went up", "goes up", "jumped", "jump", "added", "higher"]
    fall = ["loss", "losses", "cools", "cooled", "cooled down", "narrows", "narrowed", "fell", "fall", "falls", "fallen", "falling", "decrease", "decreased", "decreases", "decreasing", "declined", "decline", "declines", "declining", "drop", "dropped", "drops", "dropping", "lost", "loses", "down", "went down", "goes down", "descended", "descend", "shrank", "shrinks", "sank", "slid", "dipped", "reduced", "lower"]
    difference = ["difference", "difference of", "change of", "changed by", "gap of", "a gap of", "differ by", "differs by", "differed by"]
    more = ["more", "more than", "longer", "taller", "warmer", "hotter", "heavier", "larger", "bigger", "greater", "longer than", "warmer than", "higher than", "greater than", "larger than", "above", "exceeds", "exceeded", "over", "ahead of"]
    less = ["short of", "less", "less than", "shorter", "colder", "cooler", "lighter", "smaller", "shorter than", "colder than", "lower than", "smaller than", "fewer", "fewer than", "below", "under", "behind"]
    times = ["times as", "times more", "times higher", "times larger", "times greater", "times the", "times that of", "times that", "fold"]
    # Words that are a ratio by themselves; the table of factors says which.
    factor = ["doubled", "doubles", "doubling", "twice", "double", "tripled", "triples", "tripling", "triple", "quadrupled", "quadruples", "halved", "halves", "halving", "fell by half", "fallen by half", "dropped by half", "declined by half", "decreased by half", "cut in half"]
    percentage-point = ["percentage point", "percentage points"]
    # What is hoped for or allowed is no value of the data.
    goal = ["goal", "goals", "target", "targets", "limit", "threshold", "capacity", "budget", "quota", "aim", "benchmark"]
    # Words of axes.
    axis = ["axis", "X axis", "Y axis", "horizontal axis", "vertical axis", "x-axis", "y-axis"]
    # A part of the data that cannot be told from the words alone.
    part-of-data = ["cycle", "first", "last", "final", "weekday", "weekdays", "weekend", "weekends", "workdays", "working days", "school days", "week", "first half", "second half", "spring", "summer", "autumn", "winter", "morning", "mornings", "afternoon", "evening", "night", "nights", "since", "until", "after", "before", "so far", "except", "excluding", "other", "without", "apart from", "recent", "during", "within", "between", "where", "when", "only", "usually", "typically", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays", "saturdays", "sundays"]
    # Of "most" without these before it nobody knows whether all others are fewer: "most days".
    before-most = ["the", "had", "has", "saw", "sold", "carried", "with", "recorded"]
    # Words behind an extreme that make it one of something else: "peak hours".
    no-peak = ["change", "changes", "part", "parts", "hour", "hours", "season", "time", "times", "days"]
    # Words between which a value lies.
    from = ["from"]
    to = ["to"]
    # Words for each of a stretch, as in "6,870 a day".
    per = ["a", "per", "each", "every"]
    # Words behind a number that are not what it counts.
    link = ["on", "in", "at", "and", "to", "for", "from", "of", "or", "by", "per", "a", "an", "the", "was", "is", "were", "are", "with", "then", "but", "as", "than", "over", "under", "above", "below", "until", "since", "after", "before", "during", "while", "each", "every", "up", "down", "out"]
    # Words before a number that say which, not how many; words before a year.
    rank = ["number", "no", "rank", "ranked", "top", "bottom", "stage", "route", "phase", "level", "version", "week", "line", "quarter", "group", "zone", "type", "gate", "platform", "bus", "highway", "age", "ages", "aged"]
    before-year = ["in", "since", "until", "during", "by", "of", "year", "winter", "summer", "spring", "autumn", "fall"]
    minus = ["minus", "negative"]
    # Words behind a number that compare it only where a place, a series or a goal follows.
    beyond = ["over", "above", "under", "below", "up", "down", "behind"]
    # Words for an extreme that may be a lead over others.
    leads = ["leads", "led"]
    # Words before a place that is only where a stretch begins or ends.
    limit = ["after", "before"]
    # Words that take the extreme from what follows: "the second warmest month".
    ordinal = ["second", "third", "fourth", "fifth", "next"]
    # Names of times of the day.
    midnight = ["midnight"]
    noon = ["noon", "midday"]
    # The quarters of a year, in their order.
    quarter-name = ["first quarter", "second quarter", "third quarter", "fourth quarter"]
    # Words of a Y axis whose values are changes themselves.
    change-name = ["change", "changes", "growth", "increase", "gain", "gains", "loss", "losses", "net", "balance", "difference", "deviation", "anomaly"]
    # Between a ten and how often it is taken: "3 times 10 to the power of 8".
    power = ["to the power of"]
    # Words before the subject of a clause, and before a number of all marks: "a line chart with 3 lines".
    before-subject = ["and", "the", "a", "an", "on", "in", "its", "was", "with", "at", "to"]
    before-count = ["with", "of", "over", "are", "has", "shows"]
    # Where a new clause begins.
    clause-break = ["followed by", "ahead of", "then", "but", "while", "whereas", "although", "yet", "compared with", "compared to", "before falling", "before rising", "after which"]
    # Words for marks, for series and for stretches of time, one and many.
    counted-mark = ["places", "columns", "bar", "bars", "point", "points", "mark", "marks", "value", "values", "reading", "readings", "measurement", "measurements", "category", "categories", "slice", "slices", "sector", "sectors", "observation", "observations", "dots"]
    series-noun = ["series", "line", "lines"]
    period-noun = ["second", "seconds", "minute", "minutes", "hour", "hours", "day", "days", "week", "weeks", "month", "months", "quarter", "quarters", "year", "years"]
    # A number with one of these near it counts some of the marks, not all.
    count-condition = ["above", "below", "over", "under", "more", "less", "fewer", "without", "no data", "missing", "with", "exceeded", "reached", "missed", "longest", "row", "consecutive", "straight", "later", "earlier", "ago", "last", "first", "next", "past", "another", "per", "each", "every", "until", "on", "within", "after", "before", "for", "had", "have", "were", "was", "are", "is", "of", "between", "at", "most", "least", "rest"]
    # Behind "5 of": then 5 counts marks.
    of-marks = ["them", "these", "those", "which"]
    # Words behind a place and "and" that take in all places behind it, and those of which the direction cannot be told.
    onward = ["deeper", "later", "older", "more", "up", "upward", "upwards", "onward", "onwards", "beyond", "after", "higher", "longer", "farther", "further"]
    open-end = ["above", "below", "over", "under", "earlier", "younger", "less", "fewer", "lower", "shorter", "before", "down", "shallower", "nearer", "colder", "warmer"]
    # Verbs by which a goal is said to be met.
    reached = ["reached", "met", "made", "hit", "achieved", "exceeded", "beaten", "passed", "beat"]
    # Words before a number of places that mean all of them: "in the three seasons".
    within = ["in", "over", "across", "during", "all", "of", "for"]

    # What words that are a ratio by themselves are worth.
    [factors]
    doubled = 2
    doubles = 2
    doubling = 2
    twice = 2
    double = 2
    tripled = 3
    triples = 3
    tripling = 3
    triple = 3
    quadrupled = 4
    quadruples = 4
    halved = 0.5
    halves = 0.5
    halving = 0.5
    "fell by half" = 0.5
    "fallen by half" = 0.5
    "dropped by half" = 0.5
    "declined by half" = 0.5
    "decreased by half" = 0.5
    "cut in half" = 0.5

    # What words that multiply a number are worth.
    [magnitudes]
    hundred = 1e2
    thousand = 1e3
    k = 1e3
    million = 1e6
    mn = 1e6
    billion = 1e9
    bn = 1e9
    trillion = 1e12

    # Units that can be told apart and converted: the dimension, how many base units one is, and what zero is in base units.
    [units]
    "meter" = { dimension = "length", scale = 1.0, words = ["meter", "meters", "metre", "metres", "m"] }
    "kilometer" = { dimension = "length", scale = 1000.0, words = ["kilometer", "kilometers", "kilometre", "kilometres", "km"] }
    "centimeter" = { dimension = "length", scale = 0.01, words = ["centimeter", "centimeters", "centimetre", "centimetres", "cm"] }
    "millimeter" = { dimension = "length", scale = 0.001, words = ["millimeter", "millimeters", "millimetre", "millimetres", "mm"] }
    "mile" = { dimension = "length", scale = 1609.344, words = ["mile", "miles", "mi"] }
    "foot" = { dimension = "length", scale = 0.3048, words = ["foot", "feet", "ft"] }
    "inch" = { dimension = "length", scale = 0.0254, words = ["inch", "inches"] }
    "yard" = { dimension = "length", scale = 0.9144, words = ["yard", "yards", "yd"] }
    "second" = { dimension = "time", scale = 1.0, words = ["second", "seconds", "sec", "secs", "s"] }
    "minute" = { dimension = "time", scale = 60.0, words = ["minute", "minutes", "min", "mins"] }
    "hour" = { dimension = "time", scale = 3600.0, words = ["hour", "hours", "hr", "hrs", "h"] }
    "day" = { dimension = "time", scale = 86400.0, words = ["day", "days"] }
    "week" = { dimension = "time", scale = 604800.0, words = ["week", "weeks"] }
    "millisecond" = { dimension = "time", scale = 0.001, words = ["millisecond", "milliseconds", "ms"] }
    "kilogram" = { dimension = "mass", scale = 1.0, words = ["kilogram", "kilograms", "kilo", "kilos", "kg"] }
    "gram" = { dimension = "mass", scale = 0.001, words = ["gram", "grams", "g"] }
    "milligram" = { dimension = "mass", scale = 1e-06, words = ["milligram", "milligrams", "mg"] }
    "tonne" = { dimension = "mass", scale = 1000.0, words = ["tonne", "tonnes", "metric ton", "metric tons"] }
    "pound" = { dimension = "mass", scale = 0.45359237, words = ["pound", "pounds", "lb", "lbs"] }
    "ounce" = { dimension = "mass", scale = 0.028349523125, words = ["ounce", "ounces", "oz"] }
    "stone" = { dimension = "mass", scale = 6.35029318, words = ["stone"] }
    "liter" = { dimension = "volume", scale = 1.0, words = ["liter", "liters", "litre", "litres", "l"] }
    "milliliter" = { dimension = "volume", scale = 0.001, words = ["milliliter", "milliliters", "millilitre", "millilitres", "ml"] }
    "gallon" = { dimension = "volume", scale = 3.785411784, words = ["gallon", "gallons"] }
    "pint" = { dimension = "volume", scale = 0.473176473, words = ["pint", "pints"] }
    "meters per second" = { dimension = "speed", scale = 1.0, words = ["meters per second", "metres per second", "m/s"] }
    "kilometers per hour" = { dimension = "speed", scale = 0.2777777777777778, words = ["kilometers per hour", "kilometres per hour", "km/h", "kph", "kmh"] }
    "miles per hour" = { dimension = "speed", scale = 0.44704, words = ["miles per hour", "mph"] }
    "knot" = { dimension = "speed", scale = 0.514444444444, words = ["knot", "knots"] }
    "joule" = { dimension = "energy", scale = 1.0, words = ["joule", "joules", "j"] }
    "kilojoule" = { dimension = "energy", scale = 1000.0, words = ["kilojoule", "kilojoules", "kj"] }
    "calorie" = { dimension = "energy", scale = 4184.0, words = ["calorie", "calories", "kilocalorie", "kilocalories", "kcal"] }
    "kilowatt-hour" = { dimension = "energy", scale = 3600000.0, words = ["kilowatt-hour", "kilowatt-hours", "kilowatt hour", "kilowatt hours", "kwh"] }
    "megawatt-hour" = { dimension = "energy", scale = 3600000000.0, words = ["megawatt-hour", "megawatt-hours", "megawatt hour", "megawatt hours", "mwh"] }
    "gigawatt-hour" = { dimension = "energy", scale = 3600000000000.0, words = ["gigawatt-hour", "gigawatt-hours", "gigawatt hour", "gigawatt hours", "gwh"] }
    "watt-hour" = { dimension = "energy", scale = 3600.0, words = ["watt-hour", "watt-hours"] }
    "watt" = { dimension = "power", scale = 1.0, words = ["watt", "watts"] }
    "kilowatt" = { dimension = "power", scale = 1000.0, words = ["kilowatt", "kilowatts", "kw"] }
    "megawatt" = { dimension = "power", scale = 1000000.0, words = ["megawatt", "megawatts", "MW"] }
    "gigawatt" = { dimension = "power", scale = 1000000000.0, words = ["gigawatt", "gigawatts", "gw"] }
    "byte" = { dimension = "data", scale = 1.0, words = ["byte", "bytes"] }
    "kilobyte" = { dimension = "data", scale = 1000.0, words = ["kilobyte", "kilobytes", "kb"] }
    "megabyte" = { dimension = "data", scale = 1000000.0, words = ["megabyte", "megabytes", "MB"] }
    "gigabyte" = { dimension = "data", scale = 1000000000.0, words = ["gigabyte", "gigabytes", "gb"] }
    "terabyte" = { dimension = "data", scale = 1000000000000.0, words = ["terabyte", "terabytes", "tb"] }
    "pascal" = { dimension = "pressure", scale = 1.0, words = ["pascal", "pascals", "pa"] }
    "hectopascal" = { dimension = "pressure", scale = 100.0, words = ["hectopascal", "hectopascals", "hpa", "millibar", "millibars", "mbar"] }
    "kilopascal" = { dimension = "pressure", scale = 1000.0, words = ["kilopascal", "kilopascals", "kpa"] }
    "millimeters of mercury" = { dimension = "pressure", scale = 133.322387415, words = ["millimeters of mercury", "millimetres of mercury", "mmhg"] }
    "inches of mercury" = { dimension = "pressure", scale = 3386.389, words = ["inches of mercury", "inhg"] }
    "beats per minute" = { dimension = "frequency of beats", scale = 1.0, words = ["beats per minute", "bpm"] }
    "parts per million" = { dimension = "concentration", scale = 1.0, words = ["parts per million", "ppm"] }
    "parts per billion" = { dimension = "concentration", scale = 0.001, words = ["parts per billion", "ppb"] }
    "percent" = { dimension = "share", scale = 1.0, words = ["percent", "per cent", "%"] }
    "dollar" = { dimension = "dollars", scale = 1.0, words = ["dollar", "dollars", "$", "usd", "us dollars"] }
    "cent" = { dimension = "dollars", scale = 0.01, words = ["cent", "cents"] }
    "euro" = { dimension = "euros", scale = 1.0, words = ["euro", "euros", "€", "eur"] }
    "pounds sterling" = { dimension = "pounds sterling", scale = 1.0, words = ["pounds sterling", "£", "gbp"] }
    "yen" = { dimension = "yen", scale = 1.0, words = ["yen", "¥", "jpy"] }
    "rupee" = { dimension = "rupees", scale = 1.0, words = ["rupee", "rupees", "₹", "inr"] }
    "decibel" = { dimension = "sound level", scale = 1.0, words = ["decibel", "decibels", "db"] }
    "step" = { dimension = "steps", scale = 1.0, words = ["step", "steps"] }
    "square meters" = { dimension = "area", scale = 1.0, words = ["square meters", "square metres", "square meter"] }
    "square kilometers" = { dimension = "area", scale = 1000000.0, words = ["square kilometers", "square kilometres", "square kilometer"] }
    "square miles" = { dimension = "area", scale = 2589988.110336, words = ["square miles", "square mile"] }
    "hectare" = { dimension = "area", scale = 10000.0, words = ["hectare", "hectares"] }
    "acre" = { dimension = "area", scale = 4046.8564224, words = ["acre", "acres"] }
    "degree Celsius" = { dimension = "temperature", plural = "degrees Celsius", scale = 1.0, zero = 0.0, words = ["degrees celsius", "degree celsius", "celsius", "°c", "degrees c"] }
    "degree Fahrenheit" = { dimension = "temperature", plural = "degrees Fahrenheit", scale = 0.5555555555555556, zero = -17.77777777777778, words = ["degrees fahrenheit", "degree fahrenheit", "fahrenheit", "°f", "degrees f"] }
    "kelvin" = { dimension = "temperature", scale = 1.0, zero = -273.15, words = ["kelvin", "kelvins"] }
    "degree" = { dimension = "degrees", scale = 1.0, words = ["degree", "degrees", "°"] }

    # Words that tell what stands beside them. They are asked only of the neighbours of something suspicious.
    [frames]
    # The number behind "only" that says that there is no second.
    one = ["one"]
    # Between two places that are the ends of a stretch, and between a date and the day that ends it: "June 1 to 7".
    place-link = ["to", "through", "until", "till", "–", "—", "-"]
    day-link = ["to", "through", "–", "-"]
    # Before the least and the greatest of all values: "varied between 3 and 9".
    range-verb = ["varied", "varies", "vary", "varying", "ranged", "ranges", "range", "ranging"]
    # Between two places behind the word that makes them ends: "between June 1 and June 7".
    pair-link = ["and"]
    pair-lead = ["between"]
    # Before a number in words that is no amount: "the two", "no one".
    no-amount-lead = ["one", "no", "the"]
    # "6 of 30", "6 out of 30".
    part-joiner = ["of"]
    part-lead = ["out"]
    # Short for an extreme, and a unit behind a number: "5 min".
    extreme-unit = ["min"]
    # Extremes only with the name of what is counted behind them, or a word for them before: "most riders".
    extreme-of-names = ["most", "top"]
    # Looks that are things as well, where a mark stands right behind them: a light curve is one of light.
    look-noun = ["light"]
    # Placeholders that are words by themselves only when they are written like this.
    shouted-placeholder = ["todo", "tbd", "tba", "fixme", "xxx"]
    # What stands in brackets until somebody fills it: [value].
    placeholder-slot = ["value", "number", "date", "name", "title", "unit", "label", "series", "category", "insert", "your", "text", "description", "count", "month", "year", "day", "time", "metric"]
    # Words behind "null" and its like that make them terms.
    null-noun = ["hypothesis", "hypotheses", "island", "result", "results", "value", "values", "model", "models", "set", "sets", "finding", "findings", "distribution", "point", "points", "pointer", "pointers", "allele", "alleles", "error", "errors", "check", "checks", "vote", "votes", "behavior", "war", "field", "fields", "entry", "entries", "row", "rows", "cell", "cells", "effect", "effects", "pool", "ward"]
    # A date in numbers stands behind these.
    date-lead = ["on", "since", "until", "till", "through", "before", "after", "dated", "starting", "ending", "due", "week", "day", "date"]
    # These lead to dates and to amounts alike.
    weak-date-lead = ["from", "to", "by", "of", "between", "and", "for", "in", "at"]
    # Words behind a pair with a slash that make it a fraction, a ratio or a score.
    fraction-noun = ["full", "empty", "cup", "cups", "of", "mile", "miles", "inch", "inches", "teaspoon", "teaspoons", "tablespoon", "tablespoons", "tsp", "tbsp", "hour", "hours", "time", "share", "shares", "majority", "scale", "way", "done", "complete", "completed", "correct", "passed", "finished", "vision", "split", "ratio", "odds", "stars", "star", "points", "mmhg", "acre", "acres", "pint", "pints", "pound", "pounds", "lb", "lbs", "mi", "cups", "gallon", "gallons", "tank", "tanks", "as", "support", "service", "coverage", "care", "availability", "quarts", "quart", "oz", "ounce", "ounces", "day", "days", "dose", "doses", "tablet", "tablets", "liter", "liters", "won", "wins", "attempts", "games", "sets", "used", "charged"]
    # Words of a text in which pairs of numbers are scores, votes or odds.
    score-word = ["won", "win", "wins", "winning", "lost", "lose", "loss", "losses", "losing", "beat", "beats", "defeat", "defeated", "victory", "score", "scored", "scores", "final", "draw", "drew", "tie", "tied", "record", "series", "ruling", "ruled", "vote", "voted", "votes", "decision", "match", "game", "games", "halftime", "odds", "ratio", "rated", "rating", "lead", "led", "leads", "trailed", "goal", "goals", "matches", "overtime", "penalties", "set", "sets", "split"]
    # Spans of years with these behind them are names.
    season-noun = ["season", "seasons", "campaign", "academic", "school", "edition"]
    # A range stands behind these.
    range-lead = ["ages", "age", "aged", "from", "between", "of", "about", "pages", "years", "hours", "grades", "weeks", "days", "levels", "ranks", "was", "is", "at", "within", "takes", "took", "usually", "typically", "lasts", "range", "ranged", "ranging"]
    # A range with a hyphen stands before these.
    range-noun = ["year", "years", "day", "days", "week", "weeks", "month", "months", "hour", "hours", "minute", "minutes", "second", "seconds", "mile", "miles", "kilometer", "kilometers", "meter", "meters", "foot", "feet", "inch", "inches", "percent", "degrees", "people", "times", "points", "dollars", "euros", "pounds", "steps", "beats", "liters", "grams", "kilograms", "km", "kg", "mph", "min", "mins", "hrs", "cm", "mm", "mi", "ft", "lbs", "bpm", "calories", "units", "cups", "pieces", "items", "am", "pm", "trips", "visits", "cases"]
    # A number or letters behind these are a name: Seat 12B.
    numbered-thing = ["seat", "seats", "room", "rooms", "gate", "row", "flight", "apartment", "apt", "suite", "building", "block", "platform", "section", "class", "grade", "year", "group", "route", "bus", "line", "terminal", "exit", "highway", "stage", "zone", "chapter", "figure", "table", "phase", "track", "lane", "level", "floor", "model", "type", "size", "lot", "ward", "district", "battery", "pier", "hall", "bay", "dock", "coach", "question", "option", "plan", "form", "article", "title", "appendix", "vitamin", "hair", "iphone", "galaxy", "pixel", "airbus", "boeing", "station", "stand", "bed", "locker", "team", "squad", "league", "division", "version", "tram", "train", "runway", "category", "wing"]
    # Numbers with letters that are part of a name when these follow: 4K televisions, 100m freestyle.
    unit-name-noun = ["television", "televisions", "tv", "tvs", "video", "videos", "resolution", "screen", "screens", "display", "displays", "monitor", "monitors", "streaming", "streams", "camera", "cameras", "content", "run", "runs", "race", "races", "runner", "runners", "freestyle", "sprint", "sprints", "sprinter", "sprinters", "dash", "hurdles", "butterfly", "backstroke", "breaststroke", "relay", "medley", "final", "finals", "steeplechase", "walk", "heat", "heats", "ultra", "uhd", "hd", "blu-ray", "finish", "finishers", "finisher", "plan", "plans", "shares", "stock", "company", "gaming", "projector", "projectors", "backstrokes"]
    # Numbers with letters that are a name everywhere, and those that are one at the start of a text before a colon.
    unit-like-name = ["401k", "403b"]
    name-at-start = ["3m", "4k", "8k", "5k", "10k"]
    # Units of one letter that are no other word behind a number and a blank.
    letter-alone = ["g", "s", "h"]
    # Units that are places or other words behind "in".
    place-like-unit = ["mb", "gb", "pa", "min", "mi", "ha", "cal", "sec", "deg", "ms", "mos"]
    # Words between a number and its unit.
    unit-adjective = ["sq", "square", "cu", "cubic", "fl", "nautical", "per", "a", "each", "every"]
    # Words before a span of ten years or of ages: the 80s.
    decade-lead = ["the", "their", "his", "her", "early", "mid", "late", "my", "our", "your"]
    # Short weekdays that are other words as well.
    other-weekday = ["sun", "sat"]
    # A number behind these is a name and no amount.
    id-noun = ["zip", "zips", "code", "codes", "postcode", "postal", "id", "ids", "number", "numbers", "no", "order", "ticket", "invoice", "flight", "route", "case", "pin", "account", "serial", "model", "version", "build", "bib", "asteroid", "phone", "room", "store", "station", "site", "patient", "customer", "product", "sku", "part", "reference", "ref", "tract", "extension", "box", "badge", "user", "employee", "job", "issue", "bug", "commit", "port", "unit", "lot", "batch", "device", "sensor", "meter", "participant", "student", "record", "plate", "isbn", "ein", "fips", "ndc", "hs", "buoy", "bus", "train", "gene", "error"]
    # Quantities of which many decimals are told.
    precise-quantity = ["lat", "exchange", "rate", "rates", "latitude", "longitude", "lap", "laps", "race", "races", "time", "times", "coordinates", "coordinate", "pi", "odds", "euro", "euros", "usd", "eur", "gbp", "yen", "forex", "currency", "sprint", "finish", "sprinter", "record", "ph", "constant", "refractive", "density", "calibration", "qualifying", "split", "splits", "pole", "freestyle", "luge", "bobsled", "skeleton"]
    # Words of geography, whose decimals are all needed.
    place-word = ["latitude", "longitude", "coordinates", "lat"]
    # Spans that "last", "this" and "next" make relative, one and many.
    time-span = ["week", "month", "year", "quarter", "weekend", "decade", "century", "season", "weeks", "months", "years", "quarters", "days", "hours", "minutes", "decades", "hour", "minute", "spring", "summer", "fall", "autumn", "winter"]
    # Of words of several senses the ones that hold before a time span.
    relative-lead = ["last", "past", "this", "next"]
    # Amounts without a digit before "ago".
    article = ["a", "an", "one"]

    # What short forms stand for: the word, or the word for one and the word for many. Letters are as they are written.
    [expand.month]
    Jan = ["January"]
    Feb = ["February"]
    Mar = ["March"]
    Apr = ["April"]
    Jun = ["June"]
    Jul = ["July"]
    Aug = ["August"]
    Sep = ["September"]
    Sept = ["September"]
    Oct = ["October"]
    Nov = ["November"]
    Dec = ["December"]

    [expand.weekday]
    Mon = ["Monday"]
    Tue = ["Tuesday"]
    Tues = ["Tuesday"]
    Wed = ["Wednesday"]
    Thu = ["Thursday"]
    Thur = ["Thursday"]
    Thurs = ["Thursday"]
    Fri = ["Friday"]
    Sat = ["Saturday"]
    Sun = ["Sunday"]

    # Behind a number.
    [expand.unit]
    km = ["kilometer", "kilometers"]
    kms = ["kilometer", "kilometers"]
    KM = ["kilometer", "kilometers"]
    Km = ["kilometer", "kilometers"]
    cm = ["centimeter", "centimeters"]
    CM = ["centimeter", "centimeters"]
    mm = ["millimeter", "millimeters"]
    mi = ["mile", "miles"]
    ft = ["foot", "feet"]
    yd = ["yard", "yards"]
    yds = ["yard", "yards"]
    kg = ["kilogram", "kilograms"]
    KG = ["kilogram", "kilograms"]
    Kg = ["kilogram", "kilograms"]
    kgs = ["kilogram", "kilograms"]
    mg = ["milligram", "milligrams"]
    mcg = ["microgram", "micrograms"]
    "µg" = ["microgram", "micrograms"]
    "μg" = ["microgram", "micrograms"]
    lb = ["pound", "pounds"]
    lbs = ["pound", "pounds"]
    LBS = ["pound", "pounds"]
    oz = ["ounce", "ounces"]
    sec = ["second", "seconds"]
    secs = ["second", "seconds"]
    min = ["minute", "minutes"]
    mins = ["minute", "minutes"]
    MINS = ["minute", "minutes"]
    hr = ["hour", "hours"]
    hrs = ["hour", "hours"]
    HRS = ["hour", "hours"]
    yr = ["year", "years"]
    yrs = ["year", "years"]
    wk = ["week", "weeks"]
    wks = ["week", "weeks"]
    mos = ["month", "months"]
    ms = ["millisecond", "milliseconds"]
    ml = ["milliliter", "milliliters"]
    mL = ["milliliter", "milliliters"]
    dl = ["deciliter", "deciliters"]
    dL = ["deciliter", "deciliters"]
    cl = ["centiliter", "centiliters"]
    gal = ["gallon", "gallons"]
    tsp = ["teaspoon", "teaspoons"]
    tbsp = ["tablespoon", "tablespoons"]
    ha = ["hectare", "hectares"]
    kW = ["kilowatt", "kilowatts"]
    MW = ["megawatt", "megawatts", "MW"]
    GW = ["gigawatt", "gigawatts"]
    TW = ["terawatt", "terawatts"]
    kWh = ["kilowatt-hour", "kilowatt-hours"]
    MWh = ["megawatt-hour", "megawatt-hours"]
    GWh = ["gigawatt-hour", "gigawatt-hours"]
    TWh = ["terawatt-hour", "terawatt-hours"]
    kPa = ["kilopascal", "kilopascals"]
    hPa = ["hectopascal", "hectopascals"]
    Pa = ["pascal", "pascals"]
    mbar = ["millibar", "millibars"]
    Hz = ["hertz", "hertz"]
    kHz = ["kilohertz", "kilohertz"]
    MHz = ["megahertz", "megahertz"]
    GHz = ["gigahertz", "gigahertz"]
    kB = ["kilobyte", "kilobytes"]
    KB = ["kilobyte", "kilobytes"]
    MB = ["megabyte", "megabytes", "MB"]
    GB = ["gigabyte", "gigabytes"]
    kbps = ["kilobit per second", "kilobits per second"]
    Mbps = ["megabit per second", "megabits per second"]
    Gbps = ["gigabit per second", "gigabits per second"]
    mph = ["mile per hour", "miles per hour"]
    MPH = ["mile per hour", "miles per hour"]
    kph = ["kilometer per hour", "kilometers per hour"]
    kmh = ["kilometer per hour", "kilometers per hour"]
    mpg = ["mile per gallon", "miles per gallon"]
    psi = ["pound per square inch", "pounds per square inch"]
    bpm = ["beat per minute", "beats per minute"]
    BPM = ["beat per minute", "beats per minute"]
    rpm = ["turn per minute", "turns per minute"]
    fps = ["frame per second", "frames per second"]
    ppm = ["part per million", "parts per million"]
    ppb = ["part per billion", "parts per billion"]
    dB = ["decibel", "decibels"]
    kcal = ["kilocalorie", "kilocalories"]
    cal = ["calorie", "calories"]
    kJ = ["kilojoule", "kilojoules"]
    mmHg = ["millimeter of mercury", "millimeters of mercury"]
    mmol = ["millimole", "millimoles"]
    pts = ["point", "points"]
    pct = ["percent", "percent"]
    deg = ["degree", "degrees"]
    kt = ["knot", "knots"]
    kts = ["knot", "knots"]
    sq = ["square", "square"]
    m2 = ["square meter", "square meters"]
    km2 = ["square kilometer", "square kilometers"]
    m3 = ["cubic meter", "cubic meters"]
    cm3 = ["cubic centimeter", "cubic centimeters"]
    mAh = ["milliampere-hour", "milliampere-hours"]
    ng = ["nanogram", "nanograms"]
    bn = ["billion", "billion"]
    Bn = ["billion", "billion"]
    mn = ["million", "million"]

    # Behind a number only in a frame, or before a slash: 60W, 5 g, m/s.
    [expand.unit-letter]
    g = ["gram", "grams"]
    s = ["second", "seconds"]
    h = ["hour", "hours"]
    d = ["day", "days"]
    w = ["week", "weeks"]
    y = ["year", "years"]
    L = ["liter", "liters"]
    l = ["liter", "liters"]
    W = ["watt", "watts"]
    V = ["volt", "volts"]
    t = ["metric ton", "metric tons"]
    in = ["inch", "inches"]
    TB = ["terabyte", "terabytes"]
    C = ["degree Celsius", "degrees Celsius"]
    F = ["degree Fahrenheit", "degrees Fahrenheit"]

    # Letters behind a number that stand for several things: each word, or one and many with a stroke between them.
    [expand.ambiguous-unit]
    m = ["meter|meters", "minute|minutes", "mile|miles", "million"]
    M = ["million", "meter|meters", "minute|minutes"]
    k = ["thousand", "kilometer|kilometers"]
    K = ["thousand", "kelvin"]
    b = ["billion", "byte|bytes"]
    B = ["billion", "byte|bytes"]

    # Words that are short forms wherever they stand.
    [expand.word]
    avg = ["average"]
    Avg = ["Average"]
    AVG = ["average"]
    avgs = ["averages"]
    approx = ["about"]
    Approx = ["About"]
    max = ["maximum"]
    min = ["minimum"]
    hrs = ["hours"]
    mins = ["minutes"]
    secs = ["seconds"]
    yrs = ["years"]
    qty = ["quantity"]
    Qty = ["Quantity"]
    amt = ["amount"]
    Amt = ["Amount"]
    pct = ["percent"]
    dept = ["department"]
    Dept = ["Department"]
    govt = ["government"]
    Govt = ["Government"]
    incl = ["including"]
    excl = ["excluding"]
    YoY = ["from year to year"]
    yoy = ["from year to year"]
    YTD = ["year to date"]
    ytd = ["year to date"]
    MoM = ["from month to month"]
    QoQ = ["from quarter to quarter"]

    # Signs, and the words for them.
    [expand.sign]
    "~" = ["about"]
    "≈" = ["about"]
    "→" = ["to"]
    "⇒" = ["to"]
    "➔" = ["to"]
    "⟶" = ["to"]
    "↑" = ["up"]
    "↓" = ["down"]
    "▲" = ["up"]
    "▼" = ["down"]
    "&" = ["and"]
    "<" = ["less than"]
    ">" = ["more than"]
    "≤" = ["at most"]
    "≥" = ["at least"]
    "#" = ["number"]
    "@" = ["at"]
    # Pictures, whose word only the author knows.
    "★" = [""]
    "☆" = [""]
    "✓" = [""]
    "✔" = [""]
    "✗" = [""]
    "●" = [""]
    "■" = [""]

    # Behind a unit.
    [expand.power]
    "²" = ["square"]
    "³" = ["cubic"]

    """#
  }
}
