import { EmptyState } from '@tandem/design-system'
import { NothingFound } from '@tandem/lists'
import type { ListControls } from '@tandem/lists'
import { useIsAllowed } from '@tandem/session'
import { useTrackerText } from './messages.ts'
import { TrackAction } from './track-action.tsx'
import { TrackedDrawing } from './tracked-drawing.tsx'

interface NoTrackedAccountsProps {
  /** No account is tracked at all, whatever the search. */
  isFirst: boolean
  list: ListControls
}

/** Replaces the list of tracked accounts: nothing matches, or there are none yet. */
export function NoTrackedAccounts({ isFirst, list }: NoTrackedAccountsProps) {
  const text = useTrackerText()
  const mayWrite = useIsAllowed('accounts.write')
  if (isFirst)
    return (
      <EmptyState
        art={<TrackedDrawing />}
        title={text('empty.title')}
        text={mayWrite ? text('empty.text') : `${text('empty.text')} ${text('empty.askEditor')}`}
        actions={<TrackAction />}
      />
    )
  return <NothingFound title={text('list.nothingFound')} list={list} />
}
