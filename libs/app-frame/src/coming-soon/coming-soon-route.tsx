import type { RouteObject } from 'react-router'
import { ownHeading } from '../layout/own-heading.ts'
import type { NavigationIcon } from '../navigation-entry.ts'

/** The route of a planned page, with the title from its path's messages. */
export const comingSoonRoute = (path: string, loadIcon?: () => Promise<NavigationIcon>): RouteObject => ({
  path,
  handle: ownHeading,
  lazy: async () => {
    const [{ ComingSoonPage }, icon] = await Promise.all([import('./coming-soon-page.tsx'), loadIcon?.()])
    return { Component: () => <ComingSoonPage icon={icon} /> }
  },
})
