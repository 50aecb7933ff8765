import { contractText } from '@tandem/api-client'
import { deletionGraceDays, teamMessages } from '@tandem/api-contract'
import type { Team } from '@tandem/api-contract'
import { Dialog, Stack, TextField, toast } from '@tandem/design-system'
import {
  FailureBanner,
  noFailure,
  PresenceField,
  refusalOf,
  useMoments,
  usePresenceCheck,
} from '@tandem/page-parts'
import { useMutation } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { deleteTeamMutation } from '../team/queries.ts'
import { useDataText } from './messages.ts'

interface DeleteTeamDialogProps {
  team: Pick<Team, 'name' | 'timezone'>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Asks for the team's name and, when the server requires it, for the password; people without a password sign
 * in again.
 */
export function DeleteTeamDialog({ team, open, onOpenChange }: DeleteTeamDialogProps) {
  const text = useDataText()
  const moments = useMoments(team.timezone)
  const formId = useId()
  const [name, setName] = useState('')
  const [failure, setFailure] = useState(noFailure)
  const nameInput = useRef<HTMLInputElement>(null)
  const { mutateAsync, isPending } = useMutation(deleteTeamMutation)
  const check = usePresenceCheck()

  const close = () => {
    onOpenChange(false)
    setName('')
    check.reset()
    setFailure(noFailure)
  }
  const submit = async () => {
    if (isPending) return
    if (name.trim() !== team.name) {
      setFailure({
        refusals: { name: { message: contractText(teamMessages.deletion.name), value: name } },
        banner: null,
      })
      return nameInput.current?.focus()
    }
    setFailure(noFailure)
    try {
      const { deletion } = await mutateAsync({ name: name.trim(), ...check.proof })
      close()
      if (deletion)
        toast.success({
          title: text('deletion.asked', { date: moments.text(deletion.deletes_at) }),
          description: text('deletion.askedText'),
        })
    } catch (error) {
      const refused = check.readRefusal(error, { name }) ?? noFailure
      setFailure(refused)
      if (refused.banner || refused.refusals.name) nameInput.current?.focus()
    }
  }
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={text('deletion.dialogTitle', { team: team.name })}
      description={text('deletion.dialogText', { days: deletionGraceDays })}
      {...(!check.mustSignInAgain && {
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
            error={refusalOf(failure.refusals.name, name)}
            onChange={(event) => setName(event.target.value)}
          />
          <PresenceField check={check} failure={failure} />
        </Stack>
      </form>
    </Dialog>
  )
}
