import { beforeEach, describe, expect, test } from 'vitest'
import { ProviderError, ReadingStopped } from '@tandem/connectors'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { fullDiskAt } from '../../testing/full-disk.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-api.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { queueSync } from './queue-sync.ts'
import { storeSetAside } from './set-aside.ts'
import { savePlace } from './sync-state.ts'
import { syncStore } from './sync-store.ts'
import { takeSync } from './take-sync.ts'

const shops = simulatedConnectors([simulatedShop('oak-workshop')])
const used = useTestApi({ connectors: { ...shops } })
let team: TestTeam
let storeId: number

beforeEach(async () => {
  used.api.dependencies.connectors.store = shops.store
  team = await used.api.newTeam()
  storeId = (await connectStore(used.api, team, 'oak-workshop')).id
})

const within = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(used.opened.database, team.team_id, work)
const sync = (replaced: Partial<ApiDependencies> = {}) =>
  syncStore(
    { ...used.api.dependencies, ...replaced },
    { team_id: team.team_id, store_id: storeId },
    new AbortController().signal,
  )
const stateOf = () =>
  within((db) =>
    db
      .selectFrom('store_syncs')
      .select(['state', 'error', 'tries', 'next_sync_at'])
      .where('store_id', '=', storeId)
      .executeTakeFirstOrThrow(),
  )
/** A worker takes the sync, and its process ends at once. */
const takeAndDie = () => within((db) => takeSync(db, storeId, used.api.dependencies.now()))
/** The same after a page. */
const takeWriteAndDie = () =>
  within(async (db) => {
    const run = await takeSync(db, storeId, used.api.dependencies.now())
    if (run === null || run === 'set aside') throw new Error('There was nothing to take')
    await savePlace(db, run)
  })

/** The store's answers stop the thread that reads them. */
function stopReader() {
  used.api.dependencies.connectors.store = (input) => {
    const stopped = () => Promise.reject(new ReadingStopped())
    return { ...shops.store(input), counts: stopped, read: stopped }
  }
}

describe('a sync that takes down its process', () => {
  test('is counted before it begins, set aside after two tries, and told on the card', async () => {
    await within((db) => queueSync(db, storeId, { cause: 'schedule' }))
    await takeAndDie()
    expect(await stateOf()).toMatchObject({ state: 'running', tries: 1 })
    await takeAndDie()
    expect(await stateOf()).toMatchObject({ state: 'running', tries: 2 })
    await sync()
    expect(await stateOf()).toMatchObject({ state: 'failed', error: storeSetAside, next_sync_at: null })
    await sync()
    expect(await stateOf()).toMatchObject({ state: 'failed' })
  })

  test('goes on once a person starts it again', async () => {
    await within((db) => queueSync(db, storeId, { cause: 'schedule' }))
    await takeAndDie()
    await takeAndDie()
    await sync()
    expect(await within((db) => queueSync(db, storeId, { cause: 'person' }))).toBe(true)
    await sync()
    expect(await stateOf()).toMatchObject({ state: 'succeeded', error: null, tries: 0 })
  })

  test('is not set aside when a page was written between two ends', async () => {
    await within((db) => queueSync(db, storeId, { cause: 'schedule' }))
    for (const _ of [1, 2, 3]) {
      await takeWriteAndDie()
      expect(await stateOf()).toMatchObject({ state: 'running', tries: 1 })
    }
    await sync()
    expect(await stateOf()).toMatchObject({ state: 'succeeded', error: null, tries: 0 })
  })

  test('is not set aside when the database was away each time', async () => {
    await within((db) => queueSync(db, storeId, { cause: 'schedule' }))
    for (const _ of [1, 2, 3]) {
      const database = fullDiskAt(used.opened.database, 2)
      await expect(sync({ database })).rejects.toThrow('No space left')
      expect(await stateOf()).toMatchObject({ state: 'running', tries: 1 })
    }
    await sync()
    expect(await stateOf()).toMatchObject({ state: 'succeeded', tries: 0 })
  })

  test('is not set aside when the store refused us in between', async () => {
    await within((db) => queueSync(db, storeId, { cause: 'schedule' }))
    await takeAndDie()
    used.api.dependencies.connectors.store = (input) => {
      const refused = () => Promise.reject(new ProviderError('provider_failed', 'The store is closed.'))
      return { ...shops.store(input), counts: refused, read: refused }
    }
    await sync()
    expect(await stateOf()).toMatchObject({ state: 'failed', error: 'The store is closed.', tries: 0 })
  })

  test('is not set aside when the process stopped in good order', async () => {
    const stop = new AbortController()
    used.api.dependencies.connectors.store = (input) => ({
      ...shops.store(input),
      read() {
        stop.abort(new Error('stopped'))
        return Promise.reject(new Error('stopped'))
      },
    })
    await within((db) => queueSync(db, storeId, { cause: 'schedule' }))
    const job = { team_id: team.team_id, store_id: storeId }
    await expect(syncStore(used.api.dependencies, job, stop.signal)).rejects.toThrow('stopped')
    expect(await stateOf()).toMatchObject({ state: 'running', tries: 0 })
  })
})

test('sets a store aside when its answers stopped the reader twice', async () => {
  stopReader()
  for (const tries of [1, 2]) {
    await within((db) => queueSync(db, storeId, { cause: 'schedule' }))
    await sync()
    expect(await stateOf()).toMatchObject({ state: 'failed', tries })
  }
  expect(await stateOf()).toMatchObject({ error: storeSetAside, next_sync_at: null })
})
