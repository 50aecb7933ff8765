import type { NavigationEntry } from '@tandem/app-frame'
import { useQueryClient } from '@tanstack/react-query'
import { useMenu } from './menu-context.tsx'
import { prefetchRoute } from './prefetch-route.ts'

/** Gets what a link will show before it is chosen: call it when a pointer or the focus comes to the link. */
export function useReadAhead() {
  const queryClient = useQueryClient()
  const { routes } = useMenu()
  return (entry: Pick<NavigationEntry, 'url' | 'prefetch'>) => {
    prefetchRoute(routes, entry.url)
    entry.prefetch?.({ queryClient })
  }
}
