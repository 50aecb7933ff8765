import { useIsAsking } from '@tandem/api-client'
import { listUsers } from '@tandem/api-contract'
import type { TeamUser, UserSearch } from '@tandem/api-contract'
import { DataTable, Stack } from '@tandem/design-system'
import type { DataTableProps } from '@tandem/design-system'
import { useIsAllowed, useUser } from '@tandem/session'
import { NothingFound, useNow, WidgetBoundary } from '@tandem/workbench'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useHref, useLocation } from 'react-router'
import { usePeopleText } from './messages.ts'
import { OnlyYou } from './only-you.tsx'
import { countFilters, isOnlyYou, noFilters, searchOf } from './people-address.ts'
import type { PeopleAddress } from './people-address.ts'
import { PeopleFilters } from './people-filters.tsx'
import { personColumns } from './person-columns.tsx'
import type { PersonRowActions } from './person-columns.tsx'
import { PersonMenu } from './person-menu.tsx'
import { peopleQueries } from './queries.ts'
import type { usePeopleWork } from './use-people-work.ts'

interface PeopleListProps {
  address: PeopleAddress
  work: ReturnType<typeof usePeopleWork>
}

/** The people of the team: what they are narrowed to, their table, and what is done with each. */
export function PeopleList(props: PeopleListProps) {
  const { address } = props
  const text = usePeopleText()
  const table = useTable(address)
  return (
    <Stack gap="4">
      <PeopleFilters address={address} />
      <WidgetBoundary
        failedTitle={text('page.failed')}
        resetKey={JSON.stringify(address.request)}
        loading={
          <DataTable {...table} rows={undefined} empty={null} labels={{ loading: text('list.loading') }} />
        }
      >
        <Rows {...props} table={table} />
      </WidgetBoundary>
    </Stack>
  )
}

function Rows({ address, work, table }: PeopleListProps & { table: ReturnType<typeof useTable> }) {
  const text = usePeopleText()
  const { id: myId, team } = useUser()
  const now = useNow()
  const mayWrite = useIsAllowed('members.write')
  const mayHandOver = useIsAllowed('team.transfer')
  const { request, change, open } = address
  const { data: people } = useSuspenseQuery(peopleQueries.page(request))
  const isBusy = useIsAsking(listUsers)
  const { pathname } = useLocation()
  const here = useHref(pathname)

  const { current_page, per_page, total, last_page, total_is_capped } = people.meta
  if (people.data.length === 0 && current_page > 1) {
    const page = Math.max(1, Math.min(last_page, current_page - 1))
    return <Navigate to={{ search: searchOf({ ...request, page }) }} replace />
  }
  const actionsOf = (person: TeamUser): PersonRowActions => ({
    ...(person.status === 'pending' && { onResend: () => work.resend(person) }),
    isResending: work.resendingId === person.id,
    menu: (
      <PersonMenu
        person={person}
        myId={myId}
        mayHandOver={mayHandOver}
        onOpen={open}
        onActivate={() => work.activate(person)}
      />
    ),
  })
  return (
    <>
      <DataTable
        {...table}
        columns={personColumns({
          myId,
          timeZone: team.timezone,
          now,
          ...(mayWrite && { actionsOf }),
        })}
        rows={people.data}
        busy={isBusy}
        empty={
          <NothingFound
            title={text('list.nothingFound')}
            term={request.search_term}
            isFiltered={countFilters(request) > 0}
            onClearSearch={() => change({ search_term: '' })}
            onClearFilters={() => change(noFilters)}
          />
        }
        paging={{
          ...table.paging,
          page: current_page,
          pageCount: last_page,
          perPage: per_page,
          total,
          totalIsCapped: total_is_capped,
          getHref: (page) => `${here}${searchOf({ ...request, page })}`,
        }}
      />
      {isOnlyYou(request, total) && (
        <OnlyYou onInvite={mayWrite ? () => open({ kind: 'invite' }) : undefined} />
      )}
    </>
  )
}

const rowId = ({ id }: TeamUser) => String(id)
const noActions = (): PersonRowActions => ({ isResending: false, menu: null })

/** What the table shows before and after its rows have come. */
function useTable({ request, change }: PeopleAddress) {
  const text = usePeopleText()
  const { id: myId, team } = useUser()
  const now = useNow()
  const mayWrite = useIsAllowed('members.write')
  return {
    label: text('list.label'),
    columns: personColumns({
      myId,
      timeZone: team.timezone,
      now,
      ...(mayWrite && { actionsOf: noActions }),
    }),
    getRowId: rowId,
    density: 'media',
    sort: request.sort,
    onSortChange: (sort: string) => change({ sort: sort as UserSearch['sort'] }),
    paging: {
      page: 1,
      pageCount: 1,
      perPage: request.per_page,
      total: 0,
      onPageChange: (page: number) => change({ page }),
      onPerPageChange: (per_page: number) => change({ per_page }),
    },
  } satisfies Partial<DataTableProps<TeamUser>>
}
