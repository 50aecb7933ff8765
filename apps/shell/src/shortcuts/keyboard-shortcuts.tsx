import { lazyPart } from '@tandem/design-system'
import { useAtom, useSetAtom } from 'jotai'
import { Suspense, useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useMenu } from '../menu/menu-context.tsx'
import { isPaletteOpenAtom } from '../palette/palette-state.ts'
import { isSamePath, trailTo } from '../sidebar/active-entry.ts'
import { useSidebarState } from '../sidebar/sidebar-state.ts'
import { useIsPhone } from '../use-is-phone.ts'
import { listenForShortcuts } from './listen-for-shortcuts.ts'
import { isShortcutHelpOpenAtom, useSingleKeys } from './shortcut-state.ts'
import { shortcutsOf } from './shortcuts.ts'

const ShortcutHelp = lazyPart(async () => (await import('./shortcut-help.tsx')).ShortcutHelp)

/** Listens for the shortcuts of the frame, and explains them. */
export function KeyboardShortcuts() {
  const { navigation } = useMenu()
  const navigate = useNavigate()
  const location = useLocation()
  const isPhone = useIsPhone()
  const sidebar = useSidebarState()
  const { areOn } = useSingleKeys()
  const setPaletteOpen = useSetAtom(isPaletteOpenAtom)
  const [isHelpOpen, setHelpOpen] = useAtom(isShortcutHelpOpenAtom)

  const openPalette = () => setPaletteOpen(true)
  const shortcuts = shortcutsOf(navigation, {
    openPalette,
    search: () => (focusSearch() ? undefined : openPalette()),
    showHelp: () => setHelpOpen(true),
    toggleSidebar: () => isPhone || sidebar.toggle(),
    goBack: () => {
      // From a page below one of the menu's back to that one: from an order to the orders.
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
  // Nobody who signs in next finds it open.
  useEffect(() => () => setHelpOpen(false), [setHelpOpen])
  return (
    <Suspense>
      {isHelpOpen && <ShortcutHelp shortcuts={shortcuts} onClose={() => setHelpOpen(false)} />}
    </Suspense>
  )
}

/** A search field says itself that it is reached by this key. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLInputElement>('main input[aria-keyshortcuts="/"]')
  field?.focus()
  field?.select()
  return field !== null
}
