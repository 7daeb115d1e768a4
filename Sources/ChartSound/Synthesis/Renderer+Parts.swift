import ChartModel

extension Renderer {
  /// Renders the whole sound part by part, on two threads where there are two processors; the samples are those of `render`.
  ///
  /// - Parameters:
  ///   - frames: Of a part: so many that few notes reach into the next one.
  ///   - make: Makes something of the samples of a part, left and right in turn, or one a frame in mono; it runs on several
  ///     threads at once.
  ///   - take: Takes what was made in the order of the parts, one at a time.
  /// - Throws: What `take` throws; no later part is taken then.
  package func renderParts<Made, Failure>(
    of frames: Int = 16_384, workers: Int = WorkerThread.usualCount,
    make: @escaping @Sendable (ArraySlice<Double>) -> Made, take: (Made) throws(Failure) -> Void
  ) throws(Failure) {
    let count = (frameCount + frames - 1) / max(frames, 1)
    let maker = RenderedPartMaker(self, frames: frames, make: make)
    try maker.makeParts(count, workers: workers, take: take)
  }
}

/// Renders every part that it is asked for, and passes over the others.
private struct RenderedPartMaker<Made>: PartMaker {
  private var renderer: Renderer
  private var samples: [Double]
  private let frames: Int
  private let make: @Sendable (ArraySlice<Double>) -> Made

  init(_ renderer: Renderer, frames: Int, make: @escaping @Sendable (ArraySlice<Double>) -> Made) {
    (self.renderer, self.frames, self.make) = (renderer, frames, make)
    samples = Array(repeating: 0, count: frames * renderer.channels)
  }

  mutating func part(_ index: Int) -> Made {
    renderer.pass(to: index * frames)
    let count = renderer.render(into: &samples)
    return make(samples[..<(count * renderer.channels)])
  }
}
