import type { Store } from '@tandem/api-contract'
import { Switcher } from '@tandem/design-system'
import { Layers } from 'lucide-react'
import { useText } from '../messages.ts'
import { StoreLogo } from './store-logo.tsx'

interface StoreSwitcherProps {
  /** The stores to choose from, in the order of the list. */
  stores: readonly Pick<Store, 'id' | 'name' | 'type' | 'default_currency'>[]
  /** The chosen store; null for all. */
  value: number | null
  onChange: (id: number | null) => void
}

const all = 'all'

/** Chooses whose rows a page shows. A single store is shown without "all". */
export function StoreSwitcher({ stores, value, onChange }: StoreSwitcherProps) {
  const text = useText()
  const options = stores.map((store) => ({
    value: String(store.id),
    label: store.name,
    hint: store.default_currency,
    icon: <StoreLogo type={store.type} size={16} />,
  }))
  const single = stores.length === 1 ? stores[0] : undefined
  const everything = { value: all, label: text('storeSwitcher.all'), icon: <Layers size={16} aria-hidden /> }
  return (
    <Switcher
      searchable
      label={text('storeSwitcher.label')}
      options={single ? options : [everything, ...options]}
      value={String(single?.id ?? value ?? all)}
      onValueChange={(choice) => onChange(choice === all ? null : Number(choice))}
    />
  )
}
