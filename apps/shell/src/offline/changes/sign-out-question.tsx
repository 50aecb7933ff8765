import { ConfirmDialog } from '@tandem/design-system'
import { signOutAtom } from '@tandem/session'
import { useAtom, useSetAtom } from 'jotai'
import { shellMessages } from '../../messages.ts'
import { changesToDiscardAtom } from './use-sign-out.ts'

/** Asks before signing out while changes wait to be sent, because they would be lost. */
export function SignOutQuestion() {
  const text = shellMessages.useText()
  const [count, setCount] = useAtom(changesToDiscardAtom)
  const signOut = useSetAtom(signOutAtom)
  return (
    <ConfirmDialog
      open={count > 0}
      onOpenChange={(isOpen) => !isOpen && setCount(0)}
      title={text('changes.signOut.title')}
      confirmLabel={text('changes.signOut.confirm')}
      cancelLabel={text('changes.signOut.stay')}
      closeLabel={text('changes.signOut.close')}
      onConfirm={() => {
        setCount(0)
        void signOut()
      }}
      danger
    >
      {text('changes.signOut.text', { count })}
    </ConfirmDialog>
  )
}
