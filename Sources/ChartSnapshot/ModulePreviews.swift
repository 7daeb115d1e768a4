#if os(Linux)
  import CChartSnapshot
  import ChartDeclarations

  /// A preview of a module, `#Preview` or `PreviewProvider`.
  struct ModulePreview {
    /// The file and the title of a `#Preview`, or the name of the type that provides.
    let name: String
    /// Where it stands in the code, as far as known, so that the order is always the same.
    let place: (file: String, line: Int)
    let view: @MainActor () -> any View

    /// All previews of a module that is linked into the program, in the order of their files and lines.
    @MainActor static func all(in module: String) -> [ModulePreview] {
      let previews = types(in: module).compactMap { ModulePreview(type: $0.type, name: $0.name) }
      return numbered(
        previews.sorted { ($0.place.file, $0.place.line, $0.name) < ($1.place.file, $1.place.line, $1.name) })
    }

    @MainActor private init?(type: Any.Type, name: String) {
      if let preview = type as? any DeclaredPreview.Type {
        let file = preview.file.split(separator: "/").last.map(String.init) ?? preview.file
        let stem = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
        self.init(name: [stem, preview.name].compactMap { $0 }.joined(separator: "."), place: (file, preview.line)) {
          preview.view
        }
      } else if let provider = type as? any PreviewProvider.Type {
        self.init(name: name, place: ("", 0)) { AnyView(provider.previews) }
      } else {
        return nil
      }
    }

    private init(name: String, place: (file: String, line: Int), view: @escaping @MainActor () -> any View) {
      (self.name, self.place, self.view) = (name, place, view)
    }

    /// Previews whose files differ: the second of a name, as files have it, has a number.
    private static func numbered(_ previews: [ModulePreview]) -> [ModulePreview] {
      var taken: Set<String> = []
      return previews.map { preview in
        let names = [preview.name] + (2...(previews.count + 1)).map { "\(preview.name)-\($0)" }
        let name = names.first { taken.insert(SnapshotFile.safe($0)).inserted } ?? preview.name
        return ModulePreview(name: name, place: preview.place, view: preview.view)
      }
    }

    private static func types(in module: String) -> [(type: Any.Type, name: String)] {
      var found: [(type: Any.Type, name: String)] = []
      withUnsafeMutablePointer(to: &found) { found in
        cv_each_type(
          module,
          { type, name, context in
            guard let type, let name, let context else { return }
            context.assumingMemoryBound(to: [(type: Any.Type, name: String)].self).pointee
              .append((unsafeBitCast(type, to: Any.Type.self), String(cString: name)))
          }, found)
      }
      return found
    }
  }
#endif
