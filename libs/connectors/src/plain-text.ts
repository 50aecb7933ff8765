const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  bull: '•',
  hellip: '…',
  prime: '′',
  Prime: '″',
  euro: '€',
  trade: '™',
  zwnj: '\u200c',
  zwj: '\u200d',
  lrm: '\u200e',
  rlm: '\u200f',
}

// The names of U+00A0 to U+00FF in order, from HTML 4.
const latin1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
for (const [position, name] of latin1.split(' ').entries()) named[name] = String.fromCharCode(0xa0 + position)

function character(reference: string): string | undefined {
  if (!reference.startsWith('#')) return Object.hasOwn(named, reference) ? named[reference] : undefined
  const isHex = /^#x/i.test(reference)
  const code = Number.parseInt(reference.slice(isHex ? 2 : 1), isHex ? 16 : 10)
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined
}

/** Text that our database accepts: well-formed Unicode without control characters, trimmed. */
export function storableText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .trim()
}

/**
 * The readable text of a name that shops store as HTML: tags removed, entities decoded, whitespace collapsed.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<\/?(?:br|p|div|li|ul|ol|h[1-6]|td|tr)\b[^<>]*>/gi, ' ')
    .replace(/<\/?[a-z!][^<>]*>/gi, '')
    .replace(
      /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,31});/gi,
      (whole, reference: string) => character(reference) ?? whole,
    )
  return storableText(text.replace(/\s+/g, ' '))
}
