import type { Store } from '@tandem/api-contract'
import { EmptyState, ProgressBar, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { NothingFound } from '@tandem/workbench'
import { useText } from '../messages.ts'
import { countFilters, noFilters } from './list-search.ts'
import type { ListKind, ListSearch } from './list.ts'
import { readingProgress } from './reading-progress.ts'

interface NoRowsProps {
  kind: ListKind
  search: ListSearch
  stores: readonly Pick<Store, 'name' | 'sync' | `${ListKind}_count`>[]
  onChange: (change: Partial<ListSearch>) => void
}

const exact = (count: number) => formatNumber(count, { full: true })

/** What stands in the place of rows: nothing matches, they are just being read, or there are none. */
export function NoRows({ kind, search, stores, onChange }: NoRowsProps) {
  const text = useText()
  const progress = readingProgress(stores, kind)
  const isSearched = search.search_term !== ''
  const isFiltered = countFilters(search) > 0
  const mayMatch = progress !== null || stores.some((store) => store[`${kind}_count`] > 0)
  if ((isSearched || isFiltered) && mayMatch) {
    return (
      <NothingFound
        title={text(`${kind}.nothingFound`)}
        term={search.search_term}
        isFiltered={isFiltered}
        onClearSearch={() => onChange({ search_term: '' })}
        onClearFilters={() => onChange(noFilters)}
      />
    )
  }
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
