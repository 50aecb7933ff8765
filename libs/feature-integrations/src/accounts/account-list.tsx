import { listAccounts } from '@tandem/api-contract'
import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { Stack } from '@tandem/design-system'
import { FavoriteButton, useNotesSheet } from '@tandem/items'
import { ListFilterBar, QueryTable, useColumnWidths, useRowSelection } from '@tandem/lists'
import { useNow } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useHref, useLocation } from 'react-router'
import type { AccountActions } from './account-actions.ts'
import { AccountBulkBar } from './account-bulk-bar.tsx'
import { accountColumns } from './account-columns.tsx'
import { DeleteAccounts, RevokeAccount } from './account-confirmations.tsx'
import { AccountFilters } from './account-filters.tsx'
import { accountName } from './account-name.ts'
import type { AccountsAddress } from './accounts-address.ts'
import { AddToCollectionsForm } from './collections/add-to-collections-form.tsx'
import { collectionQueries } from './collections/queries.ts'
import { ComingNetworks } from './coming-networks.tsx'
import type { useConnect } from './connect/use-connect.ts'
import { useAccountText } from './messages.ts'
import { NoAccounts } from './no-accounts.tsx'
import { accountQueries } from './queries.ts'
import { useAccountWork } from './use-account-work.ts'

interface AccountListProps {
  service: AccountService
  address: AccountsAddress
  timeZone: string
  connecting: ReturnType<typeof useConnect>
}

/** Connected or tracked accounts: filters, table and actions. */
export function AccountList({ service, address, timeZone, connecting }: AccountListProps) {
  const text = useAccountText()
  const now = useNow()
  const notes = useNotesSheet()
  const mayWrite = useIsAllowed('accounts.write')
  const mayCollect = useIsAllowed('collections.write')
  const work = useAccountWork(service)
  const [deleting, setDeleting] = useState<SocialAccount[] | null>(null)
  const [revoking, setRevoking] = useState<SocialAccount | null>(null)
  const [collecting, setCollecting] = useState<SocialAccount[] | null>(null)
  const { list, dialog } = address
  const widths = useColumnWidths('accounts')
  const here = useHref(useLocation().pathname)
  const selection = useRowSelection(JSON.stringify([service, list.found]))
  // A link, or Back, may contain a deleted collection.
  const collection = useCollectionState(service, list.shown.collection_id)
  if (collection === 'gone') {
    return <Navigate to={{ search: list.searchOf({ collection_id: undefined }) }} replace />
  }
  const detailsOf = ({ id }: SocialAccount) => ({ kind: 'account', id }) as const
  const actionsOf = (account: SocialAccount): AccountActions => ({
    onDetails: () => address.open(detailsOf(account)),
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
    <Stack gap="4">
      <ListFilterBar
        list={list}
        label={text('list.filter')}
        search={{
          label: text('list.search'),
          placeholder: text('list.searchPlaceholder'),
          clearLabel: text('list.clearSearch'),
        }}
      >
        <AccountFilters service={service} chosen={list.chosen} onChange={list.change} />
      </ListFilterBar>
      <QueryTable
        // New ones first by default: no column is sorted then.
        list={{ ...list, sort: list.sort === '-created_at' ? undefined : list.sort }}
        // The accounts of a deleted collection are an error, which nobody shall see for a moment.
        query={collection === 'unknown' ? undefined : accountQueries.page(service, list.request)}
        endpoint={listAccounts}
        label={text(`list.${service}`)}
        loadingLabel={text('list.loading')}
        failedTitle={text('page.failed')}
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
        widths={widths}
        density="media"
        selection={{ ...selection, rowName: accountName }}
        rowLink={{
          getHref: (account) => `${here}${address.searchOf(detailsOf(account))}`,
          onOpen: (account) => address.open(detailsOf(account)),
          openId: dialog?.kind === 'account' ? String(dialog.id) : undefined,
        }}
        empty={<NoAccounts service={service} list={list} action={mayWrite ? add : undefined} />}
      >
        {(rows) => (
          <>
            {/* Appears with the rows: below their placeholders it would move when there are fewer. */}
            <ComingNetworks />
            <AccountBulkBar
              service={service}
              filter={list.filter}
              rows={rows}
              selection={selection}
              work={work}
              onCollect={setCollecting}
              onDelete={setDeleting}
            />
          </>
        )}
      </QueryTable>
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
    </Stack>
  )
}

/** Whether the collection in the address still exists; 'unknown' while the collections are being loaded. */
function useCollectionState(service: AccountService, collection_id: number | undefined) {
  const { data: collections, isFetching } = useQuery({
    ...collectionQueries.list(service),
    meta: { errors: 'local' },
  })
  if (collection_id === undefined || collections?.some(({ id }) => id === collection_id)) return 'exists'
  if (isFetching) return 'unknown'
  // Without the list of collections, for example offline, the accounts are tried.
  return collections === undefined ? 'exists' : 'gone'
}
