import { markForDeletion } from '../commerce/stores/queries.ts'
import { storeDeletionWorker } from '../lifecycle/store-deletion/store-deletion-worker.ts'
import type { RunJob } from '../platform/runs/perform-runs.ts'
import type { RunWorker } from '../platform/runs/run-worker.ts'
import { bareRows, readRows } from './run-facts.ts'
import { newSellingTeam } from './selling-team.ts'
import type { TriedKind } from './tried-kind.ts'

/** More orders than one transaction deletes, and only a few. */
const ordersToDelete = { long: 1_200, short: 300 }

/** The deletion of a store, beside one that stays. */
export const storeDeletionKind: TriedKind = {
  worker: storeDeletionWorker as RunWorker<RunJob>,
  async add(api, _origin, { isLong = false } = {}) {
    const oak = await newSellingTeam(api)
    const { team_id } = oak.team
    const kept = await oak.newStore('elm')
    const count = isLong ? ordersToDelete.long : ordersToDelete.short
    for (const store of [oak.store_id, kept]) {
      await oak.products([{ provider_id: 'mug', permalink: 'https://oak.example/product/mug/' }], store)
      await oak.orders(
        Array.from({ length: store === kept ? 3 : count }, (_, at) => ({
          provider_id: `order-${at}`,
          ordered_at: new Date(Date.UTC(2026, 0, 9) + at * 240_000).toISOString(),
          lines: [['mug', 1, 1000]] as [string, number, number][],
        })),
        store,
      )
    }
    await oak.archiveStore(oak.store_id, api.clock.now)
    await oak.within((db) => markForDeletion(db, oak.store_id, api.clock.now))
    return { job: { team_id, store_id: oak.store_id } as RunJob, id: oak.store_id }
  },
  async factsOf(database, { job: { team_id } }) {
    const from = (columns: string, table: string) =>
      readRows(database, `select ${columns} from ${table} where team_id = ${team_id}`)
    return {
      stores: await from('name', 'stores'),
      orders: (await from('id', 'orders')).length,
      lines: (await from('order_id', 'order_lines')).length,
      days: bareRows(await from('*', 'store_day')),
      products: (await from('id', 'products')).length,
      recorded: await from('action, subject_name', 'audit_entries'),
    }
  },
  done: {
    stores: [{ name: 'elm' }],
    orders: 3,
    lines: 3,
    products: 1,
    recorded: [{ action: 'store.deleted', subject_name: 'oak' }],
  },
  isHalfDone: `exists (select from stores where deletion_began_at is not null) and (select count(*) from orders) between 300 and 1000`,
}
