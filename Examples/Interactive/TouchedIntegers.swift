import Charts
import SwiftUI

/// A line that is red while a finger moves over it.
public struct ColoredIntegers: View {
  @State private var isDragging = false
  private let numbers: [Int]

  /// A line through these numbers, each at its place.
  public init(_ numbers: [Int]) { self.numbers = numbers }

  /// The chart.
  public var body: some View {
    Chart {
      ForEach(Array(zip(numbers, numbers.indices)), id: \.1) { number, index in
        LineMark(x: .value("Index", index), y: .value("Value", number))
          .foregroundStyle(isDragging ? .red : .blue)
      }
    }
    .gesture(DragGesture().onChanged { _ in isDragging = true }.onEnded { _ in isDragging = false })
  }
}

/// A line on which the number under a finger has a bar behind it.
public struct SelectedIntegers: View {
  @State private var selectedIndex: Int?
  private let numbers: [Int]

  /// A line through these numbers, each at its place.
  public init(_ numbers: [Int]) { self.numbers = numbers }

  /// The chart.
  public var body: some View {
    Chart {
      ForEach(Array(zip(numbers, numbers.indices)), id: \.1) { number, index in
        if let selectedIndex, selectedIndex == index {
          RectangleMark(
            x: .value("Index", index), yStart: .value("Value", 0), yEnd: .value("Value", number), width: 16
          )
          .opacity(0.4)
        }
        LineMark(x: .value("Index", index), y: .value("Value", number))
      }
    }
    .chartOverlay { chart in
      GeometryReader { geometry in
        Rectangle()
          .fill(Color.clear)
          .contentShape(Rectangle())
          .gesture(
            DragGesture()
              .onChanged { value in
                let x = value.location.x - geometry[chart.plotAreaFrame].origin.x
                guard x >= 0, x < chart.plotAreaSize.width else { return }
                guard let index = chart.value(atX: x, as: Int.self) else { return }
                selectedIndex = index
              }
              .onEnded { _ in selectedIndex = nil }
          )
      }
    }
  }
}
