import type * as v from 'valibot'

type Say = (text: string) => string
type Translate = (value: unknown, say: Say) => unknown

/** The parts of a schema that can contain texts; valibot's own types name one kind each. */
interface Schema {
  type: string
  entries?: Record<string, Schema>
  item?: Schema
  wrapped?: Schema
  options?: unknown[]
  pipe?: { metadata?: { isTranslated?: boolean } }[]
}

/**
 * Creates the function that translates the texts of an answer that the contract marks with `TranslatedText`. It leaves all
 * other values unchanged.
 *
 * @returns null for an answer without such texts.
 */
export const translateAnswer = (schema: v.GenericSchema): Translate | null =>
  translateOf(schema as unknown as Schema)

function translateOf(schema: Schema): Translate | null {
  if (schema.pipe?.some(({ metadata }) => metadata?.isTranslated))
    return (text, say) => (typeof text === 'string' ? say(text) : text)
  if (schema.wrapped) return translateOf(schema.wrapped)
  if (schema.item) return translateItems(schema.item)
  if (schema.entries) return translateEntries(schema.entries)
  if (schema.type === 'union') return translateEach(schema.options as Schema[])
  return null
}

function translateItems(item: Schema): Translate | null {
  const translate = translateOf(item)
  return (
    translate &&
    ((items, say) => (Array.isArray(items) ? items.map((value) => translate(value, say)) : items))
  )
}

function translateEntries(entries: Record<string, Schema>): Translate | null {
  const translated = Object.entries(entries).flatMap(([name, schema]) => {
    const translate = translateOf(schema)
    return translate ? [{ name, translate }] : []
  })
  if (translated.length === 0) return null
  return (value, say) => {
    if (typeof value !== 'object' || value === null) return value
    const texts = translated
      .filter(({ name }) => Object.hasOwn(value, name))
      .map(({ name, translate }) => [name, translate((value as Record<string, unknown>)[name], say)])
    return { ...value, ...Object.fromEntries(texts) }
  }
}

/** The options of a union have different fields, so each one translates the fields it has. */
function translateEach(options: Schema[]): Translate | null {
  const translates = options.map(translateOf).filter((translate) => translate !== null)
  if (translates.length === 0) return null
  return (value, say) => translates.reduce((translated, translate) => translate(translated, say), value)
}
