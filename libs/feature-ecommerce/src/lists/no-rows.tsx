import type { Store } from '@tandem/api-contract'
import { Button, EmptyState, Inline, ProgressBar, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
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
    return <NothingFound {...{ kind, isSearched, isFiltered, onChange }} term={search.search_term} />
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

interface NothingFoundProps extends Pick<NoRowsProps, 'kind' | 'onChange'> {
  term: string
  isSearched: boolean
  isFiltered: boolean
}

function NothingFound({ kind, term, isSearched, isFiltered, onChange }: NothingFoundProps) {
  const text = useText()
  const words = !isSearched
    ? text('list.nothingLeft')
    : isFiltered
      ? text('list.nothingForHere', { term })
      : text('list.nothingFor', { term })
  return (
    <EmptyState
      kind="nothingFound"
      title={text(`${kind}.nothingFound`)}
      text={words}
      actions={
        <Inline gap="2" justify="center" wrap>
          {isSearched && (
            <Button onClick={() => onChange({ search_term: '' })}>{text('list.clearSearch')}</Button>
          )}
          {isFiltered && <Button onClick={() => onChange(noFilters)}>{text('list.clearFilters')}</Button>}
        </Inline>
      }
    />
  )
}
