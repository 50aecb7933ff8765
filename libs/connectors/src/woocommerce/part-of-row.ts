import { ProviderError } from '../provider-error.ts'
import type { Resource } from './resources.ts'
import type { StoreLists } from './store-lists.ts'

/** So many rows of a page may lack a part. With more of them, the store itself is broken. */
const maxBroken = 5

/** Failures that can be those of one row. */
const mayBeOfRow: ReadonlySet<ProviderError['kind']> = new Set([
  'provider_failed',
  'timeout',
  'unexpected_data',
  'not_data',
  'not_found',
])

/** Reads a list inside a row, such as the variations of a product. */
export type PartOfRow = <Part>(read: () => Promise<Part>) => Promise<Part>

/**
 * Reads lists inside the rows of one page. When only the list of one row fails, that row can be set aside: the error is
 * then one of the row's own data (see `readableRows`). Whether the store works otherwise is asked, which also ends a
 * series of failures. See decision 171.
 */
export function partsOfRows(lists: StoreLists, resource: Resource<unknown>, signal?: AbortSignal): PartOfRow {
  let broken = 0
  return async (read) => {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ProviderError) || !mayBeOfRow.has(error.kind)) throw error
      if (error.kind === 'unexpected_data' && !error.retryable) throw error
      broken += 1
      if (broken > maxBroken) throw error
      await lists.one(resource, {}, signal)
      throw new ProviderError('unexpected_data', error.message)
    }
  }
}
