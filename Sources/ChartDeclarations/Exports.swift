// As `import Charts` and `import SwiftUI` bring Foundation along, so does this module: dates and calendars are there.
@_exported public import Foundation
