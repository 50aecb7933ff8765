import { Dialog, Stack } from '@tandem/design-system'
import { FailureBanner, noFailure, PresenceField, usePresenceCheck } from '@tandem/workbench'
import type { PresenceCheck } from '@tandem/workbench'
import { useId, useState } from 'react'
import { useSignInText } from './messages.ts'

interface MethodDialogProps {
  title: string
  description: string
  action: string
  isDanger?: boolean
  /** Does it; the password is given once the server has asked for it. */
  run: (proof: PresenceCheck['proof']) => Promise<void>
  onClose: () => void
}

/** Asks before a sign-in method changes; for the password, where the server wants to see it again. */
export function MethodDialog({
  title,
  description,
  action,
  isDanger = false,
  run,
  onClose,
}: MethodDialogProps) {
  const text = useSignInText()
  const formId = useId()
  const check = usePresenceCheck()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState(noFailure)

  const submit = async () => {
    if (isRunning) return
    setFailure(noFailure)
    setRunning(true)
    try {
      await run(check.proof)
    } catch (error) {
      setFailure(check.readRefusal(error, {}) ?? noFailure)
    } finally {
      setRunning(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={description}
      {...(!check.mustSignInAgain && {
        action: { label: action, form: formId, loading: isRunning, danger: isDanger },
      })}
      labels={{ close: text('dialog.close'), cancel: text('dialog.cancel') }}
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
          <PresenceField check={check} failure={failure} />
        </Stack>
      </form>
    </Dialog>
  )
}
