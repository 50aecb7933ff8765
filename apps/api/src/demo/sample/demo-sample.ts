import { deleteTeamAtOnce } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import { findDemoTeam, seedWorkspace } from '../workspace.ts'
import type { InProcessApi } from './api-caller.ts'
import { fillSample } from './fill-sample.ts'
import type { SampleParts } from './fill-sample.ts'
import { keepSampleState, readSampleState } from './sample-state.ts'
import type { SampleState } from './sample-state.ts'

/** The progress of filling, in steps. `stopped` means that it failed and continues at the next start. */
export type SampleProgress =
  { state: 'empty' | 'full' | 'stopped' } | { state: 'filling'; done: number; of: number }

/** The sample of the demo's team. */
export interface DemoSample {
  progress: () => SampleProgress
  /** Fills the team in the background if that isn't done. The simulated stores must be reachable. */
  begin: () => void
  /** Deletes the team with all its data and creates it again, with the sample or empty. */
  makeAnew: (wanted: 'empty' | 'full') => Promise<void>
  /** Stops filling at a point where it can continue later. */
  stop: () => Promise<void>
}

interface Opened {
  dependencies: ApiDependencies
  api: InProcessApi
  dataFolder: string
  /** Whether the first start leaves the team empty. */
  startsEmpty: boolean
  parts: SampleParts
  /** Writes a line to the terminal. */
  say: (line: string) => void
}

/** Creates the demo's team if it doesn't exist, and returns what can be done with its sample. */
export async function openDemoSample({
  dependencies,
  api,
  dataFolder,
  startsEmpty,
  parts,
  say,
}: Opened): Promise<DemoSample> {
  let state: SampleState = 'empty'
  let steps = { done: 0, of: 1 }
  let filling: { end: AbortController; ended: Promise<void> } | null = null
  let isStopped = false
  let turn: Promise<void> = Promise.resolve()

  const keep = async (next: SampleState) => {
    await keepSampleState(dataFolder, next)
    state = next
  }

  /** Completes `emptying` and `refilling`, also after a start that was killed. */
  const renew = async () => {
    if (state !== 'emptying' && state !== 'refilling') return
    const team_id = await findDemoTeam(dependencies)
    if (team_id !== undefined) await deleteTeamAtOnce(dependencies, team_id)
    const isFull = state === 'refilling'
    await seedWorkspace(dependencies, { isFull })
    await keep(isFull ? 'filling' : 'empty')
  }

  const fill = async (signal: AbortSignal) => {
    const began = performance.now()
    const team_id = await findDemoTeam(dependencies)
    // The owner changed their email, so the team is theirs now.
    if (team_id === undefined) return
    try {
      const report = (now: typeof steps) => (steps = now)
      await fillSample({ ...dependencies, api }, parts, team_id, { signal, report })
      await keep('full')
      say(`The sample was imported in ${Math.round((performance.now() - began) / 1000)} s`)
    } catch (error) {
      if (signal.aborted) return
      isStopped = true
      dependencies.log.warn(
        { error },
        'the sample of the demo was not imported whole; the next start goes on',
      )
    }
  }

  const begin = () => {
    if (state !== 'filling') return
    const end = new AbortController()
    isStopped = false
    steps = { done: 0, of: 1 }
    filling = { end, ended: fill(end.signal) }
  }

  const stop = async () => {
    filling?.end.abort()
    await filling?.ended
    filling = null
  }

  const kept = await readSampleState(dataFolder)
  const isThere = (await findDemoTeam(dependencies)) !== undefined
  // A demo of an earlier version had no sample. What people did in it stays.
  if (isThere) state = kept ?? 'empty'
  else if (kept === null) await keep(startsEmpty ? 'emptying' : 'refilling')
  // The account's email was changed or its team deleted: create the account again, with an empty team.
  else await keep(kept === 'refilling' ? kept : 'emptying')
  await renew()

  return {
    progress() {
      if (state === 'empty' || state === 'emptying') return { state: 'empty' }
      if (state === 'full') return { state: 'full' }
      return isStopped ? { state: 'stopped' } : { state: 'filling', ...steps }
    },
    begin,
    makeAnew(wanted) {
      const work = async () => {
        await stop()
        await keep(wanted === 'empty' ? 'emptying' : 'refilling')
        await renew()
        begin()
      }
      turn = turn.catch(() => undefined).then(work)
      return turn
    },
    stop,
  }
}
