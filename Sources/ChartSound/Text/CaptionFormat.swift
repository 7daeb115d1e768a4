import ChartModel
import SourceText

/// How captions are written down.
public enum CaptionFormat: Sendable, CaseIterable {
  /// WebVTT of the W3C: what a browser's `<track>` reads.
  case webVTT
  /// SubRip: what video players read.
  case subRip
  /// A label track of Audacity.
  case audacity

  /// The whole file, with a final newline where it is not empty.
  ///
  /// ```swift
  /// CaptionFormat.subRip.text([Caption(id: "a", start: 0, end: 1.5, text: "June 1: 7,204 steps")])
  /// // 1
  /// // 00:00:00,000 --> 00:00:01,500
  /// // June 1: 7,204 steps
  /// ```
  public func text(_ captions: [Caption]) -> String {
    switch self {
    case .webVTT: "WEBVTT\n" + captions.map { "\n" + $0.id.escapingMarkup + "\n" + $0.webVTT }.joined()
    case .subRip: captions.enumerated().map { "\($0 + 1)\n" + $1.subRip }.joined(separator: "\n")
    case .audacity: captions.map(\.audacity).joined()
    }
  }
}

extension Caption {
  fileprivate var webVTT: String { times(decimalMark: ".") + "\n" + text.escapingMarkup + "\n" }

  /// SubRip has no way to escape: what looks like a tag stays as it is.
  fileprivate var subRip: String { times(decimalMark: ",") + "\n" + text + "\n" }

  fileprivate var audacity: String { start.fixed(6) + "\t" + end.fixed(6) + "\t" + text + "\n" }

  private func times(decimalMark: String) -> String {
    Self.clock(start, decimalMark) + " --> " + Self.clock(end, decimalMark)
  }

  /// `HH:MM:SS.mmm`, as WebVTT writes a time.
  private static func clock(_ seconds: Double, _ decimalMark: String) -> String {
    let total = Int(clamping: (seconds.clamped(to: 0...359_999) * 1_000).rounded())
    let parts = [total / 3_600_000, total / 60_000 % 60, total / 1_000 % 60].map { padded($0, to: 2) }
    return parts.joined(separator: ":") + decimalMark + padded(total % 1_000, to: 3)
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
