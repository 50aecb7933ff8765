import { contractText, isApiError } from '@tandem/api-client'
import { roleNames, settableStatuses } from '@tandem/api-contract'
import type { TeamUser } from '@tandem/api-contract'
import { Banner, OptionCards, Stack } from '@tandem/design-system'
import {
  FailureBanner,
  GuardedDialog,
  noFailure,
  readFailure,
  successToast,
  useUnsavedGuard,
} from '@tandem/page-parts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { usePeopleText } from './messages.ts'
import { peopleQueries, updatePersonMutation } from './queries.ts'
import { RoleField } from './role-field.tsx'
import type { SettableRole } from './role-field.tsx'

interface EditPersonFormProps {
  open: boolean
  person: TeamUser
  onClose: () => void
}

/** The fields of a person that the form changes. */
const chosenOf = ({ role, status }: TeamUser) => ({ role: role as SettableRole, status })

/**
 * The dialog that changes role and status. It shows what somebody else has changed in the meantime, and keeps
 * the input.
 */
export function EditPersonForm({ open, person, onClose }: EditPersonFormProps) {
  const text = usePeopleText()
  const client = useQueryClient()
  const formId = useId()
  // The version the user last saw: when the dialog opened, or when a change was shown. A refetch must not
  // replace it.
  const [seen, setSeen] = useState(person)
  const [chosen, setChosen] = useState(() => chosenOf(person))
  const [newer, setNewer] = useState<TeamUser | null>(null)
  const [failure, setFailure] = useState(noFailure)
  const isChanged = chosen.role !== seen.role || chosen.status !== seen.status
  const guard = useUnsavedGuard(open && isChanged)
  const update = useMutation(updatePersonMutation)

  const submit = async () => {
    if (update.isPending) return
    setFailure(noFailure)
    if (!isChanged) return onClose()
    const { role, status } = chosen
    try {
      await update.mutateAsync({
        id: person.id,
        role,
        ...(status !== 'pending' && { status }),
        seen_at: seen.updated_at,
      })
      guard.release()
      onClose()
      successToast.updated(text('told.person'))
    } catch (error) {
      const now = isApiError(error, 'CHANGED_MEANWHILE') ? await readNow() : null
      setNewer(now)
      if (now) setSeen(now)
      else setFailure(readFailure(error, { role, status }))
    }
  }
  // When that fails too, the refusal itself is shown.
  const readNow = () => client.fetchQuery({ ...peopleQueries.one(person.id), staleTime: 0 }).catch(() => null)

  return (
    <GuardedDialog
      guard={guard}
      loss={text('edit.loss')}
      open={open}
      onClose={onClose}
      title={text('edit.title', { name: person.name })}
      description={seen.email}
      action={{ label: text('edit.submit'), form: formId, loading: update.isPending }}
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
          {newer && (
            <Banner tone="warning" title={text('edit.changed')} announce>
              {text('edit.changedText', {
                name: newer.name,
                role: contractText(roleNames[newer.role]),
                status: text(`status.${newer.status}`),
              })}
            </Banner>
          )}
          <RoleField
            value={chosen.role}
            onChange={(role) => setChosen((before) => ({ ...before, role }))}
            error={failure.refusals.role?.message}
          />
          {seen.status === 'pending' ? (
            <Banner tone="info">{text('edit.pending')}</Banner>
          ) : (
            <OptionCards
              label={text('edit.status')}
              value={chosen.status}
              onValueChange={(status) => setChosen((before) => ({ ...before, status }))}
              options={settableStatuses.map((status) => ({
                value: status as TeamUser['status'],
                label: text(`status.${status}`),
                hint: text(`edit.statusHints.${status}`),
              }))}
              columns={1}
              error={failure.refusals.status?.message}
            />
          )}
        </Stack>
      </form>
    </GuardedDialog>
  )
}
