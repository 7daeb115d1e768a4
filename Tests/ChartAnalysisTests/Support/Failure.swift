import Testing

/// Records an issue, for a test that then returns: a thousand further issues would say no more.
func fail(_ comment: Comment, location: SourceLocation = #_sourceLocation) {
  Issue.record(comment, sourceLocation: location)
}
