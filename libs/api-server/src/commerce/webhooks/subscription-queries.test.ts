import { expect, test } from 'vitest'
import { connectStore } from '../../testing/connect-store.ts'
import { fewOrders, simulatedConnectors, simulatedShop } from '../../testing/simulated-connectors.ts'
import { useTestApi } from '../../testing/use-test-api.ts'
import { findStoreByKey } from './subscription-queries.ts'

const names = ['first', 'second'] as const
const dataset = fewOrders(2)
const used = useTestApi({
  connectors: simulatedConnectors(names.map((name) => simulatedShop(name, { dataset }))),
})

test.each(names)(
  'an address is answered for by the store that stays, while the %s heir is deleted',
  async (going) => {
    const { database } = used.opened
    const team = await used.api.newTeam()
    const key = crypto.randomUUID()
    const ids: Record<string, number> = {}
    for (const name of names) {
      const { id } = await connectStore(used.api, team, name)
      ids[name] = id
      await database
        .updateTable('store_webhooks')
        .set({ former_keys: [key], secret: null })
        .where('store_id', '=', id)
        .execute()
    }
    const now = new Date()
    await database
      .updateTable('stores')
      .set({ deletion_began_at: now, archived_at: now })
      .where('id', '=', ids[going]!)
      .execute()
    const stays = names.find((name) => name !== going)!
    expect(await findStoreByKey(database, key)).toMatchObject({ store_id: ids[stays], is_former: true })
  },
)
