/**
 * The comparison key of a discount code: codes that differ only in case are one. Not done in the database,
 * whose case rules depend on its setup. In a shop `İ` may have become an `i` with a combining dot, and
 * Turkish captions lower-case `I` to a dotless one.
 */
export const codeKey = (code: string): string =>
  code.normalize('NFC').toLowerCase().replaceAll('\u0307', '').replaceAll('ı', 'i')
