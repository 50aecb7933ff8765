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

/** The maximum length of several values in an address, longer than any that is accepted. */
const joinedLimit = 8000

/** Several values, as a list in a body and separated by commas in an address. */
export const severalOf = <Value extends v.GenericSchema<string, string>>(
  value: Value,
  maxItems: number,
): v.GenericSchema<string | string[], v.InferOutput<Value>[]> =>
  v.pipe(
    v.union(
      [
        v.pipe(
          v.string(),
          v.maxLength(joinedLimit, messages.invalid),
          v.transform((joined) => joined.split(',')),
        ),
        listOf(v.pipe(v.string(), v.maxLength(joinedLimit)), maxItems, messages.invalid),
      ],
      messages.invalid,
    ),
    listOf(value, maxItems, messages.invalid),
  )

/** Several of our own ids, as `severalOf`. */
export const severalIds = (maxItems: number): v.GenericSchema<string | (string | number)[], number[]> =>
  v.pipe(
    v.union(
      [
        v.pipe(
          v.string(),
          v.maxLength(joinedLimit, messages.invalid),
          v.transform((joined) => joined.split(',') as (string | number)[]),
        ),
        listOf(
          v.union([v.pipe(v.string(), v.maxLength(joinedLimit)), v.number()]),
          maxItems,
          messages.invalid,
        ),
      ],
      messages.invalid,
    ),
    listOf(Id, maxItems, messages.invalid),
  )

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

/** Checks that two fields of a filter fit together. The error is on the later one. */
export const isSoundFilter = <Input extends Filter>() =>
  v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const input = dataset.value
    const { date_from, date_to, amount_min, amount_max, amount_currency } = input
    const { compare, compare_from, compare_to } = input
    const refuse = (key: keyof Filter, message: string) =>
      addIssue({
        message,
        path: [
          {
            type: 'object',
            origin: 'value',
            input: { ...dataset.value } as Record<string, unknown>,
            key,
            value: input[key],
          },
        ],
      })
    if (date_from !== undefined && date_to !== undefined && date_from > date_to)
      refuse('date_to', commerceMessages.list.dayOrder)
    if (compare === 'custom') {
      if (compare_from === undefined) refuse('compare_from', messages.required)
      if (compare_to === undefined) refuse('compare_to', messages.required)
      else if (compare_from !== undefined && compare_from > compare_to)
        refuse('compare_to', commerceMessages.list.dayOrder)
    }
    if (amount_min !== undefined && amount_max !== undefined && amount_min > amount_max)
      refuse('amount_max', commerceMessages.list.amountOrder)
    if ((amount_min !== undefined || amount_max !== undefined) && amount_currency === undefined)
      refuse('amount_currency', commerceMessages.list.amountCurrency)
  })
