import { queryClientContext } from '@tandem/api-client/router'
import {
  auditColumns as exported,
  exportAuditEntries,
  isAllowed,
  listAuditEntries,
} from '@tandem/api-contract'
import type { AuditEntry } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { Card, EmptyState, Stack } from '@tandem/design-system'
import {
  ExportButton,
  exportSource,
  ListFilterBar,
  loadListRequest,
  NothingFound,
  openDefaultFilter,
  QueryTable,
  unlessOpened,
  useColumnWidths,
  useList,
  useOpenedRow,
} from '@tandem/lists'
import { useMoments, useNow } from '@tandem/page-parts'
import { sessionQueries, useIsAllowed, useUser } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { auditColumns } from './audit-columns.tsx'
import { dayHeading } from './day-heading.ts'
import { AuditFilters } from './audit-filters.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { useAuditText } from './messages.ts'
import { auditAddress, auditQueries } from './queries.ts'

/** Opens the default filter and starts the read, if the person may see the log. */
export async function loader(args: LoaderFunctionArgs) {
  const queryClient = args.context.get(queryClientContext)
  const { role } = await queryClient.ensureQueryData(sessionQueries.me)
  if (!isAllowed(role, 'audit.read')) return null
  await openDefaultFilter('audit', args)
  void queryClient.prefetchQuery(auditQueries.page(await loadListRequest(auditAddress, args)))
  void queryClient.prefetchQuery(auditQueries.actions())
  return null
}

export const shouldRevalidate = unlessOpened('entry')

/** Who did what in the team, when, and from where. */
export function Component() {
  const text = useAuditText()
  const { name } = useUser().team
  const mayRead = useIsAllowed('audit.read')
  return (
    <>
      <FillSlot slot="pageDescription">{text('page.description', { team: name })}</FillSlot>
      {mayRead ? (
        <AuditLog />
      ) : (
        <Card flush>
          <EmptyState title={text('page.mayNot')} text={text('page.mayNotText')} />
        </Card>
      )}
    </>
  )
}

function AuditLog() {
  const text = useAuditText()
  const { timezone } = useUser().team
  const list = useList(auditAddress)
  const query = auditQueries.page(list.request)
  const { data: seen } = useQuery({ ...query, enabled: false })
  const widths = useColumnWidths('audit')
  const { id: openId, rowLink, close } = useOpenedRow('entry')
  const moments = useMoments(timezone)
  const today = moments.day(useNow().toISOString())
  const dayOf = ({ at }: AuditEntry) => {
    const day = moments.day(at)
    return { key: day, label: dayHeading(day, today) }
  }
  return (
    <>
      <FillSlot slot="pageActions">
        <ExportButton
          source={exportSource(exportAuditEntries)}
          found={seen?.meta}
          what={(rows) => text('list.count', rows)}
          body={() => ({ filter: list.filter, columns: [...exported] })}
        />
      </FillSlot>
      <Stack gap="4">
        <ListFilterBar
          list={list}
          label={text('list.filter')}
          search={{ label: text('list.search'), placeholder: text('list.searchPlaceholder') }}
          datesLabel={text('list.dates')}
          folds
        >
          <AuditFilters chosen={list.chosen} onChange={list.change} />
        </ListFilterBar>
        <QueryTable
          list={list}
          query={query}
          endpoint={listAuditEntries}
          label={text('list.label')}
          loadingLabel={text('list.loading')}
          failedTitle={text('page.failed')}
          columns={auditColumns(timezone, moments)}
          widths={widths}
          groupOf={dayOf}
          rowLink={rowLink}
          empty={
            list.isNarrowed ? (
              <NothingFound title={text('list.nothingFound')} list={list} />
            ) : (
              <EmptyState title={text('empty.title')} text={text('empty.text')} />
            )
          }
        >
          {({ data }) => (
            <EntrySheet
              entry={data.find(({ id }) => id === openId) ?? null}
              timeZone={timezone}
              onClose={close}
            />
          )}
        </QueryTable>
      </Stack>
    </>
  )
}
