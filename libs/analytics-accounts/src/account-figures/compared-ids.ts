import * as v from 'valibot'

/** The maximum number of accounts in a chart: one per colour. */
export const mostCompared = 6

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
