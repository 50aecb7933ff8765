import { getPrivacyData, listPrivacyRequests } from '@tandem/api-contract'
import type { TeamDatabase } from '../../platform/database/team-scope.ts'
import type { ApiDependencies } from '../../platform/dependencies/dependencies.ts'
import { webhookAddress } from '../../commerce/webhooks/webhook-address.ts'
import { implement, implementFile } from '../../identity/implement.ts'
import { findPrivacyRequests, privacyData } from './kept-data.ts'

/** What shops ask about the personal data of their customers. */
export const privacyRoutes = [
  implement(listPrivacyRequests, ({ team, dependencies }) =>
    team(async (db) => ({
      data: await findPrivacyRequests(db),
      meta: { addresses: await addressesOf(db, dependencies.settings) },
    })),
  ),
  implementFile(getPrivacyData, ({ params, team, audit }) =>
    team(async (db) => {
      const { store_id, ...data } = await privacyData(db, params.id)
      await audit(db, {
        action: 'privacy_request.data_downloaded',
        subject: 'store',
        subject_id: store_id,
        subject_name: data.store,
      })
      return {
        type: 'application/octet-stream',
        filename: `customer-data-${params.id}.json`,
        pieces: (async function* () {
          yield JSON.stringify(data, null, 2)
        })(),
      }
    }),
  ),
]

async function addressesOf(db: TeamDatabase, settings: ApiDependencies['settings']) {
  const stores = await db
    .selectFrom('stores')
    .innerJoin('store_webhooks', 'store_webhooks.store_id', 'stores.id')
    .select(['stores.id as store_id', 'stores.name as store_name', 'type', 'url', 'key'])
    .where('type', '=', 'shopify')
    .orderBy('stores.id')
    .execute()
  return stores.flatMap(({ store_id, store_name, ...store }) => {
    const address = webhookAddress(settings, store)
    return address === null ? [] : [{ store_id, store_name, address }]
  })
}
