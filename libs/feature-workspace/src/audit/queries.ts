import { call } from '@tandem/api-client'
import { listAuditActions, listAuditEntries, type AuditSearch } from '@tandem/api-contract'
import { queryOptions } from '@tanstack/react-query'

const audit = ['audit'] as const

/** The audit log of the team; whatever changes the team makes `['audit']` stale. */
export const auditQueries = {
  lists: [...audit, 'list'] as const,
  page: (search: AuditSearch) =>
    queryOptions({
      queryKey: [...audit, 'list', search],
      queryFn: ({ signal }) => call(listAuditEntries, { search }, { signal }),
      // Whoever comes to it wants to see what has just happened.
      staleTime: 0,
    }),
  actions: () =>
    queryOptions({
      queryKey: ['audit-actions'],
      queryFn: async ({ signal }) => (await call(listAuditActions, {}, { signal })).data,
      staleTime: Infinity,
      // The filter says itself that its choices could not be read.
      meta: { errors: 'local' },
    }),
}
