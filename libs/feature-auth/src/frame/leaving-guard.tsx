import { ConfirmDiscard } from '@tandem/page-parts'
import type { UnsavedGuard } from '@tandem/page-parts'
import { journeyMessages } from '../journey-messages.ts'

/** Asks before what was typed into a longer form is lost. */
export function LeavingGuard({ guard }: { guard: UnsavedGuard }) {
  const text = journeyMessages.useText()
  return (
    <ConfirmDiscard
      guard={guard}
      title={text('leaving.title')}
      description={text('leaving.description')}
      keepLabel={text('leaving.keep')}
      discardLabel={text('leaving.discard')}
      closeLabel={text('leaving.close')}
    />
  )
}
