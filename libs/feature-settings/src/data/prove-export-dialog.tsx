import { isApiError } from '@tandem/api-client'
import { Dialog, PasswordField, Stack } from '@tandem/design-system'
import { describeFailure, errorOf, FailureBanner, noFailure, readFailure } from '@tandem/workbench'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { signInMethodQueries } from '../sign-in/queries.ts'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { useDataText } from './messages.ts'

interface ProveExportDialogProps {
  open: boolean
  /** What the password is asked for. */
  of: 'start' | 'download'
  onClose: () => void
  /** Does it with the password. @throws what the server refuses */
  onProve: (password: string) => Promise<void>
}

/** Asks for the password, or for a new sign-in where there is none, before an export is started or downloaded. */
export function ProveExportDialog({ open, of, onClose, onProve }: ProveExportDialogProps) {
  const text = useDataText()
  const formId = useId()
  const [password, setPassword] = useState('')
  const [failure, setFailure] = useState(noFailure)
  const [isPending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { data: methods } = useQuery(signInMethodQueries.own)
  const hasPassword = methods?.has_password ?? true

  const close = () => {
    onClose()
    setPassword('')
    setFailure(noFailure)
  }
  const refuse = (message: string) => {
    setFailure({ refusals: { password: { message, value: password } }, banner: null })
    input.current?.focus()
  }
  const submit = async () => {
    if (isPending) return
    if (password === '') return refuse(text('exports.passwordNeeded'))
    setFailure(noFailure)
    setPending(true)
    try {
      await onProve(password)
      close()
    } catch (error) {
      if (isApiError(error, 'INVALID_PASSWORD')) refuse(describeFailure(error).description)
      else setFailure(readFailure(error, { password }))
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
      {...(hasPassword && {
        action: {
          label: text(of === 'start' ? 'exports.start' : 'exports.download'),
          form: formId,
          loading: isPending,
        },
      })}
      labels={{ close: text('exports.close'), cancel: text('exports.cancel') }}
    >
      {hasPassword ? (
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
            <PasswordField
              ref={input}
              label={text('exports.password')}
              hint={text('exports.passwordHint')}
              showLabel={text('exports.show')}
              hideLabel={text('exports.hide')}
              name="password"
              autoComplete="current-password"
              data-autofocus=""
              value={password}
              error={errorOf({ input: password, errors: null }, failure.refusals.password, false)}
              onChange={(event) => setPassword(event.target.value)}
            />
          </Stack>
        </form>
      ) : (
        <SignInAgain />
      )}
    </Dialog>
  )
}
