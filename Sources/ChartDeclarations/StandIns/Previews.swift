public import Foundation

/// Views as a tool shows them beside the code.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// The type of the views.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}

/// The device of a preview; of no effect.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// By its name.
  public init(rawValue: String) {}
  /// By its name.
  public init(stringLiteral value: String) {}
}

/// The size of a preview; of no effect.
public enum PreviewLayout: Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The way a device is held; of no effect.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

/// What is said of a preview; of no effect.
public struct PreviewTrait<Subject>: Sendable {
  /// As large as it wants.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
  /// As the device is.
  public static var defaultLayout: PreviewTrait { PreviewTrait() }
  /// Of a size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait() }
  /// Held upright.
  public static var portrait: PreviewTrait { PreviewTrait() }
  /// Held across.
  public static var landscapeLeft: PreviewTrait { PreviewTrait() }
  /// Held across.
  public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// What previews are of.
public enum Preview {
  /// What is said of previews of views.
  public enum ViewTraits {}
}

/// The view of a preview: what `#Preview` makes.
@MainActor public protocol DeclaredPreview {
  /// The name of the preview; `nil` where it has none.
  static var name: String? { get }
  /// The file in which it stands, `Module/File.swift`.
  static var file: String { get }
  /// The line in which it stands.
  static var line: Int { get }
  /// The view.
  static var view: any View { get }
}

/// A program of windows, of which nothing is shown here.
@MainActor @preconcurrency
public protocol App {
  /// The type of its windows.
  associatedtype Body: Scene
  /// Its windows.
  @SceneBuilder var body: Body { get }
  /// A program.
  init()
}

/// Windows of a program.
@MainActor @preconcurrency
public protocol Scene {}

/// Makes windows of what stands between braces.
@resultBuilder
public enum SceneBuilder {
  /// One window.
  public static func buildBlock<Content: Scene>(_ scene: Content) -> Content { scene }
}

/// Windows with a view.
public struct WindowGroup: Scene {
  /// The view between the braces, which is not made.
  public init(@ViewBuilder content: () -> some View) {}
}
