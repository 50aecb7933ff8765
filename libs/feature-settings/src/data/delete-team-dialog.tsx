import { isApiError } from '@tandem/api-client'
import { deletionGraceDays, teamMessages } from '@tandem/api-contract'
import type { Team } from '@tandem/api-contract'
import { Dialog, PasswordField, Stack, TextField, toast } from '@tandem/design-system'
import { formatDateTime } from '@tandem/format'
import { describeFailure, errorOf, FailureBanner, noFailure, readFailure } from '@tandem/workbench'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { asksForPassword } from '../sign-in/asks-for-password.ts'
import { signInMethodQueries } from '../sign-in/queries.ts'
import { SignInAgain } from '../sign-in/sign-in-again.tsx'
import { deleteTeamMutation } from '../team/queries.ts'
import { useDataText } from './messages.ts'

interface DeleteTeamDialogProps {
  team: Pick<Team, 'name' | 'timezone'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks for the team's name, and where the server wants it for the password, or a new sign-in where there is none. */
export function DeleteTeamDialog({ team, open, onOpenChange }: DeleteTeamDialogProps) {
  const text = useDataText()
  const formId = useId()
  const [name, setName] = useState('')
  const [password, setPassword] = useState<string>()
  const [failure, setFailure] = useState(noFailure)
  const nameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const { mutateAsync, isPending } = useMutation(deleteTeamMutation)
  const { data: methods } = useQuery(signInMethodQueries.own)
  const hasPassword = methods?.has_password ?? true
  const needsPassword = password !== undefined
  useEffect(() => {
    if (needsPassword) passwordInput.current?.focus()
  }, [needsPassword])

  const close = () => {
    onOpenChange(false)
    setName('')
    setPassword(undefined)
    setFailure(noFailure)
  }
  const submit = async () => {
    if (isPending) return
    if (name.trim() !== team.name) {
      setFailure({ refusals: { name: { message: teamMessages.deletion.name, value: name } }, banner: null })
      return nameInput.current?.focus()
    }
    setFailure(noFailure)
    try {
      const { deletion } = await mutateAsync({ name: name.trim(), ...(password && { password }) })
      close()
      if (deletion)
        toast.success({
          title: text('deletion.asked', { date: formatDateTime(deletion.deletes_at, team.timezone) }),
          description: text('deletion.askedText'),
        })
    } catch (error) {
      if (password === undefined && asksForPassword(error)) return setPassword('')
      const refused = readRefusal(error, name, password)
      setFailure(refused)
      const refusedInput = refused.refusals.password === undefined ? nameInput : passwordInput
      refusedInput.current?.focus()
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={text('deletion.dialogTitle', { team: team.name })}
      description={text('deletion.dialogText', { days: deletionGraceDays })}
      {...((hasPassword || !needsPassword) && {
        action: { label: text('deletion.confirm'), form: formId, loading: isPending, danger: true },
      })}
      labels={{ close: text('deletion.close'), cancel: text('deletion.cancel') }}
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
          <TextField
            ref={nameInput}
            label={text('deletion.name')}
            hint={text('deletion.nameHint', { team: team.name })}
            name="name"
            dir="auto"
            autoComplete="off"
            data-autofocus=""
            value={name}
            error={errorOf({ input: name, errors: null }, failure.refusals.name, false)}
            onChange={(event) => setName(event.target.value)}
          />
          {needsPassword && !hasPassword && <SignInAgain />}
          {needsPassword && hasPassword && (
            <PasswordField
              ref={passwordInput}
              label={text('deletion.password')}
              hint={text('deletion.passwordHint')}
              showLabel={text('deletion.show')}
              hideLabel={text('deletion.hide')}
              name="password"
              autoComplete="current-password"
              value={password}
              error={errorOf({ input: password, errors: null }, failure.refusals.password, false)}
              onChange={(event) => setPassword(event.target.value)}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** That the password is not right belongs to its field, as that it is missing does. */
function readRefusal(error: unknown, name: string, password: string | undefined) {
  if (!isApiError(error) || error.code !== 'INVALID_PASSWORD')
    return readFailure(error, { name, password: password ?? '' })
  const { description } = describeFailure(error)
  return { refusals: { password: { message: description, value: password ?? '' } }, banner: null }
}
