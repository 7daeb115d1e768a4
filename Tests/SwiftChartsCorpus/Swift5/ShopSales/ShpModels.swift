import Foundation

struct ShpDay: Identifiable, Hashable {
  let date: Date
  let orders: Int
  let revenue: Double

  var id: Date { date }
  var isWeekend: Bool { ShpCalendar.utc.isDateInWeekend(date) }
}

struct ShpHourCell: Identifiable, Hashable {
  let weekday: String
  let hour: Int
  let orders: Int

  var id: String { "\(weekday)-\(hour)" }
}

struct ShpProduct: Identifiable, Hashable {
  let sku: String
  let name: String
  let family: String
  let unitsSold: Int
  let price: Double
  let lowestPrice: Double
  let highestPrice: Double

  var id: String { sku }
  var revenue: Double { Double(unitsSold) * price }
}

struct ShpStockEntry: Identifiable, Hashable {
  let sku: String
  let date: Date
  let quantity: Int

  var id: String { "\(sku)@\(date.timeIntervalSince1970)" }
}

enum ShpCalendar {
  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    return calendar
  }()

  static func day(_ offset: Int) -> Date {
    // Monday, 2 September 2024, noon UTC
    Date(timeIntervalSince1970: 1_725_278_400 + Double(offset) * 86_400)
  }
}

enum ShpFixtures {
  static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  static let weekdayFactor = [8, 7, 8, 10, 13, 17, 4]

  static let days: [ShpDay] = (0..<28).map { i in
    let orders = weekdayFactor[i % 7] * 5 + (i * 11) % 9 + i / 2
    return ShpDay(
      date: ShpCalendar.day(i),
      orders: orders,
      revenue: Double(orders) * (21.5 + Double((i * 7) % 5))
    )
  }

  static let hours: [ShpHourCell] = weekdays.enumerated().flatMap { day, name in
    (9...20).map { hour -> ShpHourCell in
      let lunch = max(0, 6 - abs(hour - 12) * 2)
      let evening = max(0, 9 - abs(hour - 18) * 3)
      let closed = name == "Sun" && hour > 14
      return ShpHourCell(
        weekday: name,
        hour: hour,
        orders: closed ? 0 : (lunch + evening) * weekdayFactor[day] / 8 + (day + hour) % 3
      )
    }
  }

  static let products: [ShpProduct] = [
    ShpProduct(
      sku: "TEA-01", name: "Assam loose leaf", family: "Tea", unitsSold: 412, price: 9.5, lowestPrice: 7.9,
      highestPrice: 11),
    ShpProduct(
      sku: "TEA-02", name: "Earl Grey tin", family: "Tea", unitsSold: 286, price: 14, lowestPrice: 11.5,
      highestPrice: 15.5),
    ShpProduct(
      sku: "TEA-03", name: "Matcha 30 g", family: "Tea", unitsSold: 167, price: 24, lowestPrice: 19, highestPrice: 29),
    ShpProduct(
      sku: "COF-01", name: "House blend 1 kg", family: "Coffee", unitsSold: 358, price: 19.9, lowestPrice: 16.5,
      highestPrice: 21.9),
    ShpProduct(
      sku: "COF-02", name: "Decaf 500 g", family: "Coffee", unitsSold: 121, price: 12.5, lowestPrice: 10,
      highestPrice: 13.5),
    ShpProduct(
      sku: "CUP-01", name: "Stoneware mug", family: "Ware", unitsSold: 203, price: 16, lowestPrice: 12, highestPrice: 18
    ),
    ShpProduct(
      sku: "POT-01", name: "Glass teapot", family: "Ware", unitsSold: 64, price: 39, lowestPrice: 32, highestPrice: 45),
    ShpProduct(
      sku: "GFT-01", name: "Gift box", family: "Gifts", unitsSold: 88, price: 32, lowestPrice: 28, highestPrice: 36),
  ]

  static let stock: [ShpStockEntry] = {
    var entries: [ShpStockEntry] = []
    for (sku, start, perDay, delivery) in [("TEA-01", 180, 14, 160), ("COF-01", 150, 12, 140), ("CUP-01", 90, 5, 60)] {
      var quantity = start
      for i in 0..<28 {
        if i % 9 == 8 { quantity += delivery }
        quantity = max(0, quantity - perDay - (i * 5) % 7)
        entries.append(ShpStockEntry(sku: sku, date: ShpCalendar.day(i), quantity: quantity))
      }
    }
    return entries
  }()
}
