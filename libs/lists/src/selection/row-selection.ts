import { namedRowsLimit } from '@tandem/api-contract'
import type { RowSelection } from '@tandem/design-system'

const numbersOf = (ids: ReadonlySet<string>) => [...ids].map(Number).toSorted((one, other) => one - other)

/**
 * The chosen rows as a body names them: these alone, all but these, or, where nothing is chosen, all. Ids stand in
 * their order, so that the same choice is the same body.
 */
export function namedRows({ kind, ids }: RowSelection): { ids?: number[]; except_ids?: number[] } {
  if (ids.size === 0) return {}
  return kind === 'only' ? { ids: numbersOf(ids) } : { except_ids: numbersOf(ids) }
}

/** Whether a choice names more rows one by one than the server takes. */
export const tooManyNamed = ({ ids }: RowSelection) => ids.size > namedRowsLimit
