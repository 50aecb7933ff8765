import { EmptyState } from '@tandem/design-system'
import { useIsAllowed } from '@tandem/session'
import { NothingFound } from '@tandem/workbench'
import { useTrackerText } from './messages.ts'
import { TrackAction } from './track-action.tsx'

interface NoTrackedAccountsProps {
  /** Nobody is tracked at all, whatever is searched for. */
  isFirst: boolean
  searchTerm: string
  isFiltered: boolean
  onClearSearch: () => void
  onClearFilters: () => void
}

/** Stands in the place of tracked accounts: nothing matches, or there are none yet. */
export function NoTrackedAccounts(props: NoTrackedAccountsProps) {
  const { isFirst, searchTerm, isFiltered, onClearSearch, onClearFilters } = props
  const text = useTrackerText()
  const mayWrite = useIsAllowed('accounts.write')
  if (isFirst)
    return (
      <EmptyState
        title={text('empty.title')}
        text={mayWrite ? text('empty.text') : `${text('empty.text')} ${text('empty.askEditor')}`}
        actions={<TrackAction />}
      />
    )
  return (
    <NothingFound
      title={text('list.nothingFound')}
      list={{ term: searchTerm, isFiltered, searchFor: onClearSearch, clearFilters: onClearFilters }}
    />
  )
}
