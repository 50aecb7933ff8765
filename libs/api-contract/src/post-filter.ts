import * as v from 'valibot'
import type { WholeNumberSchema } from './fields.ts'
import { commerceMessages } from './commerce-messages.ts'
import { fieldsFit, isReversed } from './list-filter.ts'
import { messages } from './messages.ts'
import { sortableMetrics } from './post-metrics.ts'
import { recordOf } from './record-of.ts'

/** The metrics of posts that a list can be filtered by. */
export const filteredMetrics = [...sortableMetrics, 'engagement'] as const
export type FilteredMetric = (typeof filteredMetrics)[number]

const inAddress = (pattern: RegExp, message: string): WholeNumberSchema =>
  v.union(
    [
      v.pipe(v.string(), v.maxLength(15, message), v.regex(pattern, message), v.transform(Number)),
      v.number(message),
    ],
    message,
  )

const count = v.optional(
  v.pipe(
    inAddress(/^\d{1,15}$/, messages.wholeNumber),
    v.safeInteger(messages.wholeNumber),
    v.minValue(0, messages.wholeNumber),
  ),
)
/** In per cent of the followers: 2.5 means 2.5 %. */
const percent = v.optional(
  v.pipe(
    inAddress(/^\d{1,6}(\.\d{1,4})?$/, messages.invalid),
    v.minValue(0, messages.invalid),
    v.maxValue(1_000_000, messages.invalid),
  ),
)

const boundsOf = <Metric extends string, Bound>(metrics: readonly Metric[], bound: Bound) =>
  recordOf(
    metrics.flatMap((metric) => [`${metric}_min`, `${metric}_max`] as const),
    () => bound,
  )

/** A range of values, both included; each can be left open. Posts without the metric are left out. */
export const metricFilter = {
  ...boundsOf(sortableMetrics, count),
  ...boundsOf(['engagement'], percent),
}

type Bounds = Partial<Record<keyof typeof metricFilter, number | undefined>>
interface Days {
  date_from?: string | undefined
  date_to?: string | undefined
}

/** Checks that two fields of a filter fit together. The error is on the later one. */
export const isSoundPostFilter = <Input extends Bounds & Days>() =>
  fieldsFit<Bounds & Days, Input>((input, refuse) => {
    if (isReversed(input.date_from, input.date_to)) refuse('date_to', commerceMessages.list.dayOrder)
    for (const metric of filteredMetrics)
      if (isReversed(input[`${metric}_min`], input[`${metric}_max`]))
        refuse(`${metric}_max`, commerceMessages.list.amountOrder)
  })
