import { setTimeout as wait } from 'node:timers/promises'
import type { ApiDependencies } from '@tandem/api-server'
import type { DemoInstagram } from '../instagram.ts'
import type { PostSales } from '../known-sales.ts'
import type { OfferedStore } from '../shops.ts'
import { demoSignIn } from '../workspace.ts'
import { askOwner, invite, linkPosts, makeCollections, saveFilters, writeNotes } from './annotate.ts'
import { signedIn } from './api-caller.ts'
import type { CallApi, InProcessApi } from './api-caller.ts'
import { connectAccounts, connectStores } from './connect.ts'
import { keepHistory } from './keep-history.ts'
import { readShare } from './read-share.ts'

/** What the sample is made from. */
export interface SampleParts {
  stores: readonly OfferedStore[]
  instagram: DemoInstagram
  sales: readonly PostSales[]
}

/** The parts of the product that filling uses. */
export type Product = Pick<ApiDependencies, 'database' | 'now'> & { api: InProcessApi }

/** Each check takes time from the sync it waits for. */
const lookEveryMs = 1000

/** A part of filling. It takes about `size` times as long as the others, and says which share of it is done. */
interface Step {
  size: number
  work: (call: CallApi, reach: (share: number) => void) => Promise<void>
}

const step = (work: Step['work'], size = 1): Step => ({ work, size })

/** How often the banner moves during the syncs. Each time, the page reads its figures again. */
const syncSize = 5

/**
 * Fills the demo's team with the calls that its pages make. Each step leaves existing data as it is, so filling can
 * stop anywhere and continue later. Calls `report` with the number of completed steps.
 */
export async function fillSample(
  { api, database, now }: Product,
  { stores, instagram, sales }: SampleParts,
  team_id: number,
  { signal, report }: { signal: AbortSignal; report: (steps: { done: number; of: number }) => void },
): Promise<void> {
  const steps = [
    step(() => untilTeamsAreGone(database, signal)),
    step((call) => connectStores(call, stores)),
    step((call) => connectAccounts(call, instagram)),
    step(() => keepHistory({ database, now }, team_id, instagram)),
    step(makeCollections),
    step(saveFilters),
    step(invite),
    step(async (_call, reach) => {
      await until(async () => {
        const share = await readShare({ database }, team_id)
        reach(share)
        return share === 1
      }, signal)
    }, syncSize),
    step(writeNotes),
    step((call) => askOwner(call, api)),
    step((call) => linkPosts(call, sales)),
  ]
  const of = steps.reduce((sum, { size }) => sum + size, 0)
  await signedIn(api, demoSignIn, async (call) => {
    let done = 0
    for (const { work, size } of steps) {
      signal.throwIfAborted()
      report({ done, of })
      await work(call, (share) => report({ done: done + Math.floor(share * size), of }))
      done += size
    }
  })
}

async function until(isSo: () => Promise<boolean>, signal: AbortSignal) {
  while (!(await isSo())) await wait(lookEveryMs, undefined, { signal })
}

/** An account belongs to only one team, and a team that is being deleted releases its accounts late. */
const untilTeamsAreGone = (database: Product['database'], signal: AbortSignal) =>
  until(async () => {
    const going = await database
      .selectFrom('teams')
      .select('team_id')
      .where('deletion_began_at', 'is not', null)
      .limit(1)
      .executeTakeFirst()
    return going === undefined
  }, signal)
