import type { Invitation, Invitations } from '@tandem/api-contract'
import { toast } from '@tandem/design-system'
import { useMutation } from '@tanstack/react-query'
import { usePeopleText } from './messages.ts'
import { addPersonMutation, invitePeopleMutation } from './queries.ts'

/** Sends invitations, and says which were sent and which were refused. The caller shows failures. */
export function useSendInvitations() {
  const text = usePeopleText()
  const invite = useMutation(invitePeopleMutation)
  const addOne = useMutation(addPersonMutation)
  return {
    isSending: invite.isPending || addOne.isPending,
    inviteByName: async (person: Invitation) => {
      const { name } = await addOne.mutateAsync(person)
      toast.success({ title: text('invite.sentTo', { name }), description: text('invite.sentText') })
    },
    /** Returns the refused addresses. */
    inviteAll: async (invitations: Invitations) => {
      const { invited, refused } = await invite.mutateAsync(invitations)
      if (invited.length > 0)
        toast.success({
          title: text('invite.sent', { count: invited.length }),
          description: text('invite.sentText'),
        })
      if (refused.length > 0)
        toast.error({
          title: text('invite.refused', { count: refused.length }),
          description: text('invite.refusedText'),
        })
      return refused
    },
  }
}
