import { ecommercePaths } from '../paths.ts'
import type { ListKind, ListSearch } from './list.ts'

/** The address of a list of one store, narrowed to something. */
export function filteredPath(kind: ListKind, storeId: number | null, filter: Partial<ListSearch>): string {
  const entries = Object.entries({ store_id: storeId ?? undefined, ...filter })
  const set = entries.flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return `${ecommercePaths[kind]}?${new URLSearchParams(set)}`
}
