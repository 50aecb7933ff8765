/**
 * A discount code as codes are compared: two that differ in case alone are one. Done here and not in the database, whose
 * idea of case depends on how it was set up. In a shop `İ` may have become an `i` with a dot of its own, and captions in
 * Turkish write the lower case of `I` without a dot.
 */
export const codeKey = (code: string): string =>
  code.normalize('NFC').toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i')
