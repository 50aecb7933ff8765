import { pageText } from '@tandem/app-frame'
import { useRecentItems } from '@tandem/items'
import { useEffect, useEffectEvent } from 'react'
import { useLocation, useMatches } from 'react-router'
import { useMenu } from '../menu/menu-context.tsx'
import { isSamePath } from '../sidebar/active-entry.ts'
import { menuPages } from './menu-pages.ts'

/**
 * Remembers visited pages. Errors and planned pages have their own heading and are left out; pages of one
 * order, post or customer remember themselves, because only they know their name.
 */
export function useRememberVisits() {
  const { pathname } = useLocation()
  const { navigation } = useMenu()
  const { remember } = useRecentItems()
  const hasOwnHeading = useMatches().some(
    ({ handle }) => Object(handle) === handle && 'ownHeading' in Object(handle),
  )
  const visit = useEffectEvent((path: string) => {
    const title = pageText(path)?.title
    if (title === undefined || hasOwnHeading || /\/\d+$/.test(path)) return
    const page = menuPages(navigation).find(({ to }) => isSamePath(to, path))
    remember({ kind: 'page', label: page?.label ?? title, to: page?.to ?? path })
  })
  useEffect(() => visit(pathname), [pathname])
}
