/** A sentence with names in it, which are separate because other people chose them. */
export type Phrase = (string | Name)[]

/** Text that a user chose, made harmless. */
export interface Name {
  name: string
}

/** A sentence; every inserted value is treated as a name. */
export const phrase = (texts: TemplateStringsArray, ...names: (string | number)[]): Phrase =>
  texts.flatMap((text, at) => {
    const given = names[at]
    if (given === undefined) return [text]
    return typeof given === 'number' ? [text, String(given)] : [text, { name: harmlessName(given) }]
  })

const longestName = 80

/** Line ends and other control characters, direction marks, and characters without a visible form. */
const invisible =
  /[\p{Cc}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
const piledMarks = /(\p{M}{3})\p{M}+/gu
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** One line of limited length that cannot change the direction of the text around it. */
export function harmlessName(text: string): string {
  const line = text.replace(/\s/gu, ' ').replace(invisible, '').replace(piledMarks, '$1')
  const letters = Array.from(graphemes.segment(line.replace(/ +/g, ' ').trim()), ({ segment }) => segment)
  if (letters.length === 0) return '–'
  return letters.length <= longestName ? letters.join('') : `${letters.slice(0, longestName - 1).join('')}…`
}

const wordJoiner = '\u2060'

/**
 * A name that no mail program turns into a link, so that a name can't send readers of the mail elsewhere.
 * The inserted joiner is invisible.
 */
export const withoutLinks = (name: string): string =>
  name.replace(/(?<=[\p{L}\p{N}])[.:@/](?=[\p{L}\p{N}/])/gu, `$&${wordJoiner}`)

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Isolates right-to-left names with characters when there is no markup; only those names, because some
 * programs show the characters.
 */
const isolated = (name: string) => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name)

/** One line for the text part. */
export const plainText = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : isolated(withoutLinks(part.name)))).join('')

/** A subject; no program makes links in it. */
export const subjectText = (phrase: Phrase): string =>
  phrase.map((part) => (typeof part === 'string' ? part : isolated(part.name))).join('')
