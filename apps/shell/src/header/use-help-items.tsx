import { useIsPhone } from '@tandem/design-system'
import type { MenuItem } from '@tandem/design-system'
import { useSetAtom } from 'jotai'
import { Keyboard, Search, Sparkles } from 'lucide-react'
import { useNavigate } from 'react-router'
import { helpPath } from '../help/help-path.ts'
import { shellMessages } from '../messages.ts'
import { isShortcutHelpOpenAtom } from '../shortcuts/shortcut-state.ts'
import { isWhatsNewOpenAtom } from '../whats-new/whats-new-state.ts'

/** What helps people to use the product: what's new, the search of the help, and the keyboard shortcuts. */
export function useHelpItems(): MenuItem[] {
  const text = shellMessages.useText()
  const navigate = useNavigate()
  const showNews = useSetAtom(isWhatsNewOpenAtom)
  const showShortcuts = useSetAtom(isShortcutHelpOpenAtom)
  const isPhone = useIsPhone()
  return [
    {
      key: 'news',
      label: text('header.whatsNew'),
      icon: <Sparkles size={16} aria-hidden />,
      onSelect: () => showNews(true),
    },
    {
      key: 'help',
      label: text('header.searchHelp'),
      icon: <Search size={16} aria-hidden />,
      onSelect: () => void navigate(helpPath, { state: 'search' }),
    },
    // Phones have no keyboard shortcuts.
    ...(isPhone
      ? []
      : [
          {
            key: 'shortcuts',
            label: text('shortcuts.title'),
            icon: <Keyboard size={16} aria-hidden />,
            onSelect: () => showShortcuts(true),
          },
        ]),
  ]
}
