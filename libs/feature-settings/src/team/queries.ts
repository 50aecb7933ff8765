import { call } from '@tandem/api-client'
import { deleteTeam, getTeam, keepTeam, updateTeam, type Team, type TeamChanges } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'

const team = ['team'] as const

/** Days that are counted anew change with every store that is ready. */
export const whileRebuilding = 2000

/** The own team. */
export const teamQueries = {
  team: () =>
    queryOptions({
      queryKey: team,
      queryFn: async ({ signal }) => (await call(getTeam, {}, { signal })).data,
      refetchInterval: ({ state }) => (state.data?.rebuild ? whileRebuilding : false),
    }),
}

/** What the session shows of the team follows at once: names, dates and what the days of a preset are. */
function putTeam(client: QueryClient, changed: Team) {
  const { name, timezone, week_start, deletion } = changed
  client.setQueryData(teamQueries.team().queryKey, changed)
  client.setQueryData(
    sessionQueries.me.queryKey,
    (user) =>
      user && {
        ...user,
        team: { ...user.team, name, timezone, week_start, deletes_at: deletion?.deletes_at ?? null },
      },
  )
}

/** Reads everything anew that is on screen, and the rest when it is next shown: which day something belongs to is said nearly everywhere. */
export const rereadEverything = (client: QueryClient) => client.invalidateQueries()

/** Shows the team as somebody has changed it, here or elsewhere. */
export function followTeam(client: QueryClient, changed: Team) {
  putTeam(client, changed)
  // Not waited for: what is on screen may be much, and the change is made.
  void rereadEverything(client)
}

/** Changes the team. The form shows what the server refuses. */
export const updateTeamMutation = mutationOptions({
  mutationFn: async (body: TeamChanges) => (await call(updateTeam, { body })).data,
  meta: { errors: 'local', updates: followTeam },
})

/** Asks for the deletion of the team. The form shows what the server refuses. */
export const deleteTeamMutation = mutationOptions({
  mutationFn: async (body: { name: string; password?: string | undefined }) =>
    (await call(deleteTeam, { body })).data,
  meta: { errors: 'local', updates: putTeam, invalidates: [['audit']] },
})

/** Calls the deletion off. */
export const keepTeamMutation = mutationOptions({
  mutationFn: async () => (await call(keepTeam, {})).data,
  meta: { updates: putTeam, invalidates: [['audit']] },
})
