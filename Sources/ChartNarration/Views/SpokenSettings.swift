import ChartModel

/// Says what controls of a chart are set to.
struct SpokenSettings {
  let voice: Voice

  /// `Shown: year 2020, as the chart opens.`; empty where nothing is set.
  func sentence(_ settings: [Setting]) -> String {
    guard !settings.isEmpty else { return "" }
    let told = settings.map { setting in
      let value = voice.name(setting.value)
      return setting.name.isEmpty
        ? value : voice.say(.labelDetail, ["name": setting.name.spokenField, "value": value])
    }
    return Sentence(voice.say(.overviewSetting, ["names": voice.list(told)])).sentence
  }
}
