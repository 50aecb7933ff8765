import { useQueryClient } from '@tanstack/react-query'
import { useMenu } from './menu-context.tsx'
import { readRouteAhead } from './read-route-ahead.ts'

/** Gets what a link will show before it is chosen: call it when a pointer or the focus comes to the link. */
export function useReadAhead() {
  const queryClient = useQueryClient()
  const { routes } = useMenu()
  return (url: string) => readRouteAhead(routes, url, queryClient)
}
