import ChartLint
import ChartNarration
import ChartSound
import SoundCheck
import SoundFile
import SourceText

/// The exit codes besides 0 (done) and 64 (wrong usage, which ArgumentParser gives).
enum ExitStatus {
  /// The input could not be read, or the output not written.
  static let unusable: Int32 = 2
  /// Control-C ended the reading, and what was told is of the rows before it: 128 and the number of the signal, as shells say it.
  static let interrupted: Int32 = 130
  /// What was checked is not as it must be.
  static let findings: Int32 = 1
}

/// A failure whose description is the sentence that a person should see.
protocol UserFacingFailure: Error {}

extension ReadingError: UserFacingFailure {}
extension VoiceError: UserFacingFailure {}
extension ProfileError: UserFacingFailure {}
extension OutputError: UserFacingFailure {}
extension SoundCheckError: UserFacingFailure {}
extension SoundFileError: UserFacingFailure {}
extension InstrumentError: UserFacingFailure {}
extension BrailleFileError: UserFacingFailure {}
extension LintConfigurationError: UserFacingFailure {}
extension LintInputError: UserFacingFailure {}
