import { expect, test } from 'vitest'
import { inTeam } from '../../platform/database/team-scope.ts'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import { connectStore } from '../../testing/connect-store.ts'
import { simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { queueSync } from './queue-sync.ts'
import { savePlace } from './sync-state.ts'
import { syncStore } from './sync-store.ts'
import { takeSync } from './take-sync.ts'

const used = useTestApi({ connectors: simulatedConnectors([simulatedShop('oak-workshop')]) })

test("a sync that ends its process isn't set aside when a page was written between two ends", async () => {
  const team = await used.api.newTeam()
  const { team_id } = team
  const { id } = await connectStore(used.api, team, 'oak-workshop')
  const within = <T>(work: (db: TeamDatabase) => Promise<T>) => inTeam(used.opened.database, team_id, work)
  const stateOf = () =>
    within((db) =>
      db
        .selectFrom('store_syncs')
        .select(['state', 'error', 'tries'])
        .where('store_id', '=', id)
        .executeTakeFirstOrThrow(),
    )
  await within((db) => queueSync(db, id, { cause: 'schedule' }))
  for (const _ of [1, 2, 3]) {
    await within(async (db) => {
      const run = await takeSync(db, id, used.api.clock.now)
      if (run === null || run === 'set aside') throw new Error('There was nothing to take')
      await savePlace(db, run)
    })
    expect(await stateOf()).toMatchObject({ state: 'running', tries: 1 })
  }
  await syncStore(used.api.dependencies, { team_id, store_id: id }, new AbortController().signal)
  expect(await stateOf()).toMatchObject({ state: 'succeeded', error: null, tries: 0 })
})
