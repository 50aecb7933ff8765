import { lazyPart, useIsPhone } from '@tandem/design-system'
import { useSetAtom } from 'jotai'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMenu } from '../menu/menu-context.tsx'
import { isPaletteOpenAtom } from '../palette/palette-state.ts'
import { isSamePath, trailTo } from '../sidebar/active-entry.ts'
import { useSidebarState } from '../sidebar/sidebar-state.ts'
import { useFrameDialog } from '../use-frame-dialog.ts'
import { listenForShortcuts } from './listen-for-shortcuts.ts'
import { isShortcutHelpOpenAtom, useSingleKeys } from './shortcut-state.ts'
import { shortcutsOf } from './shortcuts.ts'

const ShortcutHelp = lazyPart(async () => (await import('./shortcut-help.tsx')).ShortcutHelp)

/** Listens for the shortcuts of the frame, and shows their help. */
export function KeyboardShortcuts() {
  const { navigation } = useMenu()
  const navigate = useNavigate()
  const location = useLocation()
  const isPhone = useIsPhone()
  const sidebar = useSidebarState()
  const { areOn } = useSingleKeys()
  const setPaletteOpen = useSetAtom(isPaletteOpenAtom)
  const [isHelpOpen, setHelpOpen] = useFrameDialog(isShortcutHelpOpenAtom)

  const openPalette = () => setPaletteOpen(true)
  const shortcuts = shortcutsOf(navigation, {
    openPalette,
    search: () => (focusSearch() ? undefined : openPalette()),
    showHelp: () => setHelpOpen(true),
    toggleSidebar: () => isPhone || sidebar.toggle(),
    goBack: () => {
      // Goes from a page below a menu entry to that entry, such as from an order to the orders.
      const parent = trailTo(navigation, location).at(-1)
      if (parent && !parent.children && !isSamePath(parent.url, location.pathname)) void navigate(parent.url)
    },
    goTo: (url) => void navigate(url),
  })

  const current = useEffectEvent(() => ({ shortcuts, areOn }))
  useEffect(
    () => listenForShortcuts({ shortcuts: () => current().shortcuts, singleKeys: () => current().areOn }),
    [],
  )
  return (
    <Suspense>
      {isHelpOpen && <ShortcutHelp shortcuts={shortcuts} onClose={() => setHelpOpen(false)} />}
    </Suspense>
  )
}

/** Focuses the search field that declares this shortcut, if there is one. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[aria-keyshortcuts="/"]')
  field?.focus()
  field?.select()
  return field !== null
}
