import * as v from 'valibot'
import { storableText } from './plain-text.ts'

/** Characters that a name or a word of a provider may have; ours are all below. */
const usual = 1000
/** Addresses of pictures carry signatures of more than a thousand characters. */
const ofAddresses = 4000

/**
 * Text of at most so many characters as it came. What is longer doesn't fit, and nothing else looks at it: the time
 * that a pattern or a parser takes grows with its text.
 */
export const BoundedText = (longest: number) =>
  v.custom<string>((value) => typeof value === 'string' && value.length <= longest, 'no text, or too long')

/** Text as our database takes it. */
export const Text = v.pipe(BoundedText(usual), v.transform(storableText))

/** Text, or null where there is none or nothing in it. */
export const OptionalText = v.pipe(
  v.nullish(Text, ''),
  v.transform((text) => (text === '' ? null : text)),
)

/**
 * What people wrote, such as a name or a caption, of which the first characters say enough: what is longer is cut,
 * since a row without its name is worth more than no row. `longest` is of what is kept.
 */
export const LongText = (longest: number, toText: (text: string) => string = storableText) =>
  v.pipe(
    v.string(),
    // Entities and tags take more room than what they stand for.
    v.transform((text) => withoutHalf(toText(withoutHalf(text.slice(0, longest * 10))).slice(0, longest))),
  )

/** Text that people wrote, or null where there is none or nothing in it. */
export const OptionalLongText = (longest: number) =>
  v.pipe(
    v.nullish(LongText(longest), ''),
    v.transform((text) => (text === '' ? null : text)),
  )

/** The address of a page or a picture; null where there is none, or one that is longer than addresses are. */
export const OptionalAddress = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((address) => (address.length > ofAddresses ? null : storableText(address) || null)),
)

/** A cut may leave the first half of a character. */
const withoutHalf = (text: string) => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 0xd800 && last <= 0xdbff ? text.slice(0, -1) : text
}
