import type { Shop } from '../shop/shop.ts'

/** The times of one row, in the shop's zone and in UTC. */
export interface Times {
  createdAt: string
  createdGmt: string
  modifiedAt: string
  modifiedGmt: string
}

/**
 * The filter of `after`, `before`, `modified_after`, `modified_before` as a real shop applies them: a value
 * with an offset is converted to the shop's time, a value without one is read as shop time, and
 * `dates_are_gmt` only changes which column it is compared with. So an offset together with that flag is
 * wrong by the shop's own offset. Bounds are exclusive.
 */
export const dateFilter = (shop: Shop, query: URLSearchParams): ((row: Times) => boolean) => {
  const isGmt = ['true', '1'].includes(query.get('dates_are_gmt') ?? '')
  const bound = (name: string): string | undefined => {
    const value = query.get(name)
    if (value === null) return undefined
    const hasOffset = /(?:[Zz]|[+-]\d{2}(?::\d{2})?)$/.test(value.slice(10))
    return hasOffset
      ? shop.clock.toLocal(new Date(value.replace(' ', 'T')).toISOString().slice(0, 19))
      : value.slice(0, 19).toUpperCase().replace(' ', 'T')
  }
  const after = bound('after')
  const before = bound('before')
  const modifiedAfter = bound('modified_after')
  const modifiedBefore = bound('modified_before')
  if ([after, before, modifiedAfter, modifiedBefore].every((each) => each === undefined)) return () => true

  return (row) => {
    const created = isGmt ? row.createdGmt : row.createdAt
    const modified = isGmt ? row.modifiedGmt : row.modifiedAt
    return (
      (after === undefined || created > after) &&
      (before === undefined || created < before) &&
      (modifiedAfter === undefined || modified > modifiedAfter) &&
      (modifiedBefore === undefined || modified < modifiedBefore)
    )
  }
}
