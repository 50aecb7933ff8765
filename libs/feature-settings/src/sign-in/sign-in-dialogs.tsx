import { socialProviderNames } from '@tandem/api-contract'
import type { NewSignIn, ProviderSignIn } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { PresenceDialog } from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useSignInText } from './messages.ts'
import { addSignInMutation, removeSignInMutation } from './queries.ts'

interface AddSignInDialogProps {
  /** The one-time code that the provider returned. */
  returned: Pick<NewSignIn, 'code' | 'provider'>
  onClose: () => void
}

/** Asks for proof of identity, then adds the provider that the user has just signed in with. */
export function AddSignInDialog({ returned, onClose }: AddSignInDialogProps) {
  const text = useSignInText()
  const { mutateAsync: add } = useMutation(addSignInMutation)
  const provider = socialProviderNames[returned.provider]
  return (
    <PresenceDialog
      title={text('dialog.addTitle', { provider })}
      description={text('dialog.addText', { provider })}
      action={text('add', { provider })}
      acceptsProvider
      run={async (proof) => {
        await add({ ...returned, ...proof })
        toast.success({ title: text('added', { provider }) })
      }}
      onClose={onClose}
    />
  )
}

interface RemoveSignInDialogProps {
  method: ProviderSignIn
  onClose: () => void
}

/** Asks for proof of identity, then removes a sign-in method. */
export function RemoveSignInDialog({ method, onClose }: RemoveSignInDialogProps) {
  const text = useSignInText()
  const { mutateAsync: remove } = useMutation(removeSignInMutation)
  const provider = socialProviderNames[method.provider]
  return (
    <PresenceDialog
      title={text('dialog.removeTitle', { provider })}
      description={text('dialog.removeText', { provider })}
      action={text('remove')}
      isDanger
      acceptsProvider
      run={async (proof) => {
        await remove({ id: method.id, ...proof })
        toast.success({ title: text('removed', { provider }) })
      }}
      onClose={onClose}
    />
  )
}
