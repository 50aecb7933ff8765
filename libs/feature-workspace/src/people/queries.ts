import { call } from '@tandem/api-client'
import {
  deleteUser,
  getUser,
  inviteUser,
  inviteUsers,
  listUsers,
  resendInvitation,
  transferTeam,
  updateUser,
  type Invitation,
  type Invitations,
  type PageMeta,
  type TeamUser,
  type UserChanges,
  type UserSearch,
  type UserStatus,
} from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { roleQueries } from '../roles/queries.ts'

const people = ['users'] as const

interface PeoplePage {
  data: TeamUser[]
  meta: PageMeta
}

/** Somebody as a list has shown them. */
export const knownPerson = (client: QueryClient, id: number): TeamUser | undefined =>
  client
    .getQueriesData<PeoplePage>({ queryKey: [...people, 'list'] })
    .flatMap(([, page]) => page?.data ?? [])
    .find((person) => person.id === id)

/** Everybody whom a filter leaves, by name: read in as many pages as they fill. */
async function readAll(filter: { status?: UserStatus }, signal: AbortSignal): Promise<TeamUser[]> {
  const read = (page: number) => call(listUsers, { search: { ...filter, page, per_page: 100 } }, { signal })
  const { data, meta } = await read(1)
  const others = Array.from({ length: meta.last_page - 1 }, (_, index) => read(index + 2))
  return [...data, ...(await Promise.all(others)).flatMap((page) => page.data)]
}

/** The people of the team. */
export const peopleQueries = {
  all: people,
  lists: [...people, 'list'] as const,
  page: (search: UserSearch) =>
    queryOptions({
      queryKey: [...people, 'list', search],
      queryFn: ({ signal }) => call(listUsers, { search }, { signal }),
    }),
  /** One of them, for what opens over the page: there a failure is shown. */
  one: (id: number) =>
    queryOptions({
      queryKey: [...people, 'one', id],
      queryFn: async ({ signal }) => (await call(getUser, { params: { id } }, { signal })).data,
      meta: { errors: 'local' },
    }),
  /** Whoever is active, by name: the team can be handed over to one of them. */
  active: () =>
    queryOptions({
      queryKey: [...people, 'active'],
      queryFn: ({ signal }) => readAll({ status: 'active' }, signal),
      meta: { errors: 'local' },
    }),
  /** All of them, by name: whoever is in the team can be a filter. */
  everybody: () =>
    queryOptions({
      queryKey: [...people, 'everybody'],
      queryFn: ({ signal }) => readAll({}, signal),
      // The filter says itself that its choices could not be read.
      meta: { errors: 'local' },
    }),
}

function putPerson(client: QueryClient, changed: TeamUser) {
  client.setQueriesData<PeoplePage>(
    { queryKey: peopleQueries.lists },
    (page) =>
      page && { ...page, data: page.data.map((person) => (person.id === changed.id ? changed : person)) },
  )
  client.setQueryData(peopleQueries.one(changed.id).queryKey, changed)
}

// How many have a role and how many there are changes with them, and so does the log.
const invalidates = [people, roleQueries.all, ['team'], ['audit']]

/** Invites several people with one role; answers who was refused, and why. The form shows what the server refuses. */
export const invitePeopleMutation = mutationOptions({
  mutationFn: async (body: Invitations) => (await call(inviteUsers, { body })).data,
  meta: { errors: 'local', invalidates },
})

/** Invites one person by name. The form shows what the server refuses. */
export const addPersonMutation = mutationOptions({
  mutationFn: async (body: Invitation) => (await call(inviteUser, { body })).data,
  meta: { errors: 'local', invalidates },
})

/** Sends an invitation again. Too soon is told by whoever asked, with the wait. */
export const resendInvitationMutation = mutationOptions({
  mutationFn: async (id: number) => (await call(resendInvitation, { params: { id } })).data,
  meta: { errors: 'local', invalidates },
})

/** Changes role or status. The form, or whoever asked, shows what the server refuses. */
export const updatePersonMutation = mutationOptions({
  mutationFn: async ({ id, ...body }: UserChanges & { id: number }) =>
    (await call(updateUser, { params: { id }, body })).data,
  meta: { errors: 'local', updates: putPerson, invalidates },
})

/** Removes somebody, or withdraws their invitation. */
export const removePersonMutation = mutationOptions({
  mutationFn: async (id: number) => (await call(deleteUser, { params: { id } })).data,
  meta: { errors: 'local', invalidates },
})

/** Makes somebody else the super admin: whoever asked is an admin from then on. */
export const transferTeamMutation = mutationOptions({
  mutationFn: async (body: { user_id: number; password?: string | undefined }) =>
    (await call(transferTeam, { body })).data,
  meta: {
    errors: 'local',
    updates: (client: QueryClient) =>
      client.setQueryData(sessionQueries.me.queryKey, (me) => me && { ...me, role: 'admin' as const }),
    invalidates,
  },
})
