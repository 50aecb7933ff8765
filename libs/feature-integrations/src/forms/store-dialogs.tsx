import type { Store } from '@tandem/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { currencyQueries } from '../queries.ts'
import type { StoreDialog } from '../store-dialog-address.ts'
import { ConnectStoreForm } from './connect-store-form.tsx'
import { EditStoreForm } from './edit-store-form.tsx'

/** The dialogs that hold a form. */
type FormDialog = Exclude<StoreDialog, { kind: 'history' }>

interface StoreDialogsProps {
  dialog: FormDialog | null
  stores: readonly Store[]
  timeZone: string
  onClose: () => void
}

/** The dialog of the address. Each opening starts afresh; a closing one keeps its content until it is gone. */
export function StoreDialogs({ dialog, stores, timeZone, onClose }: StoreDialogsProps) {
  const [{ shown, openings }, setOpening] = useState({ shown: dialog, openings: 0 })
  const [wasOpen, setWasOpen] = useState(dialog !== null)
  if (dialog !== null && (!wasOpen || !isSame(dialog, shown))) {
    setOpening({ shown: dialog, openings: openings + 1 })
    setWasOpen(true)
  }
  if (dialog === null && wasOpen) setWasOpen(false)

  const { data: currencies = [], isPending } = useQuery({
    ...currencyQueries.list(),
    enabled: shown !== null,
  })
  if (shown === null || isPending) return null
  const common = { open: dialog !== null, currencies, onClose }
  if (shown.kind === 'connect') {
    return (
      <ConnectStoreForm key={openings} {...common} type={shown.type} stores={stores} timeZone={timeZone} />
    )
  }
  const store = stores.find(({ id }) => id === shown.id)
  return store ? <EditStoreForm key={openings} {...common} store={store} part={shown.part} /> : null
}

const isSame = (one: FormDialog, other: FormDialog | null) => JSON.stringify(one) === JSON.stringify(other)
