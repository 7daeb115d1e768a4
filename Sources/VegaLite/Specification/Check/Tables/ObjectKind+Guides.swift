/// What axes, legends and headers may have.
extension ObjectKind {
  /// An axis.
  static let axis = ObjectKind(
    "an axis",
    """
    aria bandPosition description domain domainCap domainColor domainDash domainDashOffset domainOpacity
    domainWidth encoding format formatType grid gridCap gridColor gridDash gridDashOffset gridOpacity gridScale
    gridWidth labelAlign labelAngle labelBaseline labelBound labelColor labelExpr labelFlush labelFlushOffset
    labelFont labelFontSize labelFontStyle labelFontWeight labelLimit labelLineHeight labelOffset labelOpacity
    labelOverlap labelPadding labelSeparation labels maxExtent minExtent offset orient position style tickBand
    tickCap tickColor tickCount tickDash tickDashOffset tickExtra tickMinStep tickOffset tickOpacity tickRound
    tickSize tickWidth ticks title titleAlign titleAnchor titleAngle titleBaseline titleColor titleFont
    titleFontSize titleFontStyle titleFontWeight titleLimit titleLineHeight titleOpacity titlePadding titleX
    titleY translate values zindex
    """)

  /// A legend.
  static let legend = ObjectKind(
    "a legend",
    """
    aria clipHeight columnPadding columns cornerRadius description direction encoding fillColor format formatType
    gradientLength gradientOpacity gradientStrokeColor gradientStrokeWidth gradientThickness gridAlign labelAlign
    labelBaseline labelColor labelExpr labelFont labelFontSize labelFontStyle labelFontWeight labelLimit
    labelOffset labelOpacity labelOverlap labelPadding labelSeparation legendX legendY offset orient padding
    rowPadding strokeColor strokeDash symbolDash symbolDashOffset symbolFillColor symbolLimit symbolOffset
    symbolOpacity symbolSize symbolStrokeColor symbolStrokeWidth symbolType tickCount tickMinStep title titleAlign
    titleAnchor titleBaseline titleColor titleFont titleFontSize titleFontStyle titleFontWeight titleLimit
    titleLineHeight titleOpacity titleOrient titlePadding type values zindex
    """)

  /// The titles of cells.
  static let header = ObjectKind(
    "a header",
    """
    format formatType labelAlign labelAnchor labelAngle labelBaseline labelColor labelExpr labelFont labelFontSize
    labelFontStyle labelFontWeight labelLimit labelLineHeight labelOrient labelPadding labels orient title
    titleAlign titleAnchor titleAngle titleBaseline titleColor titleFont titleFontSize titleFontStyle
    titleFontWeight titleLimit titleLineHeight titleOrient titlePadding
    """)
}
