import { useQueryClient } from '@tanstack/react-query'
import { useMenu } from './menu-context.tsx'
import { readRouteAhead } from './read-route-ahead.ts'

/** Preloads the target of a link: call it when a pointer or the focus reaches the link. */
export function useReadAhead() {
  const queryClient = useQueryClient()
  const { routes } = useMenu()
  return (url: string) => readRouteAhead(routes, url, queryClient)
}
