import { usePlace } from '@tandem/app-frame'
import { Menu, useIsPhone } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { initials } from '@tandem/format'
import { PersonAvatar } from '@tandem/page-parts'
import { useUser } from '@tandem/session'
import { LogOut, Palette, Rocket, UserRound } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { shellMessages } from '../messages.ts'
import { useSignOut } from '../offline/changes/use-sign-out.ts'
import { upgradePath } from '../upgrade/upgrade-path.ts'
import { useHelpItems } from './use-help-items.tsx'

/** The signed-in person, the pages about them, and sign-out. */
export function UserMenu() {
  const text = shellMessages.useText()
  const user = useUser()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const profile = usePlace('profile')
  const appearance = usePlace('appearance')
  const isPhone = useIsPhone()
  const helpItems = useHelpItems()

  const page = (
    key: 'profile' | 'appearance' | 'upgrade',
    Icon: LucideIcon,
    to: string | null,
  ): MenuItem[] =>
    to === null
      ? []
      : [
          {
            key,
            label: text(`header.${key}`),
            icon: <Icon size={16} aria-hidden />,
            onSelect: () => void navigate(to),
          },
        ]
  return (
    <Menu
      trigger={
        <button
          type="button"
          className={trigger}
          // People who speak to their computer say what they see: the initials, unless there is a picture.
          aria-label={text('header.account', { name: user.name, initials: initials(user.name) })}
        >
          <PersonAvatar name={user.name} picture={user.profile_picture} />
        </button>
      }
      header={
        <>
          <div className={name} dir="auto">
            {user.name}
          </div>
          <div className={email}>{user.email}</div>
        </>
      }
      items={[
        ...page('profile', UserRound, profile),
        ...page('appearance', Palette, appearance),
        ...page('upgrade', Rocket, upgradePath),
        // A phone's header has no room for a menu of its own.
        ...(isPhone ? helpItems : []),
        'separator',
        {
          key: 'logout',
          label: text('header.logout'),
          icon: <LogOut size={16} aria-hidden />,
          onSelect: () => void signOut(),
        },
      ]}
    />
  )
}

const trigger = css({
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'full',
  cursor: 'pointer',
  minWidth: { base: 'control-touch', mobile: 'control-md' },
  minHeight: { base: 'control-touch', mobile: 'control-md' },
})
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' })
const email = css({ textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' })
