import type { WholeDatabase } from '@tandem/api-server'
import { rebuildStore } from '@tandem/api-server/testing'
import type { GeneratedTeam } from '@tandem/api-server/testing'

/** Counts every figure of each store again from its orders, lines and refunds, and prints how long it took. */
export async function measureRebuild(database: WholeDatabase, { team_id, stores }: GeneratedTeam) {
  for (const [index, store_id] of stores.entries()) {
    const began = performance.now()
    await rebuildStore(database, team_id, store_id)
    const seconds = (performance.now() - began) / 1000
    console.log(`figures: store ${index + 1} of ${stores.length} in ${seconds.toFixed(1)} s`)
  }
}
