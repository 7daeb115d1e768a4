import Testing

@testable import VegaLite

@Suite("Views of the gallery", .enabled(if: Gallery.isThere, "the gallery is not beside the package"))
struct GalleryViewTests {
  @Test("Each real specification passes the check without a word") func checked() throws {
    for name in try Gallery.names() {
      let context = VegaContext()
      let faults = SpecificationCheck.faults(in: try Gallery.node(name), warningTo: context)
      #expect((faults + context.warnings).map { $0.sentence(source: name) } == [])
    }
  }

  @Test("Each real specification has views") func made() throws {
    for name in try Gallery.names() {
      let context = VegaContext()
      #expect(throws: Never.self, "\(name)") { try ViewTree.make(Gallery.node(name), in: context) }
      #expect(context.warnings.map { $0.sentence(source: name) } == [])
    }
  }
}
