internal import CSndfile

/// The formats of libsndfile by its numbers, and which of them it was built with.
enum SndfileFormats {
  /// The number of a format.
  static func number(of format: SoundFileFormat) -> Int32 {
    switch format.container {
    case .wav: SF_FORMAT_WAV.cInt | number(of: format.encoding)
    case .flac: SF_FORMAT_FLAC.cInt | number(of: format.encoding)
    case .ogg: SF_FORMAT_OGG.cInt | SF_FORMAT_VORBIS.cInt
    case .opus: SF_FORMAT_OGG.cInt | SF_FORMAT_OPUS.cInt
    }
  }

  private static func number(of encoding: SoundFileFormat.Encoding) -> Int32 {
    switch encoding {
    case .pcm16: SF_FORMAT_PCM_16.cInt
    case .pcm24: SF_FORMAT_PCM_24.cInt
    case .float: SF_FORMAT_FLOAT.cInt
    }
  }

  /// What this libsndfile writes. `sf_format_check` knows formats that were left out when it was built; its lists do not.
  static let offered: Set<SoundFileFormat.Container> = {
    let majors = list(SFC_GET_FORMAT_MAJOR_COUNT.cInt, SFC_GET_FORMAT_MAJOR.cInt)
    let subtypes = list(SFC_GET_FORMAT_SUBTYPE_COUNT.cInt, SFC_GET_FORMAT_SUBTYPE.cInt)
    let all = majors.union(subtypes)
    return Set(SoundFileFormat.Container.allCases.filter { all.isSuperset(of: parts(of: $0)) })
  }()

  private static func parts(of container: SoundFileFormat.Container) -> [Int32] {
    let number = number(of: SoundFileFormat(container: container))
    return [number & SF_FORMAT_TYPEMASK.cInt, number & SF_FORMAT_SUBMASK.cInt]
  }

  private static func list(_ countCommand: Int32, _ command: Int32) -> Set<Int32> {
    var count: Int32 = 0
    sf_command(nil, countCommand, &count, Int32(MemoryLayout<Int32>.size))
    let numbers = (0..<max(0, count)).map { index in
      var info = SF_FORMAT_INFO()
      info.format = index
      sf_command(nil, command, &info, Int32(MemoryLayout<SF_FORMAT_INFO>.size))
      return info.format
    }
    return Set(numbers)
  }
}
