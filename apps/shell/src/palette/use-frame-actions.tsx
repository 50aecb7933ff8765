import { useIsPhone } from '@tandem/design-system'
import { themeAtom, themes, updateMetaMutation } from '@tandem/session'
import { useMutation } from '@tanstack/react-query'
import { useAtomValue, useSetAtom } from 'jotai'
import { Keyboard, LogOut, Monitor, Moon, PanelLeft, Search, Sparkles, Sun } from 'lucide-react'
import { useNavigate } from 'react-router'
import { helpPath } from '../help/help-path.ts'
import { shellMessages } from '../messages.ts'
import { useSignOut } from '../offline/changes/use-sign-out.ts'
import { isShortcutHelpOpenAtom } from '../shortcuts/shortcut-state.ts'
import { useSidebarState } from '../sidebar/sidebar-state.ts'
import { isWhatsNewOpenAtom } from '../whats-new/whats-new-state.ts'
import { paletteMessages } from './messages.ts'
import type { PaletteItem } from './palette-items.ts'

const themeIcons = { light: Sun, dark: Moon, system: Monitor }

/** The frame's own actions; each is also available on a page or in the frame. */
export function useFrameActions(): Pick<PaletteItem, 'id' | 'label' | 'alsoCalled' | 'icon' | 'run'>[] {
  const text = shellMessages.useText()
  const paletteText = paletteMessages.useText()
  const isPhone = useIsPhone()
  const sidebar = useSidebarState()
  const theme = useAtomValue(themeAtom)
  const { mutate: keep } = useMutation(updateMetaMutation)
  const showHelp = useSetAtom(isShortcutHelpOpenAtom)
  const showNews = useSetAtom(isWhatsNewOpenAtom)
  const navigate = useNavigate()
  const signOut = useSignOut()
  return [
    ...themes
      .filter((other) => other !== theme)
      .map((other) => {
        const Icon = themeIcons[other]
        return {
          id: `theme.${other}`,
          label: paletteText(`action.theme.${other}`),
          alsoCalled: paletteText('alsoCalled.theme'),
          icon: <Icon size={16} aria-hidden />,
          run: () => keep({ theme: other }),
        }
      }),
    // A phone has neither a panel to collapse nor a keyboard.
    ...(isPhone
      ? []
      : [
          {
            id: 'sidebar',
            label: text(sidebar.isOpen ? 'sidebar.hide' : 'sidebar.show'),
            icon: <PanelLeft size={16} aria-hidden />,
            run: sidebar.toggle,
          },
          {
            id: 'shortcuts',
            label: text('shortcuts.title'),
            alsoCalled: paletteText('alsoCalled.shortcuts'),
            icon: <Keyboard size={16} aria-hidden />,
            run: () => showHelp(true),
          },
        ]),
    {
      id: 'whats-new',
      label: text('header.whatsNew'),
      alsoCalled: paletteText('alsoCalled.whatsNew'),
      icon: <Sparkles size={16} aria-hidden />,
      run: () => showNews(true),
    },
    {
      id: 'search-help',
      label: text('header.searchHelp'),
      alsoCalled: paletteText('alsoCalled.searchHelp'),
      icon: <Search size={16} aria-hidden />,
      run: () => void navigate(helpPath, { state: 'search' }),
    },
    {
      id: 'logout',
      label: text('header.logout'),
      alsoCalled: paletteText('alsoCalled.logout'),
      icon: <LogOut size={16} aria-hidden />,
      run: () => void signOut(),
    },
  ]
}
