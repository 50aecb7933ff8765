/** A letter may stand for several; a key that is too long doesn't fit into an index. */
const longestKey = 255

/**
 * The comparison key of a discount code, by decision 170: codes that differ only in case, width or Unicode form are
 * one. Not done in the database, whose case rules depend on its setup.
 */
export const codeKey = (code: string): string =>
  [
    ...code
      .normalize('NFKC')
      // Capital letters bring ß and ss together, and i with its Turkish form without a dot. A capital ẞ only has a small letter.
      .toLowerCase()
      .toUpperCase()
      .toLowerCase()
      // A small sigma is another letter at the end of a word.
      .replaceAll('ς', 'σ')
      // What is left of İ.
      .replaceAll('\u0307', '')
      .normalize('NFC'),
  ]
    .slice(0, longestKey)
    .join('')
