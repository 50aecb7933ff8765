import { queryClientContext } from '@tandem/api-client'
import { auditColumns, exportAuditEntries, isAllowed } from '@tandem/api-contract'
import { EmptyState } from '@tandem/design-system'
import { sessionQueries, useIsAllowed, useUser } from '@tandem/session'
import { ExportButton, FillSlot, teamClock, useTeamClock } from '@tandem/workbench'
import type { LoaderFunctionArgs } from 'react-router'
import { auditRequest, readView, useAuditAddress } from './audit-address.ts'
import { AuditList } from './audit-list.tsx'
import { useAuditText } from './messages.ts'
import { auditQueries } from './queries.ts'

/** Starts the read of whoever may see the log. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const queryClient = context.get(queryClientContext)
  const { role, team } = await queryClient.ensureQueryData(sessionQueries.me)
  if (!isAllowed(role, 'audit.read')) return null
  const view = readView(new URL(request.url).searchParams)
  void queryClient.prefetchQuery(auditQueries.page(auditRequest(view, teamClock(team))))
  void queryClient.prefetchQuery(auditQueries.actions())
  return null
}

/** Who did what in the team, when, and from where. */
export function Component() {
  const text = useAuditText()
  const mayRead = useIsAllowed('audit.read')
  return mayRead ? <AuditLog /> : <EmptyState title={text('page.mayNot')} text={text('page.mayNotText')} />
}

function AuditLog() {
  const text = useAuditText()
  const { team } = useUser()
  const clock = useTeamClock()
  const address = useAuditAddress()
  const request = auditRequest(address.view, clock)
  const { page: _page, per_page: _perPage, ...filter } = request
  return (
    <>
      <FillSlot slot="pageDescription">{text('page.description', { team: team.name })}</FillSlot>
      <FillSlot slot="pageActions">
        <ExportButton endpoint={exportAuditEntries} body={() => ({ filter, columns: [...auditColumns] })} />
      </FillSlot>
      <AuditList address={address} request={request} timeZone={clock.timeZone} />
    </>
  )
}
