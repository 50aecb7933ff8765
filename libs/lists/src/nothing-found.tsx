import { Button, EmptyState, Inline } from '@tandem/design-system'
import type { ListControls } from './list/use-list.ts'
import { useText } from './messages.ts'

interface NothingFoundProps {
  /** What nothing was found of: "No orders match". */
  title: string
  list: Pick<ListControls, 'term' | 'isFiltered' | 'searchFor' | 'clearFilters'>
}

/** Stands in the place of a list's rows that a search or filters leave none of: says which, and takes either back. */
export function NothingFound({ title, list }: NothingFoundProps) {
  const text = useText()
  const { term, isFiltered, searchFor, clearFilters } = list
  const words =
    term === '' ? text('nothing.left') : text(isFiltered ? 'nothing.forHere' : 'nothing.for', { term })
  return (
    <EmptyState
      kind="nothingFound"
      title={title}
      text={words}
      actions={
        <Inline gap="2" justify="center" wrap>
          {term !== '' && <Button onClick={() => searchFor('')}>{text('nothing.clearSearch')}</Button>}
          {isFiltered && <Button onClick={clearFilters}>{text('nothing.clearFilters')}</Button>}
        </Inline>
      }
    />
  )
}
