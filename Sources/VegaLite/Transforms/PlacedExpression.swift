/// An expression with the place in the specification where it stands, so that what is wrong with it has one.
struct PlacedExpression {
  private let expression: VegaExpression
  private let node: SpecificationNode

  init(_ source: String, at node: SpecificationNode) throws(SpecificationFault) {
    self.node = node
    do throws(VegaExpressionFault) {
      expression = try VegaExpression(source)
    } catch {
      throw error.specificationFault(at: node)
    }
  }

  func value(in context: VegaContext, datum: VegaDatum) throws(SpecificationFault) -> VegaValue {
    do throws(VegaExpressionFault) {
      return try expression.value(in: context, datum: datum)
    } catch {
      throw error.specificationFault(at: node)
    }
  }
}
