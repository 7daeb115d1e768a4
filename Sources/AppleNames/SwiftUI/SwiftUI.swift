/// SwiftUI by its own name: what ``ChartDeclarations`` declares, and its macros.
@_exported public import ChartDeclarations
@_exported public import Observation

/// A view as a tool shows it beside the code; here a test can describe it.
///
/// ```swift
/// #Preview("Two weeks") { StepsChart(days: Day.samples) }
/// ```
@freestanding(declaration)
public macro Preview<Content: View>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// A value that a preview keeps.
@attached(peer) public macro Previewable() = #externalMacro(module: "PreviewMacros", type: "PreviewableMacro")

/// A value of one's own in the surroundings.
///
/// ```swift
/// extension EnvironmentValues { @Entry var showsGoal = true }
/// ```
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PreviewMacros", type: "EntryMacro")
