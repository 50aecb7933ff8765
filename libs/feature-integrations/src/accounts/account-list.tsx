import { useIsAsking } from '@tandem/api-client'
import { listAccounts } from '@tandem/api-contract'
import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { DataTable, Stack } from '@tandem/design-system'
import type { DataTableProps } from '@tandem/design-system'
import { useIsAllowed } from '@tandem/session'
import { FavoriteButton, useNotesSheet, useNow, useRowSelection, WidgetBoundary } from '@tandem/workbench'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useHref, useLocation } from 'react-router'
import type { AccountActions } from './account-actions.ts'
import { openParameter, writeAccountDialog } from './account-dialog.ts'
import { AccountBulkBar } from './account-bulk-bar.tsx'
import { accountColumns } from './account-columns.tsx'
import { DeleteAccounts, RevokeAccount } from './account-confirmations.tsx'
import { AccountFilters } from './account-filters.tsx'
import { accountName } from './account-name.ts'
import { addressOf } from './accounts-address.ts'
import type { AccountsAddress } from './accounts-address.ts'
import { AddToCollectionsForm } from './collections/add-to-collections-form.tsx'
import { collectionQueries } from './collections/queries.ts'
import { ComingNetworks } from './coming-networks.tsx'
import type { useConnect } from './connect/use-connect.ts'
import { useAccountText } from './messages.ts'
import { NoAccounts } from './no-accounts.tsx'
import { accountQueries } from './queries.ts'
import type { AccountRequest } from './queries.ts'
import { useAccountWork } from './use-account-work.ts'

interface AccountListProps {
  service: AccountService
  address: AccountsAddress
  timeZone: string
  connecting: ReturnType<typeof useConnect>
}

/** Connected or tracked accounts: what they are narrowed to, their table, and what is done with them. */
export function AccountList(props: AccountListProps) {
  const { service, address } = props
  const text = useAccountText()
  const { view, request } = address
  const { search_term, collection_id, state } = request
  const selection = useRowSelection(JSON.stringify([service, search_term, collection_id, state]))
  const table = useTable(props)
  // A link, or the way back, may name a collection that was deleted.
  if (useIsGone(service, collection_id)) {
    const search = addressOf(view, { ...request, collection_id: undefined })
    return <Navigate to={{ search }} replace />
  }
  return (
    <Stack gap="4">
      <AccountFilters service={service} address={address} />
      <WidgetBoundary
        failedTitle={text('page.failed')}
        resetKey={JSON.stringify(request)}
        loading={
          <DataTable
            {...table}
            rows={undefined}
            empty={null}
            selection={{ ...selection, rowName: () => '' }}
            labels={{ loading: text('list.loading') }}
          />
        }
      >
        <Rows {...props} table={table} selection={selection} />
      </WidgetBoundary>
    </Stack>
  )
}

interface RowsProps extends AccountListProps {
  table: ReturnType<typeof useTable>
  selection: ReturnType<typeof useRowSelection>
}

