import { isApiError } from '@tandem/api-client'
import { invalidate } from '@tandem/api-client/react'
import type { settableStatuses, TeamUser } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { usePeopleText } from './messages.ts'
import { removePersonMutation, resendInvitationMutation, updatePersonMutation } from './queries.ts'

type SettableStatus = (typeof settableStatuses)[number]

/** Immediate actions on one member; each shows its success or failure. */
export function usePeopleWork() {
  const text = usePeopleText()
  const client = useQueryClient()
  const resend = useMutation(resendInvitationMutation)
  const update = useMutation(updatePersonMutation)
  const remove = useMutation(removePersonMutation)

  const refused = (error: unknown) => {
    const wait = isApiError(error, 'TOO_MANY_REQUESTS') ? error.seconds_left : null
    if (wait === null) toast.error(describeFailure(error))
    else
      toast.error({
        title: text('told.tooOften'),
        description: text('told.wait', {
          wait:
            wait < 60
              ? text('told.seconds', { count: wait })
              : text('told.minutes', { count: Math.ceil(wait / 60) }),
        }),
      })
    // A refusal often means outdated data: somebody else has changed or removed them in the meantime.
    if (isApiError(error)) void invalidate(client, ['people'])
  }
  const setStatus = (person: TeamUser, status: SettableStatus) =>
    update.mutateAsync({ id: person.id, status })

  const activate = (person: TeamUser) =>
    void setStatus(person, 'active').then(
      ({ name }) =>
        toast.success({
          title: text('told.activated', { name }),
          description: text('told.activatedText'),
        }),
      refused,
    )
  // Somebody who couldn't sign in before they were archived still can't.
  const undo = (before: TeamUser) =>
    before.status === 'inactive'
      ? void setStatus(before, 'inactive').then(
          ({ name }) => toast.success({ title: text('told.deactivated', { name }) }),
          refused,
        )
      : activate(before)
  const putAway = (told: 'deactivated' | 'archived') => (person: TeamUser, onDone: () => void) =>
    void setStatus(person, told === 'deactivated' ? 'inactive' : 'archived').then((changed) => {
      onDone()
      toast.success({
        title: text(`told.${told}`, { name: changed.name }),
        description: text('told.signedOut'),
        action: { label: text('told.undo'), onAction: () => undo(person) },
      })
    }, refused)

  return {
    resendingId: resend.isPending ? resend.variables : undefined,
    isUpdating: update.isPending,
    isRemoving: remove.isPending,
    activate,
    deactivate: putAway('deactivated'),
    archive: putAway('archived'),
    resend: ({ id }: TeamUser) =>
      void resend.mutateAsync(id).then(
        ({ email }) =>
          toast.success({
            title: text('told.resent', { email }),
            description: text('told.resentText'),
          }),
        refused,
      ),
    remove: ({ id, name, email, status }: TeamUser, onDone: () => void) =>
      void remove.mutateAsync(id).then(() => {
        onDone()
        toast.success({
          title: status === 'pending' ? text('told.withdrawn', { email }) : text('told.removed', { name }),
        })
      }, refused),
  }
}
