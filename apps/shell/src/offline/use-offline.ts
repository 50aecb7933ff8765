import { configureApi } from '@tandem/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useStore } from 'jotai'
import { useEffect } from 'react'
import type { ChangeQueue } from './changes/change-queue.ts'

/**
 * Lets the browser keep the app, the data seen in it, and changes that find no network. It starts after the
 * page, which doesn't wait for it; a change that finds no network before that starts it immediately. If its
 * code is missing, nothing is kept.
 */
export function useOffline() {
  const queryClient = useQueryClient()
  const store = useStore()
  useEffect(() => {
    let isOver = false
    let offline: ChangeQueue | null = null
    let loading: Promise<void> | undefined
    const load = async () => {
      const { startOffline } = await import('./start-offline.ts')
      if (isOver) return
      offline = startOffline(queryClient, store)
      configureApi({ queueOf: offline.queueOf })
    }
    // Without its code, changes aren't kept, and fail as they do in a browser without storage.
    const start = () => (loading ??= load().catch(() => undefined))
    configureApi({
      queueOf: (endpoint, input) =>
        endpoint.whenOffline === 'queue'
          ? {
              isBusy: () => false,
              keep: async (key) => {
                await start()
                return (await offline?.queueOf(endpoint, input)?.keep(key)) ?? false
              },
            }
          : null,
    })
    const whenIdle = window.requestIdleCallback ?? setTimeout
    whenIdle(() => void start())
    return () => {
      isOver = true
      configureApi({ queueOf: () => null })
      offline?.stop()
    }
  }, [queryClient, store])
}
