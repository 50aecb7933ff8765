import { setTimeout as wait } from 'node:timers/promises'
import type { ApiDependencies } from '@tandem/api-server'
import type { DemoInstagram } from '../instagram.ts'
import type { PostSales } from '../known-sales.ts'
import type { OfferedStore } from '../shops.ts'
import { demoSignIn } from '../workspace.ts'
import { invite, linkPosts, makeCollections, saveFilters, writeNotes } from './annotate.ts'
import { signedIn } from './api-caller.ts'
import type { Answering, CallApi } from './api-caller.ts'
import { connectAccounts, connectStores, isAllRead } from './connect.ts'
import { keepHistory } from './keep-history.ts'

/** What the sample is made from. */
export interface SampleParts {
  stores: readonly OfferedStore[]
  instagram: DemoInstagram
  sales: readonly PostSales[]
}

/** The parts of the product that filling uses. */
export type Product = Pick<ApiDependencies, 'database' | 'now'> & { api: Answering }

/** Each check takes time from the sync it waits for. */
const lookEveryMs = 1000

/**
 * Fills the demo's team with the calls that its pages make. Each step leaves existing data as it is, so filling can stop
 * anywhere and continue later. `report` gets the number of completed steps.
 */
export async function fillSample(
  { api, database, now }: Product,
  { stores, instagram, sales }: SampleParts,
  team_id: number,
  { signal, report }: { signal: AbortSignal; report: (steps: { done: number; of: number }) => void },
): Promise<void> {
  const steps: ((call: CallApi) => Promise<void>)[] = [
    () => untilTeamsAreGone(database, signal),
    (call) => connectStores(call, stores),
    (call) => connectAccounts(call, instagram),
    () => keepHistory({ database, now }, team_id, instagram),
    makeCollections,
    saveFilters,
    invite,
    (call) => until(() => isAllRead(call), signal),
    writeNotes,
    (call) => linkPosts(call, sales),
  ]
  await signedIn(api, demoSignIn, async (call) => {
    for (const [done, step] of steps.entries()) {
      signal.throwIfAborted()
      report({ done, of: steps.length })
      await step(call)
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
