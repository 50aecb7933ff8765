import type { PageMeta, Store } from '@tandem/api-contract'
import { formatNumber, formatRelative } from '@tandem/format'
import { countWords } from '@tandem/lists'
import { Moment, useNow } from '@tandem/page-parts'
import { useText } from './messages.ts'
import type { ListKind } from './store-list.ts'
import { readingProgress, readUntil } from './reading-progress.ts'

interface FreshnessProps {
  kind: ListKind
  stores: readonly Pick<Store, 'name' | 'sync' | `${ListKind}_count`>[]
  timeZone: string
  /** How many rows search and filters find; undefined without any, and while they are loading. */
  found: PageMeta | undefined
}

const exact = (count: number) => formatNumber(count, { full: true })

/** "12 of 1.318 orders, updated 4 min ago": what the page contains and how fresh it is. */
export function Freshness({ kind, stores, timeZone, found }: FreshnessProps) {
  const text = useText()
  const now = useNow()
  const count = stores.reduce((sum, store) => sum + store[`${kind}_count`], 0)
  const all = text(`${kind}.count`, { count, formatted: exact(count) })
  const rows = found ? text('list.found', { found: countWords(found), rows: all }) : all
  const progress = readingProgress(stores, kind)
  const until = readUntil(stores)
  if (progress?.hasBegun && !progress.isOver && progress.total !== null) {
    return text('list.reading', { rows, done: exact(progress.done), total: exact(progress.total) })
  }
  if (progress && !(progress.isOver && until !== null)) return text('list.readingSoon', { rows })
  if (until === null) return text('list.neverRead', { rows })
  return (
    <Moment at={until} timeZone={timeZone}>
      {text('list.updated', { rows, when: formatRelative(until, now) })}
    </Moment>
  )
}
