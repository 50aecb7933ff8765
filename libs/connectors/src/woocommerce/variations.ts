import { isEnd } from './paging.ts'
import { RowMissing } from './refusals.ts'
import { variationsOf } from './resources.ts'
import type { Product, Variation } from './schemas.ts'
import type { StoreLists } from './store-lists.ts'

/** For a product with more variations only the first ones are read. */
const maxVariations = 1000

/** The variations of a product; none for a simple or deleted one. */
export async function readVariations(
  lists: StoreLists,
  { id, type }: Pick<Product, 'id' | 'type'>,
  signal?: AbortSignal,
): Promise<Variation[]> {
  // Plugins derive their own types from it, such as `variable-subscription`.
  if (!type.startsWith('variable')) return []
  const list = lists.of(variationsOf(id), signal)
  const found = new Map<number, Variation>()
  try {
    for (let offset = 0; offset < maxVariations;) {
      const listing = await list({ orderby: 'id', order: 'asc', offset: String(offset) })
      const before = found.size
      for (const variation of listing.items) found.set(variation.id, variation)
      if (isEnd(listing, offset) || found.size === before) break
      offset += listing.items.length
    }
  } catch (error) {
    if (!(error instanceof RowMissing)) throw error
  }
  return [...found.values()]
}
