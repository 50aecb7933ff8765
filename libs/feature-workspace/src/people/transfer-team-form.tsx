import { Banner, Select, Stack, TextField, toast } from '@tandem/design-system'
import {
  describeFailure,
  FailureBanner,
  GuardedDialog,
  noFailure,
  PresenceField,
  refusalOf,
  usePresenceCheck,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { usePeopleText } from './messages.ts'
import { peopleQueries, transferTeamMutation } from './queries.ts'

interface TransferTeamFormProps {
  open: boolean
  /** The initially chosen member. */
  id?: number | undefined
  onClose: () => void
}

/** The dialog in which the super admin makes somebody else the super admin. */
export function TransferTeamForm({ open, id, onClose }: TransferTeamFormProps) {
  const text = usePeopleText()
  const { id: myId, team } = useUser()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const [to, setTo] = useState(id)
  const check = usePresenceCheck()
  const [name, setName] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [failure, setFailure] = useState(noFailure)
  const people = useQuery(peopleQueries.active())
  const others = people.data?.filter((person) => person.id !== myId)
  const chosen = others?.find((person) => person.id === to)
  const guard = useUnsavedGuard(open && (to !== id || check.password !== '' || name !== ''))
  const transfer = useMutation(transferTeamMutation)
  const isNamed = name.trim() === team.name

  const submit = async () => {
    if (transfer.isPending) return
    setChecked(true)
    setFailure(noFailure)
    if (chosen === undefined || !isNamed)
      return form.current
        ?.querySelector<HTMLElement>(chosen === undefined ? 'button' : '[name=team]')
        ?.focus()
    try {
      await transfer.mutateAsync({ user_id: chosen.id, ...check.proof })
      guard.release()
      onClose()
      toast.success({
        title: text('told.handedOver', { name: chosen.name }),
        description: text('told.handedOverText'),
      })
    } catch (error) {
      setFailure(check.readRefusal(error, { user_id: chosen.id }) ?? noFailure)
    }
  }
  return (
    <GuardedDialog
      guard={guard}
      loss={text('transfer.loss')}
      open={open}
      onClose={onClose}
      title={text('transfer.title')}
      description={text('transfer.text')}
      {...(others?.length !== 0 &&
        !check.mustSignInAgain && {
          action: { label: text('transfer.submit'), form: formId, loading: transfer.isPending, danger: true },
        })}
    >
      <form
        id={formId}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Stack gap="4">
          <FailureBanner failure={failure} />
          {people.isError && <Banner tone="danger">{describeFailure(people.error).description}</Banner>}
          {others?.length === 0 ? (
            <Banner tone="info">{text('transfer.nobody')}</Banner>
          ) : (
            <>
              <Select
                label={text('transfer.to')}
                placeholder={text('transfer.choose')}
                options={(others ?? []).map((person) => ({
                  value: String(person.id),
                  label: person.name,
                  hint: person.email,
                }))}
                value={chosen && String(chosen.id)}
                onValueChange={(value) => setTo(Number(value))}
                error={
                  refusalOf(failure.refusals['user_id'], to) ??
                  (isChecked && chosen === undefined ? text('transfer.chooseError') : undefined)
                }
              />
              <TextField
                label={text('transfer.name')}
                hint={text('transfer.nameHint', { team: team.name })}
                name="team"
                autoComplete="off"
                dir="auto"
                value={name}
                onChange={({ target }) => setName(target.value)}
                error={isChecked && !isNamed ? text('transfer.nameError', { team: team.name }) : undefined}
              />
              <PresenceField check={check} failure={failure} />
            </>
          )}
        </Stack>
      </form>
    </GuardedDialog>
  )
}
