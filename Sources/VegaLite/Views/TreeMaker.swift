import SourceText

/// Makes parts of a specification that nobody wrote, at the line of what they stand for.
struct TreeMaker {
  let line: Int

  func object(_ members: [(String, JSONTree?)]) -> JSONTree {
    let members = members.compactMap { name, value in value.map { JSONTree.Member(name: name, value: $0) } }
    return JSONTree(.object(members), line: line)
  }

  func array(_ elements: [JSONTree]) -> JSONTree { JSONTree(.array(elements), line: line) }
  func string(_ text: String) -> JSONTree { JSONTree(.string(text), line: line) }
  func number(_ number: Double) -> JSONTree { JSONTree(.number(number), line: line) }
  func bool(_ value: Bool) -> JSONTree { JSONTree(.bool(value), line: line) }
  var null: JSONTree { JSONTree(.null, line: line) }

  /// A value of data as a tree; a date is its milliseconds, and what JSON has no word for is null.
  func tree(_ value: VegaValue) -> JSONTree {
    switch value {
    case .undefined, .null, .pattern: null
    case .bool(let value): bool(value)
    case .number(let number), .date(let number): self.number(number)
    case .string(let text): string(text)
    case .array(let elements): array(elements.map(tree))
    case .object(let value): object(value.members.map { ($0.name, tree($0.value)) })
    }
  }

  /// Objects put over one another: a member of a later one takes the place of an earlier one's.
  func merged(_ objects: [JSONTree?]) -> JSONTree {
    objects.compactMap { $0?.members }.joined().reduce(object([])) { $0.setting($1.name, to: $1.value) }
  }
}

extension JSONTree {
  /// Whether JavaScript would take the value for true.
  var isTruthy: Bool {
    switch kind {
    case .null: false
    case .bool(let value): value
    case .number(let number): number != 0 && !number.isNaN
    case .string(let text): !text.isEmpty
    case .array, .object: true
    }
  }

  /// The object without some of its members.
  func omitting(_ names: [String]) -> JSONTree { names.reduce(self) { $0.setting($1, to: nil) } }
}
