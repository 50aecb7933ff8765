import { ApiError, ContractError, NetworkError } from '@tandem/api-client'
import { sessionQueries } from '@tandem/session'
import { onlineManager } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'

const secondsBetweenTries = 10

type Action = { type: string; error?: unknown; manual?: boolean }

/**
 * Keeps the query client's idea of being online true: a browser that is connected to something says that it is
 * online, whether our server can be reached or not. A call that finds no server says otherwise, any answer takes
 * it back, and with it everything on screen that may be out of date is read again. While no server is found it is
 * asked for every ten seconds.
 *
 * @returns how to stop.
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
  // Only once its tries are over: while it is tried again, it may still get through.
  const isLost = type === 'error' && error instanceof NetworkError && error.kind === 'fetch'
  if (isLost) onlineManager.setOnline(false)
  else if (isAnswer && navigator.onLine) onlineManager.setOnline(true)
}
