import type { Store } from '@tandem/api-contract'
import { EmptyState, ProgressBar, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { NothingFound } from '@tandem/lists'
import type { ListControls } from '@tandem/lists'
import { useText } from './messages.ts'
import { readingProgress } from './reading-progress.ts'
import type { ListKind } from './store-list.ts'

interface NoRowsProps {
  kind: ListKind
  list: Pick<ListControls, 'term' | 'isFiltered' | 'isNarrowed' | 'searchFor' | 'clearFilters'>
  stores: readonly Pick<Store, 'name' | 'sync' | `${ListKind}_count`>[]
}

const exact = (count: number) => formatNumber(count, { full: true })

/** Replaces the rows: nothing matches, they are being synced, or there are none. */
export function NoRows({ kind, list, stores }: NoRowsProps) {
  const text = useText()
  const progress = readingProgress(stores, kind)
  const mayMatch = progress !== null || stores.some((store) => store[`${kind}_count`] > 0)
  if (list.isNarrowed && mayMatch) return <NothingFound title={text(`${kind}.nothingFound`)} list={list} />
  if (progress === null || progress.isOver) {
    return <EmptyState title={text(`${kind}.empty.title`)} text={text(`${kind}.empty.description`)} />
  }
  const { done, total, hasBegun, names } = progress
  const title = text(`${kind}.reading.title`, { store: names.join(', ') })
  const words = !hasBegun
    ? text(`${kind}.reading.before`)
    : total === null
      ? text(`${kind}.reading.progressOpen`, { done: exact(done) })
      : text(`${kind}.reading.progress`, { done: exact(done), total: exact(total) })
  return (
    <EmptyState
      title={title}
      text={text('list.readingDescription')}
      actions={
        <Stack gap="2" align="center">
          <div className={css({ width: '[240px]' })}>
            <ProgressBar
              label={title}
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
