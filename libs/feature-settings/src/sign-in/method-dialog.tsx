import { isApiError } from '@tandem/api-client'
import { Dialog, PasswordField, Stack } from '@tandem/design-system'
import { describeFailure, errorOf, FailureBanner, noFailure, readFailure } from '@tandem/workbench'
import { useEffect, useId, useRef, useState } from 'react'
import { asksForPassword } from './asks-for-password.ts'
import { useSignInText } from './messages.ts'
import { SignInAgain } from './sign-in-again.tsx'

interface MethodDialogProps {
  title: string
  description: string
  action: string
  isDanger?: boolean
  /** Whether there is a password to ask for; else the person signs in again. */
  hasPassword: boolean
  /** Does it; the password is given once the server has asked for it. */
  run: (password: string | undefined) => Promise<void>
  onClose: () => void
}

/** Asks before a sign-in method changes; for the password, where the server wants to see it again. */
export function MethodDialog({
  title,
  description,
  action,
  isDanger = false,
  hasPassword,
  run,
  onClose,
}: MethodDialogProps) {
  const text = useSignInText()
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState<string>()
  const [isAsked, setAsked] = useState(false)
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState(noFailure)
  const showsPassword = isAsked && hasPassword
  const mustSignInAgain = isAsked && !hasPassword
  useEffect(() => {
    if (showsPassword) input.current?.focus()
  }, [showsPassword])

  const submit = async () => {
    if (isRunning) return
    setFailure(noFailure)
    setRunning(true)
    try {
      await run(password)
    } catch (error) {
      if (!isAsked && asksForPassword(error)) return setAsked(true)
      const refused = readRefusal(error, password)
      setFailure(refused)
      if (refused.refusals['password'] !== undefined) input.current?.focus()
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
      {...(!mustSignInAgain && {
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
          {mustSignInAgain && <SignInAgain />}
          {showsPassword && (
            <PasswordField
              ref={input}
              label={text('dialog.password')}
              hint={text('dialog.passwordHint')}
              showLabel={text('dialog.show')}
              hideLabel={text('dialog.hide')}
              name="password"
              autoComplete="current-password"
              value={password ?? ''}
              error={errorOf({ input: password ?? '', errors: null }, failure.refusals['password'], false)}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** That the password is not right belongs to its field, as that it is missing does. */
function readRefusal(error: unknown, password = '') {
  if (!isApiError(error, 'INVALID_PASSWORD')) return readFailure(error, { password })
  return {
    refusals: { password: { message: describeFailure(error).description, value: password } },
    banner: null,
  }
}
