import SwiftUI
import Charts

struct BudEnvelopesView: View {
  @Bindable var store: BudStore
  @State private var editing: BudEnvelope?

  var body: some View {
    Form {
      Section {
        BudEnvelopeChart(envelopes: store.envelopes)
          .frame(height: CGFloat(store.envelopes.count) * 44)
      } header: {
        Text("March envelopes")
      } footer: {
        Text("The thin line marks the limit of each envelope.")
      }

      Section("Limits") {
        ForEach($store.envelopes) { $envelope in
          HStack {
            Stepper(value: $envelope.limit, in: 0...2000, step: 10) {
              Label(envelope.category.title, systemImage: envelope.category.symbolName)
            }
            Button("Edit", systemImage: "slider.horizontal.3") {
              editing = envelope
            }
            .labelStyle(.iconOnly)
            .buttonStyle(.borderless)
          }
        }
      }
    }
    .formStyle(.grouped)
    .navigationTitle("Envelopes")
    .sheet(item: $editing) { envelope in
      BudLimitEditor(envelope: envelope) { newLimit in
        withAnimation { store.setLimit(newLimit, for: envelope.category) }
      }
      .presentationDetents([.medium])
    }
  }
}

struct BudEnvelopeChart: View {
  let envelopes: [BudEnvelope]

  var body: some View {
    Chart(envelopes) { envelope in
      BarMark(
        x: .value("Spent", envelope.spent),
        y: .value("Envelope", envelope.category.title),
        height: .fixed(14)
      )
      .foregroundStyle(envelope.isOver ? Color.red.gradient : Color.accentColor.gradient)
      .clipShape(.capsule)
      .annotation(position: .trailing) {
        Text(envelope.share, format: .percent.precision(.fractionLength(0)))
          .font(.caption2)
          .foregroundStyle(envelope.isOver ? Color.red : Color.secondary)
      }
      .accessibilityLabel(envelope.category.title)
      .accessibilityValue("\(Int(envelope.spent)) of \(Int(envelope.limit)) euros")

      RectangleMark(
        x: .value("Limit", envelope.limit),
        y: .value("Envelope", envelope.category.title),
        width: .fixed(3),
        height: .fixed(24)
      )
      .foregroundStyle(.primary)
      .accessibilityHidden(true)
    }
    .chartXScale(domain: 0...1400)
    .chartXAxis {
      AxisMarks(values: [0, 500, 1000])
    }
  }
}

private struct BudLimitEditor: View {
  let envelope: BudEnvelope
  let onSave: (Double) -> Void

  @Environment(\.dismiss) private var dismiss
  @State private var limit: Double = 0

  var body: some View {
    NavigationStack {
      Form {
        LabeledContent("Spent so far", value: envelope.spent, format: .currency(code: "EUR"))
        Slider(value: $limit, in: 0...2000, step: 10) {
          Text("Limit")
        }
        Text(limit, format: .currency(code: "EUR"))
      }
      .navigationTitle(envelope.category.title)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            onSave(limit)
            dismiss()
          }
        }
      }
    }
    .onAppear { limit = envelope.limit }
  }
}

#Preview {
  NavigationStack {
    BudEnvelopesView(store: BudStore())
  }
}
