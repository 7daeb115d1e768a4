import ChartDeclarations
import ChartModel
import Testing

/// What is read of a page: its charts under their headings, what views keep, and what they do as they appear.
@MainActor @Suite struct PageTests {
  private static func bars(_ label: String, _ value: Int = 1) -> some View {
    Chart { BarMark(x: .value("Day", "Monday"), y: .value(label, value)) }
  }

  private struct Dashboard: View {
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack {
            Text("Steps").font(.title2.bold())
            Text("7,204 today")
            PageTests.bars("Steps")
            GroupBox("Heart rate") { PageTests.bars("Beats") }
            Section {
              PageTests.bars("Sleep")
            } header: {
              Label("Sleep", systemImage: "bed.double")
            }
            PageTests.bars("Water").accessibilityLabel("Glasses of water")
            PageTests.bars("Food")
          }
        }
        .navigationTitle("Health")
      }
    }
  }

  @Test func chartsStandUnderTheirHeadings() {
    #expect(Dashboard().charts().map(\.title) == ["Steps", "Heart rate", "Sleep", "Glasses of water", nil])
    #expect(Dashboard().declaration().title == "Steps")
    #expect(Text("nothing").charts().isEmpty)
  }

  @Test func textsAreReadInTheirOrder() {
    let page = ChartPage(
      VStack {
        HStack {
          Text("Total")
          Text(12, format: .number)
        }
        Button("Add") {}
        Image("apple")
        Text("covered").hidden()
        Text("old").accessibilityHidden(true)
        Toggle("Weeks", isOn: .constant(true))
      })
    #expect(page.texts() == ["Total 12", "Add", "Weeks"])
  }

  @Test func labelsOfControlsAreNoHeadings() {
    let view = Section {
      Self.bars("A")
    } header: {
      HStack {
        Text("Streaks")
        Picker("Order", selection: .constant(1)) { Text("Best") }
      }
    }
    #expect(view.charts().map(\.title) == ["Streaks"])
  }

  @Test func largeNumbersAreNoHeadings() {
    func title(_ texts: Text...) -> String?? {
      VStack {
        ViewTexts(texts: texts); Self.bars("A")
      }.charts().first?.title
    }
    #expect(title(Text("Today").font(.title2), Text("133 mg/dL").font(.largeTitle)) == "Today")
    #expect(title(Text("2024 so far").font(.headline)) == "2024 so far")
    let line = VStack {
      HStack {
        Text("Practice").font(.headline)
        Text("26 h")
      }
      Self.bars("A")
    }
    #expect(line.charts().first?.title == "Practice")
    #expect(ChartPage(line).texts() == ["Practice", "26 h"])
  }

  private struct ViewTexts: View {
    let texts: [Text]
    var body: some View { ForEach(Array(texts.enumerated()), id: \.offset) { $0.element } }
  }

  // MARK: What views keep and do

  @MainActor private final class Model: ObservableObject {
    @Published var values: [Int] = []
    func load() { values = [3, 5] }
    func fetch() async { values.append(8) }
  }

  private struct Loading: View {
    @StateObject private var model = Model()
    @State private var count = 0
    var body: some View {
      Chart(model.values, id: \.self) { BarMark(x: .value("N", "\($0)"), y: .value("Value", $0)) }
        .onAppear { model.load() }
        .task { await model.fetch() }
        .onChange(of: model.values.count) { _, new in count = new }
        .chartTitle("\(count) values")
    }
  }

  @Test func whatAppearsIsDoneBefore() {
    let chart = Loading().declaration()
    #expect(rows(chart.layers.first) == ["3 | 3.0", "5 | 5.0", "8 | 8.0"])
    #expect(chart.title == "3 values")
  }

  private struct Unit: EnvironmentKey { static let defaultValue = "km" }

  private struct Inner: View {
    @Environment(\.timeZone) private var zone
    @EnvironmentObject private var model: Model
    var body: some View { PageTests.bars("\(zone.identifier) \(model.values.count)") }
  }

  @Test func surroundingsReachViewsInside() throws {
    let model = Model()
    model.load()
    let view = VStack { Inner() }.environmentObject(model).environment(
      \.timeZone, try #require(TimeZone(identifier: "Asia/Tokyo")))
    #expect(view.declaration().layers.first?.specification.y.field == "Asia/Tokyo 2")
  }

  private struct Raised: ViewModifier {
    func body(content: Content) -> some View { VStack { content }.padding().background(.thinMaterial) }
  }

  @Test func modifiersOfOnesOwnAreRead() {
    #expect(Self.bars("A").modifier(Raised()).charts().count == 1)
    #expect(Self.bars("A").overlay { Self.bars("B") }.charts().count == 2)
    #expect(AnyView(Group { Self.bars("A") }).charts().count == 1)
    #expect(ForEach(["A", "B"], id: \.self) { Self.bars($0) }.charts().count == 2)
  }
}