function Rows({ service, address, timeZone, connecting, table, selection }: RowsProps) {
  const text = useAccountText()
  const now = useNow()
  const notes = useNotesSheet()
  const mayWrite = useIsAllowed('accounts.write')
  const mayCollect = useIsAllowed('collections.write')
  const work = useAccountWork(service)
  const [deleting, setDeleting] = useState<SocialAccount[] | null>(null)
  const [revoking, setRevoking] = useState<SocialAccount | null>(null)
  const [collecting, setCollecting] = useState<SocialAccount[] | null>(null)
  const { request, view, dialog } = address
  const { data: rows } = useSuspenseQuery(accountQueries.page(service, request))
  const isBusy = useIsAsking(listAccounts, { params: { service } })
  const { pathname } = useLocation()
  const here = useHref(pathname)

  const { current_page, per_page, total, last_page, total_is_capped } = rows.meta
  if (rows.data.length === 0 && current_page > 1) {
    const page = Math.max(1, Math.min(last_page, current_page - 1))
    return <Navigate to={{ search: addressOf(view, { ...request, page }) }} replace />
  }
  const actionsOf = (account: SocialAccount): AccountActions => ({
    onDetails: () => address.open({ kind: 'account', id: account.id }),
    onNotes: () => notes.open({ type: 'account', id: account.id }),
    ...(mayCollect && { onCollections: () => address.open({ kind: 'collections', id: account.id }) }),
    ...(mayWrite && {
      onRead: () => work.read([account.id]),
      onReconnect: connecting.connect,
      onRevoke: () => setRevoking(account),
      onArchive: () => work.archive([account.id]),
      onRestore: () => work.restore([account.id]),
      onDelete: () => setDeleting([account]),
    }),
  })
  const add =
    service === 'social'
      ? { label: text('page.connect'), isBusy: connecting.isLeaving, onAction: () => connecting.connect() }
      : { label: text('page.track'), onAction: () => address.open({ kind: 'track' }) }
  return (
    <>
      <DataTable
        {...table}
        columns={accountColumns({
          service,
          timeZone,
          now,
          isLeaving: connecting.isLeaving,
          actionsOf,
          favoriteOf: (account) => (
            <FavoriteButton row={{ type: 'account', id: account.id, name: accountName(account) }} />
          ),
        })}
        rows={rows.data}
        busy={isBusy}
        selection={{ ...selection, rowName: accountName }}
        rowLink={{
          getHref: ({ id }) => `${here}${withOpen(addressOf(view, request), id)}`,
          onOpen: ({ id }) => address.open({ kind: 'account', id }),
          openId: dialog?.kind === 'account' ? String(dialog.id) : undefined,
        }}
        empty={
          <NoAccounts
            service={service}
            request={request}
            onChange={address.change}
            action={mayWrite ? add : undefined}
          />
        }
        paging={{
          ...table.paging,
          page: current_page,
          pageCount: last_page,
          perPage: per_page,
          total,
          totalIsCapped: total_is_capped,
          getHref: (page) => `${here}${addressOf(view, { ...request, page })}`,
        }}
      />
      {/* Comes with the rows: below their skeleton it would move when they are fewer. */}
      <ComingNetworks />
      <AccountBulkBar
        service={service}
        request={request}
        rows={rows}
        selection={selection}
        work={work}
        onCollect={setCollecting}
        onDelete={setDeleting}
      />
      <DeleteAccounts
        accounts={deleting}
        isDeleting={work.isDeleting}
        onClose={() => setDeleting(null)}
        onConfirm={() =>
          work.remove(
            (deleting ?? []).map(({ id }) => id),
            () => {
              setDeleting(null)
              selection.clear()
            },
          )
        }
      />
      <RevokeAccount
        account={revoking}
        isRevoking={work.isRevoking}
        onClose={() => setRevoking(null)}
        onConfirm={() => revoking && work.revoke(revoking, () => setRevoking(null))}
      />
      {collecting && (
        <AddToCollectionsForm
          service={service}
          accounts={collecting}
          onClose={() => setCollecting(null)}
          onDone={selection.clear}
        />
      )}
    </>
  )
}

/** Whether the collections are known, and this is none of them. */
function useIsGone(service: AccountService, collection_id: number | undefined) {
  const { data: collections, isFetching } = useQuery({
    ...collectionQueries.list(service),
    meta: { errors: 'local' },
  })
  return (
    collection_id !== undefined &&
    collections !== undefined &&
    !isFetching &&
    !collections.some(({ id }) => id === collection_id)
  )
}

const withOpen = (search: string, id: number) =>
  `${search === '' ? '?' : `${search}&`}${openParameter}=${writeAccountDialog({ kind: 'account', id })}`

const rowId = ({ id }: SocialAccount) => String(id)

/** What the table shows before and after its rows have come. */
function useTable({ service, address, timeZone }: AccountListProps) {
  const text = useAccountText()
  const now = useNow()
  const { request, change } = address
  return {
    label: text(`list.${service}`),
    columns: accountColumns({ service, timeZone, now, isLeaving: false, actionsOf: () => noActions }),
    getRowId: rowId,
    density: 'media',
    // New first until the reader says otherwise: no column is sorted then.
    sort: request.sort === '-created_at' ? undefined : request.sort,
    onSortChange: (sort: string) => change({ sort: sort as AccountRequest['sort'] }),
    paging: {
      page: 1,
      pageCount: 1,
      perPage: request.per_page,
      total: 0,
      onPageChange: (page: number) => change({ page }),
      onPerPageChange: (per_page: number) => change({ per_page }),
    },
  } satisfies Partial<DataTableProps<SocialAccount>>
}

const noActions: AccountActions = { onDetails: () => {}, onNotes: () => {} }
