import { endpointQuery } from '@tandem/api-client/react'
import { AuditSearch, listAuditActions, listAuditEntries } from '@tandem/api-contract'
import { listAddress } from '@tandem/lists'

/** The log's address. */
export const auditAddress = listAddress(AuditSearch, {
  filters: [['user_id'], ['action'], ['sign_ins']],
  saved: 'audit',
})

/** The audit log of the team. */
export const auditQueries = {
  // People who open it want to see the latest actions.
  page: (search: AuditSearch) => endpointQuery(listAuditEntries, { search }, { staleTime: 0 }),
  // The filter itself shows that its options failed to load.
  actions: () => endpointQuery(listAuditActions, {}, { staleTime: Infinity, meta: { errors: 'local' } }),
}
