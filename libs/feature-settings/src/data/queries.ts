import { call } from '@tandem/api-client'
import {
  deleteTeamExport,
  listTeamExports,
  openTeamExport,
  startTeamExport,
  type TeamExport,
} from '@tandem/api-contract'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'

const all = ['team-exports'] as const

/** Whether an export is still being made. */
export const isUnderWay = ({ status }: Pick<TeamExport, 'status'>) =>
  status === 'waiting' || status === 'running'

const whileUnderWay = 1500

/** Exports of the whole team. */
export const exportQueries = {
  list: () =>
    queryOptions({
      queryKey: all,
      queryFn: async ({ signal }) => (await call(listTeamExports, {}, { signal })).data,
      refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? whileUnderWay : false),
    }),
}

const putExport = (client: QueryClient, made: TeamExport) =>
  client.setQueryData(exportQueries.list().queryKey, (exports = []) => [
    made,
    ...exports.filter(({ id }) => id !== made.id),
  ])

const invalidates = [all, ['audit']]

/** Begins an export. That one is running already is told by whoever asked. */
export const startExportMutation = mutationOptions({
  mutationFn: async () => (await call(startTeamExport, {})).data,
  meta: { errors: 'local', updates: putExport, invalidates },
})

/** Asks for an address that gives the archive for a few minutes. */
export const openExportMutation = mutationOptions({
  mutationFn: async (id: number) => (await call(openTeamExport, { params: { id } })).data,
  meta: { invalidates: [['audit']] },
})

/** Removes an archive, or stops one that is being made. */
export const deleteExportMutation = mutationOptions({
  mutationFn: async (id: number) => (await call(deleteTeamExport, { params: { id } })).data,
  meta: {
    updates: (client: QueryClient, { id }: { id: number }) =>
      client.setQueryData(exportQueries.list().queryKey, (exports) =>
        exports?.filter((known) => known.id !== id),
      ),
    invalidates,
  },
})
