import {
  changeReads,
  endpointMutation,
  endpointQuery,
  endpointWhole,
  knownReads,
} from '@tandem/api-client/react'
import {
  deleteUser,
  getUser,
  inviteUser,
  inviteUsers,
  listUsers,
  resendInvitation,
  transferTeam,
  updateUser,
  UserSearch,
} from '@tandem/api-contract'
import type { Invitation, Invitations, TeamUser, UserChanges } from '@tandem/api-contract'
import { listAddress } from '@tandem/lists'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'

/** The list's address. */
export const peopleAddress = listAddress(UserSearch, { filters: [['role'], ['status']], saved: 'people' })

/** A member as a list has loaded them. */
export const knownPerson = (client: QueryClient, id: number): TeamUser | undefined =>
  knownReads(client, listUsers)
    .flatMap(({ data }) => data)
    .find((person) => person.id === id)

/** The people of the team. */
export const peopleQueries = {
  page: (search: UserSearch) => endpointQuery(listUsers, { search }),
  /** One member, for something that opens over the page and shows its own failure. */
  one: (id: number) => endpointQuery(getUser, { params: { id } }, { meta: { errors: 'local' } }),
  /** Active members, by name: the team can be handed over to one of them. */
  active: () =>
    endpointWhole(listUsers, (paging) => ({ search: { status: 'active', ...paging } }), {
      meta: { errors: 'local' },
    }),
  /** All members, by name: options of a filter, which itself shows when they failed to load. */
  everybody: () => endpointWhole(listUsers, (search) => ({ search }), { meta: { errors: 'local' } }),
}

function putPerson(client: QueryClient, changed: TeamUser) {
  changeReads(client, listUsers, (page) => ({
    ...page,
    data: page.data.map((person) => (person.id === changed.id ? changed : person)),
  }))
  client.setQueryData(peopleQueries.one(changed.id).queryKey, changed)
}

/**
 * Invites several people with one role; returns the refused ones with the reason. The form shows refusals.
 */
export const invitePeopleMutation = endpointMutation(inviteUsers, (body: Invitations) => ({ body }), {
  meta: { errors: 'local' },
})

/** Invites one person by name. The form shows refusals. */
export const addPersonMutation = endpointMutation(inviteUser, (body: Invitation) => ({ body }), {
  meta: { errors: 'local' },
})

/** Sends an invitation again. The caller shows "too soon", with the wait. */
export const resendInvitationMutation = endpointMutation(
  resendInvitation,
  (id: number) => ({ params: { id } }),
  {
    meta: { errors: 'local' },
  },
)

/** Changes role or status. The form, or the caller, shows refusals. */
export const updatePersonMutation = endpointMutation(
  updateUser,
  ({ id, ...body }: UserChanges & { id: number }) => ({ params: { id }, body }),
  { meta: { errors: 'local', updates: putPerson } },
)

/** Removes somebody, or withdraws their invitation. */
export const removePersonMutation = endpointMutation(deleteUser, (id: number) => ({ params: { id } }), {
  meta: { errors: 'local' },
})

/** Makes somebody else the super admin: the caller becomes an admin. */
export const transferTeamMutation = endpointMutation(
  transferTeam,
  (body: { user_id: number; password?: string | undefined }) => ({ body }),
  {
    meta: {
      errors: 'local',
      keeps: ['me'],
      updates: (client) =>
        client.setQueryData(sessionQueries.me.queryKey, (me) => me && { ...me, role: 'admin' as const }),
    },
  },
)
