import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import type { ApiDependencies } from '../../../platform/dependencies/dependencies.ts'
import { problem } from '../../../platform/request/problem.ts'
import type { FetchedPicture } from './fetch-picture.ts'
import type { PictureKey } from './stored-pictures.ts'

/** Fetches in the process and per team: a slow shop must not delay the pictures of others. */
const maxConcurrent = { process: 8, team: 3 }
const maxWaiting = 200
/** From the request on, including waiting for a slot. */
const timeoutMs = 10_000

/** Running fetches of a server: few at a time, and one per picture. */
const running = new WeakMap<ApiDependencies['settings'], ReturnType<typeof newQueue>>()
const newQueue = () => ({
  all: bulkhead(maxConcurrent.process, maxWaiting),
  teams: new Map<number, ReturnType<typeof bulkhead>>(),
  fetches: new Map<string, Promise<FetchedPicture | null>>(),
})

/**
 * Runs a fetch when a slot is free. Several requests for one picture share one fetch.
 *
 * @throws SERVICE_UNAVAILABLE when too many fetches are waiting, or the slot came too late
 */
export function queuePicture(
  { settings }: Pick<ApiDependencies, 'settings'>,
  { team_id, key }: PictureKey,
  fetchPicture: (deadline: AbortSignal) => Promise<FetchedPicture | null>,
): Promise<FetchedPicture | null> {
  const queue = running.get(settings) ?? newQueue()
  running.set(settings, queue)
  const known = queue.fetches.get(key)
  if (known) return known
  const ofTeam = queue.teams.get(team_id) ?? bulkhead(maxConcurrent.team, maxWaiting)
  queue.teams.set(team_id, ofTeam)
  const deadline = AbortSignal.timeout(timeoutMs)
  const fetched = ofTeam
    .execute(() => queue.all.execute(() => fetchPicture(deadline)))
    .catch((error: unknown) => {
      if (error instanceof BulkheadRejectedError) throw problem('SERVICE_UNAVAILABLE')
      throw error
    })
    .finally(() => {
      queue.fetches.delete(key)
      if (ofTeam.executionSlots === maxConcurrent.team) queue.teams.delete(team_id)
    })
  queue.fetches.set(key, fetched)
  return fetched
}
