/// Apple's Accessibility by its own name: what ``ChartDeclarations`` declares.
@_exported public import ChartDeclarations
