import { Dialog, Stack } from '@tandem/design-system'
import { useId, useState } from 'react'
import { FailureBanner } from '../forms/failure-banner.tsx'
import { noFailure } from '../forms/refusals.ts'
import { usePresenceText } from './messages.ts'
import { PresenceField } from './presence-field.tsx'
import { usePresenceCheck } from './use-presence-check.ts'
import type { PresenceCheck } from './use-presence-check.ts'

interface PresenceDialogProps {
  open?: boolean
  title: string
  description: string
  action: string
  isDanger?: boolean
  /**
   * Asks for the password from the start, with this text when it is missing; without it, when the session is no proof.
   */
  needed?: string
  /** What it does can be undone, so a recent sign-in through a provider is enough. */
  acceptsProvider?: boolean
  /** Does it, with the password if there is one. @throws the server's refusal */
  run: (proof: PresenceCheck['proof']) => Promise<void>
  onClose: () => void
}

/** Asks for confirmation and, if necessary, for proof of identity. Closes when done. */
export function PresenceDialog(props: PresenceDialogProps) {
  const { open = true, title, description, action, isDanger = false, needed, run, onClose } = props
  const { acceptsProvider = false } = props
  const text = usePresenceText()
  const formId = useId()
  const check = usePresenceCheck({ isAsked: needed !== undefined, acceptsProvider })
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState(noFailure)

  const close = () => {
    onClose()
    check.reset()
    setFailure(noFailure)
  }
  const submit = async () => {
    if (isRunning) return
    if (needed !== undefined && check.proof.password === undefined)
      return setFailure({ refusals: { password: { message: needed, value: '' } }, banner: null })
    setFailure(noFailure)
    setRunning(true)
    try {
      await run(check.proof)
      close()
    } catch (error) {
      setFailure(check.readRefusal(error, {}) ?? noFailure)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={title}
      description={description}
      {...(!check.mustSignInAgain && {
        action: { label: action, form: formId, loading: isRunning, danger: isDanger },
      })}
      labels={{ close: text('close'), cancel: text('cancel') }}
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="4">
          <FailureBanner failure={failure} />
          <PresenceField check={check} failure={failure} startsHere />
        </Stack>
      </form>
    </Dialog>
  )
}
