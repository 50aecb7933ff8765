import * as v from 'valibot'

/** How many accounts a chart compares: as many as it has colours. */
export const mostCompared = 6

/** Ids as an address has them: `12-15`. */
export const ComparedIds = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^(?:[1-9]\d{0,14}(?:-[1-9]\d{0,14}){0,5})?$/),
    v.transform((ids) => [...new Set(ids.split('-'))].join('-')),
  ),
  '',
)

/** The ids of an address. */
export const idsOf = (compared: string): number[] => (compared === '' ? [] : compared.split('-').map(Number))

/** What {@link idsOf} reads back. */
export const comparedOf = (ids: readonly (number | string)[]): string => ids.join('-')
