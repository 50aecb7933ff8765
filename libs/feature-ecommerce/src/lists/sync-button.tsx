import type { Store } from '@tandem/api-contract'
import { isSyncing, syncStoresMutation } from '@tandem/choices'
import { Button, toast } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { useIsAllowed } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useText } from './messages.ts'

/** Syncs the shown stores; spins while any of them is syncing. */
export function SyncButton({ stores }: { stores: readonly Pick<Store, 'id' | 'sync'>[] }) {
  const text = useText()
  const mayNotSync = !useIsAllowed('stores.sync')
  const sync = useMutation({
    ...syncStoresMutation,
    onSuccess: () => toast.success({ title: text('list.syncStarted') }),
  })
  if (mayNotSync) return null
  const idle = stores.filter((store) => !isSyncing(store)).map(({ id }) => id)
  return (
    <Button
      icon={<RefreshCw aria-hidden />}
      loading={sync.isPending || idle.length === 0}
      onClick={() => sync.mutate(idle)}
    >
      <span className={onWideRows}>{text('list.sync')}</span>
    </Button>
  )
}

// A phone has one row for the buttons of a page; a button alone keeps its label.
const onWideRows = css({ 'button:not(:only-of-type) &': { mobileDown: { srOnly: true } } })
