import Testing

/// A text and what RFC 8259 makes of it.
struct JSONCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  /// The value, as `JSONSuite.shown` writes it; `nil` where the text is none.
  let value: String?
  /// What a row of a table has of it, or of the one element of an array, where that differs: blanks at the ends of a text go,
  /// and a text without any other character is no value, `·`.
  let cell: String?
  /// What the data of a chart have of it, where that differs: of two members with one name the last stays.
  let data: String?
  var testDescription: String { name }

  init(_ name: String, _ text: String, _ value: String? = nil, cell: String? = nil, data: String? = nil) {
    self.init(name, bytes: Array(text.utf8), value, cell: cell, data: data)
  }

  init(_ name: String, bytes: [UInt8], _ value: String? = nil, cell: String? = nil, data: String? = nil) {
    (self.name, self.bytes, self.value) = (name, bytes, value)
    (self.cell, self.data) = (cell, data)
  }
}

/// Texts after the names of Seriot's "Parsing JSON is a Minefield" (JSONTestSuite), written anew from RFC 8259.
enum JSONSuite {
  /// What must be read.
  static let accepted: [JSONCase] = [
    JSONCase("array_arraysWithSpaces", "[[]   ]", "[[]]"),
    JSONCase("array_empty-string", "[\"\"]", "[\"\"]"),
    JSONCase("array_empty", "[]", "[]"),
    JSONCase("array_ending_with_newline", "[\"a\"]\n", "[\"a\"]"),
    JSONCase("array_false", "[false]", "[false]"),
    JSONCase("array_heterogeneous", "[null, 1, \"1\", {}]", "[null,1.0,\"1\",{}]"),
    JSONCase("array_null", "[null]", "[null]"),
    JSONCase("array_with_1_and_newline", "[1\n]", "[1.0]"),
    JSONCase("array_with_leading_space", " [1]", "[1.0]"),
    JSONCase("array_with_several_null", "[1,null,null,null,2]", "[1.0,null,null,null,2.0]"),
    JSONCase("array_with_trailing_space", "[2] ", "[2.0]"),
    JSONCase("array_nested_50", nested(50), nested(50)),
    JSONCase("number", "[123e65]", "[1.23e+67]"),
    JSONCase("number_0e+1", "[0e+1]", "[0.0]"),
    JSONCase("number_0e1", "[0e1]", "[0.0]"),
    JSONCase("number_after_space", "[ 4]", "[4.0]"),
    JSONCase("number_double_close_to_zero", "[-0." + zeros(78) + "1]", "[-1e-79]"),
    JSONCase("number_int_with_exp", "[20e1]", "[200.0]"),
    JSONCase("number_minus_zero", "[-0]", "[-0.0]"),
    JSONCase("number_negative_int", "[-123]", "[-123.0]"),
    JSONCase("number_negative_one", "[-1]", "[-1.0]"),
    JSONCase("number_real_capital_e", "[1E22]", "[1e+22]"),
    JSONCase("number_real_capital_e_neg_exp", "[1E-2]", "[0.01]"),
    JSONCase("number_real_capital_e_pos_exp", "[1E+2]", "[100.0]"),
    JSONCase("number_real_exponent", "[123e45]", "[1.23e+47]"),
    JSONCase("number_real_fraction_exponent", "[123.456e78]", "[1.23456e+80]"),
    JSONCase("number_real_neg_exp", "[1e-2]", "[0.01]"),
    JSONCase("number_simple_int", "[123]", "[123.0]"),
    JSONCase("number_simple_real", "[123.456789]", "[123.456789]"),
    JSONCase("number_greatest_whole", "[9007199254740993]", "[9007199254740992.0]"),
    JSONCase("number_beyond_int64", "[9223372036854775808]", "[9.223372036854776e+18]"),
    JSONCase("number_smallest", "[5e-324]", "[5e-324]"),
    JSONCase("number_greatest", "[1.7976931348623157e308]", "[1.7976931348623157e+308]"),
    JSONCase("number_thousand_digits", "[1." + zeros(1_000) + "]", "[1.0]"),
    JSONCase("object", "{\"asd\":\"sdf\", \"dfg\":\"fgh\"}", "{\"asd\":\"sdf\",\"dfg\":\"fgh\"}"),
    JSONCase("object_basic", "{\"asd\":\"sdf\"}", "{\"asd\":\"sdf\"}"),
    JSONCase("object_duplicated_key", "{\"a\":\"b\",\"a\":\"c\"}", "{\"a\":\"b\",\"a\":\"c\"}", data: "{\"a\":\"c\"}"),
    JSONCase(
      "object_duplicated_key_and_value", "{\"a\":\"b\",\"a\":\"b\"}", "{\"a\":\"b\",\"a\":\"b\"}", data: "{\"a\":\"b\"}"
    ),
    JSONCase("object_empty", "{}", "{}"),
    JSONCase("object_empty_key", "{\"\":0}", "{\"\":0.0}"),
    // A zero becomes the replacement character: it would end texts where they are handed to others.
    JSONCase("object_escaped_null_in_key", "{\"foo\\u0000bar\": 42}", "{\"foo\\u{FFFD}bar\":42.0}"),
    JSONCase("object_extreme_numbers", "{ \"min\": -1.0e+28, \"max\": 1.0e+28 }", "{\"min\":-1e+28,\"max\":1e+28}"),
    JSONCase(
      "object_long_strings", "{\"x\":[{\"id\": \"" + zeros(40) + "\"}], \"id\": \"" + zeros(40) + "\"}",
      "{\"x\":[{\"id\":\"" + zeros(40) + "\"}],\"id\":\"" + zeros(40) + "\"}"),
    JSONCase("object_simple", "{\"a\":[]}", "{\"a\":[]}"),
    JSONCase("object_string_unicode", "{\"title\":\"\\u041f\\u043e\"}", "{\"title\":\"\\u{41F}\\u{43E}\"}"),
    JSONCase("object_with_newlines", "{\n\"a\": \"b\"\n}", "{\"a\":\"b\"}"),
    JSONCase("string_1_2_3_bytes_UTF-8", "[\"\\u0060\\u012a\\u12AB\"]", "[\"`\\u{12A}\\u{12AB}\"]"),
    JSONCase("string_accepted_surrogate_pair", "[\"\\uD801\\udc37\"]", "[\"\\u{10437}\"]"),
    JSONCase("string_accepted_surrogate_pairs", "[\"\\ud83d\\ude39\\ud83d\\udc8d\"]", "[\"\\u{1F639}\\u{1F48D}\"]"),
    JSONCase(
      "string_allowed_escapes", "[\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"]",
      "[\"\\u{22}\\u{5C}/\\u{8}\\u{C}\\u{A}\\u{D}\\u{9}\"]", cell: "\"\\u{22}\\u{5C}/\\u{8}\\u{C}\\u{A}\""),
    JSONCase("string_backslash_and_u_escaped_zero", "[\"\\\\u0000\"]", "[\"\\u{5C}u0000\"]"),
    JSONCase("string_backslash_doublequotes", "[\"\\\"\"]", "[\"\\u{22}\"]"),
    JSONCase("string_comments", "[\"a/*b*/c/*d//e\"]", "[\"a/*b*/c/*d//e\"]"),
    JSONCase("string_double_escape_a", "[\"\\\\a\"]", "[\"\\u{5C}a\"]"),
    JSONCase("string_double_escape_n", "[\"\\\\n\"]", "[\"\\u{5C}n\"]"),
    JSONCase("string_escaped_control_character", "[\"\\u0012\"]", "[\"\\u{12}\"]"),
    JSONCase("string_escaped_noncharacter", "[\"\\uFFFF\"]", "[\"\\u{FFFF}\"]"),
    JSONCase("string_in_array", "[\"asd\"]", "[\"asd\"]"),
    JSONCase("string_in_array_with_leading_space", "[ \"asd\"]", "[\"asd\"]"),
    JSONCase("string_last_surrogates_1_and_2", "[\"\\uDBFF\\uDFFF\"]", "[\"\\u{10FFFF}\"]"),
    JSONCase("string_nbsp_uescaped", "[\"new\\u00A0line\"]", "[\"new\\u{A0}line\"]"),
    JSONCase("string_nonCharacterInUTF-8_U+10FFFF", "[\"\u{10FFFF}\"]", "[\"\\u{10FFFF}\"]"),
    JSONCase("string_nonCharacterInUTF-8_U+FFFF", "[\"\u{FFFF}\"]", "[\"\\u{FFFF}\"]"),
    JSONCase("string_null_escape", "[\"\\u0000\"]", "[\"\\u{FFFD}\"]"),
    JSONCase("string_one-byte-utf-8", "[\"\\u002c\"]", "[\",\"]"),
    JSONCase("string_pi", "[\"\u{3C0}\"]", "[\"\\u{3C0}\"]"),
    JSONCase("string_reservedCharacterInUTF-8_U+1BFFF", "[\"\u{1BFFF}\"]", "[\"\\u{1BFFF}\"]"),
    JSONCase("string_simple_ascii", "[\"asd \"]", "[\"asd \"]", cell: "\"asd\""),
    JSONCase("string_space", "\" \"", "\" \"", cell: "·"),
    JSONCase("string_surrogates_U+1D11E", "[\"\\uD834\\uDd1e\"]", "[\"\\u{1D11E}\"]"),
    JSONCase("string_three-byte-utf-8", "[\"\\u0821\"]", "[\"\\u{821}\"]"),
    JSONCase("string_two-byte-utf-8", "[\"\\u0123\"]", "[\"\\u{123}\"]"),
    JSONCase("string_u+2028_line_sep", "[\"\u{2028}\"]", "[\"\\u{2028}\"]"),
    JSONCase("string_u+2029_par_sep", "[\"\u{2029}\"]", "[\"\\u{2029}\"]"),
    JSONCase("string_uEscape", "[\"\\u0061\\u30af\\u30EA\\u30b9\"]", "[\"a\\u{30AF}\\u{30EA}\\u{30B9}\"]"),
    JSONCase("string_unescaped_char_delete", "[\"\u{7F}\"]", "[\"\\u{7F}\"]"),
    JSONCase("string_unicode_U+200B", "[\"\\u200B\"]", "[\"\\u{200B}\"]"),
    JSONCase("string_unicode_U+2064", "[\"\\u2064\"]", "[\"\\u{2064}\"]"),
    JSONCase("string_unicode_U+FDD0", "[\"\\uFDD0\"]", "[\"\\u{FDD0}\"]"),
    JSONCase("string_unicodeEscapedBackslash", "[\"\\u005C\"]", "[\"\\u{5C}\"]"),
    JSONCase("string_utf8", "[\"\u{20AC}\u{1D11E}\"]", "[\"\\u{20AC}\\u{1D11E}\"]"),
    JSONCase("string_with_del_character", "[\"a\u{7F}a\"]", "[\"a\\u{7F}a\"]"),
    JSONCase("structure_lonely_false", "false", "false"),
    JSONCase("structure_lonely_int", "42", "42.0"),
    JSONCase("structure_lonely_negative_real", "-0.1", "-0.1"),
    JSONCase("structure_lonely_null", "null", "null", cell: "·"),
    JSONCase("structure_lonely_string", "\"asd\"", "\"asd\""),
    JSONCase("structure_lonely_true", "true", "true"),
    JSONCase("structure_string_empty", "\"\"", "\"\"", cell: "·"),
    JSONCase("structure_trailing_newline", "[\"a\"]\n", "[\"a\"]"),
    JSONCase("structure_true_in_array", "[true]", "[true]"),
    JSONCase("structure_whitespace_array", " \t\r\n[] ", "[]"),
    // RFC 8259, 8.1: a parser may pass a byte order mark.
    JSONCase("structure_byte_order_mark", bytes: [0xEF, 0xBB, 0xBF] + Array("{}".utf8), "{}"),
  ]

  /// Arrays of one number, and of one text.
  static let numbers = accepted.filter { $0.name.hasPrefix("number") }
  static let texts = accepted.filter { $0.name.hasPrefix("string") && $0.value?.first == "[" }

  static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }
  static func nested(_ depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }
}
