import ChartAnalysis
import ChartModel
import ChartNarration

extension Follower {
  /// What is to be said now; what does not fit into the turn waits, and is merged when it is told.
  public mutating func announcements(at moment: FollowMoment) -> [Announcement] {
    closeByClock(moment)
    noteSilence(moment)
    let room = pacer.room(at: moment.elapsed)
    dropUnchanged()
    guard room > 0, waiting.count > 0 else { return [] }
    return say(room: room, at: moment)
  }

  /// When `announcements` has something to say, if no row comes before; `nil` where only rows can change that.
  public var nextMoment: Duration? {
    if waiting.count > 0 { return pacer.next }
    let silence = isSilenceTold ? nil : options.silence.map { (lastRowAt ?? .zero) + $0 }
    return [closingMoment, silence].compactMap { $0 }.min()
  }

  /// The end of the input: what waits, merged where it is much, then the summary, a sentence an announcement.
  public mutating func finish(name: String? = nil, rowsSetAside: Int = 0, at moment: FollowMoment) -> [Announcement] {
    if let last = open.max() { close(through: last) }
    dropUnchanged()
    let rest = waiting.count > 0 ? say(room: max(1, pacer.room(at: moment.elapsed)), at: moment) : []
    let summary = summary(name: name, rowsSetAside: rowsSetAside).map { announce($0, .summary, nil) }
    // Whoever goes on from here goes on from the latest row: what lies ahead of the clock closes nothing.
    if let latest {
      let last = numbers.number(at: latest)
      (closedThrough, toldThrough) = (min(closedThrough, last), min(toldThrough, last))
      lastTaken = lastTaken.map { min($0, last) }
    }
    return rest + summary
  }

  // MARK: Time

  /// When the clock closes the bucket of the latest X, time going on as it does since that row came.
  private var closingMoment: Duration? {
    var numbers = numbers
    guard specification.x.type == .temporal, let latest else { return nil }
    let number = numbers.number(at: latest)
    guard number > closedThrough, open.contains(number) else { return nil }
    return latestAt + Duration(microseconds: numbers.start(of: number + 1) - latest)
  }

  private mutating func closeByClock(_ moment: FollowMoment) {
    guard let due = closingMoment, due <= moment.elapsed, let latest else { return }
    close(through: numbers.number(at: latest))
  }

  private mutating func noteSilence(_ moment: FollowMoment) {
    let since = moment.elapsed - (lastRowAt ?? .zero)
    guard let wait = options.silence, !isSilenceTold, since >= wait else { return }
    (waiting.silence, isSilenceTold) = (since, true)
  }

  /// A late row may leave a bucket as it was told, as a small one does where the highest counts.
  private mutating func dropUnchanged() {
    for (number, before) in waiting.corrections where buckets.latest.values(at: number) == before {
      waiting.corrections[number] = nil
    }
  }

  // MARK: Speech

  private mutating func say(room: Int, at moment: FollowMoment) -> [Announcement] {
    let speech = waiting
    waiting = WaitingSpeech()
    noteCorrected(speech.corrections.keys.sorted())
    let pieces = speech.count <= room && speech.run == nil ? pieces(of: speech) : [merged(speech)]
    toldThrough = [toldThrough, speech.run?.last ?? .min, speech.closed.last ?? .min].max() ?? toldThrough
    return pieces.map { piece in
      pacer.note(at: moment.elapsed)
      return announce(piece.text, piece.reason, piece.bucket)
    }
  }

  private mutating func announce(_ text: String, _ reason: AnnouncementReason, _ bucket: XValue?) -> Announcement {
    announced += 1
    return Announcement(id: String(announced), reason: reason, text: text, bucket: bucket)
  }

  private typealias Piece = (text: String, reason: AnnouncementReason, bucket: XValue?)

  /// Each on its own, in the order of X, since all are said one after another.
  private mutating func pieces(of speech: WaitingSpeech) -> [Piece] {
    var pieces: [Piece] = []
    for number in speech.closed {
      let bucket = ToldBucket(number: number, changes: changes(in: number))
      let reason = Self.reason(of: bucket.changes.map(\.reason) + [.bucket])
      pieces.append((bucketText(bucket), reason, x(number)))
      toldThrough = max(toldThrough, number)
    }
    for number in speech.corrections.keys.sorted() {
      pieces.append((correctionText([number], speech), .correction, x(number)))
    }
    return pieces + notes(of: speech)
  }

  private mutating func merged(_ speech: WaitingSpeech) -> Piece {
    let corrected = speech.corrections.keys.sorted()
    let notes = notes(of: speech)
    var run = run(of: speech.closed, after: speech.run)
    run?.did.removeAll { !isStillSo($0.change) }
    var texts = run.map { [$0.count == 1 ? bucketText(alone: $0) : bucketText($0)] } ?? []
    if !corrected.isEmpty { texts.append(correctionText(corrected, speech)) }
    texts += notes.map(\.text)
    let reasons =
      (run?.did ?? []).map(\.change.reason) + (corrected.isEmpty ? [] : [.correction]) + notes.map(\.reason)
      + (run == nil ? [] : [.bucket])
    let (first, last) = (run?.first ?? corrected.first, run?.last ?? corrected.last)
    let bucket = first.flatMap { first in last.map { x(first, through: $0) } }
    return (texts.joined(separator: " "), Self.reason(of: reasons), bucket)
  }

  /// Together with what came after it, a trend is told where it still goes on.
  private func isStillSo(_ change: WatchedChange) -> Bool {
    !change.isTrend || watches.indices.contains(change.series) && watches[change.series].goesOn(change)
  }

  private func notes(of speech: WaitingSpeech) -> [Piece] {
    let notes = FollowNotes(voice)
    var pieces: [Piece] = []
    if let silence = speech.silence { pieces.append((silenceText(silence), .silence, nil)) }
    if speech.tooLate > 0 { pieces.append((notes.tooLate(speech.tooLate), .late, nil)) }
    if speech.longPast > 0 { pieces.append((notes.longPast(speech.longPast), .late, nil)) }
    if speech.tooFar > 0 { pieces.append((notes.tooFar(speech.tooFar), .ahead, nil)) }
    if speech.ahead > 0 { pieces.append((notes.ahead(speech.ahead), .ahead, nil)) }
    return pieces
  }

  /// The most urgent of several reasons.
  private static func reason(of reasons: [AnnouncementReason]) -> AnnouncementReason {
    let order: [AnnouncementReason] = [
      .crossing, .silence, .maximum, .minimum, .trend, .gap, .correction, .late, .ahead, .bucket,
    ]
    return order.first { reasons.contains($0) } ?? .bucket
  }
}
