import type { Store } from '@tandem/api-contract'
import { useOpening } from '@tandem/page-parts'
import { useIsAllowed } from '@tandem/session'
import { useQuery } from '@tanstack/react-query'
import { currencyQueries } from '../queries.ts'
import type { StoreDialog } from './store-dialog-address.ts'
import { ConnectStoreForm } from './connect-store-form.tsx'
import { DeleteStoreDialog } from './delete-store-dialog.tsx'
import { EditStoreForm } from './edit-store-form.tsx'
import { StoreSalesForm } from './store-sales-form.tsx'

/** The dialogs with a form. */
export type FormDialog = Exclude<StoreDialog, { kind: 'history' | 'unread' }>

interface StoreDialogsProps {
  dialog: FormDialog | null
  stores: readonly Store[]
  onClose: () => void
}

/** The dialog of the address. Each opening starts fresh; a closing one keeps its content until it is gone. */
export function StoreDialogs({ dialog, stores, onClose }: StoreDialogsProps) {
  const mayChooseSales = useIsAllowed('team.write')
  const mayDelete = useIsAllowed('stores.delete')
  const { shown, key, open } = useOpening(dialog)
  const { data: currencies = [], isPending } = useQuery({
    ...currencyQueries.list(),
    enabled: shown !== null,
  })
  if (shown === null || isPending) return null
  const common = { open, currencies, onClose }
  if (shown.kind === 'connect') {
    return <ConnectStoreForm key={key} {...common} type={shown.type} />
  }
  const named = stores.find(({ id }) => id === shown.id)
  if (shown.kind === 'delete')
    return named && mayDelete ? (
      // Not for a store that is being deleted already.
      <DeleteStoreDialog
        key={key}
        open={open && named.deletion_began_at === null}
        store={named}
        onClose={onClose}
      />
    ) : null
  // An archived store is restored before it is changed.
  const store = named?.archived_at === null ? named : undefined
  if (shown.kind === 'sales')
    return store && mayChooseSales ? (
      <StoreSalesForm key={key} open={open} store={store} onClose={onClose} />
    ) : null
  return store ? <EditStoreForm key={key} {...common} store={store} part={shown.part} /> : null
}
