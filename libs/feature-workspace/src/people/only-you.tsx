import { EmptyState } from '@tandem/design-system'
import { usePeopleText } from './messages.ts'

/** Shown below the only member of a team. The button for inviting is in the page's header. */
export function OnlyYou({ mayInvite }: { mayInvite: boolean }) {
  const text = usePeopleText()
  return <EmptyState title={text('empty.title')} text={text(mayInvite ? 'empty.text' : 'empty.askAdmin')} />
}
