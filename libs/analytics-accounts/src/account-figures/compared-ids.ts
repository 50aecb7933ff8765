import * as v from 'valibot'

/** The maximum number of accounts in a chart: one per colour. */
export const maxCompared = 6

/** The colours of compared accounts, in their order: the second colour means sales, so it comes last. */
export const accountColors = [1, 3, 4, 5, 6, 2] as const

/** Ids in an address: `12-15`. */
export const ComparedIds = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(?:[1-9]\d{0,14}(?:-[1-9]\d{0,14}){0,5})?$/),
    v.transform((ids) => [...new Set(ids.split('-'))].join('-')),
  ),
  '',
)

/** The ids in an address. */
export const idsOf = (compared: string): number[] => (compared === '' ? [] : compared.split('-').map(Number))

/** The text for {@link idsOf}. */
export const comparedOf = (ids: readonly (number | string)[]): string => ids.join('-')
