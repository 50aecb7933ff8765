import { readableRows, unreadRow } from '../readable-rows.ts'
import { parsed } from '../requests/parsed.ts'
import type { RowsById } from '../read-rows.ts'
import type { Resource } from './resources.ts'
import { noId } from './store-lists.ts'
import type { SightedRow, StoreLists } from './store-lists.ts'

/** Converts a list's answer to rows, each once; when `toRow` returns null, the row isn't ours. */
export async function rowsOf<Item, Row>(
  { schema, subject }: Resource<Item>,
  items: SightedRow[],
  toRow: (item: Item) => Row | null | Promise<Row | null>,
): Promise<RowsById<Row>> {
  const each = new Map(items.map((item) => [item.id === noId ? item : item.id, item]))
  const { rows, failed } = await readableRows([...each.values()], ({ raw }) =>
    toRow(parsed(schema, raw, subject)),
  )
  return { rows, unread: failed.map(({ item, error }) => unreadRow(error, idOf(item))) }
}

/** The id of a row as text. */
export const idOf = ({ id }: Pick<SightedRow, 'id'>) => (id === noId ? null : String(id))

/** The rows of a list with these ids, requested again until no more are returned. */
export async function sightedById(
  lists: StoreLists,
  resource: Resource<unknown>,
  providerIds: string[],
  signal?: AbortSignal,
): Promise<SightedRow[]> {
  const list = lists.sighted(resource, signal)
  const missing = new Set(providerIds.filter((id) => /^[1-9]\d{0,17}$/.test(id)))
  const found: SightedRow[] = []
  while (missing.size > 0) {
    const { items } = await list({ include: [...missing].join(','), orderby: 'include', order: 'asc' })
    const fresh = items.filter(({ id }) => missing.delete(String(id)))
    if (fresh.length === 0) break
    found.push(...fresh)
  }
  return found
}
