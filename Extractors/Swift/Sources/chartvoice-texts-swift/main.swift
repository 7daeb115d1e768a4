import SwiftChartTexts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Ends with a sentence and an exit code.
func end(_ sentence: String, _ status: Int32) -> Never {
  try? Descriptor(number: STDERR_FILENO).write(Array("chartvoice-texts-swift: \(sentence)\n".utf8))
  exit(status)
}

guard CommandLine.arguments.count == 1 else {
  end("this takes no options. Give it names of Swift files on standard input, one a line.", 64)
}
do {
  let names = try Descriptor(number: STDIN_FILENO).bytes(atMost: .max).split(separator: 0x0A)
  let output = Descriptor(number: STDOUT_FILENO)
  for name in names { try output.write(ExtractedFile(String(decoding: name, as: UTF8.self)).lines) }
} catch {
  end("\(error). Give it a file or a pipe to read from, and one to write to.", 1)
}
