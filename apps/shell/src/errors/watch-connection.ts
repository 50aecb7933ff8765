import { ApiError, ContractError, NetworkError } from '@tandem/api-client'
import { sessionQueries } from '@tandem/session'
import { onlineManager } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

const secondsBetweenTries = 10

type Action = { type: string; error?: unknown; manual?: boolean }

/**
 * Keeps the query client's online state correct. A browser connected to any network reports that it is
 * online, even if our server can't be reached. A call that finds no server sets the state to offline, and any
 * answer sets it back, which refetches stale data on screen. While there is no server, it is probed every ten
 * seconds.
 *
 * @returns a function that stops it.
 */
export function watchConnection(queryClient: QueryClient): () => void {
  onlineManager.setOnline(navigator.onLine)
  const stops = [
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated') heed(event.action)
    }),
    queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated') heed(event.action)
    }),
  ]
  const timer = setInterval(() => {
    if (onlineManager.isOnline() || !navigator.onLine) return
    void queryClient.refetchQueries({ queryKey: sessionQueries.me.queryKey, exact: true })
  }, secondsBetweenTries * 1000)
  return () => {
    clearInterval(timer)
    stops.forEach((stop) => stop())
  }
}

function heed({ type, error, manual }: Action) {
  if (manual) return
  const isAnswer = type === 'success' || error instanceof ApiError || error instanceof ContractError
  // Only after its last retry: before that, it may still succeed.
  const isLost = type === 'error' && error instanceof NetworkError && error.kind === 'fetch'
  if (isLost) onlineManager.setOnline(false)
  else if (isAnswer && navigator.onLine) onlineManager.setOnline(true)
}
