import { ConfirmDialog, toast } from '@tandem/design-system'
import { signOutAtom } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useSessionsText } from './messages.ts'
import { endAllMutation, endOthersMutation } from './queries.ts'

/** What is about to be signed out: this device, all but this one, or all. */
export type Ending = 'own' | 'others' | 'all'

const buttons = { own: 'end', others: 'endOthers', all: 'endAll' } as const

interface EndConfirmationProps {
  ending: Ending | null
  onClose: () => void
}

/** Asks before devices are signed out; when this one is included, the sign-in page comes next. */
export function EndConfirmation({ ending, onClose }: EndConfirmationProps) {
  const text = useSessionsText()
  // The text stays while the dialog closes.
  const [shown, setShown] = useState<Ending>('others')
  if (ending !== null && ending !== shown) setShown(ending)
  const signOut = useSetAtom(signOutAtom)
  const others = useMutation(endOthersMutation)
  const all = useMutation(endAllMutation)

  const confirm = () => {
    if (shown === 'own') return void signOut()
    if (shown === 'all') return all.mutate(undefined, { onSuccess: () => void signOut(), onError: onClose })
    others.mutate(undefined, {
      onSuccess: ({ ended }) => toast.success({ title: text('othersEnded', { count: ended }) }),
      onSettled: onClose,
    })
  }
  return (
    <ConfirmDialog
      open={ending !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={text(`confirm.${shown}Title`)}
      confirmLabel={text(buttons[shown])}
      cancelLabel={text('confirm.keep')}
      closeLabel={text('confirm.close')}
      loading={others.isPending || all.isPending}
      onConfirm={confirm}
      danger
    >
      {text(`confirm.${shown}Text`)}
    </ConfirmDialog>
  )
}
