import { ConfirmDialog } from '@tandem/design-system'
import { signOutAtom } from '@tandem/session'
import { useAtom, useSetAtom } from 'jotai'
import { changeMessages } from './messages.ts'
import { changesToDiscardAtom } from './use-sign-out.ts'

/** Asks before signing out while changes wait to be sent, because they would be lost. */
export function SignOutQuestion() {
  const text = changeMessages.useText()
  const [count, setCount] = useAtom(changesToDiscardAtom)
  const signOut = useSetAtom(signOutAtom)
  return (
    <ConfirmDialog
      open={count > 0}
      onOpenChange={(isOpen) => !isOpen && setCount(0)}
      title={text('signOut.title')}
      confirmLabel={text('signOut.confirm')}
      cancelLabel={text('signOut.stay')}
      closeLabel={text('signOut.close')}
      onConfirm={() => {
        setCount(0)
        void signOut()
      }}
      danger
    >
      {text('signOut.text', { count })}
    </ConfirmDialog>
  )
}
