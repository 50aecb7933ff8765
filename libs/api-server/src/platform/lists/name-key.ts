/**
 * A name in the form that is compared: one case, one Unicode form, no repeated spaces and no invisible characters.
 * The Turkish dotless i stays a separate letter; a dotted capital becomes its small letter.
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
