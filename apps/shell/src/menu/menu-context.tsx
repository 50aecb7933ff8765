import { isAllowed } from '@tandem/api-contract'
import type { Role } from '@tandem/api-contract'
import type { NavigationEntry } from '@tandem/app-frame'
import { useUser } from '@tandem/session'
import { createContext, use, useMemo } from 'react'
import type { ReactNode } from 'react'
import type { Menu } from './load-menu.ts'

const MenuContext = createContext<Menu>({
  navigation: [],
  pages: [],
  soon: [],
  actions: [],
  notices: [],
  routes: [],
})

/** Provides the menu to the frame, without entries that the user's role doesn't allow. */
export function MenuProvider({ menu, children }: { menu: Menu; children: ReactNode }) {
  const { role } = useUser()
  const allowed = useMemo(() => menuFor(menu, role), [menu, role])
  return <MenuContext value={allowed}>{children}</MenuContext>
}

/** The menu of the signed-in user. */
export const useMenu = (): Menu => use(MenuContext)

const menuFor = (menu: Menu, role: Role): Menu => ({
  ...menu,
  navigation: entriesFor(menu.navigation, role),
  pages: entriesFor(menu.pages, role),
  actions: menu.actions.filter(({ permission }) => permission === undefined || isAllowed(role, permission)),
})

/** A group without remaining entries is removed too. */
function entriesFor(entries: readonly NavigationEntry[], role: Role): NavigationEntry[] {
  return entries
    .filter(({ permission }) => permission === undefined || isAllowed(role, permission))
    .map((entry) => (entry.children ? { ...entry, children: entriesFor(entry.children, role) } : entry))
    .filter(({ children }) => children === undefined || children.length > 0)
}
