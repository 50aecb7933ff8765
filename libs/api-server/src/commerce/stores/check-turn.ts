import { commerceMessages } from '@tandem/api-contract'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { Call } from '../../identity/call.ts'
import { problem } from '../../platform/request/problem.ts'

/** Simultaneous checks of stores, per team and per process. */
const maxOfTeam = 2
const maxOfAll = 16

/** A check takes a few seconds unless the store is slow. */
const retryAfterSeconds = 5

interface RunningChecks {
  all: number
  byTeam: Map<number, number>
}

/** By settings, because a call with a key gets its own dependencies. */
const runningOf = new WeakMap<ApiDependencies['settings'], RunningChecks>()

/**
 * Runs a check of a store at its provider unless too many are running: a slow store can't exhaust the
 * process.
 * @throws TOO_MANY_REQUESTS with the seconds to wait, or what the check throws
 */
export async function withCheckTurn<Result>(
  { dependencies, session, request_id }: Pick<Call, 'dependencies' | 'session' | 'request_id'>,
  check: () => Promise<Result>,
): Promise<Result> {
  const { team_id } = session
  const running = runningOf.get(dependencies.settings) ?? { all: 0, byTeam: new Map<number, number>() }
  runningOf.set(dependencies.settings, running)
  const ofTeam = running.byTeam.get(team_id) ?? 0
  if (ofTeam >= maxOfTeam || running.all >= maxOfAll) {
    dependencies.log.warn({ request_id, team_id, checks: running.all }, 'too many checks of stores run')
    const message = commerceMessages.store.checksRunning
    throw problem('TOO_MANY_REQUESTS', { message, seconds_left: retryAfterSeconds })
  }
  running.all += 1
  running.byTeam.set(team_id, ofTeam + 1)
  try {
    return await check()
  } finally {
    running.all -= 1
    const left = (running.byTeam.get(team_id) ?? 1) - 1
    if (left > 0) running.byTeam.set(team_id, left)
    else running.byTeam.delete(team_id)
  }
}
