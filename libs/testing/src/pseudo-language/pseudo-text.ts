const plain = 'abcdefghijklmnoprstuwyzABCDEFGHIJKLMNOPRSTUWYZ'
const accented = 'āƀċđēƒġħīĵķļṁņōṗŗŝţūŵŷżĀɃĊĐĒƑĠĦĪĴĶĻṀŅŌṖŖŜŢŪŴŶŻ'

const accentOf = new Map([...plain].map((letter, index) => [letter, [...accented][index] as string]))
const letterOf = new Map([...accentOf].map(([letter, accent]) => [accent, letter]))

const isVowel = (letter: string) => /[aeiou]/i.test(letter)

/** Each letter with an accent, each vowel twice; other characters stay. */
const accent = (english: string) =>
  [...english]
    .map((letter) => {
      const changed = accentOf.get(letter) ?? letter
      return isVowel(letter) ? changed + changed.toLowerCase() : changed
    })
    .join('')

/**
 * An English text in the pseudo-language, which shows what would be wrong in another language: a word without accents
 * isn't translated, one without its end doesn't fit. It has about a third more letters, and brackets at both ends.
 * Places of values, such as `{{count}}`, stay.
 *
 * @example
 * pseudoText('Save {{name}}') // '[Ŝāāvēē {{name}}]'
 */
export const pseudoText = (english: string): string =>
  `[${english
    .split(/(\{\{\w+\}\})/)
    .map((piece, index) => (index % 2 === 0 ? accent(piece) : piece))
    .join('')}]`

/** What {@link pseudoText} was made from, also if it is only one end of it. A text in English stays. */
export function plainText(pseudo: string): string {
  const english = [...pseudo.replaceAll(/([āēīōūĀĒĪŌŪ])[āēīōū]/g, '$1')]
    .map((letter) => letterOf.get(letter) ?? letter)
    .join('')
  const isEnglish = english === pseudo && !(pseudo.includes('[') && pseudo.includes(']'))
  return isEnglish ? english : english.replaceAll(/[[\]]/g, '')
}

/** The part of a text that isn't in the pseudo-language: what stands outside brackets, which may end elsewhere. */
export function outsidePseudo(text: string): string {
  let rest = text
  for (let before = ''; before !== rest;) {
    before = rest
    rest = rest.replaceAll(/\[[^[\]]*\]/g, ' ')
  }
  const end = rest.indexOf('[')
  return rest.slice(rest.lastIndexOf(']') + 1, end < 0 ? undefined : end)
}

/** Texts by name, nested; those with values are functions. */
type Texts = object

/**
 * The same texts in the pseudo-language. Those that are functions are called as before, and what was a text among their
 * values stays as it is.
 */
export function pseudoTexts<Tree extends Texts>(english: Tree): Tree {
  const entries = Object.entries(english).map(([name, text]: [string, unknown]) => [name, inPseudo(text)])
  return Object.fromEntries(entries) as Tree
}

function inPseudo(text: unknown): unknown {
  if (typeof text === 'string') return pseudoText(text)
  if (typeof text === 'function')
    return (...values: unknown[]) => {
      const marked = values.map((value, index) => (typeof value === 'string' ? `{{${index}}}` : value))
      const shown: unknown = text(...marked)
      if (typeof shown !== 'string') return shown
      return pseudoText(shown).replaceAll(/\{\{(\d+)\}\}/g, (_, index: string) =>
        String(values[Number(index)]),
      )
    }
  if (Array.isArray(text)) return text.map(inPseudo)
  return typeof text === 'object' && text !== null ? pseudoTexts(text) : text
}
