import { queryClientContext } from '@tandem/api-client/router'
import { FillSlot } from '@tandem/app-frame'
import { accountName, InstagramIcon } from '@tandem/choices'
import { Button, Tabs, useIsPhone } from '@tandem/design-system'
import { NotesSheet } from '@tandem/items'
import { loadListRequest } from '@tandem/lists'
import { useIsAllowed, useUser } from '@tandem/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FolderPlus, UserPlus } from 'lucide-react'
import type { LoaderFunctionArgs } from 'react-router'
import { AccountDialogs } from './account-dialogs.tsx'
import { AccountList } from './account-list.tsx'
import { accountAddress, accountViews, useAccountsAddress } from './accounts-address.ts'
import { collectionQueries } from './collections/queries.ts'
import { CollectionLists } from './collections/collection-list.tsx'
import { ExportAccounts } from './export-accounts.tsx'
import { useConnect } from './connect/use-connect.ts'
import { useAccountText } from './messages.ts'
import { accountQueries, knownAccounts } from './queries.ts'
import { readAccounts } from './read-ahead.ts'

export { readAhead } from './read-ahead.ts'

export async function loader(args: LoaderFunctionArgs) {
  const queryClient = args.context.get(queryClientContext)
  const { tab } = accountAddress.read(new URL(args.request.url).searchParams)
  readAccounts(queryClient, tab, await loadListRequest(accountAddress, args))
  return null
}

export function Component() {
  const text = useAccountText()
  const { team } = useUser()
  const client = useQueryClient()
  const mayWrite = useIsAllowed('accounts.write')
  const mayCollect = useIsAllowed('collections.write')
  const address = useAccountsAddress()
  const connecting = useConnect()
  const { view } = address
  const isPhone = useIsPhone()
  const counts = useCounts()
  const track = () => address.open({ kind: 'track' })
  const contents = {
    timeZone: team.timezone,
    address,
    connecting,
  }
  return (
    <>
      <FillSlot slot="pageDescription">
        {mayWrite ? text('page.description') : `${text('page.description')} ${text('page.mayNotWrite')}`}
      </FillSlot>
      {/* The empty state contains the main button. */}
      <FillSlot slot="pageActions">
        {view !== 'collections' && counts[view] !== 0 && (
          <ExportAccounts service={view} filter={address.list.filter} disabled={counts[view] === undefined} />
        )}
        {/* A phone has one row for the buttons of a page: there it is on its own tab only. */}
        {mayCollect && (!isPhone || view === 'collections') && (
          <Button icon={<FolderPlus aria-hidden />} onClick={() => address.open({ kind: 'new-collection' })}>
            {text('page.newCollection')}
          </Button>
        )}
        {mayWrite && view === 'tracker' && counts.tracker !== 0 && (
          <Button variant="primary" icon={<UserPlus aria-hidden />} onClick={track}>
            {text('page.track')}
          </Button>
        )}
        {mayWrite && view === 'social' && counts.social !== 0 && (
          <Button
            variant="primary"
            icon={<InstagramIcon aria-hidden />}
            loading={connecting.isLeaving}
            onClick={() => connecting.connect()}
          >
            {text('page.connect')}
          </Button>
        )}
      </FillSlot>
      <Tabs
        label={text('page.views')}
        value={view}
        onValueChange={address.showView}
        items={accountViews.map((value) => ({
          value,
          label: text(`page.${value}`),
          count: counts[value],
          content:
            value === 'collections' ? (
              <CollectionLists {...contents} />
            ) : (
              <AccountList key={value} service={value} {...contents} />
            ),
        }))}
      />
      <AccountDialogs {...contents} />
      <NotesSheet nameOf={(type, id) => (type === 'account' ? nameOf(id) : undefined)} />
    </>
  )

  function nameOf(id: number) {
    const account = knownAccounts(client, 'social').get(id) ?? knownAccounts(client, 'tracker').get(id)
    return account && accountName(account)
  }
}

/** The number of accounts of each kind; undefined until known. */
function useCounts() {
  const social = useQuery(accountQueries.count('social'))
  const tracker = useQuery(accountQueries.count('tracker'))
  const ofSocial = useQuery({ ...collectionQueries.list('social'), meta: { errors: 'local' } })
  const ofTracker = useQuery({ ...collectionQueries.list('tracker'), meta: { errors: 'local' } })
  return {
    social: social.data,
    tracker: tracker.data,
    collections: ofSocial.data && ofTracker.data && ofSocial.data.length + ofTracker.data.length,
  }
}
