import * as v from 'valibot'
import { messages } from './messages.ts'

/** PostgreSQL cannot keep U+0000, and a lone surrogate would come back changed: both are refused at the door. */
const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed()

/** Text as people type it: storable, trimmed, and of a length. */
export const text = (rule: { min?: number; max: number; tooShort?: string; tooLong?: string }) =>
  v.pipe(
    v.string(messages.required),
    v.check(isStorable, messages.characters),
    v.trim(),
    v.minLength(rule.min ?? 0, rule.tooShort ?? messages.required),
    v.maxLength(rule.max, rule.tooLong ?? messages.tooLong(rule.max)),
  )

/** Text that is taken as it is, blanks included: passwords, keys. */
export const secret = (rule: { min: number; max: number; tooShort: string }) =>
  v.pipe(
    v.string(messages.required),
    v.check(isStorable, messages.characters),
    v.minLength(rule.min, rule.tooShort),
    v.maxLength(rule.max, messages.tooLong(rule.max)),
  )

/** Without what separates or quotes addresses in mail headers: one address must not be read as two. */
const addressPattern =
  /^[^\s@,;:<>()[\]"\\\p{C}]+@[^\s@.,;:<>()[\]"\\\p{C}]+(\.[^\s@.,;:<>()[\]"\\\p{C}]+)+$/u

/** A local part, @, and a domain with at least one dot; stored and compared in lower case. */
export const email = (message: string) =>
  v.pipe(
    text({ max: 254, tooLong: message }),
    v.regex(addressPattern, message),
    v.transform((address) => address.toLowerCase()),
  )

/** A number in an address or a body: addresses carry text, so both are read. */
const wholeNumber = v.pipe(
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
export const Id = v.pipe(
  wholeNumber,
  v.minValue(1, messages.id),
  v.metadata({ openapi: { type: 'integer', minimum: 1 } }),
)

/** A page number; smaller ones mean the first, larger ones than can exist an empty page. */
export const PageNumber = v.pipe(
  wholeNumber,
  v.metadata({ openapi: { type: 'integer', minimum: 1 } }),
  v.transform((page) => Math.min(Math.max(page, 1), 10_000_000)),
)

/** Rows of a page: held between 1 and 100. */
export const PerPage = v.pipe(
  wholeNumber,
  v.metadata({ openapi: { type: 'integer', minimum: 1, maximum: 100 } }),
  v.transform((rows) => Math.min(Math.max(rows, 1), 100)),
)

/** What is searched for; blank means everything. */
export const SearchTerm = text({ max: 200 })

/** An instant, ISO 8601 in UTC, such as `2026-11-21T14:06:00.000Z`. */
export const Instant = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp())

/** A currency code of ISO 4217; codes we do not know are passed on as they are. */
export const CurrencyCode = v.pipe(v.string(), v.minLength(1), v.maxLength(8))

/** An amount in the smallest unit of its currency (cents); always beside its currency code. */
export const MinorUnits = v.pipe(v.number(), v.safeInteger())

/** Units of a product, negative where more came back than was sold: with up to four decimals where a shop sells metres. */
export const Units = v.pipe(v.number(), v.finite())

/** How many. */
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
