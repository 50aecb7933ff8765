import { Button, EmptyState, focusFilters, Inline } from '@tandem/design-system'
import type { ListControls } from './list/use-list.ts'
import { useText } from './messages.ts'

interface NothingFoundProps {
  /** The title: "No orders match". */
  title: string
  list: Pick<ListControls, 'term' | 'isFiltered' | 'searchFor' | 'clearFilters'>
}

/** Replaces a list's rows when a search or filters match none: says which, and offers to clear either. */
export function NothingFound({ title, list }: NothingFoundProps) {
  const text = useText()
  const { term, isFiltered, searchFor, clearFilters } = list
  const words =
    term === '' ? text('nothing.left') : text(isFiltered ? 'nothing.forHere' : 'nothing.for', { term })
  const clear = (clearOne: () => void) => () => {
    // The button disappears with what it clears.
    focusFilters()
    clearOne()
  }
  return (
    <EmptyState
      kind="nothingFound"
      title={title}
      text={words}
      actions={
        <Inline gap="2" justify="center" wrap>
          {term !== '' && <Button onClick={clear(() => searchFor(''))}>{text('nothing.clearSearch')}</Button>}
          {isFiltered && <Button onClick={clear(clearFilters)}>{text('nothing.clearFilters')}</Button>}
        </Inline>
      }
    />
  )
}
