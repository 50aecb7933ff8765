import type { ActionContext, FeatureAction } from '@tandem/app-frame'
import { isSyncing, storeQueries, syncStoresMutation } from '@tandem/choices'
import { toast } from '@tandem/design-system'
import { describeFailure } from '@tandem/page-parts'
import { MutationObserver } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { key, text } from './messages.ts'

/** The command palette's actions of this library. */
export const ecommerceActions: FeatureAction[] = [
  {
    id: 'ecommerce.sync-all',
    title: key('actions.syncAll'),
    icon: RefreshCw,
    permission: 'stores.sync',
    run: (context) => void syncAllStores(context),
  },
]

/** Does the same as the sync button on a page of all stores. */
async function syncAllStores({ queryClient }: ActionContext) {
  const stores = await queryClient.ensureQueryData(storeQueries.list()).catch((error: unknown) => {
    toast.error(describeFailure(error))
    return null
  })
  if (stores === null) return
  const connected = stores.filter(({ archived_at }) => archived_at === null)
  const idle = connected.filter((store) => !isSyncing(store)).map(({ id }) => id)
  if (idle.length === 0) {
    toast.info({ title: text(connected.length === 0 ? 'actions.noStore' : 'actions.allSyncing') })
    return
  }
  const sync = new MutationObserver(queryClient, {
    ...syncStoresMutation,
    onSuccess: () => toast.success({ title: text('actions.syncStarted') }),
  })
  // The app shows the failure of a mutation.
  await sync.mutate(idle).catch(() => undefined)
}
