import ChartDeclarations
import ChartDescriptions
import ChartSound

// An app's own chart, declared as it would be for Swift Charts, and what VoiceOver users would hear of it.
struct Sales {
  var fruit: String
  var crates: Int
}

let sales = [Sales(fruit: "Apples", crates: 12), Sales(fruit: "Pears", crates: 7), Sales(fruit: "Plums", crates: 9)]
let chart = Chart(sales, id: \.fruit) { sale in
  BarMark(x: .value("Fruit", sale.fruit), y: .value("Crates", sale.crates))
}
for label in try chart.labels() { print(label) }
print(chart.score().notes.count { $0.role == .data }, "notes")
