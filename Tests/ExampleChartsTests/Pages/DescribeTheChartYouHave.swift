// The code of the page "Describe the chart you already have"; PageTests holds the two together.
import ChartDeclarations
import ChartDescriptions

struct Sale {
  var fruit: String
  var crates: Int
}

struct SalesChart: View {
  var sales: [Sale]

  var body: some View {
    Chart(sales, id: \.fruit) { sale in
      BarMark(x: .value("Fruit", sale.fruit), y: .value("Crates", sale.crates))
        .cornerRadius(4)
    }
    .chartTitle("Crates sold in June")
  }
}

@MainActor enum DescribePage {
  nonisolated static let sales = [
    Sale(fruit: "Apples", crates: 120), Sale(fruit: "Pears", crates: 75), Sale(fruit: "Plums", crates: 90),
  ]

  static func describe() throws -> String {
    let chart = SalesChart(sales: sales)
    return try chart.describe()
  }

  static func labels() throws -> [String] {
    let chart = SalesChart(sales: sales)
    return try chart.labels()
  }

  static func withGoal() throws -> [String] {
    let chart = Chart {
      ForEach(sales, id: \.fruit) { sale in
        BarMark(x: .value("Fruit", sale.fruit), y: .value("Crates", sale.crates))
      }
      RuleMark(y: .value("Goal", 100))
    }
    return try chart.labels(verbosity: .full)
  }
}
