import { Button, EmptyState } from '@tandem/design-system'
import { UserPlus } from 'lucide-react'
import { usePeopleText } from './messages.ts'

/** Shown below the only member of a team. */
export function OnlyYou({ onInvite }: { onInvite?: (() => void) | undefined }) {
  const text = usePeopleText()
  return (
    <EmptyState
      title={text('empty.title')}
      text={onInvite ? text('empty.text') : text('empty.askAdmin')}
      actions={
        onInvite && (
          <Button variant="primary" size="form" icon={<UserPlus aria-hidden />} onClick={onInvite}>
            {text('page.invite')}
          </Button>
        )
      }
    />
  )
}
