/// The part of Combine that views use, by its own name: what ``ChartDeclarations`` declares.
@_exported public import ChartDeclarations
