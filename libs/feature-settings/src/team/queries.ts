import { endpointMutation, endpointQuery, markOld } from '@tandem/api-client'
import { deleteTeam, getTeam, keepTeam, updateTeam } from '@tandem/api-contract'
import type { Team, TeamChanges } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'

/** Days that are counted anew change with every store that is ready. */
export const whileRebuilding = 2000

/** The own team. */
export const teamQueries = {
  team: () =>
    endpointQuery(
      getTeam,
      {},
      { refetchInterval: ({ state }) => (state.data?.rebuild ? whileRebuilding : false) },
    ),
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
export const rereadEverything = (client: QueryClient) => markOld(client)

/** Shows the team as somebody has changed it, here or elsewhere. */
export function followTeam(client: QueryClient, changed: Team) {
  putTeam(client, changed)
  // Not waited for: what is on screen may be much, and the change is made.
  void rereadEverything(client)
}

/** Changes the team. The form shows what the server refuses. */
export const updateTeamMutation = endpointMutation(updateTeam, (body: TeamChanges) => ({ body }), {
  // Not waited for: what is on screen may be much, and the change is made.
  meta: { errors: 'local', updates: putTeam, endsBeforeReads: true },
})

// The answer says it.
const keeps = ['me', 'team'] as const

/** Asks for the deletion of the team. The form shows what the server refuses. */
export const deleteTeamMutation = endpointMutation(
  deleteTeam,
  (body: { name: string; password?: string | undefined }) => ({ body }),
  { meta: { errors: 'local', updates: putTeam, keeps } },
)

/** Calls the deletion off. */
export const keepTeamMutation = endpointMutation(keepTeam, () => ({}), { meta: { updates: putTeam, keeps } })
