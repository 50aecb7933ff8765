import { endpointMutation, endpointQuery } from '@tandem/api-client/react'
import { deleteTeamExport, listTeamExports, openTeamExport, startTeamExport } from '@tandem/api-contract'
import type { TeamExport } from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'

/** Whether an export is still running. */
export const isUnderWay = ({ status }: Pick<TeamExport, 'status'>) =>
  status === 'waiting' || status === 'running'

/** How often a page asks for the progress of an export. */
const whileUnderWayMs = 1500

/** Exports of the whole team. */
export const exportQueries = {
  list: () =>
    endpointQuery(
      listTeamExports,
      {},
      { refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? whileUnderWayMs : false) },
    ),
}

const putExport = (client: QueryClient, made: TeamExport) =>
  client.setQueryData(
    exportQueries.list().queryKey,
    (known) => known && { ...known, data: [made, ...known.data.filter(({ id }) => id !== made.id)] },
  )

/** The password, if the caller didn't sign in just now; otherwise empty. */
interface Proof {
  password?: string
}

/** Starts an export. The caller shows refusals. */
export const startExportMutation = endpointMutation(startTeamExport, (body: Proof) => ({ body }), {
  meta: { errors: 'local', updates: putExport },
})

/** Requests an address that serves the archive once. The caller shows refusals. */
export const openExportMutation = endpointMutation(
  openTeamExport,
  ({ id, ...body }: Proof & { id: number }) => ({ params: { id }, body }),
  { meta: { errors: 'local' } },
)

/** Deletes an archive, or stops a running export. */
export const deleteExportMutation = endpointMutation(deleteTeamExport, (id: number) => ({ params: { id } }), {
  meta: {
    updates: (client, { id }) =>
      client.setQueryData(
        exportQueries.list().queryKey,
        (known) => known && { ...known, data: known.data.filter((each) => each.id !== id) },
      ),
  },
})
