import { usePlace } from '@tandem/app-frame'
import { InstagramIcon } from '@tandem/choices'
import { Text } from '@tandem/design-system'
import { button } from '@tandem/design-system/recipes'
import { useIsAllowed } from '@tandem/session'
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { useFirstText } from './first-messages.ts'

/** A side of the dashboard that can be connected. */
export type Side = 'store' | 'account'

interface ConnectActionsProps {
  /** The most important one first. */
  missing: readonly Side[]
}

/** Links to where the missing sides are connected; without the permission, says who can. */
export function ConnectActions({ missing }: ConnectActionsProps) {
  const text = useFirstText()
  const places = { store: usePlace('connectStore'), account: usePlace('accounts') }
  const allowed = { store: useIsAllowed('stores.write'), account: useIsAllowed('accounts.write') }
  const offered = missing.filter((side) => allowed[side] && places[side] !== null)
  if (missing.every((side) => !allowed[side]))
    return (
      <Text size="sm" tone="muted">
        {text('nothing.askEditor')}
      </Text>
    )
  return offered.map((side, index) => (
    <Link
      key={side}
      to={places[side]!}
      className={button({ variant: index === 0 ? 'primary' : 'secondary', size: 'form' })}
    >
      <span data-part="content">
        {side === 'store' ? <Plus aria-hidden /> : <InstagramIcon size={16} aria-hidden />}
        {text(`nothing.${side}`)}
      </span>
    </Link>
  ))
}
