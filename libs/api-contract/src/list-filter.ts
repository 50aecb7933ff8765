import * as v from 'valibot'
import { Id, text } from './fields.ts'
import type { TextSchema, WholeNumberSchema } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'
import { listOf } from './listed.ts'
import { messages } from './messages.ts'

/**
 * Refuses 30 February, which would be read as a day in March, and year 0, which the database doesn't have.
 * Text that isn't a day was refused before.
 */
function isNoOtherDay(day: string) {
  if (day.startsWith('0000')) return false
  const read = Date.parse(`${day}T00:00:00Z`)
  return Number.isNaN(read) || new Date(read).toISOString().startsWith(day)
}

/** A day of the team's time zone, such as `2026-11-21`. */
export const Day: TextSchema = v.pipe(
  v.string(commerceMessages.list.day),
  v.maxLength(10, commerceMessages.list.day),
  // A schema ends the pipe when the value is invalid, so the pattern never sees a long text.
  v.string(),
  v.isoDate(commerceMessages.list.day),
  v.check(isNoOtherDay, commerceMessages.list.day),
)

/** A range of days, both included; each can be left open. */
export const dayFilter = { date_from: v.optional(Day), date_to: v.optional(Day) }

/** Long enough for every list of values that is accepted. */
const joined = v.pipe(v.string(), v.maxLength(8000, messages.invalid))

/** Several values, as a list in a body and separated by commas in an address. */
const several = <Listed extends string | number, Value>(
  listed: v.GenericSchema<Listed>,
  value: v.GenericSchema<string | Listed, Value>,
  maxItems: number,
): v.GenericSchema<string | Listed[], Value[]> =>
  v.pipe(
    v.union(
      [
        v.pipe(
          joined,
          v.transform((text): (string | Listed)[] => text.split(',')),
        ),
        listOf(listed, maxItems, messages.invalid),
      ],
      messages.invalid,
    ),
    listOf(value, maxItems, messages.invalid),
  )

/** Several texts, as `several`. */
export const severalOf = <Value>(value: v.GenericSchema<string, Value>, maxItems: number) =>
  several(joined, value, maxItems)

/** Several of our own ids, as `several`. */
export const severalIds = (maxItems: number) => several(v.union([joined, v.number()]), Id, maxItems)

/** A status in the shop's own word; plugins add more. */
export const Status = text({ min: 1, max: 60 })

const amount: WholeNumberSchema = v.pipe(
  v.union(
    [
      v.pipe(
        v.string(),
        v.maxLength(16, messages.wholeNumber),
        v.regex(/^-?\d{1,15}$/, messages.wholeNumber),
        v.transform(Number),
      ),
      v.number(messages.wholeNumber),
    ],
    messages.wholeNumber,
  ),
  v.safeInteger(messages.wholeNumber),
  v.metadata({ openapi: { type: 'integer' } }),
)

/** A range of amounts in minor units of one currency, both included; each can be left open. */
export const amountFilter = {
  amount_min: v.optional(amount),
  amount_max: v.optional(amount),
  amount_currency: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(3, commerceMessages.list.currency),
      v.regex(/^[A-Z]{3}$/, commerceMessages.list.currency),
    ),
  ),
}

interface Filter {
  date_from?: string | undefined
  date_to?: string | undefined
  compare?: string | undefined
  compare_from?: string | undefined
  compare_to?: string | undefined
  amount_min?: number | undefined
  amount_max?: number | undefined
  amount_currency?: string | undefined
}

/** Whether a range ends before it starts. A range with an open end doesn't. */
export const isReversed = <Bound extends string | number>(from: Bound | undefined, to: Bound | undefined) =>
  from !== undefined && to !== undefined && from > to

/** Checks fields of a filter against each other: `check` refuses the field that gets the error. */
export const fieldsFit = <Fields extends object, Input extends Fields>(
  check: (fields: Fields, refuse: (key: keyof Fields & string, message: string) => void) => void,
) =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input: Record<string, unknown> = Object.fromEntries(Object.entries(dataset.value))
    const at = { type: 'object', origin: 'value', input } as const
    check(dataset.value, (key, message) => addIssue({ message, path: [{ ...at, key, value: input[key] }] }))
  })

/** Checks that two fields of a filter fit together. The error is on the later one. */
export const isSoundFilter = <Input extends Filter>() =>
  fieldsFit<Filter, Input>((input, refuse) => {
    const { compare_from, compare_to, amount_min, amount_max } = input
    if (isReversed(input.date_from, input.date_to)) refuse('date_to', commerceMessages.list.dayOrder)
    if (input.compare === 'custom') {
      if (compare_from === undefined) refuse('compare_from', messages.required)
      if (compare_to === undefined) refuse('compare_to', messages.required)
      if (isReversed(compare_from, compare_to)) refuse('compare_to', commerceMessages.list.dayOrder)
    }
    if (isReversed(amount_min, amount_max)) refuse('amount_max', commerceMessages.list.amountOrder)
    if ((amount_min !== undefined || amount_max !== undefined) && input.amount_currency === undefined)
      refuse('amount_currency', commerceMessages.list.amountCurrency)
  })
