import * as v from 'valibot'
import { storableText } from './plain-text.ts'

/** The maximum length of a provider's name or word; ours are all shorter. */
const usual = 1000
/** Addresses of pictures contain signatures of more than a thousand characters. */
const ofAddresses = 4000

/**
 * Text of at most this many characters, unchanged. Longer text is invalid and nothing else processes it,
 * because patterns and parsers take time that grows with the text.
 */
export const BoundedText = (longest: number) =>
  v.custom<string>((value) => typeof value === 'string' && value.length <= longest, 'no text, or too long')

/** Text that our database accepts. */
export const Text = v.pipe(BoundedText(usual), v.transform(storableText))

/** Text, or null when it is missing or empty. */
export const OptionalText = v.pipe(
  v.nullish(Text, ''),
  v.transform((text) => (text === '' ? null : text)),
)

/**
 * Text that people wrote, such as a name or a caption, cut when it is too long: a row with a shortened name
 * is worth more than no row. `longest` is the length after conversion.
 */
export const LongText = (longest: number, toText: (text: string) => string = storableText) =>
  v.pipe(
    v.string(),
    // Entities and tags are longer than what they stand for.
    v.transform((text) => withoutHalf(toText(withoutHalf(text.slice(0, longest * 10))).slice(0, longest))),
  )

/** Text that people wrote, or null when it is missing or empty. */
export const OptionalLongText = (longest: number) =>
  v.pipe(
    v.nullish(LongText(longest), ''),
    v.transform((text) => (text === '' ? null : text)),
  )

/** The address of a page or a picture; null when it is missing or too long. */
export const OptionalAddress = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((address) => (address.length > ofAddresses ? null : storableText(address) || null)),
)

/** A cut may leave half of a character. */
const withoutHalf = (text: string) => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}
