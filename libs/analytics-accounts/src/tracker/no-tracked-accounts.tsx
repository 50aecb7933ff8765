import { Card, EmptyState } from '@tandem/design-system'
import { useIsAllowed } from '@tandem/session'
import { useTrackerText } from './messages.ts'
import { TrackAction } from './track-action.tsx'
import { TrackedDrawing } from './tracked-drawing.tsx'

/** Replaces the list of tracked accounts while there are none. */
export function NoTrackedAccounts() {
  const text = useTrackerText()
  const mayWrite = useIsAllowed('accounts.write')
  return (
    <Card flush>
      <EmptyState
        art={<TrackedDrawing />}
        title={text('empty.title')}
        text={mayWrite ? text('empty.text') : `${text('empty.text')} ${text('empty.askEditor')}`}
        actions={<TrackAction />}
      />
    </Card>
  )
}
