import type { Store } from '@tandem/api-contract'
import { Button, EmptyState, ProgressBar, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { useText } from '../messages.ts'
import { readingProgress } from '../reading-progress.ts'

interface NoOrdersProps {
  searched: string
  onClear: () => void
  stores: readonly Pick<Store, 'name' | 'sync'>[]
}

const exact = (count: number) => formatNumber(count, { full: true })

/** What stands in the place of orders: nothing matches, they are just being read, or there are none. */
export function NoOrders({ searched, onClear, stores }: NoOrdersProps) {
  const text = useText()
  if (searched !== '') {
    return (
      <EmptyState
        kind="nothingFound"
        title={text('nothingFound.title')}
        text={text('nothingFound.description', { term: searched })}
        actions={<Button onClick={onClear}>{text('nothingFound.clear')}</Button>}
      />
    )
  }
  const progress = readingProgress(stores)
  if (progress === null) {
    return <EmptyState title={text('empty.title')} text={text('empty.description')} />
  }
  const { done, total, hasBegun, names } = progress
  const words = !hasBegun
    ? text('reading.before')
    : total === null
      ? text('reading.progressOpen', { done: exact(done) })
      : text('reading.progress', { done: exact(done), total: exact(total) })
  return (
    <EmptyState
      title={text('reading.title', { store: names.join(', ') })}
      text={text('reading.description')}
      actions={
        <Stack gap="2" align="center">
          <div className={css({ width: '[240px]' })}>
            <ProgressBar
              label={text('reading.title', { store: names.join(', ') })}
              value={hasBegun && total !== null ? done : undefined}
              max={total ?? undefined}
              valueText={words}
            />
          </div>
          {words}
        </Stack>
      }
    />
  )
}
