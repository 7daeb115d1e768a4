import ChartModel

/// Labels one after another: however many there are, no more than one is in memory.
extension NarratedViews {
  /// Gives a line for every mark, each chart's after its heading.
  public func forEachLabelLine(_ body: (String) throws -> Void) rethrows {
    for place in narrators.indices {
      if single == nil { try body(heading(at: place)) }
      try MarkLabels(narrator: narrators[place]).forEachLabelLine(body)
    }
  }

  /// `chartvoice.labels/1`, in pieces that one behind another are what `labelsJSON()` gives, with its final newline.
  public func writeLabelsJSON(_ write: (String) throws -> Void) rethrows {
    let frame = ViewsJSON(narrated: self).labels.text
    // The frame ends with the empty list of labels.
    try write(String(frame.dropLast(2)))
    var isFirst = true
    for narrator in narrators {
      try narrator.forEachLabel { label in
        if !isFirst { try write(",") }
        try write(narrator.profile.output(label.json).text)
        isFirst = false
      }
    }
    try write("]}\n")
  }
}
