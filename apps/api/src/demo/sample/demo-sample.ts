import { deleteTeamAtOnce } from '@tandem/api-server'
import type { ApiDependencies } from '@tandem/api-server'
import { findDemoTeam, seedWorkspace } from '../workspace.ts'
import type { Answering } from './api-caller.ts'
import { fillSample } from './fill-sample.ts'
import type { SampleParts } from './fill-sample.ts'
import { keepSampleState, readSampleState } from './sample-state.ts'
import type { SampleState } from './sample-state.ts'

/** How far filling is: steps that are done. `stopped` says that it failed and goes on at the next start. */
export type SampleProgress =
  { state: 'empty' | 'full' | 'stopped' } | { state: 'filling'; done: number; of: number }

/** The sample of the demo's team. */
export interface DemoSample {
  progress: () => SampleProgress
  /** Fills the team where that is not done, in the background; stores must be reachable by now. */
  begin: () => void
  /** Deletes the team with all that it has, and makes it anew: with the sample, or without anything. */
  makeAnew: (wanted: 'empty' | 'full') => Promise<void>
  /** Ends filling where it can go on later. */
  stop: () => Promise<void>
}

interface Opened {
  dependencies: ApiDependencies
  api: Answering
  dataFolder: string
  /** Whether the first start leaves the team empty. */
  startsEmpty: boolean
  parts: SampleParts
  /** Tells whoever watches the terminal. */
  say: (line: string) => void
}

/** Makes the demo's team unless it is there, and says how to go on. */
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

  /** From `emptying` and `refilling` on, wherever a former start was ended. */
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
    // Its owner has another address by now, and the team is theirs.
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
  // A demo of an earlier version had no sample: what people have made of it stays.
  if (isThere) state = kept ?? 'empty'
  else if (kept === null) await keep(startsEmpty ? 'emptying' : 'refilling')
  // The account has another address by now, or its team was deleted: everybody may sign in again, to an empty one.
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
