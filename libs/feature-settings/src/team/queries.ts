import { endpointMutation, endpointQuery, invalidate } from '@tandem/api-client/react'
import { deleteTeam, getTeam, keepTeam, updateTeam } from '@tandem/api-contract'
import type { Team, TeamChanges } from '@tandem/api-contract'
import { sessionQueries } from '@tandem/session'
import type { QueryClient } from '@tanstack/react-query'

/** The polling interval while days are recalculated, which changes with every finished store. */
export const whileRebuildingMs = 2000

/** The user's own team. */
export const teamQueries = {
  team: () =>
    endpointQuery(
      getTeam,
      {},
      { refetchInterval: ({ state }) => (state.data?.rebuild ? whileRebuildingMs : false) },
    ),
}

/** Updates what the session shows about the team immediately: names, dates and the days of presets. */
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

/**
 * Reads everything on screen again, and the rest when it is next shown: nearly everything depends on which
 * day something belongs to.
 */
export const rereadEverything = (client: QueryClient) => invalidate(client)

/** Shows the team after a change, made here or elsewhere. */
export function followTeam(client: QueryClient, changed: Team) {
  putTeam(client, changed)
  // Not awaited: reading everything may take long, and the change is made.
  void rereadEverything(client)
}

/** Changes the team. The form shows refusals. */
export const updateTeamMutation = endpointMutation(updateTeam, (body: TeamChanges) => ({ body }), {
  // Not awaited: reading everything may take long, and the change is made.
  meta: { errors: 'local', updates: putTeam, endsBeforeReads: true },
})

// The answer contains them.
const keeps = ['me', 'team'] as const

/** Requests the deletion of the team. The form shows refusals. */
export const deleteTeamMutation = endpointMutation(
  deleteTeam,
  (body: { name: string; password?: string | undefined }) => ({ body }),
  { meta: { errors: 'local', updates: putTeam, keeps } },
)

/** Cancels the deletion. */
export const keepTeamMutation = endpointMutation(keepTeam, () => ({}), { meta: { updates: putTeam, keeps } })
