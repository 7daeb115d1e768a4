import SwiftUI
import Charts

struct VitPressureView: View {
  @EnvironmentObject var book: VitBook
  @State private var isAdding = false
  @State private var notice: String?

  var body: some View {
    NavigationStack {
      List {
        Section {
          chart
            .frame(height: 240)
            .padding(.vertical, 8)
        } footer: {
          if let notice = notice {
            Text(notice)
          }
        }

        Section("Readings") {
          ForEach(book.pressures.reversed()) { reading in
            VitPressureRow(reading: reading)
          }
        }
      }
      .navigationTitle("Blood pressure")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isAdding = true
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
      }
      .sheet(isPresented: $isAdding) {
        VitPressureEntry()
          .environmentObject(book)
      }
      .onReceive(book.newPressures) { reading in
        notice = "Added \(reading.systolic)/\(reading.diastolic)"
      }
    }
  }

  private var chart: some View {
    Chart(book.pressures) { reading in
      BarMark(
        x: .value("Date", reading.date, unit: .day),
        yStart: .value("Diastolic", reading.diastolic),
        yEnd: .value("Systolic", reading.systolic),
        width: 8
      )
      .cornerRadius(4)
      .foregroundStyle(reading.category.color)
      .accessibilityLabel(reading.date.formatted(.dateTime.day().month(.wide)))
      .accessibilityValue("\(reading.systolic) over \(reading.diastolic), \(reading.category.rawValue)")

      LineMark(
        x: .value("Date", reading.date, unit: .day),
        y: .value("Pulse", reading.pulse)
      )
      .foregroundStyle(.gray)
      .symbol(Circle().strokeBorder(lineWidth: 1.5))
      .symbolSize(25)
      .accessibilityLabel(reading.date.formatted(.dateTime.day().month(.wide)))
      .accessibilityValue("pulse \(reading.pulse)")
    }
    .chartYScale(domain: 50...160)
    .chartXAxis {
      AxisMarks(values: .stride(by: .day, count: 3)) { _ in
        AxisGridLine()
        AxisTick()
        AxisValueLabel(format: .dateTime.day().month(.abbreviated))
      }
    }
    .chartYAxisLabel("mmHg / bpm")
  }
}

private struct VitPressureRow: View {
  let reading: VitPressure

  var body: some View {
    HStack {
      Text(reading.date, style: .date)
      Spacer()
      Text("\(reading.systolic)/\(reading.diastolic)")
        .font(.body.monospacedDigit())
      Circle()
        .fill(reading.category.color)
        .frame(width: 8, height: 8)
        .accessibilityLabel(reading.category.rawValue)
    }
  }
}

private struct VitPressureEntry: View {
  @EnvironmentObject var book: VitBook
  @Environment(\.dismiss) private var dismiss
  @State private var systolic = 120
  @State private var diastolic = 80
  @State private var pulse = 70

  var body: some View {
    NavigationStack {
      Form {
        Stepper("Systolic: \(systolic)", value: $systolic, in: 80...220)
        Stepper("Diastolic: \(diastolic)", value: $diastolic, in: 40...130)
        Stepper("Pulse: \(pulse)", value: $pulse, in: 30...200)
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            book.add(systolic: systolic, diastolic: diastolic, pulse: pulse)
            dismiss()
          }
        }
      }
    }
  }
}

struct VitPressureView_Previews: PreviewProvider {
  static var previews: some View {
    VitPressureView()
      .environmentObject(VitBook())
  }
}
