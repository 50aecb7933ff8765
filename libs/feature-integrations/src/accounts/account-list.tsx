import { listAccounts } from '@tandem/api-contract'
import type { AccountService } from '@tandem/api-contract'
import { accountName } from '@tandem/choices'
import { Stack } from '@tandem/design-system'
import { FavoriteButton } from '@tandem/items'
import { ListFilterBar, NothingFound, QueryTable, useColumnWidths, useRowSelection } from '@tandem/lists'
import { useNow } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useHref, useLocation } from 'react-router'
import { AccountBulkBar } from './account-bulk-bar.tsx'
import { accountColumns } from './account-columns.tsx'
import { AccountFilters } from './account-filters.tsx'
import { AccountQuestions } from './account-questions.tsx'
import type { AccountQuestion } from './account-questions.tsx'
import type { AccountsAddress } from './accounts-address.ts'
import { collectionQueries } from './collections/queries.ts'
import { ComingNetworks } from './coming-networks.tsx'
import type { useConnect } from './connect/use-connect.ts'
import { useAccountText } from './messages.ts'
import { NoAccounts } from './no-accounts.tsx'
import { accountQueries } from './queries.ts'
import { detailsOf, useAccountActions } from './use-account-actions.ts'
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
  const mayWrite = useIsAllowed('accounts.write')
  const work = useAccountWork(service)
  const [question, setQuestion] = useState<AccountQuestion | null>(null)
  const actionsOf = useAccountActions({ address, work, connecting, onAsk: setQuestion })
  const { list, dialog } = address
  const { data: seen } = useQuery({ ...accountQueries.page(service, list.request), enabled: false })
  const widths = useColumnWidths('accounts')
  const here = useHref(useLocation().pathname)
  const selection = useRowSelection(JSON.stringify([service, list.found]))
  // A link, or Back, may contain a deleted collection.
  const collection = useCollectionState(service, list.shown.collection_id)
  if (collection === 'gone') {
    return <Navigate to={{ search: list.searchOf({ collection_id: undefined }) }} replace />
  }
  // Then there is nothing to search.
  const hasNone = seen?.meta.total === 0 && !list.isNarrowed
  const add =
    service === 'social'
      ? { label: text('page.connect'), isBusy: connecting.isLeaving, onAction: () => connecting.connect() }
      : { label: text('page.track'), onAction: () => address.open({ kind: 'track' }) }
  const nothing = hasNone ? (
    <>
      <NoAccounts service={service} action={mayWrite ? add : undefined} />
      <ComingNetworks />
    </>
  ) : undefined
  return (
    <Stack gap="4">
      {!hasNone && (
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
      )}
      <QueryTable
        // New ones first by default: no column is sorted then.
        list={{ ...list, sort: list.sort === '-created_at' ? undefined : list.sort }}
        // Asking for the accounts of a deleted collection fails, and that failure must not appear for a moment.
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
        empty={<NothingFound title={text('list.nothingFound')} list={list} />}
        nothing={nothing}
        // In the same frame in which the filters go.
        loading={nothing}
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
              onCollect={(accounts) => setQuestion({ kind: 'collect', accounts })}
              onDelete={(accounts) => setQuestion({ kind: 'delete', accounts })}
            />
          </>
        )}
      </QueryTable>
      <AccountQuestions
        service={service}
        question={question}
        work={work}
        // An action may end after its question was closed and another one asked, which then stays.
        onClose={() => setQuestion((open) => (open === question ? null : open))}
        onDone={selection.clear}
      />
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
