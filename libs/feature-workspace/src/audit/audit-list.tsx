import { useIsAsking } from '@tandem/api-client'
import { listAuditEntries } from '@tandem/api-contract'
import type { AuditEntry, AuditSearch } from '@tandem/api-contract'
import { DataTable, Stack } from '@tandem/design-system'
import type { DataTableProps } from '@tandem/design-system'
import { WidgetBoundary } from '@tandem/workbench'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Navigate, useHref, useLocation } from 'react-router'
import { searchOf } from './audit-address.ts'
import type { AuditAddress } from './audit-address.ts'
import { auditColumns } from './audit-columns.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { EntrySheet } from './entry-sheet.tsx'
import { useAuditText } from './messages.ts'
import { NoEntries } from './no-entries.tsx'
import { auditQueries } from './queries.ts'

interface AuditListProps {
  address: AuditAddress
  request: AuditSearch
  timeZone: string
}

/** The log: what it is narrowed to, its entries, and the details of one of them. */
export function AuditList(props: AuditListProps) {
  const text = useAuditText()
  const table = useTable(props)
  return (
    <Stack gap="4">
      <AuditFilters address={props.address} />
      <WidgetBoundary
        failedTitle={text('page.failed')}
        resetKey={JSON.stringify(props.request)}
        loading={
          <DataTable {...table} rows={undefined} empty={null} labels={{ loading: text('list.loading') }} />
        }
      >
        <Entries {...props} table={table} />
      </WidgetBoundary>
    </Stack>
  )
}

function Entries({
  address,
  request,
  timeZone,
  table,
}: AuditListProps & { table: ReturnType<typeof useTable> }) {
  const { view, entryId, change, entryHref, open, close } = address
  const { data: log } = useSuspenseQuery(auditQueries.page(request))
  const isBusy = useIsAsking(listAuditEntries)
  const { pathname } = useLocation()
  const here = useHref(pathname)

  const { current_page, per_page, total, last_page, total_is_capped } = log.meta
  if (log.data.length === 0 && current_page > 1) {
    const page = Math.max(1, Math.min(last_page, current_page - 1))
    return <Navigate to={{ search: searchOf({ ...view, page }) }} replace />
  }
  return (
    <>
      <DataTable
        {...table}
        rows={log.data}
        busy={isBusy}
        rowLink={{
          getHref: ({ id }) => `${here}${entryHref(id)}`,
          onOpen: ({ id }) => open(id),
          openId: entryId === null ? undefined : String(entryId),
        }}
        empty={<NoEntries view={view} onChange={change} />}
        paging={{
          ...table.paging,
          page: current_page,
          pageCount: last_page,
          perPage: per_page,
          total,
          totalIsCapped: total_is_capped,
          getHref: (page) => `${here}${searchOf({ ...view, page })}`,
        }}
      />
      <EntrySheet
        entry={log.data.find(({ id }) => id === entryId) ?? null}
        timeZone={timeZone}
        onClose={close}
      />
    </>
  )
}

const rowId = ({ id }: AuditEntry) => String(id)

/** What the table shows before and after its rows have come. */
function useTable({ address: { change }, request, timeZone }: AuditListProps) {
  const text = useAuditText()
  const columns = useMemo(() => auditColumns(timeZone), [timeZone])
  return {
    label: text('list.label'),
    columns,
    getRowId: rowId,
    sort: request.sort,
    onSortChange: (sort: string) => change({ sort: sort as AuditSearch['sort'] }),
    paging: {
      page: 1,
      pageCount: 1,
      perPage: request.per_page,
      total: 0,
      onPageChange: (page: number) => change({ page }),
      onPerPageChange: (per_page: number) => change({ per_page }),
    },
  } satisfies Partial<DataTableProps<AuditEntry>>
}
