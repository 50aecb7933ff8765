import { namedRowsLimit } from '@tandem/api-contract'
import type { RowSelection } from '@tandem/design-system'

const numbersOf = (ids: ReadonlySet<string>) => [...ids].map(Number).toSorted((one, other) => one - other)

/** Rows in a request body, by id. */
export interface NamedRows {
  ids?: number[]
  except_ids?: number[]
}

/**
 * The chosen rows in a request body: only these, all except these, or all when none are chosen. Ids are
 * sorted, so that equal choices have equal bodies.
 */
export function namedRows({ kind, ids }: RowSelection): NamedRows {
  if (ids.size === 0) return {}
  return kind === 'only' ? { ids: numbersOf(ids) } : { except_ids: numbersOf(ids) }
}

/** Whether a choice lists more rows than the server accepts. */
export const tooManyNamed = ({ ids }: RowSelection) => ids.size > namedRowsLimit
