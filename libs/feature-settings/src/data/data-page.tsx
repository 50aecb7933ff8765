import { queryClientContext } from '@tandem/api-client/router'
import { isAllowed } from '@tandem/api-contract'
import { Card, EmptyState, Stack } from '@tandem/design-system'
import { signInMethodQueries } from '@tandem/page-parts'
import { sessionQueries, useIsAllowed } from '@tandem/session'
import type { LoaderFunctionArgs } from 'react-router'
import { teamQueries } from '../team/queries.ts'
import { DeletionSection } from './deletion-section.tsx'
import { ExportSection } from './export-section.tsx'
import { useDataText } from './messages.ts'
import { exportQueries } from './queries.ts'

/** Starts the reads that the person may see. */
export async function loader({ context }: LoaderFunctionArgs) {
  const client = context.get(queryClientContext)
  const { role } = await client.ensureQueryData(sessionQueries.me)
  if (isAllowed(role, 'export.write')) {
    void client.prefetchQuery(exportQueries.list())
    void client.prefetchQuery(signInMethodQueries.own)
  }
  if (isAllowed(role, 'team.delete')) void client.prefetchQuery(teamQueries.team())
  return null
}

/** The team's data in Tandem: exporting it, and deleting it. */
export function Component() {
  const text = useDataText()
  const mayExport = useIsAllowed('export.write')
  const mayDelete = useIsAllowed('team.delete')
  if (!mayExport && !mayDelete)
    return (
      <Card flush>
        <EmptyState title={text('page.mayNot')} text={text('page.mayNotText')} />
      </Card>
    )
  return (
    <Stack gap="4">
      {mayExport && <ExportSection />}
      {mayDelete && <DeletionSection />}
    </Stack>
  )
}
