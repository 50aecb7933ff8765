import { Button, EmptyState, Inline } from '@tandem/design-system'
import { useListText } from './list-messages.ts'

export interface NothingFoundProps {
  /** What nothing was found of: "No orders match". */
  title: string
  /** What was searched for; '' for nothing. */
  term: string
  isFiltered: boolean
  onClearSearch: () => void
  onClearFilters: () => void
}

/** Stands in the place of a list's rows that a search or filters leave none of: says which, and takes either back. */
export function NothingFound({ title, term, isFiltered, onClearSearch, onClearFilters }: NothingFoundProps) {
  const text = useListText()
  const words =
    term === '' ? text('nothing.left') : text(isFiltered ? 'nothing.forHere' : 'nothing.for', { term })
  return (
    <EmptyState
      kind="nothingFound"
      title={title}
      text={words}
      actions={
        <Inline gap="2" justify="center" wrap>
          {term !== '' && <Button onClick={onClearSearch}>{text('nothing.clearSearch')}</Button>}
          {isFiltered && <Button onClick={onClearFilters}>{text('nothing.clearFilters')}</Button>}
        </Inline>
      }
    />
  )
}
