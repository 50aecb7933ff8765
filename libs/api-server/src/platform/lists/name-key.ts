/**
 * A name as it is compared: in one case, in one Unicode form, without blanks that repeat and marks that nobody
 * sees. The Turkish dotless i stays a letter of its own; a dotted capital is its small letter.
 */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replaceAll(/[\p{Cf}\p{Cc}\ufe0e\ufe0f]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
