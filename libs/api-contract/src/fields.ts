import * as v from 'valibot'
import { messages } from './messages.ts'

/** PostgreSQL can't store U+0000, and a lone surrogate would come back changed, so both are refused. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** A schema of text. Schemas of single values have these names, so that declarations and editors show no pipes. */
export interface TextSchema extends v.GenericSchema<string> {}

/** A schema of a number. */
export interface NumberSchema extends v.GenericSchema<number> {}

/** A schema of a number in an address or a body. Addresses carry text, so both forms are accepted. */
export interface WholeNumberSchema extends v.GenericSchema<string | number, number> {}

/** Text that people type: storable, trimmed, and within limits of length. */
export const text = (rule: { min?: number; max: number; tooShort?: string; tooLong?: string }): TextSchema =>
  v.pipe(
    v.string(messages.required),
    v.check(isStorable, messages.characters),
    v.trim(),
    v.minLength(rule.min ?? 0, rule.tooShort ?? messages.required),
    v.maxLength(rule.max, rule.tooLong ?? messages.tooLong(rule.max)),
  )

/** The name of something that a person makes: 1 to 60 characters. `missing` says that there is none to see. */
export const visibleName = (missing: string): TextSchema =>
  v.pipe(
    text({ min: 1, max: 60, tooShort: missing }),
    // A name made only of joiners and direction marks would be invisible.
    v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, missing),
  )

/** Text that is kept exactly, including spaces: passwords, keys. */
export const secret = (rule: { min: number; max: number; tooShort: string }): TextSchema =>
  v.pipe(
    v.string(messages.required),
    v.check(isStorable, messages.characters),
    v.minLength(rule.min, rule.tooShort),
    v.maxLength(rule.max, messages.tooLong(rule.max)),
  )

/**
 * Excludes the characters that separate or quote addresses in mail headers, so that one address can't be read
 * as two.
 */
const addressPattern =
  /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@.,;:<>()[\]"\\\p{C}]+(\.[^\s@.,;:<>()[\]"\\\p{C}]+)+$/u

/** A local part, @, and a domain with at least one dot. Stored and compared in lower case. */
export const email = (message: string): TextSchema =>
  v.pipe(
    text({ max: 254, tooLong: message }),
    v.regex(addressPattern, message),
    v.transform((address) => address.toLowerCase()),
  )

const wholeNumber: WholeNumberSchema = v.pipe(
  v.union(
    [
      v.pipe(
        v.string(),
        v.maxLength(17, messages.wholeNumber),
        v.regex(/^-?\d{1,16}$/, messages.wholeNumber),
        v.transform(Number),
      ),
      v.number(messages.wholeNumber),
    ],
    messages.wholeNumber,
  ),
  v.safeInteger(messages.wholeNumber),
)

/** One of our own ids: a positive whole number. */
export const Id: WholeNumberSchema = v.pipe(
  wholeNumber,
  v.minValue(1, messages.id),
  v.metadata({ openapi: { type: 'integer', minimum: 1 } }),
)

/** A page number. Smaller ones mean the first page; too large ones give an empty page. */
export const PageNumber: WholeNumberSchema = v.pipe(
  wholeNumber,
  v.metadata({ openapi: { type: 'integer', minimum: 1 } }),
  v.transform((page) => Math.min(Math.max(page, 1), 10_000_000)),
)

/** Rows per page, between 1 and 100. */
export const PerPage: WholeNumberSchema = v.pipe(
  wholeNumber,
  v.metadata({ openapi: { type: 'integer', minimum: 1, maximum: 100 } }),
  v.transform((rows) => Math.min(Math.max(rows, 1), 100)),
)

/** A search term; blank means everything. */
export const SearchTerm = text({ max: 200 })

/** An instant, ISO 8601 in UTC, such as `2026-11-21T14:06:00.000Z`. */
export const Instant: TextSchema = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())

/** Marks a text of the server for people: the answer has it in the language of the request. */
export const TranslatedText: TextSchema = v.pipe(v.string(), v.metadata({ isTranslated: true }))

/** A currency code of ISO 4217. Unknown codes are passed on unchanged. */
export const CurrencyCode: TextSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(8))

/**
 * An amount in the smallest unit of its currency (cents), always beside its currency code. Single amounts of a shop are
 * exact; a sum beyond 2^53 is the nearest number that JavaScript has, so that absurd orders don't break a page.
 */
export const MinorUnits: NumberSchema = v.pipe(v.number(), v.integer())

/**
 * Units of a product, with up to four decimals for shops that sell by the metre. Negative when more came back
 * than was sold.
 */
export const Units: NumberSchema = v.pipe(v.number(), v.finite())

/** A number of things. */
export const Count: NumberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
