import { invalidate } from '@tandem/api-client/react'
import type { WriteQueue } from '@tandem/api-client'
import type { Endpoint, Resource } from '@tandem/api-contract'
import { readStored, sessionQueries } from '@tandem/session'
import { onlineManager } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createSender } from './change-sender.ts'
import { isQueued } from './queued-endpoints.ts'
import type { Refusal } from './send-change.ts'
import { sessionChanges } from './session-changes.ts'
import type { WaitingChange } from './waiting-changes.ts'

const channelName = 'tandem-changes'

/** With more waiting changes, the next one fails as it would without a queue. */
const maxKept = 500

interface Surroundings {
  queryClient: QueryClient
  /** Called with the number of waiting changes, whenever it may have changed. */
  onCount: (count: number) => void
  /** Called once for a change that is dropped. */
  onGivenUp: (change: WaitingChange, refusal: Refusal) => void
}

export interface ChangeQueue {
  /** Keeps writes that find no network, for `configureApi`; null for a write that fails instead. */
  queueOf: (endpoint: Endpoint, input: unknown) => WriteQueue | null
  stop: () => void
}

/**
 * Keeps changes that find no network until the session ends: in the browser, in order, each with its key.
 * Sends them from one tab when the network is back. Does nothing if nobody is signed in, or if the browser
 * has no locks or stores nothing.
 */
export function startChangeQueue({ queryClient, onCount, onGivenUp }: Surroundings): ChangeQueue {
  const token = readStored('personal_access_token')
  const person = queryClient.getQueryData(sessionQueries.me.queryKey)
  const { locks } = navigator as Partial<Navigator>
  if (token === null || person === undefined || !locks) return { queueOf: () => null, stop: () => {} }
  const changes = sessionChanges(token, person)
  const channel = new BroadcastChannel(channelName)
  let waiting = 0
  let adding = 0
  let isOver = false

  const count = async () => {
    // Without storage nothing was kept.
    const own = await changes.read().catch(() => [])
    if (isOver) return
    waiting = own.length
    onCount(waiting)
  }
  /** No component observes this query, so marking it as stale wouldn't refetch it. */
  const readMe = () => void queryClient.refetchQueries({ queryKey: sessionQueries.me.queryKey, exact: true })
  const readAgain = (changed: readonly Resource[]) => {
    if (changed.length > 0) void invalidate(queryClient, changed)
    if (changed.includes('me')) readMe()
  }
  const notifyOtherTabs = (changed: readonly Resource[]) => !isOver && channel.postMessage(changed)
  const sender = createSender({
    changes,
    token,
    locks,
    onGivenUp,
    onDropped: count,
    onChanged: (changed) => {
      notifyOtherTabs(changed)
      readAgain(changed)
    },
    onSignedOut: readMe,
  })

  const keep = async ({ name }: Endpoint, input: unknown, key: string) => {
    const isFirst = waiting === 0
    adding += 1
    try {
      if (waiting >= maxKept || !(await changes.add({ name, input, key }))) return false
      await count()
    } catch {
      // The browser stores nothing, or has no room: the change fails as it would without a queue.
      return false
    } finally {
      adding -= 1
    }
    notifyOtherTabs([])
    // The first change has just found no network, so wait. Behind others, the network may be back by now.
    if (isFirst) sender.later(0)
    else sender.now()
    return true
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Resource[]>) => {
    void count().then(() => waiting > 0 && !isOver && sender.later(0))
    readAgain(data)
  })
  const unsubscribe = onlineManager.subscribe((isOnline) => isOnline && waiting > 0 && sender.now())
  void count().then(() => waiting > 0 && !isOver && sender.now())
  return {
    queueOf: (endpoint, input) =>
      changes.isPresent() && isQueued(endpoint, input)
        ? { isBusy: () => waiting + adding > 0, keep: (key) => keep(endpoint, input, key) }
        : null,
    stop: () => {
      isOver = true
      changes.end()
      sender.stop()
      unsubscribe()
      channel.close()
      onCount(0)
    },
  }
}
