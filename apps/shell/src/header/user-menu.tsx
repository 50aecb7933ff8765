import { Avatar, Menu } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import { css } from '@tandem/design-system/css'
import { signOutAtom, themeAtom, themes, updateMetaMutation, useUser } from '@tandem/session'
import type { Theme } from '@tandem/session'
import { initials } from '@tandem/format'
import { useMutation } from '@tanstack/react-query'
import { useAtom, useSetAtom } from 'jotai'
import { LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { shellMessages } from '../messages.ts'

const themeIcons = { light: Sun, dark: Moon, system: Monitor }

/** Who is signed in, how the product looks, and the way out. */
export function UserMenu() {
  const text = shellMessages.useText()
  const user = useUser()
  const signOut = useSetAtom(signOutAtom)
  const [theme, setTheme] = useAtom(themeAtom)
  const { mutate } = useMutation(updateMetaMutation)

  const choose = (choice: Theme) => {
    setTheme(choice)
    mutate({ theme: choice })
  }
  const themeItem = (choice: Theme): MenuItem => {
    const Icon = themeIcons[choice]
    return {
      key: choice,
      label: text(`header.theme.${choice}`),
      icon: <Icon size={16} aria-hidden />,
      checked: choice === theme,
      onSelect: () => choose(choice),
    }
  }
  return (
    <Menu
      trigger={
        <button type="button" className={trigger} aria-label={text('header.account', { name: user.name })}>
          <Avatar fallback={initials(user.name)} src={user.profile_picture ?? undefined} />
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
        ...themes.map(themeItem),
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
const name = css({ fontWeight: 'medium' })
const email = css({ textStyle: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' })
