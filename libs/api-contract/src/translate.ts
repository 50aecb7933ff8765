/** Our texts by name, nested by subject: constant ones, and those with values. Other kinds of values aren't texts. */
interface Texts {
  readonly [name: string]: string | number | Texts | ((...values: never[]) => string)
}

/** The same texts in another language. A name that is missing or unknown doesn't compile. */
export type TranslationOf<English> = {
  readonly [
    Name in keyof English as English[Name] extends number ? never : Name
  ]: English[Name] extends string
    ? string
    : English[Name] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : TranslationOf<English[Name]>
}

/**
 * English texts with their translations. `{{name}}` marks a value; in a translation, `{{name:part}}` marks one
 * that is a text of ours too.
 */
export type TextPairs = readonly (readonly [english: string, translated: string])[]

/** In a translation: the value is a text of ours, such as a date, and is translated too. */
export const part = (value: string): string => value.replace('}}', ':part}}')

/** All texts of a tree with their translations; a text with values becomes one with marks. */
export function textPairs<English extends object>(
  english: English,
  translated: TranslationOf<English>,
): TextPairs {
  const others = translated as Texts
  return Object.entries(english as Texts).flatMap(([name, text]): TextPairs => {
    const other = others[name]
    if (typeof text === 'object') return textPairs(text, other as TranslationOf<Texts>)
    return typeof text === 'number' ? [] : [[marked(text), marked(other as string)]]
  })
}

function marked(text: string | ((...values: never[]) => string)): string {
  if (typeof text === 'string') return text
  const marks = Array.from({ length: text.length }, (_, index) => `{{${index}}}`)
  return text(...(marks as never[]))
}

interface Template {
  /** What surrounds the values, one more than there are values. */
  around: string[]
  names: string[]
  translated: string
}

const mark = /\{\{(\w+)\}\}/
const marks = /\{\{(\w+)(:part)?\}\}/g

/**
 * Translates texts by their English: constant ones by look-up, those with values by the text around the values. An
 * unknown text stays as it is. `parts` are only looked for inside other texts.
 */
export function translatorOf(texts: TextPairs, parts: TextPairs = []): (text: string) => string {
  const translatePart = parts.length === 0 ? (text: string) => text : translatorOf(parts)
  const constant = new Map(texts)
  const templates = texts
    .filter(([english]) => mark.test(english))
    .map(([english, translated]): Template => {
      const pieces = english.split(mark)
      return {
        around: pieces.filter((_, index) => index % 2 === 0),
        names: pieces.filter((_, index) => index % 2 === 1),
        translated,
      }
    })
    // The one with the most fixed text comes first, because a placeholder matches anything.
    .toSorted((one, other) => other.around.join('').length - one.around.join('').length)

  return (text) => {
    const known = constant.get(text)
    if (known !== undefined) return known
    for (const { around, names, translated } of templates) {
      const values = valuesIn(text, around)
      if (!values) continue
      return translated.replaceAll(marks, (whole, name: string, isPart: string | undefined) => {
        const value = values[names.indexOf(name)] ?? whole
        return isPart ? translatePart(value) : value
      })
    }
    return text
  }
}

/** The values between pieces of text, from left to right; null when the text is another one. */
function valuesIn(text: string, around: readonly string[]): string[] | null {
  const first = around[0] ?? ''
  const last = around.at(-1) ?? ''
  const end = text.length - last.length
  if (!text.startsWith(first) || !text.endsWith(last)) return null
  const values: string[] = []
  let from = first.length
  for (const piece of around.slice(1, -1)) {
    const at = text.indexOf(piece, from)
    if (at < 0) return null
    values.push(text.slice(from, at))
    from = at + piece.length
  }
  if (from > end) return null
  return [...values, text.slice(from, end)]
}
