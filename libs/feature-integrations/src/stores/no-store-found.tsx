import { Card } from '@tandem/design-system'
import { NothingFound } from '@tandem/lists'
import { useText } from './messages.ts'

/** Replaces the stores when a search finds none. */
export function NoStoreFound({ term, onSearch }: { term: string; onSearch: (term: string) => void }) {
  const text = useText()
  const clear = () => onSearch('')
  return (
    <Card flush>
      <NothingFound
        title={text('stores.nothingFound')}
        list={{ term, isFiltered: false, searchFor: onSearch, clearFilters: clear }}
      />
    </Card>
  )
}
