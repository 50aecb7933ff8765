import type { SocialAccount } from '@tandem/api-contract'
import { Switcher } from '@tandem/design-system'
import { Layers } from 'lucide-react'
import { InstagramIcon } from './network-icons.tsx'
import { useAccountsText } from './messages.ts'

interface AccountSwitcherProps {
  accounts: readonly Pick<SocialAccount, 'id' | 'username'>[]
  /** The chosen account; null for all. */
  value: number | null
  onChange: (id: number | null) => void
}

const all = 'all'

/** Chooses whose figures a page shows. A single account is shown without "all". */
export function AccountSwitcher({ accounts, value, onChange }: AccountSwitcherProps) {
  const text = useAccountsText()
  const options = accounts.map(({ id, username }) => ({
    value: String(id),
    label: `@${username}`,
    icon: <InstagramIcon size={16} aria-hidden />,
  }))
  const single = accounts.length === 1 ? accounts[0] : undefined
  const everything = { value: all, label: text('all'), icon: <Layers size={16} aria-hidden /> }
  return (
    <Switcher
      label={text('account')}
      options={single ? options : [everything, ...options]}
      value={String(single?.id ?? value ?? all)}
      onValueChange={(choice) => onChange(choice === all ? null : Number(choice))}
    />
  )
}
