import { accountServices } from '@tandem/api-contract'
import type { AccountService, SocialAccount } from '@tandem/api-contract'
import { useOpening } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { AccountSheet } from './account-sheet.tsx'
import type { AccountsAddress } from './accounts-address.ts'
import { NewCollectionForm, RenameCollectionForm } from './collections/collection-form.tsx'
import { collectionQueries } from './collections/queries.ts'
import { SetCollectionsForm } from './collections/set-collections-form.tsx'
import type { useConnect } from './connect/use-connect.ts'
import { accountQueries, knownAccounts } from './queries.ts'
import { TrackAccountForm } from './track-account-form.tsx'

interface AccountDialogsProps {
  address: AccountsAddress
  timeZone: string
  connecting: ReturnType<typeof useConnect>
}

/** What the address opens over the page. */
export function AccountDialogs({ address, timeZone, connecting }: AccountDialogsProps) {
  const { view, dialog, close } = address
  const { shown, key, open } = useOpening(dialog)
  const mayWrite = useIsAllowed('accounts.write')
  const mayCollect = useIsAllowed('collections.write')
  const service = view === 'tracker' ? 'tracker' : 'social'
  if (shown === null) return null
  switch (shown.kind) {
    case 'track':
      return mayWrite && <TrackAccountForm key={key} open={open} connecting={connecting} onClose={close} />
    case 'new-collection':
      return mayCollect && <NewCollectionForm key={key} open={open} service={service} onClose={close} />
    case 'rename':
      return mayCollect && <Rename key={key} id={shown.id} open={open} onClose={close} />
    case 'collections':
      return mayCollect && <SetCollections key={key} id={shown.id} view={view} open={open} onClose={close} />
    case 'account':
      return (
        <OpenAccount
          key={key}
          id={shown.id}
          view={view}
          open={open}
          timeZone={timeZone}
          connecting={connecting}
          onClose={close}
        />
      )
  }
}

interface OneProps {
  id: number
  open: boolean
  onClose: () => void
}

const everyone = { search_term: '', sort: '-created_at' } as const

/** An account by its id, of either kind: an address may contain it without saying which. */
function useAccount({ id, view, open }: Pick<OneProps, 'id' | 'open'> & Pick<AccountsAddress, 'view'>) {
  const isMine = ({ data }: { data: SocialAccount[] | undefined }) =>
    data?.find((account) => account.id === id)
  const social = useQuery({
    ...accountQueries.whole('social', everyone),
    enabled: open && view !== 'tracker',
    meta: { errors: 'local' },
  })
  const mayBeTracked = view === 'tracker' || (social.data !== undefined && isMine(social) === undefined)
  const tracker = useQuery({
    ...accountQueries.whole('tracker', everyone),
    enabled: open && mayBeTracked,
    meta: { errors: 'local' },
  })
  const [first, last] = view === 'tracker' ? [tracker, tracker] : [social, tracker]
  const isPending = first.isPending || (mayBeTracked && last.isPending)
  // If a list has loaded it, nobody waits for a read.
  const client = useQueryClient()
  const shown = () => knownAccounts(client, 'social').get(id) ?? knownAccounts(client, 'tracker').get(id)
  const account = isMine(first) ?? isMine(last) ?? (isPending ? shown() : undefined)
  return {
    account,
    isPending: account === undefined && isPending,
    error: first.error ?? (mayBeTracked ? last.error : null),
  }
}

function OpenAccount({
  id,
  view,
  ...sheet
}: OneProps & Pick<AccountDialogsProps, 'timeZone' | 'connecting'> & Pick<AccountsAddress, 'view'>) {
  return <AccountSheet {...sheet} {...useAccount({ id, view, open: sheet.open })} />
}

function SetCollections({ id, view, ...form }: OneProps & Pick<AccountsAddress, 'view'>) {
  const { account } = useAccount({ id, view, open: form.open })
  return account === undefined ? null : <SetCollectionsForm {...form} account={account} />
}

function Rename({ id, ...form }: OneProps) {
  const social = useQuery({ ...collectionQueries.list('social'), meta: { errors: 'local' } })
  const tracker = useQuery({ ...collectionQueries.list('tracker'), meta: { errors: 'local' } })
  const lists: Record<AccountService, typeof social.data> = { social: social.data, tracker: tracker.data }
  const service = accountServices.find((one) => lists[one]?.some((collection) => collection.id === id))
  const collection = service && lists[service]?.find((one) => one.id === id)
  return service && collection ? (
    <RenameCollectionForm {...form} service={service} collection={collection} />
  ) : null
}
