const marks = /\p{Mark}/gu

/**
 * A text for finding it: without case and accents, and with the Turkish dotless ı as an i. So "istanbul" finds
 * "İstanbul", whatever the computer's language is.
 */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(marks, '').toLowerCase().replaceAll('ı', 'i')
