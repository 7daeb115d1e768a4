/// What data are called, so that layers which name the same share their rows.
enum LayerData {
  /// The name of data, or where they come from and which part of it they are, or where they stand.
  static func name(_ data: SpecificationNode) -> String {
    if let name = data["name"]?.string { return "name " + name }
    guard let url = data["url"]?.string else { return data.pointer }
    let parts = ["feature", "mesh", "property"].compactMap { data["format"]?[$0]?.string }
    return (["url", url] + parts).joined(separator: " ")
  }
}
