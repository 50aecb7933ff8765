import { queryClientContext } from '@tandem/api-client/router'
import { exportUsers, listUsers, userColumns } from '@tandem/api-contract'
import type { TeamUser } from '@tandem/api-contract'
import { FillSlot } from '@tandem/app-frame'
import { Button, Stack } from '@tandem/design-system'
import {
  ExportButton,
  exportSource,
  ListFilterBar,
  loadListRequest,
  NothingFound,
  openDefaultFilter,
  QueryTable,
  useColumnWidths,
  useList,
  useOpened,
} from '@tandem/lists'
import { useNow } from '@tandem/page-parts'
import { useIsAllowed, useUser } from '@tandem/session'
import { UserPlus } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router'
import { roleQueries } from '../roles/queries.ts'
import { usePeopleText } from './messages.ts'
import { OnlyYou } from './only-you.tsx'
import { PeopleDialogs } from './people-dialogs.tsx'
import { PeopleFilters } from './people-filters.tsx'
import { personColumns } from './person-columns.tsx'
import type { PersonRowActions } from './person-columns.tsx'
import { openParameter, readPersonDialog, writePersonDialog } from './person-dialog.ts'
import type { PersonDialog } from './person-dialog.ts'
import { PersonMenu } from './person-menu.tsx'
import { peopleAddress, peopleQueries } from './queries.ts'
import { usePeopleWork } from './use-people-work.ts'

export async function loader(args: LoaderFunctionArgs) {
  await openDefaultFilter('people', args)
  const queryClient = args.context.get(queryClientContext)
  // The dialogs describe what a role allows, but work without it.
  void queryClient.prefetchQuery({ ...roleQueries.list(), meta: { errors: 'local' } })
  void queryClient.prefetchQuery(peopleQueries.page(await loadListRequest(peopleAddress, args)))
  return null
}

/** The members of the team, and actions on each. */
export function Component() {
  const text = usePeopleText()
  const { id: myId, team } = useUser()
  const now = useNow()
  const mayWrite = useIsAllowed('members.write')
  const mayHandOver = useIsAllowed('team.transfer')
  const list = useList(peopleAddress)
  const widths = useColumnWidths('people')
  const opened = useOpened(openParameter)
  const open = (dialog: PersonDialog) => opened.open(writePersonDialog(dialog))
  const work = usePeopleWork()
  const query = peopleQueries.page(list.request)
  const { data: seen } = useQuery({ ...query, enabled: false })
  const description = text('page.description', { team: team.name })
  const actionsOf = (person: TeamUser): PersonRowActions => ({
    ...(person.status === 'pending' && { onResend: () => work.resend(person) }),
    isResending: work.resendingId === person.id,
    menu: (
      <PersonMenu {...{ person, myId, mayHandOver }} onOpen={open} onActivate={() => work.activate(person)} />
    ),
  })
  return (
    <>
      <FillSlot slot="pageDescription">
        {mayWrite ? description : `${description} ${text('page.mayNotWrite')}`}
      </FillSlot>
      <FillSlot slot="pageActions">
        <ExportButton
          source={exportSource(exportUsers)}
          found={seen?.meta}
          what={(rows) => text('list.count', rows)}
          body={() => ({ filter: list.filter, columns: [...userColumns] })}
        />
        {mayWrite && (
          <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={() => open({ kind: 'invite' })}>
            {text('page.invite')}
          </Button>
        )}
      </FillSlot>
      <Stack gap="4">
        <ListFilterBar
          list={list}
          label={text('list.filter')}
          search={{ label: text('list.search'), placeholder: text('list.searchPlaceholder') }}
        >
          <PeopleFilters chosen={list.chosen} onChange={list.change} />
        </ListFilterBar>
        <QueryTable
          list={list}
          query={query}
          endpoint={listUsers}
          label={text('list.label')}
          loadingLabel={text('list.loading')}
          failedTitle={text('page.failed')}
          columns={personColumns({ myId, timeZone: team.timezone, now, ...(mayWrite && { actionsOf }) })}
          widths={widths}
          density="media"
          empty={<NothingFound title={text('list.nothingFound')} list={list} />}
        >
          {(page) => page.meta.total === 1 && !list.isNarrowed && <OnlyYou mayInvite={mayWrite} />}
        </QueryTable>
      </Stack>
      <PeopleDialogs dialog={readPersonDialog(opened.value)} work={work} onClose={opened.close} />
    </>
  )
}
