import type { Store } from '@tandem/api-contract'
import { isSyncing } from '@tandem/workbench'

/** How far the orders of some stores are being read; `total` is null while a store has not said how many it has. */
export interface ReadingProgress {
  done: number
  total: number | null
  /** Whether orders themselves are being read by now; other things come first. */
  hasBegun: boolean
  /** The stores that are being read. */
  names: string[]
}

/** Sums up the running syncs; null where none runs. */
export function readingProgress(stores: readonly Pick<Store, 'name' | 'sync'>[]): ReadingProgress | null {
  const running = stores.filter(isSyncing)
  if (running.length === 0) return null
  const orders = running.map(({ sync }) => sync.progress.find(({ kind }) => kind === 'orders'))
  const totals = orders.map((progress) => progress?.total ?? null)
  return {
    done: orders.reduce((sum, progress) => sum + (progress?.done ?? 0), 0),
    total: totals.includes(null) ? null : totals.reduce<number>((sum, total) => sum + (total ?? 0), 0),
    hasBegun: orders.some((progress) => progress !== undefined && progress.state !== 'waiting'),
    names: running.map(({ name }) => name),
  }
}

/** When all of them were last read to the end: what is shown is at least that fresh. Null where one never was. */
export function readUntil(stores: readonly Pick<Store, 'sync'>[]): string | null {
  const instants = stores.map(({ sync }) => sync.succeeded_at)
  if (instants.length === 0 || instants.includes(null)) return null
  return instants.toSorted()[0] ?? null
}
