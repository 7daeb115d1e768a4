#if os(Linux)
  import ChartDeclarations
  import ChartSnapshot
  import Foundation
  import Testing

  /// Time and random numbers stand still where a test says so, and nowhere else.
  @MainActor @Suite struct FrozenTimeTests {
    private let day = Date(timeIntervalSince1970: 1_750_000_000.25)

    private func drawn(_ seed: UInt64) -> [String] {
      withFrozenTime(day, seed: seed) {
        ["\(Double.random(in: 0..<1))", "\((0..<20).shuffled())", "\(Int.random(in: 0..<1_000_000))"]
      }
    }

    @Test func timeStandsStill() {
      withFrozenTime(day) {
        #expect(Date.now == day)
        #expect(Date() == day)
        #expect(Date(timeIntervalSinceNow: 60) == day.addingTimeInterval(60))
        #expect(Calendar.current.isDateInToday(day))
      }
      #expect(abs(Date.now.timeIntervalSince(day)) > 86_400)
    }

    @Test(arguments: [0, -1.5, -62_135_596_800, 253_402_300_799])
    func anyYearCanBeFrozen(seconds: Double) {
      let date = Date(timeIntervalSince1970: seconds)
      withFrozenTime(date) { #expect(Date.now == date) }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
    func aDateThatTheSystemCannotNameDoesNotEndTheTest(seconds: Double) {
      withFrozenTime(Date(timeIntervalSince1970: seconds)) { #expect(Date.now.timeIntervalSince1970.isFinite) }
    }

    @Test func randomNumbersFollowTheSeed() {
      let first = drawn(7)
      #expect(drawn(7) == first)
      #expect(zip(drawn(8), first).allSatisfy { $0 != $1 })
      #expect(Double.random(in: 0..<1) != Double.random(in: 0..<1))
    }

    @Test func whatIsFrozenWithinEndsWithIt() {
      withFrozenTime(day) {
        withFrozenTime(.distantPast) { #expect(Date.now == .distantPast) }
        #expect(Date.now == day)
      }
    }

    @Test func anErrorEndsIt() {
      struct Stop: Error {}
      #expect(throws: Stop.self) { try withFrozenTime(day) { throw Stop() } }
      #expect(Date.now != day)
    }

    @Test func otherThreadsGoOn() async {
      let other = await Task.detached { Date.now }.value
      #expect(withFrozenTime(day) { Date.now } < other)
      let thread = withFrozenTime(day) { () -> Date? in
        nonisolated(unsafe) var seen: Date?
        let done = DispatchSemaphore(value: 0)
        Thread {
          seen = Date.now
          done.signal()
        }.start()
        done.wait()
        return seen
      }
      #expect(thread != day)
    }

    private struct LastDays: View {
      let made = Date.now
      var body: some View {
        Chart(0..<3, id: \.self) { day in
          BarMark(
            x: .value("Day", made.addingTimeInterval(Double(day) * -86_400), unit: .day),
            y: .value("Steps", Int.random(in: 1...9_999)))
        }
        .chartTitle("Steps")
      }
    }

    @Test func aViewOfTheDayIsTheSameEachTime() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("frozen-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("StepsTests.swift").path
      #expect(throws: SnapshotFailure.self) { try expectLabels(of: LastDays(), at: day, file: file) }
      try expectLabels(of: LastDays(), at: day, file: file)
      #expect(throws: SnapshotFailure.self) { try expectLabels(of: LastDays(), file: file) }
    }
  }
#endif
