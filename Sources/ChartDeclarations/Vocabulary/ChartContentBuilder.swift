/// Makes content of what stands between braces: marks, `if`, `if let`, `switch`, `for` and `#available`.
///
/// Everything becomes one type, so that a long chart costs the type checker no more than a short one.
@resultBuilder
public enum ChartContentBuilder {
  /// Pieces of content in their order; none for empty braces.
  public static func buildBlock(_ contents: any ChartContent...) -> ChartContentGroup {
    ChartContentGroup(contents: contents)
  }

  /// One piece of content.
  public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

  /// What an `if` without `else` gives.
  public static func buildOptional(_ content: ChartContentGroup?) -> ChartContentGroup {
    content ?? ChartContentGroup(contents: [])
  }

  /// What the first branch gives.
  public static func buildEither(first content: any ChartContent) -> ChartContentGroup {
    ChartContentGroup(contents: [content])
  }

  /// What the other branch gives.
  public static func buildEither(second content: any ChartContent) -> ChartContentGroup {
    ChartContentGroup(contents: [content])
  }

  /// What the rounds of a loop give.
  public static func buildArray(_ contents: [ChartContentGroup]) -> ChartContentGroup {
    ChartContentGroup(contents: contents)
  }

  /// What is there only in some versions of a system.
  public static func buildLimitedAvailability(_ content: ChartContentGroup) -> ChartContentGroup { content }
}
