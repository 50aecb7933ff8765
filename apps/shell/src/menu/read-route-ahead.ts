import type { ReadAhead } from '@tandem/app-frame'
import type { QueryClient } from '@tanstack/react-query'
import { matchRoutes } from 'react-router'
import type { RouteObject } from 'react-router'
import { handleMissingChunk } from '../errors/missing-chunk.ts'

/**
 * Preloads the code of the page at an address, and lets the page preload its data. Each module loads once,
 * however often this is called; if one fails, the navigation tries again and reports it.
 */
export function readRouteAhead(routes: readonly RouteObject[], url: string, queryClient: QueryClient): void {
  const matches = matchRoutes([...routes], url.replace(/[?#].*/s, '')) ?? []
  for (const { route } of matches)
    for (const load of lazyPartsOf(route))
      void load()
        .then((part) => (part as { readAhead?: ReadAhead } | undefined)?.readAhead?.(queryClient, 'menu'))
        .catch(handleMissingChunk)
}

function lazyPartsOf({ lazy }: RouteObject): (() => Promise<unknown>)[] {
  if (lazy === undefined) return []
  const parts = typeof lazy === 'function' ? [lazy] : Object.values(lazy)
  return parts.filter((part) => part !== undefined)
}
