import { invalidate } from '@tandem/api-client/react'
import type { WriteQueue } from '@tandem/api-client'
import type { Endpoint, Resource } from '@tandem/api-contract'
import { readStored, sessionQueries } from '@tandem/session'
import { onlineManager } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { digestOf } from '../session-digest.ts'
import { isKnown, isQueued, queuedEndpoints } from './queued-endpoints.ts'
import { sendChange } from './send-change.ts'
import type { Refusal } from './send-change.ts'
import { addChange, dropChanges, readChanges } from './waiting-changes.ts'
import type { WaitingChange } from './waiting-changes.ts'

/** The tab that holds this lock sends; the others wait for it, and then find nothing. */
export const sendingLock = 'tandem-changes'
const channelName = 'tandem-changes'

/** With more waiting changes, the next one fails as it would without a queue. */
const mostKept = 500
const firstPause = 5
const longestPause = 300

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
  const owner = digestOf(token).then((session) => ({ session, user: person.id, team: person.team.id }))
  const channel = new BroadcastChannel(channelName)
  let waiting = 0
  let adding = 0
  let tries = 0
  let isOver = false
  let timer: ReturnType<typeof setTimeout> | undefined

  /** Checked right before anything is written or sent, so that nothing comes back after a sign-out. */
  const isPresent = () => !isOver && readStored('personal_access_token') === token

  /** The changes of this session. Those of another person or session are never sent but deleted. */
  const ownChanges = async () => {
    const { session, user, team } = await owner
    if (!isPresent()) return []
    const all = await readChanges()
    const isOwn = (change: WaitingChange) =>
      change.session === session && change.user === user && change.team === team
    const foreign = all.filter((change) => !isOwn(change))
    if (foreign.length > 0 && isPresent()) await dropChanges(foreign)
    return all.filter(isOwn)
  }
  const count = async () => {
    const own = await ownChanges().catch(() => [])
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
  const tell = (changed: readonly Resource[]) => !isOver && channel.postMessage(changed)

  const keep = async (endpoint: Endpoint, input: unknown, key: string) => {
    const isFirst = waiting === 0
    adding += 1
    try {
      const whose = await owner
      if (!isPresent() || waiting >= mostKept) return false
      await addChange({ name: endpoint.name, input, key, madeAt: Date.now(), ...whose })
      await count()
    } catch {
      // The browser stores nothing, or has no room: the change fails as it would without a queue.
      return false
    } finally {
      adding -= 1
    }
    tell([])
    // The first change has just found no network, so wait. Behind others, the network may be back by now.
    if (isFirst) later(0)
    else sendNow()
    return true
  }

  const later = (seconds: number) => {
    clearTimeout(timer)
    const pause = Math.max(seconds, Math.min(firstPause * 2 ** tries, longestPause))
    timer = setTimeout(() => void send(), pause * 1000)
  }

  /** Sends one change after the other, until none is left or one has to wait. */
  const sendAll = async (changed: Set<Resource>) => {
    for (;;) {
      const [next] = await ownChanges()
      if (next === undefined || !isPresent()) return
      const outcome = await sendChange(next, token)
      if (outcome.kind === 'later') {
        tries += 1
        // The session's own handling reads the same, and leaves the ended session.
        if (outcome.isSignedOut) readMe()
        else later(outcome.seconds)
        return
      }
      tries = 0
      if (!isPresent()) return
      await dropChanges([next])
      const changes = isKnown(next.name) ? queuedEndpoints[next.name].changes : []
      for (const resource of changes) changed.add(resource)
      if (outcome.kind === 'given up') onGivenUp(next, outcome.refusal)
      await count()
    }
  }
  const send = () =>
    locks
      .request(sendingLock, async () => {
        const changed = new Set<Resource>()
        try {
          await sendAll(changed)
        } finally {
          if (changed.size > 0 && isPresent()) {
            tell([...changed])
            readAgain([...changed])
          }
        }
      })
      // The browser has closed its storage: the next visit sends what was kept.
      .catch(() => {})

  const sendNow = () => {
    clearTimeout(timer)
    tries = 0
    void send()
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Resource[]>) => {
    void count().then(() => waiting > 0 && !isOver && later(0))
    readAgain(data)
  })
  const unsubscribe = onlineManager.subscribe((isOnline) => isOnline && waiting > 0 && sendNow())
  void count().then(() => waiting > 0 && !isOver && sendNow())
  return {
    queueOf: (endpoint, input) =>
      isPresent() && isQueued(endpoint, input)
        ? { isBusy: () => waiting + adding > 0, keep: (key) => keep(endpoint, input, key) }
        : null,
    stop: () => {
      isOver = true
      clearTimeout(timer)
      unsubscribe()
      channel.close()
      onCount(0)
    },
  }
}

/** The number of waiting changes that this session would lose by signing out. */
export async function countWaiting(token: string): Promise<number> {
  const session = await digestOf(token)
  return (await readChanges()).filter((change) => change.session === session).length
}
