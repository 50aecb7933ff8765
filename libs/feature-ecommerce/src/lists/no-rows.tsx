import type { Store } from '@tandem/api-contract'
import { Button, EmptyState, ProgressBar, Stack } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { formatNumber } from '@tandem/format'
import { useText } from '../messages.ts'
import type { ListKind } from './list.ts'
import { readingProgress } from './reading-progress.ts'

interface NoRowsProps {
  kind: ListKind
  searched: string
  onClear: () => void
  stores: readonly Pick<Store, 'name' | 'sync'>[]
}

const exact = (count: number) => formatNumber(count, { full: true })

/** What stands in the place of rows: nothing matches, they are just being read, or there are none. */
export function NoRows({ kind, searched, onClear, stores }: NoRowsProps) {
  const text = useText()
  if (searched !== '') {
    return (
      <EmptyState
        kind="nothingFound"
        title={text(`${kind}.nothingFound`)}
        text={text('list.nothingFor', { term: searched })}
        actions={<Button onClick={onClear}>{text('list.clearSearch')}</Button>}
      />
    )
  }
  const progress = readingProgress(stores, kind)
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
