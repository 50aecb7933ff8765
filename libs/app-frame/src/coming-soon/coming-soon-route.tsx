import type { RouteObject } from 'react-router'
import { ownHeading } from '../layout/own-heading.ts'
import type { NavigationIcon } from '../navigation-entry.ts'

/** A page that is planned and not there yet, under the title of its path's messages. */
export const comingSoonRoute = (path: string, loadIcon?: () => Promise<NavigationIcon>): RouteObject => ({
  path,
  handle: ownHeading,
  lazy: async () => {
    const [{ ComingSoonPage }, icon] = await Promise.all([import('./coming-soon-page.tsx'), loadIcon?.()])
    return { Component: () => <ComingSoonPage icon={icon} /> }
  },
})
