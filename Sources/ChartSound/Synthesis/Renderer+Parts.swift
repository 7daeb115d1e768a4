import ChartModel

extension Renderer {
  /// Renders the whole sound part by part, on two threads where there are two processors; the samples are those of `render`.
  ///
  /// - Parameters:
  ///   - frames: The length of a part, so many that few notes reach into the next one.
  ///   - make: Makes something of the samples of a part, left and right in turn, or one a frame in mono; it runs on several
  ///     threads at once.
  ///   - deliver: Gets what was made, in the order of the parts, one at a time.
  /// - Throws: What `deliver` throws; no later part is delivered.
  package func renderParts<Made, Failure>(
    of frames: Int = 16_384, workers: Int = WorkerThread.usualCount,
    make: @escaping @Sendable (ArraySlice<Double>) -> Made, deliver: (Made) throws(Failure) -> Void
  ) throws(Failure) {
    let count = (frameCount + frames - 1) / max(frames, 1)
    // No more threads than there are parts.
    let makers = Array(
      repeating: RenderedPartMaker(self, frames: frames, make: make), count: max(1, min(workers, count)))
    try makers.makeParts(next: { _, index in index < count ? index : nil }, deliver: deliver)
  }
}

/// Renders the parts that it gets, and skips the others.
private struct RenderedPartMaker<Made>: PartMaker {
  private var renderer: Renderer
  private var samples: [Double]
  private let frames: Int
  private let make: @Sendable (ArraySlice<Double>) -> Made

  init(_ renderer: Renderer, frames: Int, make: @escaping @Sendable (ArraySlice<Double>) -> Made) {
    (self.renderer, self.frames, self.make) = (renderer, frames, make)
    samples = Array(repeating: 0, count: frames * renderer.channels)
  }

  mutating func part(of index: Int) -> Made {
    renderer.skip(to: index * frames)
    let count = renderer.render(into: &samples)
    return make(samples[..<(count * renderer.channels)])
  }
}
