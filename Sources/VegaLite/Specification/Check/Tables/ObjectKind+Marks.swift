/// What definitions of marks may have.
extension ObjectKind {
  /// A mark that is drawn.
  static let mark = ObjectKind(
    "a mark",
    """
    align angle aria ariaRole ariaRoleDescription aspect bandSize baseline bgColor bgCornerRadius bgOpacity
    bgPadding bgType binSpacing blend clip color continuousBandSize cornerRadius cornerRadiusBottomLeft
    cornerRadiusBottomRight cornerRadiusEnd cornerRadiusTopLeft cornerRadiusTopRight cursor description dir
    discreteBandSize dx dy ellipsis endAngle fill fillOpacity filled font fontSize fontStyle fontWeight height
    href innerRadius interpolate invalid limit line lineBreak lineHeight minBandSize opacity order orient
    outerRadius padAngle point radius radius2 radius2Offset radiusOffset shape size smooth startAngle stroke
    strokeCap strokeDash strokeDashOffset strokeJoin strokeMiterLimit strokeOffset strokeOpacity strokeWidth style
    tension text theta theta2 theta2Offset thetaOffset thickness time timeUnitBandPosition timeUnitBandSize
    tooltip type url width x x2 x2Offset xOffset y y2 y2Offset yOffset
    """)

  /// A box plot.
  static let boxplot = ObjectKind(
    "a box plot",
    """
    box clip color extent invalid median opacity orient outliers rule size ticks type
    """)

  /// An error bar.
  static let errorbar = ObjectKind(
    "an error bar",
    """
    center clip color extent opacity orient rule size thickness ticks type
    """)

  /// An error band.
  static let errorband = ObjectKind(
    "an error band",
    """
    band borders center clip color extent interpolate opacity orient tension type
    """)
}
