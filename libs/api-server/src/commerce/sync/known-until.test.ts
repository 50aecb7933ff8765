import { expect, test } from 'vitest'
import type { Insights } from '@tandem/api-contract'
import { hourMs } from '@tandem/format'
import { connectStore, syncAgain } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import type { TestTeam } from '../../testing/test-people.ts'
import { useTestApi } from '../../testing/use-test-api.ts'

/** Each request to the store takes an hour. */
const used: ReturnType<typeof useTestApi> = useTestApi({
  connectors: simulatedConnectors([simulatedShop('slow', { dataset: fewOrders(3) })], {
    onRequest: () => (used.api.clock.now = new Date(used.api.clock.now.getTime() + hourMs)),
  }),
})

async function insights(team: TestTeam) {
  const path = '/dashboard/insights?date_from=2026-11-01&date_to=2026-11-30'
  const answer = await used.api.request('GET', path, { token: team.token })
  return ((await answer.json()) as { data: Insights }).data
}

test('a store is known until its sync began, because orders may have been placed while it ran', async () => {
  const team = await used.api.newTeam()
  const store = await connectStore(used.api, team, 'slow')
  const after = await insights(team)
  expect(after.stores_read_at).toBe(store.sync.succeeded_at)
  expect(after.stores_all_read_at).toBe(store.sync.started_at)
  expect(after.stores_all_read_at).not.toBe(after.stores_read_at)

  const next = await syncAgain(used.api, team, store)
  expect((await insights(team)).stores_all_read_at).toBe(next.sync.started_at)
})
