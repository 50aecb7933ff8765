import { endpointMutation, endpointQuery } from '@tandem/api-client'
import { deleteTeamExport, listTeamExports, openTeamExport, startTeamExport } from '@tandem/api-contract'
import type { TeamExport } from '@tandem/api-contract'
import type { QueryClient } from '@tanstack/react-query'

/** Whether an export is still being made. */
export const isUnderWay = ({ status }: Pick<TeamExport, 'status'>) =>
  status === 'waiting' || status === 'running'

const whileUnderWay = 1500

/** Exports of the whole team. */
export const exportQueries = {
  list: () =>
    endpointQuery(
      listTeamExports,
      {},
      { refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? whileUnderWay : false) },
    ),
}

const putExport = (client: QueryClient, made: TeamExport) =>
  client.setQueryData(
    exportQueries.list().queryKey,
    (known) => known && { ...known, data: [made, ...known.data.filter(({ id }) => id !== made.id)] },
  )

/** The password where the caller did not sign in just now; empty where they did. */
interface Proof {
  password?: string
}

/** Begins an export. The caller tells what is refused. */
export const startExportMutation = endpointMutation(startTeamExport, (body: Proof) => ({ body }), {
  meta: { errors: 'local', updates: putExport },
})

/** Asks for an address that gives the archive once. The caller tells what is refused. */
export const openExportMutation = endpointMutation(
  openTeamExport,
  ({ id, ...body }: Proof & { id: number }) => ({ params: { id }, body }),
  { meta: { errors: 'local' } },
)

/** Removes an archive, or stops one that is being made. */
export const deleteExportMutation = endpointMutation(deleteTeamExport, (id: number) => ({ params: { id } }), {
  meta: {
    updates: (client, { id }) =>
      client.setQueryData(
        exportQueries.list().queryKey,
        (known) => known && { ...known, data: known.data.filter((each) => each.id !== id) },
      ),
  },
})
