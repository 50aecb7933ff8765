import { endpointQuery } from '@tandem/api-client'
import { AuditSearch, listAuditActions, listAuditEntries } from '@tandem/api-contract'
import { listAddress } from '@tandem/lists'

/** What the address of the log says. */
export const auditAddress = listAddress(AuditSearch, { filters: [['user_id'], ['action']] })

/** The audit log of the team. */
export const auditQueries = {
  // Whoever comes to it wants to see what has just happened.
  page: (search: AuditSearch) => endpointQuery(listAuditEntries, { search }, { staleTime: 0 }),
  // The filter says itself that its choices could not be read.
  actions: () => endpointQuery(listAuditActions, {}, { staleTime: Infinity, meta: { errors: 'local' } }),
}
