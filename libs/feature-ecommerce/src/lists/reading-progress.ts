import type { Store } from '@tandem/api-contract'
import { isSyncing } from '@tandem/choices'
import type { ListKind } from './store-list.ts'

/** How far one kind of row is being read; `total` is null while a store has not said how many it has. */
export interface ReadingProgress {
  done: number
  total: number | null
  /** Whether these rows themselves are being read by now; other things may come first. */
  hasBegun: boolean
  /** Whether all of these rows are read and only other things are left. */
  isOver: boolean
  /** The stores that are being read. */
  names: string[]
}

/** Sums up the running syncs; null where none runs. */
export function readingProgress(
  stores: readonly Pick<Store, 'name' | 'sync'>[],
  kind: ListKind,
): ReadingProgress | null {
  const running = stores.filter(isSyncing)
  if (running.length === 0) return null
  const parts = running.map(({ sync }) => sync.progress.find((part) => part.kind === kind))
  const totals = parts.map((part) => part?.total ?? null)
  return {
    done: parts.reduce((sum, part) => sum + (part?.done ?? 0), 0),
    total: totals.includes(null) ? null : totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
    hasBegun: parts.some((part) => part !== undefined && part.state !== 'waiting'),
    isOver: parts.every((part) => part?.state === 'done'),
    names: running.map(({ name }) => name),
  }
}

/** When all of them were last read to the end: what is shown is at least that fresh. Null where one never was. */
export function readUntil(stores: readonly Pick<Store, 'sync'>[]): string | null {
  const instants = stores.map(({ sync }) => sync.succeeded_at)
  if (instants.length === 0 || instants.includes(null)) return null
  return instants.toSorted()[0] ?? null
}
