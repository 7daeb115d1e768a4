/// What views and what belongs to a whole chart may have.
extension ObjectKind {
  /// The whole specification.
  static let specification = ObjectKind(
    "a specification",
    """
    $schema align autosize background bounds center columns concat config data datasets description encoding facet
    hconcat height layer mark name padding params projection repeat resolve selection spacing spec title transform
    usermeta vconcat view width
    """)

  /// A view inside another.
  static let view = ObjectKind(
    "a view",
    """
    align bounds center columns concat data description encoding facet hconcat height layer mark name params
    projection repeat resolve selection spacing spec title transform vconcat view width
    """)

  /// The configuration: its first level.
  static let config = ObjectKind(
    "config",
    """
    arc area aria autosize axis axisBand axisBottom axisDiscrete axisLeft axisPoint axisQuantitative axisRight
    axisTemporal axisTop axisX axisXBand axisXDiscrete axisXPoint axisXQuantitative axisXTemporal axisY axisYBand
    axisYDiscrete axisYPoint axisYQuantitative axisYTemporal background bar boxplot circle concat countTitle
    customFormatTypes errorband errorbar events facet fieldTitle font geoshape group header headerColumn
    headerFacet headerRow image invalidValues legend line lineBreak locale mark normalizedNumberFormat
    normalizedNumberFormatType numberFormat numberFormatType padding params path point projection range rect rule
    scale selection signals square style symbol text tick time timeFormat timeFormatType title tooltip
    tooltipFormat trail view
    """)

  /// A title with its looks.
  static let title = ObjectKind(
    "a title",
    """
    align anchor angle aria baseline color dx dy font fontSize fontStyle fontWeight frame limit lineHeight offset
    orient style subtitle subtitleColor subtitleFont subtitleFontSize subtitleFontStyle subtitleFontWeight
    subtitleLineHeight subtitlePadding text zindex
    """)

  /// What a repeat repeats over.
  static let repetition = ObjectKind(
    "repeat",
    """
    column layer row
    """)

  /// Rows and columns of a facet.
  static let facet = ObjectKind(
    "facet",
    """
    aggregate align bandPosition bin bounds center column columns field header row sort spacing timeUnit title
    type
    """)

  /// What views share.
  static let resolve = ObjectKind(
    "resolve",
    """
    axis legend scale
    """)

  /// Which channels views share.
  static let resolveChannels = ObjectKind(
    "resolve",
    """
    angle color fill fillOpacity opacity radius shape size stroke strokeDash strokeOpacity strokeWidth theta time
    x xOffset y yOffset
    """)

  /// The projection of a map.
  static let projection = ObjectKind(
    "a projection",
    """
    center clipAngle clipExtent coefficient distance expr extent fit fraction lobes parallel parallels pointRadius
    precision radius ratio reflectX reflectY rotate scale signal size spacing tilt translate type
    """)
}
