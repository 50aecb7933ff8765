import type { Store } from '@tandem/api-contract'
import { formatDateTime, formatNumber, formatRelative } from '@tandem/format'
import { useNow } from '@tandem/workbench'
import { useText } from '../messages.ts'
import { readingProgress, readUntil } from '../reading-progress.ts'

interface OrdersFreshnessProps {
  stores: readonly Pick<Store, 'name' | 'sync' | 'orders_count'>[]
  timeZone: string
}

const exact = (count: number) => formatNumber(count, { full: true })

/** "1.318 orders, updated 4 min ago": what the page holds and how fresh it is. */
export function OrdersFreshness({ stores, timeZone }: OrdersFreshnessProps) {
  const text = useText()
  const now = useNow()
  const count = stores.reduce((sum, store) => sum + store.orders_count, 0)
  const orders = text('orders.count', { count, formatted: exact(count) })
  const progress = readingProgress(stores)
  const until = readUntil(stores)
  if (progress?.hasBegun && progress.total !== null) {
    return text('orders.reading', { orders, done: exact(progress.done), total: exact(progress.total) })
  }
  if (progress) return text('orders.readingSoon', { orders })
  if (until === null) return text('orders.neverRead', { orders })
  return (
    <time dateTime={until} title={formatDateTime(until, timeZone)}>
      {text('orders.updated', { orders, when: formatRelative(until, now) })}
    </time>
  )
}
