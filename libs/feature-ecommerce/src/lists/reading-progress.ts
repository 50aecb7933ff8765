import type { Store } from '@tandem/api-contract'
import { isSyncing } from '@tandem/choices'
import type { ListKind } from './store-list.ts'

/** The progress of syncing one kind of row; `total` is null until every store has a count. */
export interface ReadingProgress {
  done: number
  total: number | null
  /** Whether these rows themselves are being synced yet; other kinds may come first. */
  hasBegun: boolean
  /** Whether all of these rows are synced and only other kinds are left. */
  isOver: boolean
  /** The stores that are syncing. */
  names: string[]
}

/** Adds up the running syncs; null when there are none. */
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

/**
 * When a sync last completed in all of them: the data is at least that fresh. Null when one never completed.
 */
export function readUntil(stores: readonly Pick<Store, 'sync'>[]): string | null {
  const instants = stores.map(({ sync }) => sync.succeeded_at)
  if (instants.length === 0 || instants.includes(null)) return null
  return instants.toSorted()[0] ?? null
}
