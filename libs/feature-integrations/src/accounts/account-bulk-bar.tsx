import { maxChosenAccounts } from '@tandem/api-contract'
import type { AccountService, PageMeta, SocialAccount } from '@tandem/api-contract'
import { isReading } from '@tandem/choices'
import { BulkBar, toast } from '@tandem/design-system'
import type { BulkAction } from '@tandem/design-system'
import { useFavoriteMany } from '@tandem/items'
import { copyCellsAction } from '@tandem/lists'
import type { useRowSelection } from '@tandem/lists'
import { describeFailure } from '@tandem/page-parts'
import { useIsAllowed, useUser } from '@tandem/session'
import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, FolderPlus, RefreshCw, Trash2 } from 'lucide-react'
import { isReadable } from './account-actions.ts'
import { exportedAccounts } from './exported-accounts.ts'
import { useAccountText } from './messages.ts'
import { accountQueries, knownAccounts } from './queries.ts'
import type { AccountRequest } from './queries.ts'
import type { useAccountWork } from './use-account-work.ts'

interface AccountBulkBarProps {
  service: AccountService
  /** The filter of the list. */
  filter: Omit<AccountRequest, 'page' | 'per_page'>
  rows: { data: SocialAccount[]; meta: PageMeta }
  selection: ReturnType<typeof useRowSelection>
  work: ReturnType<typeof useAccountWork>
  onCollect: (accounts: SocialAccount[]) => void
  onDelete: (accounts: SocialAccount[]) => void
}

/** Actions on several accounts, from any page. */
export function AccountBulkBar(props: AccountBulkBarProps) {
  const { service, filter, rows, selection, work, onCollect, onDelete } = props
  const text = useAccountText()
  const client = useQueryClient()
  const { timezone: timeZone } = useUser().team
  const mayWrite = useIsAllowed('accounts.write')
  const mayCollect = useIsAllowed('collections.write')
  const favorite = useFavoriteMany('account', { onDone: selection.clear })
  const { value } = selection
  const count = value.kind === 'only' ? value.ids.size : rows.meta.total - value.ids.size

  const isChosen = ({ id }: SocialAccount) => value.ids.has(String(id)) === (value.kind === 'only')
  // Accounts chosen one by one were loaded, but old pages aren't kept in the cache. When all are chosen, the
  // list is read now.
  const chosen = async (): Promise<SocialAccount[]> => {
    const seen = value.kind === 'only' ? [...knownAccounts(client, service).values()].filter(isChosen) : []
    if (seen.length > 0 && seen.length === count) return seen
    const whole = await client.fetchQuery({ ...accountQueries.whole(service, filter), staleTime: 0 })
    return whole.data.filter(isChosen)
  }
  const onPage = rows.data.filter(isChosen)
  const areArchived = onPage.length > 0 && onPage.every(({ archived_at }) => archived_at !== null)
  const noneReadable = onPage.length === count && onPage.every((one) => !isReadable(one) || isReading(one))

  const withChosen = (act: (accounts: SocialAccount[]) => void) => () =>
    void chosen().then(act, (error: unknown) => toast.error(describeFailure(error)))
  const idsOf = (accounts: readonly SocialAccount[]) => accounts.map(({ id }) => id)
  const tooMany = count > maxChosenAccounts && {
    disabledReason: text('act.tooMany', { limit: maxChosenAccounts }),
  }

  const read: BulkAction = {
    key: 'read',
    label: text('act.readNow'),
    icon: <RefreshCw aria-hidden />,
    loading: work.isStarting,
    ...(noneReadable && { disabledReason: text('act.readingAll') }),
    ...tooMany,
    onAction: withChosen((accounts) => {
      const ids = idsOf(accounts.filter((one) => isReadable(one) && !isReading(one)))
      if (ids.length > 0) work.read(ids, selection.clear)
    }),
  }
  const collect: BulkAction = {
    key: 'collect',
    label: text('act.addToCollections'),
    icon: <FolderPlus aria-hidden />,
    ...tooMany,
    onAction: withChosen(onCollect),
  }
  const archive: BulkAction = {
    key: 'archive',
    label: text('act.archive'),
    icon: <Archive aria-hidden />,
    loading: work.isArchiving,
    ...tooMany,
    onAction: withChosen((accounts) => work.archive(idsOf(accounts), selection.clear)),
  }
  const restore: BulkAction = {
    key: 'restore',
    label: text('act.restore'),
    icon: <ArchiveRestore aria-hidden />,
    loading: work.isRestoring,
    ...tooMany,
    onAction: withChosen((accounts) => work.restore(idsOf(accounts), selection.clear)),
  }
  const remove: BulkAction = {
    key: 'delete',
    label: text('act.delete'),
    icon: <Trash2 aria-hidden />,
    ...tooMany,
    onAction: withChosen(onDelete),
  }
  return (
    <>
      <BulkBar
        selection={value}
        onSelectionChange={selection.onValueChange}
        pageIds={rows.data.map(({ id }) => String(id))}
        total={rows.meta.total}
        labels={{ rows: (count) => text('list.count', count) }}
        totalIsCapped={rows.meta.total_is_capped}
        actions={[
          ...(mayWrite && !areArchived ? [read] : []),
          ...(mayCollect ? [collect] : []),
          favorite.action(value),
          ...copyCellsAction(async () => exportedAccounts(await chosen(), timeZone)),
          ...(mayWrite ? [areArchived ? restore : archive, remove] : []),
        ]}
      />
      {favorite.dialog}
    </>
  )
}
