import type { Store } from '@tandem/api-contract'
import { formatNumber, formatRelative } from '@tandem/format'
import { Moment, useNow } from '@tandem/page-parts'
import { useText } from './messages.ts'
import type { ListKind } from './store-list.ts'
import { readingProgress, readUntil } from './reading-progress.ts'

interface FreshnessProps {
  kind: ListKind
  stores: readonly Pick<Store, 'name' | 'sync' | `${ListKind}_count`>[]
  timeZone: string
}

const exact = (count: number) => formatNumber(count, { full: true })

/** "1.318 orders, updated 4 min ago": what the page contains and how fresh it is. */
export function Freshness({ kind, stores, timeZone }: FreshnessProps) {
  const text = useText()
  const now = useNow()
  const count = stores.reduce((sum, store) => sum + store[`${kind}_count`], 0)
  const rows = text(`${kind}.count`, { count, formatted: exact(count) })
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
