import { Dialog, Stack } from '@tandem/design-system'
import { FailureBanner, noFailure, PresenceField, usePresenceCheck } from '@tandem/workbench'
import type { PresenceCheck } from '@tandem/workbench'
import { useId, useState } from 'react'
import { useDataText } from './messages.ts'

interface ProveExportDialogProps {
  open: boolean
  /** What the password is asked for. */
  of: 'start' | 'download'
  onClose: () => void
  /** Does it with the password. @throws what the server refuses */
  onProve: (proof: PresenceCheck['proof']) => Promise<void>
}

/** Asks for the password, or for a new sign-in where there is none, before an export is started or downloaded. */
export function ProveExportDialog({ open, of, onClose, onProve }: ProveExportDialogProps) {
  const text = useDataText()
  const formId = useId()
  const check = usePresenceCheck({ isAsked: true })
  const [failure, setFailure] = useState(noFailure)
  const [isPending, setPending] = useState(false)

  const close = () => {
    onClose()
    check.reset()
    setFailure(noFailure)
  }
  const submit = async () => {
    if (isPending) return
    if (check.proof.password === undefined)
      return setFailure({
        refusals: { password: { message: text('exports.passwordNeeded'), value: '' } },
        banner: null,
      })
    setFailure(noFailure)
    setPending(true)
    try {
      await onProve(check.proof)
      close()
    } catch (error) {
      setFailure(check.readRefusal(error, {}) ?? noFailure)
    } finally {
      setPending(false)
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={text(`exports.${of}Title`)}
      description={text('exports.proofText')}
      {...(!check.mustSignInAgain && {
        action: {
          label: text(of === 'start' ? 'exports.start' : 'exports.download'),
          form: formId,
          loading: isPending,
        },
      })}
      labels={{ close: text('exports.close'), cancel: text('exports.cancel') }}
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
